import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of the page that gives a code for a network. */
export const texts = spoken('pages/networkCode', {
  title: 'Code for your network',
  lead: 'For devices that cannot wait until you approve on your phone: get a code with your passkey, and type it there as the password.',
  get: 'Get a code',
  another: 'Get another code',
  use: (application: string) => `Type this as the password for ${application}:`,
  once: 'It works once, within five minutes. Nobody else needs it: do not tell it to anyone.',
  over: 'This code has expired.',
});
