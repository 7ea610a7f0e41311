import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the answers to what people ask for. */
export const texts = spoken('things/helpRequests', {
  allow: 'Allow',
  decline: 'Decline',
  allowed: 'Access given',
  mailed: 'Recovery link sent',
  agreed: 'Agreed: delete the person next',
  declined: 'Request declined',
  asks: {
    device: (who: string) =>
      `Make sure, by other means than mail, that ${who} has lost the device. Whoever opens the mailed link makes a passkey that opens everything of ${who}.`,
    erasure: (who: string) =>
      `${who} is told that you agree. Nothing is erased by this: delete the person on their own page next, which the name in the list leads to.`,
    access: (who: string, application: string) =>
      `${who} can sign in to ${application} at once, and is told by mail if a confirmed address is known.`,
    decline: (who: string) => `${who} is told by mail if a confirmed address is known, and can ask again.`,
  },
  lost: {
    which: 'Which devices are lost?',
    device: (name: string, lastLogin: string) =>
      lastLogin ? `${name}, last used ${lastLogin}` : `${name}, never used`,
    hint: 'They are suspended at once, and can be activated again on the page of the person.',
  },
  allowOf: (who: string) => `Allow the request of ${who}`,
  declineOf: (who: string) => `Decline the request of ${who}`,
});
