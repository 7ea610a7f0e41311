import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page that confirms another address. */
export const texts = spoken('pages/confirmAddress', {
  title: 'Confirm your address',
  lead: 'Press the button to confirm that the address where you received the mail with this link is yours.',
  action: 'Confirm the address',
  joins: {
    title: 'Confirm that it was you',
    lead: 'Press the button only if you registered yourself under the name in the mail. That passkey and yours then open everything that you use there. If it was not you, close this page.',
    action: 'It was me',
    done: (organisation: string) => `${organisation} now knows both as you.`,
  },
  done: (address: string, organisation: string) => `${organisation} now uses ${address} for you.`,
  doneHint: 'You can close this page. You sign in with the same passkey as before.',
  failed: 'This link cannot be used',
  failedHint: 'Your address is as it was.',
  noAnswer: 'An error occurred. Please try again.',
});
