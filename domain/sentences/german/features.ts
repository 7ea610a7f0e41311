import { featuresIn } from '../../families/names/names.ts';
import type { FeatureNames } from '../featureNames.ts';

/** What the features of plans and licences are called in German. */
export const features: FeatureNames = {
  ...featuresIn('de'),
  all: 'Alles',
  'max.user.per.app.count': 'Benutzer je Anwendung',
  'plugin.wordpress.enabled': 'WordPress-Plugin',
  'ldap.enabled': 'LDAP',
  'max.device.count': 'Geräte',
  'user.total.count': 'Personen der Organisation',
  'max.team.size': 'Mitglieder im Team',
  'authenticate.same.device': 'Anmeldung auf demselben Gerät',
  'authenticate.different.device.appless.QR': 'Anmeldung mit anderem Gerät: QR-Code ohne App',
  'authenticate.different.device.inapp': 'Anmeldung mit anderem Gerät: in der App',
  'authenticate.different.device.inapp.push': 'Anmeldung mit anderem Gerät: Benachrichtigung in der App',
  'max.websites.per.app': 'Websites je Anwendung',
  'extend.expiration.in.days': 'Verlängerung',
  'support.level': 'Support-Stufe',
};
