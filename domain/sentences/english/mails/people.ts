const once =
  'The link is valid for two days and works once. If you do not expect it, you can ignore this mail.';

/** The mails that let somebody in. */
export const people = {
  'mail.activation': {
    subject: 'Confirm your e-mail address',
    lines: [
      'Thank you for creating an account. Please confirm that this address is yours; then choose the address of your organisation.',
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
  'mail.userInvitation': ({ organisation, application }: { organisation: string; application: string }) => ({
    subject: `You are invited to ${application}`,
    lines: [
      `${organisation} invites you to ${application}. You sign in with a passkey: there is no password.`,
      `${once} Open it on the device that you want to sign in with.`,
    ],
    label: `Register for ${application}`,
  }),
  'mail.access': ({ organisation, application }: { organisation: string; application: string }) => ({
    subject: `You can now use ${application}`,
    lines: [
      `${organisation} has given you access to ${application}.`,
      'There is nothing to register: sign in with the passkey that you use already.',
    ],
    label: `Open ${application}`,
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
