import type { MailLanguage } from '../../mails.ts';
import { billing } from './billing.ts';
import { help } from './help.ts';
import { leaving } from './leaving.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { recovery } from './recovery.ts';

/** The mails in Hindi, and what stands around their words. */
export const mailsInHindi: MailLanguage = {
  around: {
    language: 'hi',
    hello: (name: string) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    noButton: 'अगर बटन काम न करे, तो यह पता खोलें:',
    sentFor: (organisation: string) => `${organisation} · Latchkey की ओर से भेजा गया`,
    answer: 'आपके संदेश का जवाब',
    asked: 'आपने लिखा था:',
  },
  mails: { ...people, ...recovery, ...help, ...leaving, ...billing },
  notices,
};
