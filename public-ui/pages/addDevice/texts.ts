import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page that adds a device. */
export const texts = spoken('pages/addDevice', {
  title: 'Add New Device',
  checking: 'Checking your link...',
  of: 'A new device for',
  at: 'at',
  confirmLead: 'First confirm that it is you, with a passkey that you already have.',
  confirm: 'Confirm with your passkey',
  addLead: 'Make a passkey on this device. You can sign in with it from now on.',
  add: 'Add this device',
  added: 'Device Added Successfully',
  addedHint: 'You can sign in with it now, or close this page.',
  signIn: 'Sign in',
  failed: 'This device cannot be added',
  failedHint: 'Ask for a new link on the page of your devices.',
});
