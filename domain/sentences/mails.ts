import type { around, mails } from './english/mails/mails.ts';
import type { notices } from './english/mails/notices.ts';

/** What is written for one mail: its subject, its paragraphs, and what its button says. */
export type Words = { subject: string; lines: readonly string[]; label: string };
type English = typeof mails;
/** The codes of all mails. */
export type MailCode = keyof English;
/** A mail by its code, and what its words name. Names in it are harmless already, and times are ISO 8601. */
export type MailOf<C extends MailCode = MailCode> = {
  [K in C]: English[K] extends (values: infer V) => Words
    ? { code: K; values: V }
    : { code: K; values?: undefined };
}[C];
/** What the installed app shows of a message that was pushed to it. */
export type Notice = { title: string; body: string };
type NoticeCode = keyof typeof notices;
type Noticed<C extends NoticeCode> = Parameters<(typeof notices)[C]>[0];
/** A notice by its code, and what its words name. */
export type NoticeOf<C extends NoticeCode = NoticeCode> = { [K in C]: { code: K; values: Noticed<K> } }[C];
/** The mails and notices of a language: the same as in English, with the same values. */
export type MailLanguage = {
  around: {
    [K in keyof typeof around]: (typeof around)[K] extends (value: string) => string
      ? (value: string) => string
      : string;
  };
  mails: { [C in MailCode]: English[C] extends (values: infer V) => Words ? (values: V) => Words : Words };
  notices: { [C in NoticeCode]: (values: Noticed<C>) => Notice };
};

/** The words of a mail in a language. */
export function wordsOf({ mails }: MailLanguage, { code, values }: MailOf): Words {
  const words = mails[code] as Words | ((values: unknown) => Words);
  return typeof words === 'function' ? words(values) : words;
}

/** The words of a notice in a language. */
export const noticeIn = ({ notices }: Pick<MailLanguage, 'notices'>, { code, values }: NoticeOf): Notice =>
  (notices[code] as (values: unknown) => Notice)(values);
