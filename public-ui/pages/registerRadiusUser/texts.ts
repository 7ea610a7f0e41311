/** Fixed texts of the invitation to a network. */
export const texts = {
  title: 'Register',
  checking: 'Checking your invitation...',
  invites: (organisation: string, application: string) => `${organisation} invites you to ${application}.`,
  lead: 'Make a passkey on the phone with which you will approve: open the link of the mail there, or choose the phone in the window that the browser opens. There is no password.',
  action: 'Create passkey',
  once: 'The invitation works once.',
  done: 'You are registered',
  next: (application: string, username: string) =>
    `When you sign in to ${application}, type ${username} as the name and any word as the password. You then get a request to approve.`,
  app: 'Install the app to get requests as messages',
  failed: 'This invitation cannot be used',
  failedHint: 'Ask the person who invited you to send the invitation again.',
} as const;
