import type { Language, ProblemCode } from '../../domain/sentences/sentences.ts';

/** What the parts that all apps share say in each language. */
export type WebKitCatalogue = {
  'web-kit/words': typeof import('../words.ts').words;
  'web-kit/account': typeof import('../account/texts.ts').texts;
  'web-kit/bulk': typeof import('../bulk/texts.ts').texts;
  'web-kit/commands': typeof import('../commands/texts.ts').texts;
  'web-kit/counts': typeof import('../counts/texts.ts').texts;
  'web-kit/devices': typeof import('../devices/texts.ts').texts;
  'web-kit/errorModules': typeof import('../errorModules/texts.ts').texts;
  'web-kit/form': typeof import('../form/texts.ts').texts;
  'web-kit/plans': typeof import('../plans/texts.ts').texts;
  'web-kit/table': typeof import('../table/words.ts').tableWords;
  'web-kit/views': typeof import('../views/texts.ts').texts;
  problems: Pick<Language, ProblemCode>;
};
