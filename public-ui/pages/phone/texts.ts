import { spoken } from '../../../web-kit/language/language.ts';
import { reasons } from '../../../web-kit/phoneReasons/english.ts';

/**
 * Fixed texts of the screen that waits for a phone, in a file of their own so that the sign-in page does not load
 * them. Texts quoted by the requirements stay word for word.
 */
export const texts = spoken('pages/phone', {
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
  secondsLeft: (seconds: number) =>
    `This request expires in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  waiting: 'Waiting for the phone...',
  declined: 'The request was declined on the phone.',
  expired: 'The code has expired.',
  failed: 'Something Went Wrong',
  reasons,
  cancel: 'Cancel',
  again: 'Try again',
  close: 'Close',
});
