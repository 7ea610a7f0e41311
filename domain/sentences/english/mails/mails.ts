import { billing } from './billing.ts';
import { help } from './help.ts';
import { leaving } from './leaving.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { recovery } from './recovery.ts';

/** What stands around the words of every mail, and of an answer to the contact form. */
export const around = {
  language: 'en',
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  noButton: 'If the button does not work, open this address:',
  sentFor: (organisation: string) => `${organisation} · sent by Latchkey`,
  answer: 'Your message to us',
  asked: 'You wrote:',
};

/** What every mail says. */
export const mails = { ...people, ...recovery, ...help, ...leaving, ...billing } as const;

/** The mails in English. They stand apart from the sentences, which browsers fetch. */
export const mailsInEnglish = { around, mails, notices };
