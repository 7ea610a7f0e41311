import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of the recovery pages. */
export const texts = spoken('pages/recover', {
  ask: {
    title: 'I lost my device',
    lead: 'We will mail you a link that lets you make a passkey on another device.',
    steps: [
      'Open the link. Your team and your other devices are notified, and any of them can stop the recovery.',
      'A waiting time begins: usually a day. Your organization decides how long.',
      'Then the same link lets you make the new passkey. We remind you by mail.',
    ],
    quicker:
      'Faster: a colleague can send you a link without a waiting time, on your page under Team Management.',
    email: 'Email',
    send: 'Send the link',
    sending: 'Sending...',
    sentTitle: 'Check your mailbox',
    sent: (email: string) => `If ${email} is registered, a link is on its way. It works for two days.`,
    nothing: 'Nothing arrived? Check the spelling and the spam folder.',
    again: 'Try another address',
    back: 'Back to the sign-in',
  },
  recover: {
    title: 'Recover your access',
    checking: 'Checking your link...',
    of: 'Recovery for',
    at: 'at',
    requested:
      'When you begin, your whole team and your other devices are notified. Any of them can stop the recovery.',
    wait: (hours: number) =>
      hours === 0
        ? 'You can make the new passkey at once.'
        : `Then you wait ${hours === 1 ? 'one hour' : `${hours} hours`} before you can make the new passkey.`,
    open: 'Begin the recovery',
    waiting: (when: string) =>
      `The waiting time has begun. From ${when} on, this link lets you make the new passkey.`,
    waitingHint: 'You can close this page. We will mail you when it is over.',
    ready: (when: string) =>
      `Make a passkey on this device. You sign in with it from now on. The link is valid until ${when}.`,
    enrol: 'Make the new passkey',
    done: 'Your new passkey is ready',
    doneHint:
      'All your earlier sessions have ended. Sign in, and remove the lost devices under Team Management, on your own page.',
    signIn: 'Sign in',
    failed: 'This link cannot be used',
    failedHint: 'Ask for a new one, or ask a colleague to send you one from your page under Team Management.',
    newLink: 'Ask for a new link',
  },
  stop: {
    title: 'Stop a recovery',
    about: 'Somebody has begun to recover the account of',
    text: 'If you do not know about it, stop it: the link then no longer works. If you expected it, there is nothing to do.',
    stop: 'Stop the recovery',
    done: 'The recovery is stopped',
    doneHint:
      'The link no longer works. If a stranger opened it, the mailbox may be compromised: warn the person, but not by mail.',
    failed: 'There is nothing to stop',
    failedHint:
      'The recovery was already stopped or completed, or it has expired. If it was completed and you do not know about it, suspend the person at once, under Team Management.',
  },
  send: {
    title: 'Send a recovery link',
    to: 'A link to make a new passkey will be sent to',
    text: 'Make sure, by other means than mail, that the request really comes from them. There is no waiting time.',
    confirm: 'Confirm with your passkey',
    done: 'The link is on its way',
    doneHint: 'You can close this page.',
    failed: 'The link cannot be sent',
    failedHint: 'Start again on the page of that member.',
  },
});
