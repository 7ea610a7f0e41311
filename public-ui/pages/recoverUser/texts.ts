import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page on which a person who lost their device makes a new passkey. */
export const texts = spoken('pages/recoverUser', {
  title: 'Make a new passkey',
  checking: 'Checking your link...',
  about: (organisation: string, application: string) => `${organisation} lets you back in to ${application}.`,
  /** The passkey is one for the organisation's host, and so for every application that is open to the person there. */
  aboutAll: (organisation: string) => `${organisation} lets you back in to everything that is open to you.`,
  lead: 'You make the new passkey on the website of the application, on the device in use. The link works once.',
  here: 'You make the new passkey on the device in use. The link works once.',
  /** People of the application approve on a phone, for which a passkey of another device is of no use. */
  onPhone:
    'Open this link on the phone with which you will approve: you make the new passkey on the device in use. The link works once.',
  make: 'Make a new passkey',
  ready: 'Your new passkey is ready',
  done: 'You can sign in with it now, and close this page.',
  me: 'Look at your devices, and remove the lost one',
  failed: 'This link cannot be used',
  failedHint: 'Ask whoever sent it for a new one.',
});
