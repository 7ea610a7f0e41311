import type { MailLanguage, MailOf } from '../../../domain/sentences/mails.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import {
  byField,
  mailsAbout,
  mailsIn,
  type OwnWords,
  type PeopleMail,
  type WordField,
  wordFields,
  wordsProblem,
  writtenIn,
} from '../../../web-kit/domain/mails.ts';
import { faultSays } from '../../../web-kit/faults.ts';
import type { MailLanguage as Tag } from '../../../web-kit/language/language.ts';
import { texts } from './texts.ts';

const t = texts.mails;

/** What the mails say in a language. It comes with the product, so it stays as it is while the page is open. */
export const mailsQuery = (language: Tag) => ({
  queryKey: ['mails', language],
  queryFn: (): Promise<MailLanguage> => mailsIn[language](),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** The mails that can be looked at, by what they are about. */
export const samples = mailsAbout;
const [application, until] = ['Wiki', '2027-01-11T09:00:00.000Z'];
/** A mail of this organisation with names that could be in it. */
export function sampleOf(code: PeopleMail, organisation: string): Extract<MailOf, { code: PeopleMail }> {
  const place = { organisation, application };
  const all: { [C in PeopleMail]: Extract<MailOf, { code: C }>['values'] } = {
    'mail.userInvitation': { ...place, further: [] },
    'mail.access': { ...place, further: [] },
    'mail.approval': { application, client: 'VPN' },
    'mail.userRecovery': place,
    'mail.deviceLost': { organisation },
    'mail.address': { organisation, until },
    'mail.addressJoins': { organisation, until, username: 'ada' },
    'mail.addressAsked': { organisation, newAddress: 'ada@new.example' },
    'mail.accessDeclined': place,
    'mail.deviceDeclined': { organisation },
    'mail.erasureAllowed': { organisation },
    'mail.erasureDeclined': { organisation },
  };
  return { code, values: all[code] } as Extract<MailOf, { code: PeopleMail }>;
}

const nothing = byField(() => '');
/** The own words in a language; empty where none are written. */
export const wordsIn = (all: readonly OwnWords[], language: Tag): OwnWords =>
  all.find((words) => words.language === language) ?? { language, ...nothing };
/** The own words with those of one language in place of what it had. What is pasted with line breaks becomes one line. */
export function withWords(all: readonly OwnWords[], { language, ...typed }: OwnWords): OwnWords[] {
  const lines = byField((field) => typed[field].replace(/[\r\n\u2028\u2029]+/g, ' '));
  return writtenIn([...all.filter((words) => words.language !== language), { language, ...lines }]);
}

/** The reason why a paragraph cannot be published; undefined when it can. */
export const wordsWrong = (field: WordField, typed: string) =>
  typed.length > limits.mailWords
    ? faultSays(t.fields[field], { code: 'is.long', values: { most: limits.mailWords } })
    : faultSays(t.fields[field], wordsProblem(field, typed));
/** Whether the words of a language cannot be published. */
export const wordsWrongIn = (words: OwnWords) => wordFields.some((field) => wordsWrong(field, words[field]));
