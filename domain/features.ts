/** Feature keys of plans and licences, word for word from the requirements. */
export const features = [
  'all',
  'app.count',
  'sso.app.count',
  'radius.app.count',
  'max.user.per.app.count',
  'plugin.wordpress.enabled',
  'sso.enabled',
  'radius.enabled',
  'ldap.enabled',
  'max.device.count',
  'max.team.size',
  'authenticate.same.device',
  'authenticate.different.device.appless.QR',
  'authenticate.different.device.inapp',
  'authenticate.different.device.inapp.push',
  'max.websites.per.app',
  'sso.openid.enabled',
  'sso.saml.enabled',
  'extend.expiration.in.days',
  'support.level',
] as const;
export type Feature = (typeof features)[number];
