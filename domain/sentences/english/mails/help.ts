type Asked = { who: string; application: string };
type Place = { organisation: string; application: string };

/** The mails about what people ask an organisation for. */
export const help = {
  'mail.accessAsked': ({ who, application }: Asked) => ({
    subject: `${who} asks for access to ${application}`,
    lines: [
      `${who} is known to your organization, tried to sign in to ${application}, and has no access to it.`,
      'Answer in the console, under Access Requests. Without an answer the request ends in 30 days.',
    ],
    label: 'Show the request',
  }),
  'mail.deviceLost': ({ organisation }: { organisation: string }) => ({
    subject: 'Have you lost your device?',
    lines: [
      `Somebody, hopefully you, has said on the sign-in page of ${organisation} that your device is lost. Open the link to ask ${organisation} for a way back in.`,
      'The link works for two days. If it was not you, ignore this mail: nothing happens then.',
    ],
    label: 'Ask for a way back in',
  }),
  'mail.deviceAsked': ({ who }: { who: string }) => ({
    subject: `${who} has lost a device`,
    lines: [
      `${who} asks for a way back in without it. Make sure, by other means than mail, that the request really comes from them.`,
      'Answer in the console, under Access Requests. Without an answer the request ends in 30 days.',
    ],
    label: 'Show the request',
  }),
  'mail.deviceDeclined': ({ organisation }: { organisation: string }) => ({
    subject: 'No way back in without your device',
    lines: [
      `You asked for a way back in without your device. ${organisation} has declined it.`,
      'If you need it all the same, talk to the people who run it.',
    ],
    label: `Go to ${organisation}`,
  }),
  'mail.erasureAsked': ({ who }: { who: string }) => ({
    subject: `${who} asks for their data to be erased`,
    lines: [
      `${who} asks your organization, on their own page, to erase what it knows about them. Nothing has been erased yet.`,
      'Answer in the console, under Access Requests, and delete the person there. Without an answer the request ends in 30 days.',
    ],
    label: 'Show the request',
  }),
  'mail.erasureAllowed': ({ organisation }: { organisation: string }) => ({
    subject: 'Your data will be erased',
    lines: [
      `You asked ${organisation} to erase what it knows about you. It has agreed, and will do so.`,
      'You cannot sign in there any more afterwards. If you have not asked for this, tell the people who run it at once.',
    ],
    label: `Go to ${organisation}`,
  }),
  'mail.erasureDeclined': ({ organisation }: { organisation: string }) => ({
    subject: 'Your data will not be erased',
    lines: [
      `You asked ${organisation} to erase what it knows about you. It has declined that for now.`,
      'Talk to the people who run it to learn why.',
    ],
    label: `Go to ${organisation}`,
  }),
  'mail.accessDeclined': ({ organisation, application }: Place) => ({
    subject: `No access to ${application}`,
    lines: [
      `You asked for access to ${application}. ${organisation} has declined it.`,
      'If you need it all the same, talk to the people who run it.',
    ],
    label: `Go to ${organisation}`,
  }),
} as const;
