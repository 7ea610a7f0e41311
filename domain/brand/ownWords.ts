/**
 * An organisation's own words in the mails to its people: a paragraph after the greeting, by what the mail is about, and one
 * at the end. Subject, what is to be done, warnings and button stay ours, so that no mail can ask for something else. Pure,
 * because browsers preview it.
 */

import type { LanguageTag } from '../languages.ts';
import { isLinked, unlinked } from '../names.ts';
import { notOneLine } from '../patterns.ts';
import { type MailCode, type MailLanguage, type MailOf, type Words, wordsOf } from '../sentences/mails.ts';
import type { Fault } from '../sentences/sentences.ts';

/** The mails that an organisation's people get, by what they are about. Those to its team have no words of its own. */
export const mailsAbout = {
  invitation: ['mail.userInvitation', 'mail.access'],
  approval: ['mail.approval'],
  recovery: ['mail.userRecovery', 'mail.deviceLost'],
  address: ['mail.address', 'mail.addressJoins', 'mail.addressAsked'],
  answer: ['mail.accessDeclined', 'mail.deviceDeclined', 'mail.erasureAllowed', 'mail.erasureDeclined'],
} as const satisfies Record<string, readonly MailCode[]>;
export type MailSubject = keyof typeof mailsAbout;
export type PeopleMail = (typeof mailsAbout)[MailSubject][number];
const mailSubjects = Object.keys(mailsAbout) as MailSubject[];

/** The paragraphs that can be written, in the order in which forms show them. `closing` is at the end of each of the mails. */
export const wordFields = [...mailSubjects, 'closing'] as const;
export type WordField = (typeof wordFields)[number];
/** Something for each of the paragraphs. */
export const byField = <T>(make: (field: WordField) => T) =>
  Object.fromEntries(wordFields.map((field) => [field, make(field)])) as Record<WordField, T>;
/** The own words in one language; a paragraph is empty where nothing was written. */
export type OwnWords = { language: LanguageTag } & Record<WordField, string>;

const named = ['organisation', 'application'] as const;
type Named = (typeof named)[number];
/** What stands in braces in a paragraph and is replaced in the mail. Only some mails are about an application. */
export const namedIn = (field: WordField): readonly Named[] =>
  field === 'invitation' || field === 'approval' ? named : ['organisation'];

/** The reason why a paragraph cannot be in mails; undefined when it can. */
export function wordsProblem(field: WordField, words: string): Fault | undefined {
  if (/[\n\r\p{Zl}\p{Zp}]/u.test(words)) return { code: 'is.oneLine' };
  if (notOneLine.test(words)) return { code: 'is.control' };
  if (/[<>]/.test(words)) return { code: 'is.marked' };
  const of = namedIn(field).map((name) => `{${name}}`);
  const strange = words.match(/\{[^{}]*\}?|\}/g)?.some((each) => !of.includes(each));
  if (strange) return { code: 'is.placeholder', values: { of } };
  return isLinked(words.replace(/\{\w+\}/g, 'xx')) ? { code: 'is.linked' } : undefined;
}

/** The own words of which something is written, one of each language. */
export const writtenIn = (all: readonly OwnWords[]): OwnWords[] =>
  all
    .filter((words) => wordFields.some((field) => words[field] !== ''))
    .toSorted((one, other) => (one.language < other.language ? -1 : 1));

const subjectOf = (code: MailCode) =>
  mailSubjects.find((subject) => (mailsAbout[subject] as readonly MailCode[]).includes(code));

/** A paragraph with the names of this mail, which could make an address of it only together with the words. */
function filled(words: string, { values }: MailOf, organisation: string, language: string): string {
  const about = values as { application?: string; further?: readonly string[] } | undefined;
  const applications = [about?.application ?? '', ...(about?.further ?? [])];
  const names: Record<Named, string> = {
    organisation,
    application: new Intl.ListFormat(language).format(applications),
  };
  const shown = named.reduce((text, name) => text.replaceAll(`{${name}}`, () => names[name]), words);
  return isLinked(shown) ? unlinked(shown) : shown;
}

/** What a mail says, with what its organisation has written before and after it; empty where nothing is written. */
export type Worded = Words & { opening: string; closing: string };
/** The words of a mail of the organisation of this name. A language in which it has written nothing has only ours. */
export function wordedIn(
  language: MailLanguage,
  mail: MailOf,
  { name, words }: { name: string; words: readonly OwnWords[] },
): Worded {
  const tag = language.around.language;
  const subject = subjectOf(mail.code);
  const own = subject && words.find((each) => each.language === tag);
  const of = (field: WordField) => (own ? filled(own[field], mail, name, tag) : '');
  return { ...wordsOf(language, mail), opening: subject ? of(subject) : '', closing: of('closing') };
}
