import type { RefusedBody } from '../api/client.ts';
import { type Fault, type Language, type SentenceCode, say } from '../domain/sentences/sentences.ts';
import { sentencesIn } from '../domain/translations.ts';
import { learnWays } from './domain/ways.ts';
import { language } from './language/language.ts';

/** Every sentence in the language of the page. They are fetched with the first refusal, since most visits meet none. */
const sentences = (): Promise<Language> => sentencesIn[language === 'qps' ? 'en' : language]();

/** Whether this page knows the sentence; it may be older than the server. */
const isKnown = (language: Language, fault: { code: string }): fault is Fault<SentenceCode> =>
  Object.hasOwn(language, fault.code);

/** What the sentence of a refusal names. Where that is another refusal, it is said in the language, too. */
function namedIn(language: Language, values: object | undefined): object | undefined {
  const { of, why } = (values ?? {}) as { of?: RefusedBody; why?: string };
  return of ? { ...values, why: refusedIn(language, { ...of, errorMessage: why! }).errorMessage } : values;
}

/** A refusal in a language. What that does not know stays as the server says it. */
export function refusedIn(language: Language, body: RefusedBody): RefusedBody {
  const { refusal, problems = [], errors = {}, errorMessage } = body;
  const values = namedIn(language, body.values);
  const said = problems.map(({ field, ...fault }) => ({
    field,
    says: isKnown(language, fault) ? say(language, fault) : (errors[field] ?? ''),
  }));
  const whole = { code: refusal ?? '', values };
  if (!(problems.length ? said.every(({ says }) => says) : isKnown(language, whole))) return body;
  const named = said.slice(0, 3).map(({ field, says }) => (field ? `${field}: ${says}` : says));
  return {
    ...body,
    errorMessage: named.join('; ') || (isKnown(language, whole) ? say(language, whole) : errorMessage!),
    errors: { ...Object.fromEntries(said.map(({ field, says }) => [field, says]).reverse()) },
  };
}

/**
 * A refusal in the language of the page; as the server says it when the sentences cannot be fetched. By then it is known
 * where the refusal leads on.
 */
export async function refusedHere(body: RefusedBody): Promise<RefusedBody> {
  const said = sentences().then(
    (language) => refusedIn(language, body),
    () => body,
  );
  await learnWays();
  return said;
}

/** What an answer tells of one among others that was refused, and what the server says of it in English. */
export type Told = {
  refusal?: string | undefined;
  values?: object | undefined;
  problems?: readonly { field: string; code: string }[] | undefined;
};
/** Why one among others was refused, in the language of the page. Fields are called as `labelOf` says. */
export async function toldHere(
  { refusal, values, problems }: Told,
  english: string,
  labelOf = (field: string) => field,
): Promise<string> {
  const named = problems?.map((each) => ({ ...each, field: labelOf(each.field) }));
  const body = { refusal, values, ...(named && { problems: named }), errorMessage: english } as RefusedBody;
  return (await refusedHere(body)).errorMessage ?? english;
}
