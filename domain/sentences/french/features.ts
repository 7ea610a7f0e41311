import { featuresIn } from '../../families/names/names.ts';
import type { FeatureNames } from '../featureNames.ts';

/** What the features of plans and licences are called in French. */
export const features: FeatureNames = {
  ...featuresIn('fr'),
  all: 'Tout',
  'max.user.per.app.count': 'Utilisateurs par application',
  'plugin.wordpress.enabled': 'Extension WordPress',
  'ldap.enabled': 'LDAP',
  'max.device.count': 'Appareils',
  'user.total.count': 'Personnes de l’organisation',
  'max.team.size': 'Membres de l’équipe',
  'authenticate.same.device': 'Connexion sur le même appareil',
  'authenticate.different.device.appless.QR':
    'Connexion avec un autre appareil\u00a0: code QR sans application',
  'authenticate.different.device.inapp': 'Connexion avec un autre appareil\u00a0: dans l’application',
  'authenticate.different.device.inapp.push':
    'Connexion avec un autre appareil\u00a0: notification dans l’application',
  'max.websites.per.app': 'Sites web par application',
  'extend.expiration.in.days': 'Prolongation',
  'support.level': 'Niveau d’assistance',
};
