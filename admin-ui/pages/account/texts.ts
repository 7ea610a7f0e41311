import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page of one’s own account. */
export const texts = spoken('staff/pages/account', {
  title: 'Your account',
  passkeys: {
    title: 'Passkeys',
    lead: 'You sign in with these. Add one on a second device: if you lose your only one, the administrator of this installation has to restore your access.',
    added: 'Added',
    used: 'Last used',
    never: 'Not used yet',
    add: 'Add a passkey',
    addedDone: 'Passkey added',
    renamed: 'Passkey renamed',
    remove: 'Remove',
    removed: 'Passkey removed',
    last: 'The last passkey cannot be removed. Add another one first.',
    removal: {
      title: (name: string) => `Remove the passkey "${name}"?`,
      text: 'It can no longer be used to sign in, and the sessions that it opened end.',
    },
  },
  language: {
    title: 'Language',
    lead: 'The language of this console in this browser.',
    label: 'Language',
  },
});
