import type { Kind } from '../../../web-kit/passkeys/approvals.ts';

/**
 * Fixed texts of signing in by phone, on both screens, in a file of their own so that the sign-in page does not load
 * them. Texts quoted by the requirements stay word for word.
 */
export const phone = {
  asking: {
    OPERATOR_LOGIN: { title: 'Sign in by phone', approved: 'Approved. Signing you in...' },
    OPERATOR_REGISTER: { title: 'Register by phone', approved: 'Approved. Creating your account...' },
    OPERATOR_ADD_DEVICE: { title: 'Add a phone', approved: 'Device Added Successfully' },
  },
  here: 'Use this device instead',
  locating:
    'Finding your location, so that the phone can show it. If your browser asks, please allow or block it.',
  noGeolocation: 'Geolocation is not supported by your browser',
  opening: 'Preparing the code...',
  scan: {
    2: "Scan the code below using your Phone's Camera",
    3: 'Scan the code below with the Latchkey app on your phone',
    4: 'We sent a notification to your phone. Open it in the Latchkey app there.',
  },
  type: 'No camera? Type this code in the app:',
  getApp: (address: string) => `No app yet? Open ${address} on your phone.`,
  unreached: 'Your phone could not be reached. Please choose another way to sign in.',
  qr: 'QR code that opens the request on your phone',
  number: 'On the phone, choose this number',
  secondsLeft: (seconds: number) => `This request expires in ${seconds} seconds`,
  waiting: 'Waiting for the phone...',
  declined: 'The request was declined on the phone.',
  expired: 'The code has expired.',
  failed: 'Something Went Wrong',
  cancel: 'Cancel',
  again: 'Try again',
  close: 'Close',
} as const;

/** Texts for one kind of request, before and after its approval. */
export type KindTexts = {
  title: string;
  lead: (target: string, account: string) => string;
  done: readonly [title: string, text: string];
};
const signIn = {
  title: 'Approve a sign-in',
  lead: (target: string) => `Somebody wants to sign in to ${target} with your passkey.`,
  done: ['Approved', 'Continue on the other screen. You can close this page.'],
} as const;
const registration = {
  title: 'Approve a registration',
  lead: (target: string, account: string) =>
    `Somebody wants to register ${account} for ${target}. The passkey will be made on this device.`,
  done: [
    'User Registered Successfully',
    'Your passkey is on this device now. Continue on the other screen; you can close this page.',
  ],
} as const;

const device = {
  title: 'Add this device',
  lead: (_: string, account: string) => `This device will get its own passkey for the account ${account}.`,
  done: ['Device Added Successfully', 'You can now sign in with this device. You can close this page.'],
} as const;

export const approve = {
  /** Texts of the approval page for each kind of request. */
  kinds: {
    login: { ...signIn, lead: (target: string) => signIn.lead(`the ${target}`) },
    register: {
      ...registration,
      lead: (target: string, account: string) => registration.lead(`the ${target}`, account),
      done: ['Registration Successful', registration.done[1]],
    },
    addDevice: device,
    general: signIn,
    'general-register': registration,
    'general-add-device': {
      ...device,
      lead: (target: string, account: string) =>
        `Somebody wants to sign in to ${target} as ${account} with this device as well. It will get its own passkey.`,
    },
    oidc: signIn,
    'oidc-register': registration,
    saml: signIn,
    'saml-register': registration,
    'radius-login': {
      ...signIn,
      lead: (target: string) => `Somebody wants to connect to ${target} with your passkey.`,
    },
    'radius-register': registration,
  } satisfies Record<Kind, KindTexts>,
  /** Title while the kind of the request is not known yet. */
  title: 'Approve a request',
  unknown: 'This link or token is not valid, or it has expired or been used',
  /** Written to the log, as the requirements say. */
  invalid: 'Invalid approval type for login',
  checking: 'Checking your link...',
  noPasskeys: 'This browser does not support passkeys (WebAuthn). Please open the link in another browser.',
  insecure: 'This connection is not secure. Please do not approve anything here.',
  requestTime: 'Request Time',
  fromDevice: 'From Device',
  client: 'Through',
  requestIp: 'Request IP',
  target: 'Application',
  account: 'Account',
  map: 'Where the request came from',
  mapLoading: 'Loading...',
  mapFailed: 'Error loading Maps',
  noPlace: 'The location of this request is unknown.',
  tentative: 'Captured location can be tentative',
  unproved: 'The other screen itself reported its device and location. They are not verified.',
  site: 'This page',
  screenAddress: 'Network address of the screen',
  sameNetwork: 'The other screen and this phone are on the same network.',
  otherNetwork: (own: string) =>
    `The other screen is on a different network than this phone (${own}). Mobile data or a VPN can be the reason. ` +
    'If somebody sent you this code, or the screen is not in front of you, decline.',
  attribution: '© OpenStreetMap contributors',
  choose: 'Which number do you see on the other screen?',
  approve: 'Continue To Approve',
  approveHint: 'You will be asked for Face ID, Touch ID or PIN.',
  deviceError: 'Error in verifying Device',
  approving: 'Waiting for your device...',
  decline: 'I wish to decline',
  notMe: 'This was not me',
  answersHint:
    'Decline if you changed your mind. "This was not me" also alerts your organisation, and ends any session that the request has already opened.',
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  ended: {
    approved: 'This request has already been approved.',
    completed: 'This request has already been approved.',
    declined: 'This request has already been declined.',
    failed: 'This request has already ended.',
    expired: 'This request has expired.',
  } as Record<string, string>,
  done: {
    declined: ['Declined', 'Nobody was let in. You can close this page.'],
    reported: ['Thank you', 'Nobody was let in, and the attempt is on record. You can close this page.'],
  },
  backToApp: 'Back to the app',
  openApp: 'Open the app',
  startAgain: 'To try again, start on the other screen.',
  getApp: 'Get your next sign-in as a notification',
  footer: { product: 'Latchkey', privacy: 'Privacy Policy' },
} as const;

const side = (value: number, [positive, negative]: [string, string]) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
/** A place in words, for people who cannot see the map. */
export const inWords = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${side(latitude, ['north', 'south'])}, ${side(longitude, ['east', 'west'])}`;
