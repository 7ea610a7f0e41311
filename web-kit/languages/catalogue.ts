import type { Language, ProblemCode } from '../../domain/sentences/sentences.ts';
import type { texts as account } from '../account/texts.ts';
import type { words } from '../words.ts';

/** What the parts that all apps share say in each language. */
export type WebKitCatalogue = {
  'web-kit/words': typeof words;
  'web-kit/account': typeof account;
  problems: Pick<Language, ProblemCode>;
};
