import { featuresIn } from '../../families/names/names.ts';
import type { FeatureNames } from '../featureNames.ts';

/** What the features of plans and licences are called in Spanish. */
export const features: FeatureNames = {
  ...featuresIn('es'),
  all: 'Todo',
  'max.user.per.app.count': 'Usuarios por aplicación',
  'plugin.wordpress.enabled': 'Plugin de WordPress',
  'ldap.enabled': 'LDAP',
  'max.device.count': 'Dispositivos',
  'user.total.count': 'Personas de la organización',
  'max.team.size': 'Miembros del equipo',
  'authenticate.same.device': 'Inicio de sesión en el mismo dispositivo',
  'authenticate.different.device.appless.QR': 'Inicio de sesión con otro dispositivo: código QR sin app',
  'authenticate.different.device.inapp': 'Inicio de sesión con otro dispositivo: en la app',
  'authenticate.different.device.inapp.push': 'Inicio de sesión con otro dispositivo: notificación en la app',
  'max.websites.per.app': 'Sitios web por aplicación',
  'extend.expiration.in.days': 'Prórroga',
  'support.level': 'Nivel de soporte',
};
