import type { Problem } from './problems.ts';
import type { RefusalCode } from './refusals.ts';
import { type Fault, type Language, type SentenceCode, say } from './sentences/sentences.ts';

/** The body of a refusal, as far as the answer is one. */
export type RefusedBody = {
  errorCode?: number;
  errorMessage?: string;
  refusal?: RefusalCode;
  values?: object;
  errors?: Record<string, string>;
  problems?: readonly Problem[];
  accessToken?: string;
};

/** Whether this program knows the sentence; it may be older than the one that refused. */
const isKnown = (language: Language, fault: { code: string }): fault is Fault<SentenceCode> =>
  Object.hasOwn(language, fault.code);

/** What the sentence of a refusal names. Where that is another refusal, it is said in the language, too. */
function namedIn(language: Language, values: object | undefined): object | undefined {
  const { of, why } = (values ?? {}) as { of?: RefusedBody; why?: string };
  return of ? { ...values, why: refusedIn(language, { ...of, errorMessage: why! }).errorMessage } : values;
}

/** A refusal in a language. What that does not know stays as it was said. */
export function refusedIn<B extends RefusedBody>(language: Language, body: B): B {
  const { refusal, problems = [], errors = {}, errorMessage } = body;
  const values = namedIn(language, body.values);
  const said = problems.map(({ field, ...fault }) => ({
    field,
    says: isKnown(language, fault) ? say(language, fault) : (errors[field] ?? ''),
  }));
  const whole = { code: refusal ?? '', values };
  if (!(problems.length ? said.every(({ says }) => says) : isKnown(language, whole))) return body;
  const fields = said.slice(0, 3);
  const named = fields.length ? say(language, { code: 'request.fields', values: { fields } }) : '';
  return {
    ...body,
    errorMessage: named || (isKnown(language, whole) ? say(language, whole) : errorMessage!),
    ...(said.length && {
      errors: Object.fromEntries(said.map(({ field, says }) => [field, says]).reverse()),
    }),
  };
}
