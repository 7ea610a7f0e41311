import { z } from 'zod';
import { notOneLine } from './patterns.ts';
import { problems } from './sentences/english/problems/problems.ts';
import { type Fault, type Names, type ProblemCode, say } from './sentences/sentences.ts';

/** Why one field of a request cannot be taken. Without a name it is about all of it. */
export type Problem = { field: string } & Fault;
/** The most problems that one answer names, so that a large body of wrong values costs no more than a small one. */
export const mostProblems = 20;

/** What a refusal is beside its English sentence, so that a page can say it in another language: its code, and what it names. */
export const told = z
  .object({
    refusal: z.string(),
    values: z.record(z.string(), z.unknown()),
    problems: z.array(
      z.object({
        field: z.string(),
        code: z.string(),
        values: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
  })
  .partial();

/** The longest text of a caller's that an answer repeats. */
const longest = 300;
/** Values that go back to the caller: their texts cut, and without characters that would change the text around them. */
export function shownValues<T>(values: T): T {
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return value.slice(0, longest).replace(new RegExp(notOneLine, 'gu'), '');
    if (Array.isArray(value)) return value.slice(0, mostProblems).map(shown);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]));
  };
  return shown(values) as T;
}

/** What a schema says of a value that its own rule refuses; the values come only with `refine` and `superRefine`. */
export const wrong = <C extends ProblemCode>(code: C, ...[values]: Names<C>) => ({
  error: code as string,
  ...(values && { params: values as Record<string, unknown> }),
});
/** The same as an issue, for `addIssue`. */
export const issueOf = ({ code, values }: Fault, path: string[] = []) => ({
  code: 'custom' as const,
  message: code as string,
  path,
  ...(values && { params: values as Record<string, unknown> }),
});

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;
const bounds = { string: ['is.short', 'is.long'], array: ['is.few', 'is.many'] } as const;
const isText = (origin: string): origin is keyof typeof bounds => origin in bounds;
function tooSmall({ origin, minimum, exact }: { origin: string; minimum: unknown; exact?: unknown }): Fault {
  const least = Number(minimum);
  if (origin === 'string' && exact) return { code: 'is.length', values: { exactly: least } };
  if (origin === 'string' && least === 1) return { code: 'is.empty' };
  return { code: isText(origin) ? bounds[origin][0] : 'is.small', values: { least } };
}
function tooBig({ origin, maximum, exact }: { origin: string; maximum: unknown; exact?: unknown }): Fault {
  const most = Number(maximum);
  if (origin === 'string' && exact) return { code: 'is.length', values: { exactly: most } };
  return { code: isText(origin) ? bounds[origin][1] : 'is.large', values: { most } };
}

/** What zod itself finds wrong. Whether a value is missing is known only while it is at hand. */
function foundBy(issue: Issue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'is.type', values: { type: issue.expected } };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { code: 'is.format', values: { format: issue.format } };
    case 'invalid_value':
      return { code: 'is.choice', values: { of: issue.values.slice(0, mostProblems).map(String) } };
    case 'unrecognized_keys':
      return {
        code: 'is.strange',
        values: { names: issue.keys.slice(0, 3).map((name) => name.slice(0, 50)) },
      };
    case 'not_multiple_of':
      return { code: 'is.multiple', values: { of: Number(issue.divisor) } };
    default:
      return { code: 'is.wrong' };
  }
}
const canBeMissing = ['invalid_type', 'invalid_value', 'invalid_union', 'custom'];

// The message of every issue is a code; a schema can have a code of its own.
z.config({
  localeError: (issue) =>
    issue.input === undefined && canBeMissing.includes(issue.code!) ? 'is.missing' : foundBy(issue).code,
});

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];
const isProblem = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
/** The sentence of an issue in English; a schema of the server's own settings speaks for itself. */
export const sentenceIn = (issue: z.core.$ZodIssue): string =>
  isProblem(issue.message) ? say(problems, faultOf(issue)) : issue.message;
/** What an issue of a schema says. */
export function faultOf(issue: z.core.$ZodIssue): Fault {
  const { message } = issue;
  const found = foundBy(issue);
  if (found.code === message) return found;
  if (!isProblem(message)) return { code: 'is.wrong' };
  return { code: message, values: issue.code === 'custom' ? issue.params : undefined } as Fault;
}

/** Whether it says no more than that an integer is beyond those that a number holds exactly. */
const isOfExactness = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';
/** What a schema found wrong. The bounds that a field has of its own stand for those of all integers. */
export const issuesIn = ({ issues }: z.ZodError): z.core.$ZodIssue[] =>
  issues.filter(
    (issue) =>
      !isOfExactness(issue) ||
      !issues.some(
        (other) => other !== issue && other.code === issue.code && `${other.path}` === `${issue.path}`,
      ),
  );
