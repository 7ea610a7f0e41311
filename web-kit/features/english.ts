import type { FeatureNames } from '../../domain/sentences/featureNames.ts';

/** What the features of plans and licences are called in English. */
export const features: FeatureNames = {
  all: 'Everything',
  'app.count': 'Applications',
  'sso.app.count': 'Single sign-on applications',
  'radius.app.count': 'RADIUS applications',
  'sso.enabled': 'Single sign-on',
  'sso.openid.enabled': 'Single sign-on with OpenID',
  'sso.saml.enabled': 'Single sign-on with SAML',
  'radius.enabled': 'RADIUS',
  'max.user.per.app.count': 'Users per application',
  'plugin.wordpress.enabled': 'WordPress plugin',
  'ldap.enabled': 'LDAP',
  'max.device.count': 'Devices',
  'user.total.count': 'People in the organization',
  'max.team.size': 'Members in the team',
  'authenticate.same.device': 'Sign-in on the same device',
  'authenticate.different.device.appless.QR': 'Sign-in with another device: QR code without an app',
  'authenticate.different.device.inapp': 'Sign-in with another device: in the app',
  'authenticate.different.device.inapp.push': 'Sign-in with another device: notification in the app',
  'max.websites.per.app': 'Websites per application',
  'extend.expiration.in.days': 'Time Expiry Days',
  'support.level': 'Level of support',
};
