// biome-ignore-all lint/suspicious/noExplicitAny: a row knows the type of its own value only
import type { Fault, ProblemCode } from '../sentences/sentences.ts';

/**
 * What a setting is: one row, from which its schema, its names in calls, its input and its reading follow. Browsers
 * use the rows too, so this file and those of rows import nothing that is not theirs.
 */
export type At = 'creating' | 'changing';
export type Section = 'general' | 'credentials' | 'authentication' | 'registration' | 'advanced';
/** The values of all settings by name, for rules over several. */
export type All = Readonly<Record<string, any>>;
type Problem = Fault | null | undefined;
/** A place in the guides: the page and the anchor of the heading, such as `saml#attributes`. */
export type Paragraph = `${string}#${string}`;

type Row<I extends string, T, More> = More & {
  input: I;
  section: Section;
  label: string;
  /** The label where the setting is read, if another. */
  reads?: string;
  /** What the setting does. */
  help: string;
  /** Where a guide explains it. */
  paragraph: Paragraph;
  /** Its name in calls, where that is not its own. */
  wire?: string | { creating: string; changing: string; shown: string };
  /**
   * How it changes later, unless at will: never; by a form of its own; by a call, while the page only shows it, or hides
   * it.
   */
  later?: 'never' | 'apart' | 'shown' | 'hidden';
  /** The form has it while this holds for the other values; otherwise it is sent as its default. */
  when?: (all: All) => boolean;
  /** Where it is read, it can be copied. */
  copyable?: boolean;
  /** What stands for an empty value where it is read, if not None. */
  empty?: string;
  /** The subject of a sentence about the value, such as "The name". Without one the sentence stands alone. */
  subject?: string;
  /** What the form says while there is no value, if one is needed. */
  missing?: string;
  /** Its normal form, such as a fingerprint without colons; part of the schema, as is the next. */
  normal?: (value: T) => T;
  /** Why the value alone is wrong; of lines, each one. An empty text is not asked. */
  rule?: (value: T) => Problem;
  /** Why it does not go together with the others; of lines, each one. Command and form ask it. */
  fits?: (value: T, all: All) => Problem;
  /** The form of the value, or of each line, in JSON Schema. */
  form?: { format?: string; pattern?: string; description?: string; examples?: readonly string[] };
};
type Choices = Readonly<Record<string, string>>;
/** The fewest entries of a list, and what is said to fewer. */
type Least = { least?: number; few?: ProblemCode };
export type Setting =
  /** `select`: the form offers the two words to choose from, in place of a switch. */
  | Row<'switch', boolean, { default: boolean; words?: { yes: string; no: string }; select?: true }>
  /** `of` has the label of each value; `asked` longer ones for the form, which has radio buttons then. */
  | Row<'choice', string, { of: Choices; asked?: Choices; default?: string }>
  | Row<'many', readonly string[], { of: Choices; default?: readonly string[] } & Least>
  /** Without a default it may not be empty. */
  | Row<'line', string, { most: number; default?: string }>
  | Row<'number', number, { least: number; most: number; default?: number }>
  | Row<'lines', string, { most: number; default?: readonly string[] } & Least>
  /** Its schema and its input are written by hand. */
  | Row<'own', any, { default?: never }>;
export type Rows = Readonly<Record<string, Setting>>;

type Typed = { switch: boolean; line: string; number: number; lines: string[] };
/** The type of a setting's value. */
export type ValueOf<S> = S extends { input: 'many'; of: infer O }
  ? (keyof O & string)[]
  : S extends { of: infer O }
    ? keyof O & string
    : S extends { input: infer I extends keyof Typed }
      ? Typed[I]
      : never;
/** The names of the settings whose input is written by hand. */
export type OwnNames<R> = {
  [N in keyof R]: R[N] extends { input: 'own' } ? N : never;
}[keyof R] &
  string;

/** The name of a setting in calls that create or change an application, or in replies that show it. */
export function wireName(name: string, { wire = name }: Setting, at: At | 'shown'): string {
  return typeof wire === 'string' ? wire : wire[at];
}

/** Why a value does not go together with the others; of lines, why the first of them does not. */
export function misfit({ input, fits }: Setting, value: unknown, all: All): Problem {
  if (!fits) return null;
  const asked = (each: unknown) => (each === '' || each === undefined ? null : fits(each as never, all));
  if (input !== 'lines') return asked(value);
  return (value as readonly string[]).map(asked).find(Boolean);
}

/** The values of the settings that have one by default. */
export const defaultsOf = <const R extends Rows>(rows: R) =>
  Object.fromEntries(
    Object.entries<Setting>(rows).flatMap(([name, row]) =>
      row.default === undefined ? [] : [[name, row.default]],
    ),
  ) as { -readonly [N in keyof R as R[N] extends { default: unknown } ? N : never]: ValueOf<R[N]> };
