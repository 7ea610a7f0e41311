import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of forms of settings. */
export const texts = spoken('things/settings', {
  sections: {
    authentication: 'Authentication',
    registration: 'Registration',
    credentials: 'Client Credentials',
    advanced: 'Advanced settings',
  },
  showAdvanced: 'Show advanced settings',
  fixed: 'This is set when the application is created and cannot be changed later.',
  none: 'None',
  on: 'On',
  off: 'Off',
  logoWrong: 'Please enter an https address',
  number: (least: number, most: number) => `Please enter a number from ${least} to ${most}`,
});
