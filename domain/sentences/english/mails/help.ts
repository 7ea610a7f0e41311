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
  'mail.accessDeclined': ({ organisation, application }: Place) => ({
    subject: `No access to ${application}`,
    lines: [
      `You asked for access to ${application}. ${organisation} has declined it.`,
      'If you need it all the same, talk to the people who run it.',
    ],
    label: `Go to ${organisation}`,
  }),
} as const;
