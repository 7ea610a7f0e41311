import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of a person's own page. */
export const texts = spoken('pages/me', {
  title: 'Your account',
  lead: (organisation: string) =>
    `What ${organisation} knows about you, and the devices that you sign in with.`,
  checking: 'One moment...',
  signIn: {
    title: 'Sign in',
    lead: (organisation: string) =>
      `Use a passkey that you have at ${organisation}. You are then signed in to its applications, too.`,
    action: 'Sign in with your passkey',
    lost: 'Lost your device?',
  },
  /** Nothing was done, because the page was of somebody else. */
  anothers: 'Somebody else has signed in here meanwhile. This page is now theirs, and nothing was done.',
  signedInAs: 'Signed in as',
  signOut: 'Sign out everywhere in this browser',
  app: 'Approve sign-ins on this phone',
  devices: {
    title: 'Your devices',
    current: 'signed in with it now',
    suspended: 'suspended',
    addedOn: 'Added',
    lastUsed: 'Last used',
    neverUsed: 'Not used yet',
    /** The browser, platform and country of the last sign-in. */
    elsewhere: (rpId: string) => `Signs you in at ${rpId}`,
    rename: 'Rename',
    remove: 'Remove',
    name: 'Name of the device',
    save: 'Save',
    cancel: 'Cancel',
    renamed: 'Device renamed',
    removed: 'Device removed',
    sure: (name: string) => `Remove ${name}? You cannot sign in with it any more.`,
    sureCurrent: (name: string) =>
      `Remove ${name}? You are signed in with it, so you are signed out here and have to sign in with another device.`,
    keep: 'Keep it',
    /** Why a device stays beside which none works for its site. */
    only: (site: string) =>
      `No other device of yours works at ${site}, so this one stays. Add another one below to remove it.`,
    add: 'Add a device',
    addHere: 'Make a passkey on this device',
    addPhone: 'Use another device',
    added: 'Device added',
    scan: 'Scan this code with the camera of the other device, or open the link there. It adds one device and works for ten minutes.',
    code: 'QR code of the link',
    copy: 'Copy the link',
    copied: 'Link copied',
    done: 'I have added it',
    another: 'Make a new link',
    close: 'Close',
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'this browser',
    signOn: (device: string) => `Signed in with ${device || 'a device that is gone'}`,
    app: (device: string) => `The app on ${device || 'a device that is gone'}`,
    since: 'Since',
    at: (applications: string) => `To ${applications}`,
    end: 'End',
    endOthers: 'End all others',
    ended: 'Session ended',
    allEnded: 'All other sessions ended',
    hint: 'Applications that keep a session of their own are told, if they support that.',
  },
  applications: {
    title: 'Your applications',
    none: 'There is no application that you may use.',
    why: {
      invited: 'You were invited, or registered there yourself',
      everybody: 'Open to everybody',
      group: 'Open to a group that you belong to',
    },
    group: (name: string) => `You belong to ${name}`,
    suspended: 'suspended',
    unused: 'You have not been there',
    /** Who comes by a session that began elsewhere is there without a sign-in. */
    used: (times: number, shown: string, last: string) =>
      times
        ? `${times === 1 ? 'One sign-in' : `${shown} sign-ins`}, last there ${last}`
        : `Last there ${last}`,
    reads: (what: string) => `It may read: ${what}`,
    told: (what: string) => `It is told: ${what}`,
    /** What an application gets by each of the common scopes. */
    scopes: {
      openid: 'who you are there',
      email: 'your e-mail address',
      profile: 'your name and profile',
      address: 'your postal address',
      phone: 'your phone number',
      groups: 'your groups',
      offline_access: 'all of it while you are away',
    } as Record<string, string>,
    open: 'Open',
    code: 'Get a network code',
    withdraw: 'Withdraw consent',
    sure: (name: string) =>
      `Withdraw your consent for ${name}? You are signed out there, and it can read nothing more. If you sign in there again, it receives the same again.`,
    keep: 'Keep it',
    withdrawn: 'Consent withdrawn',
  },
  signIns: {
    title: 'Your last sign-ins',
    none: 'There is no sign-in on record.',
    lead: 'Was one of them not yours? Remove the device, end the other sessions, and tell the people who run the application.',
    what: {
      SignedIn: 'Signed in',
      TransactionDeclined: 'You declined a sign-in',
      TransactionReported: 'You reported a sign-in',
      TransactionExpired: 'You did not answer a sign-in',
    },
    to: (what: string, application: string) => `${what} to ${application}`,
    device: (device: string) => `Device: ${device}`,
    from: (ip: string, country: string) => `from ${ip}${country && `, ${country}`}`,
    more: 'Show more',
  },
  language: {
    title: 'Language of your mails',
    lead: (organisation: string) =>
      `Mails of ${organisation} come to you in this language. These pages follow this browser, or what you choose below.`,
    label: 'Language of mails',
    same: (language: string) => `As the organization writes (${language})`,
    done: 'Language of your mails changed',
  },
  data: {
    title: 'Your data',
    lead: 'What is on record about you, as a file (JSON). The file says what it does not hold.',
    get: 'Get the file',
    name: 'my-data.json',
  },
  erasure: {
    title: 'Erase your data',
    lead: (organisation: string) =>
      `Ask ${organisation} to erase what it knows about you. The people who run it see your request and answer it; until then nothing changes.`,
    note: 'Why, or from when on',
    ask: 'Ask for erasure',
    sure: 'Ask for your data to be erased? Once that is done, you cannot sign in here any more.',
    keep: 'Do not ask',
    asked: 'Your request is on its way',
    phase: {
      open: 'Your request waits for an answer.',
      allowed: 'Your request was granted. Your data will be erased soon.',
      declined: 'Your request was declined. You can ask again.',
      expired: 'Nobody has answered your request. You can ask again.',
    },
  },
  addDevice: {
    title: 'Add this device',
    checking: 'Checking your link...',
    lead: (name: string, organisation: string) =>
      `Make a passkey on this device for ${name} at ${organisation}. Go on only if this is you.`,
    action: 'Add this device',
    done: 'Device added',
    doneHint: 'You can sign in with it from now on.',
    toPage: 'To your account',
    failed: 'This device cannot be added',
    failedHint: 'Make a new link on the page of your account.',
  },
});
