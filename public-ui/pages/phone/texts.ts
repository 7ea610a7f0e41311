import type { Kind } from '../../../web-kit/approvals.ts';

/**
 * Fixed texts of signing in by phone, on both screens. They stand apart from the others so that the sign-in page does
 * not load them; those that the requirement documents quote are theirs, letter by letter.
 */
export const phone = {
  asking: {
    OPERATOR_LOGIN: { title: 'Sign in by phone', approved: 'Approved. Signing you in...' },
    OPERATOR_REGISTER: { title: 'Register by phone', approved: 'Approved. Creating your account...' },
    OPERATOR_ADD_DEVICE: { title: 'Add a phone', approved: 'Device Added Successfully' },
  },
  here: 'Use this device instead',
  locating: 'Asking where you are. The phone will show it.',
  noGeolocation: 'Geolocation is not supported by your browser',
  noPermission: 'Please allow this page to use your location, and try again.',
  opening: 'Preparing the code...',
  scan: {
    2: "Scan the code below using your Phone's Camera",
    3: 'Scan the code below with the Latchkey app on your phone',
    4: 'We asked your phone. Open the notification of the Latchkey app there.',
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

/** What is said of one kind of request, and once it is approved. */
export type Said = {
  title: string;
  lead: (target: string, account: string) => string;
  done: readonly [title: string, text: string];
};
const signIn = {
  title: 'Approve a sign-in',
  lead: (target: string) => `Somebody wants to sign in to ${target} with your passkey.`,
  done: ['Approved', 'Go on at the other screen. You can close this page.'],
} as const;
const registration = {
  title: 'Approve a registration',
  lead: (target: string, account: string) =>
    `Somebody wants to register ${account} for ${target}. The passkey will be made on this device.`,
  done: [
    'Registered',
    'This device has your passkey now. Go on at the other screen; you can close this page.',
  ],
} as const;

export const approve = {
  /** What the page of each kind of request says. */
  kinds: {
    login: { ...signIn, lead: (target: string) => signIn.lead(`the ${target}`) },
    register: {
      ...registration,
      lead: (target: string, account: string) => registration.lead(`the ${target}`, account),
    },
    addDevice: {
      title: 'Add this device',
      lead: (_: string, account: string) =>
        `This device is to get a passkey of its own for the account ${account}.`,
      done: ['Device Added Successfully', 'You can sign in with this device now, and close this page.'],
    },
    general: signIn,
    'general-register': registration,
    oidc: signIn,
    saml: signIn,
    'radius-login': {
      ...signIn,
      lead: (target: string) => `Somebody wants to connect to ${target} with your passkey.`,
    },
    'radius-register': registration,
  } satisfies Record<Kind, Said>,
  /** Before it is known which kind it is. */
  title: 'Approve a request',
  unknown: 'This link or token is not valid, or it has expired or been used',
  /** Logged, as the documents have it. */
  invalid: 'Invalid approval type for login',
  checking: 'Checking your link...',
  noPasskeys: 'This browser does not support passkeys (WebAuthn). Please open the link in another browser.',
  insecure: 'This connection is not secure. Please do not approve anything here.',
  requestTime: 'Request Time',
  fromDevice: 'From Device',
  requestIp: 'Request IP',
  target: 'Application',
  account: 'Account',
  map: 'Where the request came from',
  mapLoading: 'Loading...',
  mapFailed: 'Error loading Maps',
  noPlace: 'The place of this request is not known.',
  tentative: 'Captured location can be tentative',
  unproved: 'The device and the place are what the other screen says of itself. They are not proved.',
  site: 'This page',
  screenAddress: 'Network address of the screen',
  sameNetwork: 'The screen that asks and this phone are in the same network.',
  otherNetwork: (own: string) =>
    `The screen that asks is in another network than this phone (${own}). Mobile data or a VPN can be the reason. ` +
    'If somebody sent you this code, or the screen is not in front of you, decline.',
  attribution: '© OpenStreetMap contributors',
  choose: 'Which number do you see on the other screen?',
  approve: 'Continue To Approve',
  approveHint: 'You will be asked for FaceId, TouchID or PIN.',
  deviceError: 'Error in verifying Device',
  approving: 'Waiting for your device...',
  decline: 'I wish to decline',
  notMe: 'This was not me',
  answersHint:
    'Decline when you changed your mind. "This was not me" also alarms your organisation, and ends what the request may have opened already.',
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
/** A place in words, for whoever sees no map. */
export const inWords = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${side(latitude, ['north', 'south'])}, ${side(longitude, ['east', 'west'])}`;
