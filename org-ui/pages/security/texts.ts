import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the security settings. */
export const texts = spoken('pages/security', {
  title: 'Security',
  text: 'Rules for how your team members sign in and recover their accounts. A change applies to the next sign-in.',
  operators: 'Team Members',
  phone: 'Sign-in with a phone',
  choices: {
    allowed: {
      name: 'Allowed',
      hint: 'A phone may approve a sign-in on any screen, even one far away. An attacker who tricks a member into scanning a code can get in.',
    },
    nearby: {
      name: 'Only near the screen',
      hint: 'A phone may be used only if the browser can reach it by Bluetooth. This protects against codes that were forwarded from elsewhere.',
    },
    off: {
      name: 'Off',
      hint: 'A phone cannot approve a sign-in on another screen. Members sign in with the passkey of the device in use or a security key.',
    },
  },
  wait: 'Waiting time after "I lost my device"',
  waitHint:
    'The time between opening the mailed link and making a new passkey. Every colleague is notified and can stop the recovery. 0 means no waiting time.',
  unit: 'hours',
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  waitWrong: (least: number, most: number) => `Please enter whole hours between ${least} and ${most}`,
  saved: 'Security settings saved',
  failed: 'The security settings could not be saved',
});
