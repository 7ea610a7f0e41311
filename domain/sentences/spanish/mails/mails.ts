import type { MailLanguage } from '../../mails.ts';
import { billing } from './billing.ts';
import { help } from './help.ts';
import { leaving } from './leaving.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { recovery } from './recovery.ts';

const around: MailLanguage['around'] = {
  language: 'es',
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  noButton: 'Si el botón no funciona, abra esta dirección:',
  sentFor: (organisation) => `${organisation} · enviado por Latchkey`,
  answer: 'Su mensaje',
  asked: 'Usted escribió:',
};

/** The mails in Spanish. They stand apart from the sentences, which browsers fetch. */
export const mailsInSpanish: MailLanguage = {
  around,
  mails: { ...people, ...recovery, ...help, ...leaving, ...billing },
  notices,
};
