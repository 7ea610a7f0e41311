import { featuresIn } from '../../families/names/names.ts';
import type { FeatureNames } from '../featureNames.ts';

/** What the features of plans and licences are called in Hindi. */
export const features: FeatureNames = {
  ...featuresIn('hi'),
  all: 'सब कुछ',
  'max.user.per.app.count': 'हर ऐप्लिकेशन में उपयोगकर्ता',
  'plugin.wordpress.enabled': 'WordPress प्लगइन',
  'ldap.enabled': 'LDAP',
  'max.device.count': 'डिवाइस',
  'user.total.count': 'संगठन के लोग',
  'max.team.size': 'टीम के सदस्य',
  'authenticate.same.device': 'उसी डिवाइस पर साइन-इन',
  'authenticate.different.device.appless.QR': 'दूसरे डिवाइस से साइन-इन: बिना ऐप के QR कोड',
  'authenticate.different.device.inapp': 'दूसरे डिवाइस से साइन-इन: ऐप में',
  'authenticate.different.device.inapp.push': 'दूसरे डिवाइस से साइन-इन: ऐप में सूचना',
  'max.websites.per.app': 'हर ऐप्लिकेशन में वेबसाइटें',
  'extend.expiration.in.days': 'अवधि में बढ़ोतरी',
  'support.level': 'सहायता का स्तर',
};
