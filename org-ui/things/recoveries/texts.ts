import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the recovery of accounts. */
export const texts = spoken('things/recoveries', {
  stop: 'Stop it',
  stopAsks: (name: string) =>
    `Stop the recovery of ${name}? The mailed link then no longer works. A new one can be requested at any time.`,
  stopYes: 'Stop the recovery',
  stopped: 'Recovery stopped',
  send: 'Send recovery link',
  sendAsks: (name: string) =>
    `Has ${name} lost every device? Make sure, by other means than mail, that the request really comes from them. You confirm with your own passkey in a new window; then ${name} gets a mail with a link that makes a new passkey without a waiting time.`,
  sendYes: 'Go on',
});
