import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page about the signed-in operator. */
export const texts = spoken('pages/you', {
  title: 'Your account',
  details: {
    title: 'Your details',
    name: 'Name',
    email: 'Email',
    emailHint: 'You sign in with this address. It cannot be changed.',
    phone: 'Phone number',
    none: 'Not given',
    nameMissing: 'Please enter your name',
    saved: 'Your details were saved',
    failed: 'Your details could not be saved',
  },
  devices: { title: 'Your devices' },
  language: {
    title: 'Language',
    lead: 'The language of this console in this browser, and of the mails that you get, wherever you read them.',
    label: 'Language of the console',
    mails: 'Language of your mails',
    same: (language: string) => `That of the organization (${language})`,
    done: 'Language of your mails changed',
  },
});
