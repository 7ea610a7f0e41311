import type { MailLanguage } from '../../mails.ts';
import { billing } from './billing.ts';
import { help } from './help.ts';
import { leaving } from './leaving.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { recovery } from './recovery.ts';

const around: MailLanguage['around'] = {
  language: 'fr',
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  noButton: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:',
  sentFor: (organisation) => `${organisation} · envoyé par Latchkey`,
  answer: 'Votre message',
  asked: 'Vous avez écrit\u00a0:',
};

/** The mails in French. They stand apart from the sentences, which browsers fetch. */
export const mailsInFrench: MailLanguage = {
  around,
  mails: { ...people, ...recovery, ...help, ...leaving, ...billing },
  notices,
};
