import { wordedIn } from '../../domain/brand/ownWords.ts';
import { mailsInEnglish } from '../../domain/sentences/english/mails/mails.ts';
import type { MailOf } from '../../domain/sentences/mails.ts';
import { type Brand, button, lastParagraph, paragraph, quoted, signature, wrapped } from './html.ts';
import { nameInMail } from './names.ts';
import { harmless, textOf } from './richText.ts';

/** A mail's subject and body, as text and as HTML, and the name of its sender if it is not the installation. */
export type Written = { subject: string; text: string; html: string; sender?: string };
export type About = { name: string; link: string; brand: Brand };

/** The brand of mails that no organisation sends. */
export const latchkey: Brand = {
  name: 'Latchkey',
  logo: '',
  colours: { ground: '#0f5c63', text: '#fff' },
  language: mailsInEnglish,
  sender: null,
  words: [],
};

/** Writes a mail of a greeting, one paragraph per line, and a button, with the own words of its sender around them. */
export function write(mail: MailOf, { name, link, brand }: About): Written {
  const { subject, opening, lines, label, closing } = wordedIn(brand.language, mail, brand);
  const { around } = brand.language;
  const paragraphs = [around.hello(nameInMail(name)), ...(opening ? [opening] : []), ...lines];
  const text = [
    brand.name,
    '',
    ...paragraphs.flatMap((line) => [line, '']),
    `${label}:`,
    link,
    '',
    ...(closing ? [closing, ''] : []),
    '-- ',
    signature(brand),
  ].join('\n');
  const body = [
    ...paragraphs.map(paragraph),
    button({ label, link }, brand),
    ...(closing ? [lastParagraph(closing)] : []),
  ];
  return {
    subject,
    text,
    html: wrapped(brand, body.join('')),
    ...(brand.sender !== null && { sender: brand.sender }),
  };
}

/** Writes the staff's answer to an entry of the contact form, above what was asked. */
export function writeAnswer({
  name,
  question,
  answer,
}: Record<'name' | 'question' | 'answer', string>): Written {
  const { around } = latchkey.language;
  const lines = [around.hello(nameInMail(name)), ...answer.split(/\n{2,}/)];
  const asked = question.split('\n');
  return {
    subject: around.answer,
    text: [
      ...lines.flatMap((line) => [line, '']),
      around.asked,
      ...asked.map((line) => `> ${line}`),
      '',
      '-- ',
      signature(latchkey),
    ].join('\n'),
    html: wrapped(latchkey, lines.map(paragraph).join('') + paragraph(around.asked) + quoted(question)),
  };
}

/** Writes a mail of a member of the staff, in their own words. */
export const writeCustom = ({ subject, message }: { subject: string; message: string }): Written => ({
  subject,
  text: [textOf(message), '', '-- ', signature(latchkey)].join('\n'),
  html: wrapped(latchkey, harmless(message)),
});
