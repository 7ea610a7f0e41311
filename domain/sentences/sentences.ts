import type { english } from './english/english.ts';

type English = typeof english;
/** The codes of all sentences. */
export type SentenceCode = keyof English;
/** The values that a sentence names; undefined where it names none. */
export type ValuesOf<C extends SentenceCode> = English[C] extends (values?: infer V) => string
  ? V
  : undefined;
/** A language: every sentence of the English one, with the same values. */
export type Language = {
  [C in SentenceCode]: English[C] extends (values?: infer V) => string ? (values?: V) => string : string;
};

/** The sentence of a code in a language. Without its values a sentence says what is so whatever they are. */
export function say<C extends SentenceCode>(language: Language, code: C, values?: ValuesOf<C>): string {
  const sentence = language[code] as string | ((values?: ValuesOf<C>) => string);
  return typeof sentence === 'string' ? sentence : sentence(values);
}
