import type { Language, ProblemCode } from '../../domain/sentences/sentences.ts';
import type { texts as account } from '../account/texts.ts';
import type { texts as bulk } from '../bulk/texts.ts';
import type { texts as commands } from '../commands/texts.ts';
import type { texts as counts } from '../counts/texts.ts';
import type { texts as form } from '../form/texts.ts';
import type { texts as plans } from '../plans/texts.ts';
import type { tableWords } from '../table/words.ts';
import type { texts as views } from '../views/texts.ts';
import type { words } from '../words.ts';

/** What the parts that all apps share say in each language. */
export type WebKitCatalogue = {
  'web-kit/words': typeof words;
  'web-kit/account': typeof account;
  'web-kit/bulk': typeof bulk;
  'web-kit/commands': typeof commands;
  'web-kit/counts': typeof counts;
  'web-kit/form': typeof form;
  'web-kit/plans': typeof plans;
  'web-kit/table': typeof tableWords;
  'web-kit/views': typeof views;
  problems: Pick<Language, ProblemCode>;
};
