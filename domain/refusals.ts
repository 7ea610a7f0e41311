import type { z } from 'zod';
import { familyRefusals } from './families/families.ts';
import { mostProblems, type Problem, shownValues, type told } from './problems.ts';
import { billing } from './refusals/billing.ts';
import { calls } from './refusals/calls.ts';
import { customers } from './refusals/customers.ts';
import { licences } from './refusals/licences.ts';
import { people } from './refusals/people.ts';
import { signIn } from './refusals/signIn.ts';
import { staff } from './refusals/staff.ts';
import { tryouts } from './refusals/tryouts.ts';
import { english } from './sentences/english/english.ts';
import {
  type Fault,
  type Language,
  type Names,
  type ProblemCode,
  say,
  type ValuesOf,
} from './sentences/sentences.ts';

/**
 * Every refusal of the system, as GET error-codes/list returns them by module. The numbers are published: they never
 * change and are never reused.
 */
export const refusals = {
  ...calls,
  ...people,
  ...customers,
  ...familyRefusals,
  ...billing,
  ...signIn,
  ...staff,
  ...licences,
  ...tryouts,
} as const;

export type RefusalCode = keyof typeof refusals;
export const refusalCodes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]];

type Refused = { code: RefusalCode; values: object | undefined; problems: readonly Problem[] };
/** What a refusal says: the first three problems behind the names of their fields, or the sentence of its code. */
export function saysOf({ code, values, problems }: Refused, language: Language): string {
  const told = ({ field, ...fault }: Problem) => ({ field, says: say(language, fault) });
  if (problems.length)
    return say(language, { code: 'request.fields', values: { fields: problems.slice(0, 3).map(told) } });
  return say(language, { code, values } as Fault<RefusalCode>);
}

/**
 * A refusal by a rule: its code, the values that its sentence names, and the problems of single fields, twenty at most.
 * Its message is what it says in English.
 */
export class Refusal extends Error {
  code: RefusalCode;
  values: object | undefined;
  problems: readonly Problem[];
  constructor(code: RefusalCode, values?: object, problems: readonly Problem[] = []) {
    const shown = shownValues(values);
    const found = problems
      .slice(0, mostProblems)
      .map(({ values, ...rest }) => ({ ...rest, ...(values && { values: shownValues(values) }) }) as Problem);
    super(saysOf({ code, values: shown, problems: found }, english));
    this.code = code;
    this.values = shown;
    this.problems = found;
  }
}

/** What a refusal is beside its sentence, for an answer that tells of it among others (`told` in `problems.ts`). */
export const toldOf = ({ code, values, problems }: Refused): z.output<typeof told> => ({
  refusal: code,
  ...(values && { values: values as Record<string, unknown> }),
  ...(problems.length && { problems: [...problems] as z.output<typeof told>['problems'] }),
});

/** For what may be refused, as `.catch(ignoreRefusal)`: whatever else went wrong is thrown. */
export function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
/** What a refusal says in English. */
export const sentenceOf = (code: RefusalCode, values?: object) =>
  say(english, { code, values } as Fault<RefusalCode>);

/** Refuses with the values that the sentence of the code names, if it names any. */
export function refuse<C extends RefusalCode>(code: C, values?: ValuesOf<C>): never {
  throw new Refusal(code, values as object | undefined);
}
/** The refusal of a request for the sake of these fields. */
export const invalid = (...problems: Problem[]) => new Refusal('request.invalid', undefined, problems);
/** Refuses a request because of one field, or as a whole when the field has no name. */
export function refuseField<C extends ProblemCode>(field: string, code: C, ...[values]: Names<C>): never {
  throw invalid({ field, code, values } as Problem);
}
