/**
 * Fixed texts of signing in by phone, on both screens. They stand apart from the others so that the sign-in page does
 * not load them; those that the requirement documents quote are theirs, letter by letter.
 */
export const phone = {
  title: 'Sign in by phone',
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
  approved: 'Approved. Signing you in...',
  declined: 'The request was declined on the phone.',
  expired: 'The code has expired.',
  failed: 'Something Went Wrong',
  cancel: 'Cancel',
  again: 'Try again',
} as const;

export const approve = {
  title: 'Approve a sign-in',
  lead: 'Somebody wants to sign in to the operator console with your passkey.',
  checking: 'Checking your link...',
  noPasskeys: 'This browser does not support passkeys (WebAuthn). Please open the link in another browser.',
  insecure: 'This connection is not secure. Please do not approve anything here.',
  requestTime: 'Request Time',
  fromDevice: 'From Device',
  map: 'Where the request came from',
  mapLoading: 'Loading...',
  mapFailed: 'Error loading Maps',
  noPlace: 'The place of this request is not known.',
  tentative: 'Captured location can be tentative',
  attribution: '© OpenStreetMap contributors',
  choose: 'Which number do you see on the other screen?',
  approve: 'Continue To Approve',
  approveHint: 'You will be asked for FaceId, TouchID or PIN.',
  approving: 'Waiting for your device...',
  decline: 'I wish to decline',
  notMe: 'This was not me',
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  ended: {
    approved: 'This request has already been approved.',
    completed: 'This request has already been approved.',
    declined: 'This request has already been declined.',
    failed: 'This request has already ended.',
    expired: 'This request has expired.',
  } as Record<string, string>,
  done: {
    approved: ['Approved', 'Go on at the other screen. You can close this page.'],
    declined: ['Declined', 'Nobody was signed in. You can close this page.'],
    reported: ['Thank you', 'Nobody was signed in, and the attempt is on record. You can close this page.'],
  },
  backToApp: 'Back to the app',
  footer: { product: 'Latchkey', privacy: 'Privacy Policy' },
} as const;

const side = (value: number, [positive, negative]: [string, string]) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
/** A place in words, for whoever sees no map. */
export const inWords = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${side(latitude, ['north', 'south'])}, ${side(longitude, ['east', 'west'])}`;
