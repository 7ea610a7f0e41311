import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of the installed app, in a file of their own so that the sign-in page does not load them. */
export const app = spoken('pages/app', {
  title: 'Latchkey app',
  lead: (organisation: string | null) =>
    `Approve sign-ins to ${organisation ?? 'the operator console'} with the passkey of this phone.`,
  checking: 'One moment...',
  signIn: 'Sign in to the app',
  signInHint: {
    operator: 'Sign in once to see requests here and to get notifications.',
    user: 'Sign in once, with the passkey that you made on this phone when you registered, to see requests here and to get notifications.',
  },
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  me: 'Your account',
  requests: {
    title: 'Waiting for you',
    loading: 'Looking for requests...',
    empty: 'No request is waiting for your approval.',
    emptyHint: {
      operator:
        'Choose the notification of the Latchkey app on the sign-in page, and the request appears here.',
      user: 'Choose to sign in with the app on the other screen, and the request appears here.',
    },
    to: 'Sign-in to',
    from: 'from',
    unknown: 'another device',
    answer: 'Answer',
    left: (seconds: number) => `${seconds} s left`,
  },
  scan: {
    title: 'Scan a code',
    lead: {
      operator:
        'Choose the Latchkey app on the sign-in page of your computer, and scan the code that it shows.',
      user: 'Choose to sign in by phone on the other screen, and scan the code that it shows.',
    },
    start: 'Scan the code',
    stop: 'Stop the camera',
    opening: 'Opening the camera...',
    looking: 'Hold the code in front of the camera.',
    picture: 'What the camera sees',
    found: 'Found. Opening the request...',
    foreign: 'This is not a Latchkey code. Scan the one on the sign-in page.',
    denied: 'The camera is not allowed for this page. Allow it in the settings of your browser.',
    absent: 'No camera was found on this device.',
    failed: 'The camera could not be opened. Close other programs that use it.',
    /** The alternative to the camera: only the operators' sign-in page shows a code to type. */
    instead: {
      operator: ' Or type the code.',
      user: ' Or scan the code with the camera app of your phone.',
    },
  },
  type: {
    label: 'Type the code instead',
    hint: 'You find it below the QR code: five characters, a hyphen, five more.',
    needsSignIn: 'To type a code instead, sign in to the app first.',
    open: 'Open the request',
    wrong: 'There is no request with this code, or it has expired.',
  },
  push: {
    title: 'Notifications',
    off: 'Get a notification on this phone when you sign in elsewhere.',
    on: 'This phone gets your sign-in requests as notifications.',
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off',
    denied: 'Notifications are blocked for this page. Allow them in the settings of your browser.',
    unsupported:
      'This browser cannot show notifications here. On an iPhone, add the app to the home screen first.',
    failed:
      'Your browser could not turn notifications on. Check your connection and try again, or use another browser.',
    turnedOn: 'Notifications are on',
    turnedOff: 'Notifications are off',
  },
  devices: {
    title: 'Your devices',
    current: 'this device',
    rename: 'Rename',
    renameThis: (name: string) => `Rename ${name}`,
    name: 'Name of the device',
    save: 'Save',
    cancel: 'Cancel',
    renamed: 'Device renamed',
  },
  install: {
    title: 'Keep the app on your phone',
    lead: 'Add the app to the home screen of this phone, and open it like any other app.',
    hint: 'You find this in the menu of your browser: Add to Home Screen, or Install.',
    button: 'Install the app',
  },
});
