import * as everyKind from '../../../domain/application/settings/rows/everyKind.ts';
import type { Rows, Setting } from '../../../web-kit/domain/settings.ts';
import { spoken, type Wording } from '../../../web-kit/language/language.ts';

/** The parts of a row that people read, beside the labels of its values. */
const parts = ['label', 'reads', 'help', 'subject', 'missing', 'empty', 'words', 'asked'] as const;
type Part = (typeof parts)[number];
/** The labels of values that are words. A value of a protocol is called by its own name in every language. */
type Labels<O> = { readonly [V in keyof O as O[V] extends V ? never : V]: O[V] };
type LabelsOf<S> = S extends { of: infer O }
  ? keyof Labels<O> extends never
    ? unknown
    : { readonly of: Labels<O> }
  : unknown;
/** What people read of rows in English, by the names of the settings. */
export type EnglishOf<R> = {
  readonly [N in keyof R]: { readonly [P in keyof R[N] & Part]: R[N][P] } & LabelsOf<R[N]>;
};
type Shared = typeof everyKind;
/** What the settings of every kind of application say in each language. */
export type SharedWords = Wording<EnglishOf<Shared>>;
/** What a kind's own settings say in each language. Its family says it. */
export type OwnWords<R> = Wording<EnglishOf<Omit<R, keyof Shared>>>;

const isPart = (name: string) => (parts as readonly string[]).includes(name);
const labelsOf = (row: Setting) =>
  'of' in row ? { of: Object.fromEntries(Object.entries(row.of).filter(([of, label]) => of !== label)) } : {};
/** What people read of rows in English, without their rules. */
export const englishOf = (rows: Rows): Record<string, object> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const read = Object.entries(row).filter(([part]) => isPart(part));
      return [name, { ...Object.fromEntries(read), ...labelsOf(row) }];
    }),
  );

/** A row that says this in place of its English. */
function saying(row: Setting, { of, ...said }: { of?: object }): Setting {
  const labels = 'of' in row ? { of: { ...row.of, ...of } } : {};
  return { ...row, ...said, ...labels } as Setting;
}
/** Rows with these words in place of their English. Their rules and values stay. */
export function worded<R extends Rows>(rows: R, words: Readonly<Record<string, object>>): R {
  const said = Object.entries<Setting>(rows).map(([name, row]) => [name, saying(row, words[name] ?? {})]);
  return Object.fromEntries(said) as Rows as R;
}

/**
 * Rows of applications in the language of the page, which must be known by now. The folder of the kind's family says what
 * the kinds do not share.
 */
export function spokenRows<R extends Rows>(rows: R, folder: string): R {
  const shared = spoken('things/settings/rows', englishOf(everyKind));
  return worded<R>(rows, { ...spoken(folder, englishOf(rows)), ...shared });
}
