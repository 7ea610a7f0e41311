import { billing } from './refusals/billing.ts';
import { calls } from './refusals/calls.ts';
import { customers } from './refusals/customers.ts';
import { licences } from './refusals/licences.ts';
import { people } from './refusals/people.ts';
import { signIn } from './refusals/signIn.ts';
import { staff } from './refusals/staff.ts';
import { english } from './sentences/english/english.ts';
import { say, type ValuesOf } from './sentences/sentences.ts';

/**
 * Every refusal of the system, as GET error-codes/list returns them by module. The numbers are published: they never
 * change and are never reused.
 */
export const refusals = {
  ...calls,
  ...people,
  ...customers,
  ...billing,
  ...signIn,
  ...staff,
  ...licences,
} as const;

export type RefusalCode = keyof typeof refusals;
export const refusalCodes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]];

/** Why one field of a request cannot be taken, in words that follow its name. Without a name it is about all of it. */
export type Problem = { field: string; says: string };
const saying = ({ field, says }: Problem) => (field ? `${field}: ${says}` : says);

/**
 * A refusal by a rule: its code, the values that its sentence names, and the problems of single fields. Its message is
 * the English sentence; with problems it is the first three of them.
 */
export class Refusal extends Error {
  code: RefusalCode;
  values: object | undefined;
  problems: readonly Problem[];
  constructor(code: RefusalCode, values?: object, problems: readonly Problem[] = []) {
    super(problems.length ? problems.slice(0, 3).map(saying).join('; ') : sentenceOf(code, values));
    this.code = code;
    this.values = values;
    this.problems = problems;
  }
}
/** What a refusal says in English. */
export const sentenceOf = (code: RefusalCode, values?: object) => say(english, code, values as undefined);

/** Refuses with the values that the sentence of the code names, if it names any. */
export function refuse<C extends RefusalCode>(code: C, values?: ValuesOf<C>): never {
  throw new Refusal(code, values as object | undefined);
}
/** The refusal of a request for the sake of these fields. */
export const invalid = (...problems: Problem[]) => new Refusal('request.invalid', undefined, problems);
/** Refuses a request because of one field, or as a whole when the field has no name. */
export function refuseField(field: string, says: string): never {
  throw invalid({ field, says });
}
