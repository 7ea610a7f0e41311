import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of another e-mail address of a person. */
export const addressWords = spoken('things/people/address', {
  open: 'Change e-mail',
  title: (name: string) => `Change the e-mail address of ${name}`,
  text: 'A mail to the new address asks to confirm it, and the present address is told. Until then, nothing changes. User names that are the present address follow.',
  label: 'New e-mail address',
  submit: 'Send',
  asked: 'Email sent Successfully',
  waits: (address: string, until: string) => `${address} waits to be confirmed, until ${until}.`,
  withdraw: 'Withdraw',
  withdrawn: 'The new address was withdrawn',
});
