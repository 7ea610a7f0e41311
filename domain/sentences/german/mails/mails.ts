import type { MailLanguage } from '../../mails.ts';
import { billing } from './billing.ts';
import { help } from './help.ts';
import { leaving } from './leaving.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { recovery } from './recovery.ts';

/** What stands around the words of every mail, and of an answer to the contact form. */
const around = {
  language: 'de',
  hello: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  noButton: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  sentFor: (organisation: string) => `${organisation} · gesendet von Latchkey`,
  answer: 'Ihre Nachricht an uns',
  asked: 'Sie schrieben:',
};

/** What every mail says. */
const mails = { ...people, ...recovery, ...help, ...leaving, ...billing } as const;

/** The mails in German. They stand apart from the sentences, which browsers fetch. */
export const mailsInGerman: MailLanguage = { around, mails, notices };
