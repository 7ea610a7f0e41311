import { inUtc } from './times.ts';

type Whose = { who: string; own: boolean };

/** The mails of a recovery. */
export const recovery = {
  'mail.recovery': ({ atOnce }: { atOnce: boolean }) => ({
    subject: 'Recover your access',
    lines: [
      atOnce
        ? 'Somebody who is allowed to do so has sent you this link, to make a passkey on a new device.'
        : 'Somebody, hopefully you, says that your device is lost. Open the link to make a passkey on a new one.',
      atOnce
        ? 'When you open it, you and everybody in your team are told.'
        : 'When you open it, a waiting time begins, and you and everybody in your team are told and can stop it.',
      'The link can be opened for two days. If you did not ask for it, ignore this mail: nothing happens then.',
    ],
    label: 'Recover my access',
  }),
  'mail.userRecovery': ({ organisation, application }: { organisation: string; application: string }) => ({
    subject: `Recover your access to ${application}`,
    lines: [
      `${organisation} has sent you a link to make a new passkey for ${application}.`,
      'It works once, for two days. Open it on the device that you want to sign in with. If you did not ask for it, ignore this mail.',
    ],
    label: 'Make a new passkey',
  }),
  'mail.recoveryReady': {
    subject: 'You can make your new passkey now',
    lines: [
      'The waiting time is over. Open the link on the device that you want to sign in with, within two days.',
      'If you did not ask for it, sign in and stop the recovery, or ask a colleague to do so.',
    ],
    label: 'Make the passkey',
  },
  'mail.recoveryOpened': ({ who, own, readyAt }: Whose & { readyAt: string }) => ({
    subject: own ? 'Your access is being recovered' : `The access of ${who} is being recovered`,
    lines: [
      own
        ? 'Somebody opened the link that was mailed to you, to make a passkey on a new device.'
        : `Somebody opened the link that was mailed to ${who}, to make a passkey on a new device.`,
      `That can be done from ${inUtc(readyAt)} on. If it is not what it seems, stop it: whoever has the link then gets nothing.`,
    ],
    label: 'Stop the recovery',
  }),
  'mail.recoveryDone': ({ who, own }: Whose) => ({
    subject: own ? 'A new device can sign in to your account' : `${who} has a new device`,
    lines: [
      own
        ? 'Your access was recovered: a new device can sign in, and all your sessions have ended. Remove the devices that you lost.'
        : `The access of ${who} was recovered: a new device can sign in, and all earlier sessions have ended.`,
      own
        ? 'If it was not you, ask a colleague to suspend your account at once.'
        : 'If it looks wrong, ask the person by another way, and suspend the member.',
    ],
    label: 'Sign in',
  }),
} as const;
