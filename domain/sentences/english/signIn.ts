/** What the refusals of `domain/refusals/signIn.ts` say. */
export const signIn = {
  'transaction.unknown': 'There is no such request. Please start again.',
  'transaction.used': 'Authentication failed. Please try again.',
  'transaction.closed':
    'This request has already been answered. If that did not let you in, please start again.',
  'transaction.expired': 'This request has expired. Please start again.',
  'transaction.number':
    'This is not the number on the other screen. The request has ended. Please start again there.',
  'transaction.phoneOff':
    'Your organization does not allow signing in on another screen with a phone. Sign in there with the passkey of that device or with a security key.',
  'transaction.phoneFar':
    'Your organization allows a phone only near the screen. On that screen, choose “This device”, and then the phone in the window that the browser opens.',
  'transaction.tooMany': 'Too many people are asking at this moment. Please try again in a moment.',

  'app.description': ({ name }: { name: string }) =>
    `Approve sign-ins to ${name} with the passkey of this phone.`,
  'push.unknown': 'This device does not receive notifications',
  'push.taken':
    'This device receives the notifications of another person. That person must turn them off first.',
  'push.limit': 'Too many devices receive your notifications. Please turn them off on one of these first.',
  'push.tooMany': 'Too many requests were sent to this phone. Please wait, or choose another way to sign in.',
  'push.service': 'This push service cannot be used. Please use another browser.',

  'sso.request': 'This sign-in has expired or has ended. Please start again in the application.',
  'sso.certificate': 'There is no such certificate',
  'sso.certificates': 'There are two certificates already. Remove one of them first.',
  'sso.certificateUsed': 'This certificate is in use for signing. Use the other one before you remove it.',
  'sso.metadata': (about?: { reason: string }) =>
    `These metadata cannot be used${about ? `: ${about.reason}` : ''}`,
  'sso.metadataNone':
    'There are no metadata at this address. It must be an https address on the open internet.',
  'sso.metadataOther': (about?: { name: string }) =>
    `These metadata are of another service provider${about ? `: ${about.name}` : ''}`,
} as const;
