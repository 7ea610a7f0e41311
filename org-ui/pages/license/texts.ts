import { features } from '../../../web-kit/features/english.ts';
import { featureIn } from '../../../web-kit/features/features.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page about the licence. Those that the requirements quote stay word for word. */
export const texts = spoken('pages/license', {
  title: 'My License',
  current: 'Current License',
  none: '- - - - - - - - - - - -',
  expired: 'Your license is expired, please upgrade your plan.',
  left: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`,
  ends: 'Valid until',
  renews: 'Renews on',
  plan: 'Plan',
  upgrade: 'Upgrade',
  mine: 'My License',
  yes: 'Yes',
  no: 'No',
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  over: 'More than the plan allows',
  groups: { Users: 'Users', Apps: 'Apps', Security: 'Security', Plugins: 'Plugins', Other: 'Other' },
  feature: (key: string) => featureIn(features, key),
  isCurrent: 'CURRENT',
  tryNow: 'Try Now',
  more: 'Show More',
  less: 'Show Less',
  again: 'Try again',
  packagesFailed: 'Fail to load packages',
  linkFailed: 'Fail to get link',
  noLink: 'No payment link provided in the server response',
  closed: 'Payment window closed',
  blocked: 'The browser did not open the payment window. Please allow it for this site.',
});
