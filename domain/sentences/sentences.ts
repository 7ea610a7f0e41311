import type { english, Own } from './english/english.ts';
import type { Said } from './said/said.ts';

type English = typeof english;
/** The codes of all sentences. */
export type SentenceCode = keyof English;
/** The values that a sentence names; undefined where it names none, or can do without. */
export type ValuesOf<C extends SentenceCode> = English[C] extends (values: infer V) => string ? V : undefined;
/** A language: every sentence of the English one, with the same values. */
export type Language = Said<English>;
/** A language without the sentences of the families of applications, which stand apart. */
export type OwnLanguage = Said<Own>;
/** The codes of what can be wrong with a field. */
export type ProblemCode = Extract<SentenceCode, `is.${string}`>;
/** The codes of what is wrong with a message of SAML. */
export type SamlCode = Extract<SentenceCode, `saml.${string}`>;
/** The values of a sentence as the last argument of a function: there when the sentence names some. */
export type Names<C extends SentenceCode> = undefined extends ValuesOf<C> ? [] : [values: ValuesOf<C>];
/** A sentence about a value: its code, and what it names. */
export type Fault<C extends SentenceCode = ProblemCode> = {
  [K in C]: undefined extends ValuesOf<K>
    ? { code: K; values?: ValuesOf<K> | undefined }
    : { code: K; values: ValuesOf<K> };
}[C];

/** The sentence of a code in a language. A refusal without its values says what is so whatever they are. */
export function say<C extends SentenceCode>(language: Pick<Language, C>, { code, values }: Fault<C>): string {
  const sentence = language[code] as string | ((values: unknown) => string);
  return typeof sentence === 'string' ? sentence : sentence(values);
}
