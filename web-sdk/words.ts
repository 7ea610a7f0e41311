import type { LanguageTag } from '../domain/languages.ts';
import { reasons } from '../web-kit/phoneReasons/english.ts';
import { base, language } from './setup.ts';

const english = {
  unconfigured: 'Latchkey needs the data-app-id of its script tag, or init()',
  unreachable: 'The sign-in service cannot be reached',
  wrong: 'Something went wrong.',
  cancel: 'Cancel',
  close: 'Close',
  again: 'Try again',
  passkey: {
    unsupported: 'WebAuthn is not supported in this browser',
    unused: 'No passkey was used. Try again, or choose another way to sign in.',
    known: 'This device is already registered. Sign in with it.',
    late: 'This took too long. Please try again.',
    notMade: 'Attestation was not completed',
    notUsed: 'Assertion was not completed',
  },
  invited: {
    invite: 'You are invited',
    recovery: 'Make a new passkey',
    lead: 'Your passkey is made on this device: your fingerprint, your face or your screen lock. There is no password.',
    wait: 'One moment…',
    register: 'Create passkey',
    later: 'Not now',
    elsewhere: 'This browser does not support passkeys. Open the link of the mail in another browser.',
    done: 'Registration SuccessFull !',
    go: 'Continue',
  },
  phone: {
    register: 'Register by phone',
    signIn: 'Sign in by phone',
    app: 'Sign in with the app',
    add: 'Add a phone',
    scan: "Scan the code below using your Phone's Camera",
    open: 'Open the notification of the app on your phone',
    code: 'QR code that opens the request on your phone',
    number: 'On the phone, choose this number',
    left: (seconds: number) => `This request expires in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    asked: 'At most three messages are sent in ten minutes. None came? Cancel, and sign in another way.',
    declined: 'The request was declined on the phone.',
    expired: 'The request has expired.',
    failed: 'Something Went Wrong',
    reasons,
    closed: 'The window was closed before the phone answered. Please try again.',
    unshown: 'This page cannot show the request for the phone.',
  },
};
/** All that the script says, in one language. */
export type Words = typeof english;
/** The languages whose words the script fetches. English is in the script itself. */
export type Fetched = Exclude<LanguageTag, 'en'>;

/** What the script says: in English until `learn` has fetched the words of the page's language. */
export let words: Words = english;

let known: { tag: LanguageTag; learned: Promise<void> } | undefined;
/** Fetches the words of the page's language once. When they cannot be fetched, the script speaks English. */
export function learn(): Promise<void> {
  const tag = language();
  if (known?.tag !== tag) known = { tag, learned: tag === 'en' ? speak(english) : fetched(tag) };
  return known.learned;
}
async function speak(spoken: Words): Promise<void> {
  words = spoken;
}
async function fetched(tag: Fetched): Promise<void> {
  try {
    const { words } = (await import(/* @vite-ignore */ `${base()}/sdk/${tag}.js`)) as { words: Words };
    await speak(words);
  } catch {
    known = undefined;
    await speak(english);
  }
}
