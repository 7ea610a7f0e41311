import { inUtc } from './times.ts';

const once =
  'The link is valid for two days and works once. If you do not expect it, you can ignore this mail.';

type Applications = { organisation: string; application: string; further: readonly string[] };
/** Applications in a sentence, and the first of them in few words. */
const all = ({ application, further }: Applications) =>
  further.length ? `${[application, ...further.slice(0, -1)].join(', ')} and ${further.at(-1)}` : application;
const brief = ({ application, further }: Applications) =>
  further.length ? `${application} and ${further.length} more` : application;

/** The mails that let somebody in. */
export const people = {
  'mail.activation': {
    subject: 'Confirm your e-mail address',
    lines: [
      'Thank you for creating an account. Please confirm that this address is yours; then choose the address of your organization.',
      'The link is valid for two days. If you did not ask for this, you can ignore this mail.',
    ],
    label: 'Confirm and continue',
  },
  'mail.invitation': ({ organisation }: { organisation: string }) => ({
    subject: `You are invited to the team of ${organisation}`,
    lines: [
      `${organisation} invites you to its team on Latchkey. You sign in with a passkey: there is no password.`,
      once,
    ],
    label: 'Join the team',
  }),
  'mail.userInvitation': (to: Applications) => ({
    subject: `You are invited to ${brief(to)}`,
    lines: [
      `${to.organisation} invites you to ${all(to)}. You sign in with a passkey: there is no password.`,
      `${once} Open it on the device that you want to sign in with.`,
    ],
    label: to.further.length ? 'Register' : `Register for ${to.application}`,
  }),
  'mail.access': (to: Applications) => ({
    subject: `You can now use ${brief(to)}`,
    lines: [
      `${to.organisation} has given you access to ${all(to)}.`,
      'There is nothing to register: sign in with the passkey that you use already.',
    ],
    label: to.further.length ? 'Open the app' : `Open ${to.application}`,
  }),
  'mail.address': ({ organisation, until }: { organisation: string; until: string }) => ({
    subject: 'Confirm your new e-mail address',
    lines: [
      `${organisation} wants to use this address for you. Open the link and confirm that it is yours.`,
      `The link works once, until ${inUtc(until)}. Until you confirm, nothing changes. If you do not expect it, ignore this mail.`,
    ],
    label: 'Confirm the address',
  }),
  /** `username` is how a website knows somebody who becomes one with the person who reads this. */
  'mail.addressJoins': ({
    organisation,
    username,
    until,
  }: {
    organisation: string;
    username: string;
    until: string;
  }) => ({
    subject: 'Confirm that you registered again',
    lines: [
      `${organisation} thinks that it was you who registered as ${username} on a website. Open the link and confirm it if that was you. The passkeys of both then open everything that you use there.`,
      `If you did not register as ${username}, do not confirm: somebody else could sign in as you. The link works once, until ${inUtc(until)}. Until you confirm, nothing changes.`,
    ],
    label: 'See what to confirm',
  }),
  'mail.addressAsked': ({ organisation, newAddress }: { organisation: string; newAddress: string }) => ({
    subject: 'Your e-mail address is about to change',
    lines: [
      `${organisation} wants to use ${newAddress} for you in place of this address. It will, once the link that was mailed there is confirmed.`,
      `If this is not right, tell the people who run ${organisation}: they can withdraw it.`,
    ],
    label: `Go to ${organisation}`,
  }),
  'mail.device': {
    subject: 'Add a new device',
    lines: [
      'Someone in your team asks you to add a device that you can sign in with. Open the link on that device.',
      'The link is valid for two days and works once. If you do not need another device, you can ignore this mail.',
    ],
    label: 'Add the device',
  },
  /** `client` is what the person signs in through. */
  'mail.approval': ({ application, client }: { application: string; client: string }) => ({
    subject: `Approve your sign-in to ${application}`,
    lines: [
      `Somebody signs in to ${application} through ${client} with your user name.`,
      'If it is you, open the link on the device that has your passkey within two minutes, and approve. If it is not you, open it and report the request.',
    ],
    label: 'Show the request',
  }),
} as const;
