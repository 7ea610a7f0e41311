import { spoken } from '../../../web-kit/language/language.ts';

const signIn = (target: string) => `Somebody wants to sign in to ${target} with your passkey.`;
const registration = (target: string, account: string) =>
  `Somebody wants to register ${account} for ${target}. The passkey will be made on this device.`;
const onThisDevice =
  'Your passkey is on this device now. Continue on the other screen; you can close this page.';
const deviceAdded = [
  'Device Added Successfully',
  'You can now sign in with this device. You can close this page.',
] as const;
const approved = ['Approved', 'Continue on the other screen. You can close this page.'] as const;

/** Texts of the page that approves a request. Texts quoted by the requirements stay word for word. */
export const texts = spoken('pages/approve', {
  /** By what is asked for: its title, what it does, and what is said once it is approved. */
  kinds: {
    signIn: { title: 'Approve a sign-in', lead: signIn, done: approved },
    /** A sign-in that shows the address from which somebody connects. */
    connection: {
      title: 'Approve a sign-in',
      lead: (target: string) => `Somebody wants to connect to ${target} with your passkey.`,
      done: approved,
    },
    operatorSignIn: {
      title: 'Approve a sign-in',
      lead: (target: string) => signIn(`the ${target}`),
      done: approved,
    },
    registration: {
      title: 'Approve a registration',
      lead: registration,
      done: ['User Registered Successfully', onThisDevice],
    },
    operatorRegistration: {
      title: 'Approve a registration',
      lead: (target: string, account: string) => registration(`the ${target}`, account),
      done: ['Registration Successful', onThisDevice],
    },
    operatorDevice: {
      title: 'Add this device',
      lead: (_target: string, account: string) =>
        `This device will get its own passkey for the account ${account}.`,
      done: deviceAdded,
    },
    userDevice: {
      title: 'Add this device',
      lead: (target: string, account: string) =>
        `Somebody wants to sign in to ${target} as ${account} with this device as well. It will get its own passkey.`,
      done: deviceAdded,
    },
  },
  /** Title while the kind of the request is not known yet. */
  title: 'Approve a request',
  unknown:
    'This link or token is not valid, or it has expired or been used. Please start again where you sign in.',
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
  /** The sides of the equator and of Greenwich on which a place is. */
  sides: {
    north: (degrees: string) => `${degrees}° north`,
    south: (degrees: string) => `${degrees}° south`,
    east: (degrees: string) => `${degrees}° east`,
    west: (degrees: string) => `${degrees}° west`,
  },
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
  deviceError: (why: string) => `Error in verifying Device. ${why}`,
  approving: 'Waiting for your device...',
  decline: 'I wish to decline',
  notMe: 'This was not me',
  answersHint:
    'Decline if you changed your mind. "This was not me" also alerts your organization, and ends any session that the request has already opened.',
  secondsLeft: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
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
  unconfirmed: 'No passkey of this phone confirmed the request.',
  startAgain: 'To try again, start on the other screen.',
  getApp: 'Get your next sign-in as a notification',
  footer: { product: 'Latchkey', privacy: 'Privacy Policy' },
});
