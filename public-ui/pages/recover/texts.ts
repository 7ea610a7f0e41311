/** Fixed texts of the pages that bring somebody back in. */
export const texts = {
  ask: {
    title: 'I lost my device',
    lead: 'We mail you a link with which you make a passkey on another device.',
    steps: [
      'Open the link. Your team and your other devices are told, and any of them can stop it.',
      'A waiting time begins: usually a day. Your organisation decides how long.',
      'Then the same link lets you make the new passkey. We remind you by mail.',
    ],
    quicker: 'Quicker: a colleague can send you a link without waiting, on your page under Team.',
    email: 'Email',
    send: 'Send the link',
    sending: 'Sending...',
    sentTitle: 'Look into your mailbox',
    sent: (email: string) =>
      `If ${email} is registered, a link is on its way. It can be opened for two days.`,
    nothing: 'Nothing there? Check the spelling and the spam folder.',
    again: 'Try another address',
    back: 'Back to the sign-in',
  },
  recover: {
    title: 'Recover your access',
    checking: 'Checking your link...',
    of: 'The access of',
    at: 'at',
    requested: 'Opening it tells everybody in your team, and your other devices. Any of them can stop it.',
    wait: (hours: number) =>
      hours === 0
        ? 'You can make the new passkey at once.'
        : `Then you wait ${hours === 1 ? 'one hour' : `${hours} hours`} before you can make the new passkey.`,
    open: 'Begin the recovery',
    waiting: (when: string) =>
      `The waiting time has begun. From ${when} on, this link lets you make the new passkey.`,
    waitingHint: 'You can close this page. We mail you when the time has come.',
    ready: (when: string) =>
      `Make a passkey on this device. You sign in with it from now on. The link is good until ${when}.`,
    enrol: 'Make the new passkey',
    done: 'Your new passkey is ready',
    doneHint:
      'All your earlier sessions have ended. Sign in, and remove the lost devices under Team, on your own page.',
    signIn: 'Sign in',
    failed: 'This link recovers nothing',
    failedHint: 'Ask for a new one, or ask a colleague to send you one from your page under Team.',
    newLink: 'Ask for a new link',
  },
  stop: {
    title: 'Stop a recovery',
    about: 'Somebody opened the link that recovers the access of',
    text: 'If you do not know about it, stop it: whoever has the link gets nothing. If it is in order, leave it.',
    stop: 'Stop the recovery',
    done: 'The recovery is stopped',
    doneHint:
      'The link is good for nothing now. If a stranger opened it, the mailbox may be in the wrong hands: tell the person by another way.',
    failed: 'There is nothing to stop',
    failedHint: 'It was stopped or used before, or its time is over.',
  },
  send: {
    title: 'Send a recovery link',
    to: 'A link that lets them make a new passkey goes to',
    text: 'Make sure that it is them who ask, by another way than mail. They do not have to wait.',
    confirm: 'Confirm with your passkey',
    done: 'The link is on its way',
    doneHint: 'You can close this page.',
    failed: 'The link cannot be sent',
    failedHint: 'Begin again on the page of the member.',
  },
} as const;

/** A time in the reader's own words. */
export const inWords = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
