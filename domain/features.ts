import { applicationLimits, familyFeatures } from './families/families.ts';

/** Feature keys of plans and licences, word for word from the requirements. */
export const features = [
  'all',
  ...applicationLimits,
  'max.user.per.app.count',
  'plugin.wordpress.enabled',
  ...familyFeatures,
  'ldap.enabled',
  'max.device.count',
  'max.team.size',
  'authenticate.same.device',
  'authenticate.different.device.appless.QR',
  'authenticate.different.device.inapp',
  'authenticate.different.device.inapp.push',
  'max.websites.per.app',
  'extend.expiration.in.days',
  'support.level',
] as const;
export type Feature = (typeof features)[number];
