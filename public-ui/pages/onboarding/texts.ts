import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of the onboarding wizard, in a file of their own so that the sign-in page does not load them. */
export const onboarding = spoken('pages/onboarding', {
  title: 'Congratulations! For Creating An Account',
  steps: ['Confirm Account', 'Create Access', 'Start Now'],
  stepsLabel: 'Onboarding steps',
  checking: 'Checking your link...',
  confirmLead: 'Is this your e\u2011mail address?',
  confirmHint: 'Confirm it to activate your account.',
  confirm: 'Confirm Account',
  failedHint: 'Sign in to have a new link sent to you.',
  heading: 'Setup Your Unique Access URL',
  country: 'Country',
  countryHelp: 'Please select your country',
  businessName: 'Business Name',
  businessNameHelp: 'Please enter your business name',
  vanity: 'Vanity URL',
  vanityHint:
    'Choose a unique name that only you and your team can access. It may be your company name or a nickname.',
  once: 'The address is chosen once and cannot be changed later. The name itself is not secret: people who sign in to your applications by phone see it.',
  offline:
    'You are offline. What you typed stays here, and the name is checked as soon as the connection is back.',
  preview: 'Your address',
  unusable:
    'This name is unusable: 6 to 30 letters, digits and hyphens, starting and ending with a letter or digit.',
  available: 'Available',
  taken: 'Already taken',
  unknown: 'Not checked yet',
  create: 'Create URL',
  done: 'You successfully created your account! click below button to login and explore dashboard',
  doneImage: 'Account created',
  continue: 'Continue To Login',
});
