import { type RefusedBody, refusedIn } from '../domain/refusedIn.ts';
import type { Language } from '../domain/sentences/sentences.ts';
import { sentencesIn } from '../domain/translations.ts';
import { learnWays } from './domain/ways.ts';
import { language } from './language/language.ts';

/** Every sentence in the language of the page. They are fetched with the first refusal, since most visits meet none. */
export const sentences = (): Promise<Language> => sentencesIn[language === 'qps' ? 'en' : language]();

/**
 * A refusal in the language of the page; as the server says it when the sentences cannot be fetched. By then it is known
 * where the refusal leads on.
 */
export async function refusedHere<B extends RefusedBody>(body: B): Promise<B> {
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
/** The body that a refusal of its own would have had. */
export const bodyOf = ({ refusal, values, problems }: Told, english: string) =>
  ({ refusal, values, problems, errorMessage: english }) as RefusedBody & { errorMessage: string };
/** Why one among others was refused, in the language of the page. Fields are called as `labelOf` says. */
export async function toldHere(
  told: Told,
  english: string,
  labelOf = (field: string) => field,
): Promise<string> {
  const problems = told.problems?.map((each) => ({ ...each, field: labelOf(each.field) }));
  return (await refusedHere(bodyOf({ ...told, problems }, english))).errorMessage;
}
