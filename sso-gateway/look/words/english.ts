/** What the pages of the protocols say. A name of an application comes as HTML. */
export const english = {
  signOut: {
    title: 'Sign out',
    here: 'Do you want to sign out on this browser?',
    everywhere: 'Do you want to sign out of all applications on this browser?',
    yes: 'Sign out',
    no: 'Stay signed in',
  },
  signedOut: {
    title: 'Signed out',
    everywhere: 'You are signed out. You can close this page.',
    partly:
      'You are signed out here, but not every application has confirmed it. Close the browser to be safe.',
    goOn: 'Go on to the application',
  },
  signingOut: { title: 'Signing out', text: 'You are being signed out.' },
  onTheWay: {
    signedIn: 'Login Successful',
    nobody: 'Nobody was signed in',
    text: 'You are on your way back to the application.',
    goOn: 'Continue',
  },
  failed: {
    title: 'Something Went Wrong',
    text: 'The application sent a request that cannot be answered. Go back to the application and try again.',
    ask: 'If you need help, ask the people who run the application.',
  },
  device: {
    title: 'Sign in a device',
    code: 'Code shown on your device',
    goOn: 'Continue',
    cancel: 'Cancel',
    asks: (name: string) => `Sign in to ${name} on the device that shows this code:`,
    warning:
      'Continue only if you have the device before you and started this yourself. Nobody will ever ask you for this by phone or mail.',
    done: 'Login Successful',
    signedIn: (name: string) =>
      `Your device is signed in to ${name}. You can close this page and go back to it.`,
    unknown: 'This code is not known. Look at your device and try again.',
    none: 'Enter the code that your device shows.',
    expired: 'This code has expired. Let your device show a new one.',
    used: 'This code has been used already. Let your device show a new one.',
    declined: 'Your device was not signed in. You can close this page.',
    failed: 'Your device was not signed in. Let it show a new code and try again.',
  },
  wait: {
    title: 'Please wait',
    codes: 'Too many unknown codes have been entered. Wait a quarter of an hour, then try again.',
    requests: 'Too many requests came from your network. Try again in a minute.',
  },
};
