/** The settings of every kind whose users sign in on the customer's own site or in the customer's own app. */
export const origins = {
  input: 'own',
  section: 'credentials',
  label: 'Website URL',
  help: 'People register and sign in on no other site, and passkeys belong to its host.',
  paragraph: 'web-application#origins-and-passkeys',
} as const;
export const tokenValidityTime = {
  input: 'own',
  section: 'credentials',
  label: 'Token validity',
  help: 'How long the token of a sign-in counts. Your back end exchanges it for a session of its own.',
  paragraph: 'web-application#then-start-your-own-session',
} as const;
export const samePlatformAuth = {
  input: 'switch',
  default: true,
  section: 'authentication',
  label: 'Same platform authentication',
  help: 'Sign in with the passkey of the device in use',
  paragraph: 'web-application#which-devices',
} as const;
export const remotePlatformAuth = {
  input: 'switch',
  default: true,
  section: 'authentication',
  label: 'Remote platform authentication',
  help: 'Sign in with a phone or a security key',
  paragraph: 'web-application#which-devices',
} as const;
export const multipleDeviceAllowed = {
  input: 'switch',
  default: true,
  later: 'shown',
  section: 'authentication',
  label: 'Multiple devices allowed',
  help: 'A person may register several devices',
  paragraph: 'web-application#which-devices',
} as const;
/** Whether people need an invitation to register. */
export const invitedOnly = {
  input: 'switch',
  default: false,
  section: 'registration',
  label: 'Only invited people can register',
  help: 'New users need an invitation from your team. Existing users are not affected.',
  paragraph: 'web-application#invite-people',
} as const;
