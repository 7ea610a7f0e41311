import type { DirectoryFault } from '../english/directories.ts';
import { featureIn } from '../featureNames.ts';
import { type Language, say } from '../sentences.ts';
import { directories } from './directories.ts';
import { features } from './features.ts';

/** What the refusals of `domain/refusals/customers.ts` say. */
export const customers = {
  'organisation.unknown': 'Esta organización no existe',
  'organisation.suspended':
    'Esta organización está suspendida. Sus responsables pueden pedir a nuestro equipo de soporte que vuelva a activarla.',
  'organisation.subdomain': 'Esta dirección ya está ocupada. Elija otra.',
  'organisation.subdomainSet': 'La dirección de una organización solo se puede definir una vez',
  'organisation.subdomainUnusable':
    'Este nombre no se puede usar: de 6 a 30 letras, dígitos y guiones, con una letra o un dígito al principio y al final',
  'organisation.young':
    'En su primera semana, una organización puede enviar 50 correos al día. Envíe los demás mañana.',
  'organisation.ended':
    'La suscripción de esta organización ha terminado. Se puede leer y exportar todo; renuévela para hacer cambios.',
  'organisation.closed':
    'La suscripción de esta organización terminó hace más de 14 días. Nadie puede iniciar sesión hasta que sus administradores la renueven.',
  'organisation.noRequest': 'Esta organización no se suspendió a petición propia',
  'organisation.requested':
    'Esta organización pidió ella misma su eliminación o suspensión. Actívela en «Solicitudes».',
  'organisation.noBackup':
    'No hay ninguna copia de seguridad que descargar: la eliminación se anuló o ya se ha completado',
  'organisation.backupShared':
    'Esta copia de seguridad ya se ha descargado. El enlace solo funciona una vez.',

  'plan.unknown': 'Este plan no existe',
  'plan.taken': 'Ya hay un plan con este identificador',
  'plan.feature': (about) => {
    if (!about) return 'El plan de esta organización no incluye esta función';
    return about.used
      ? `Se ha alcanzado el límite de ${featureIn(features, about.feature)}.`
      : `La función ${featureIn(features, about.feature)} está desactivada`;
  },
  'plan.withdrawn': 'Este plan ya no se vende. Elija otro.',
  'plan.trial': 'Todas las organizaciones empiezan con este plan, así que no se puede retirar',

  'application.unknown': 'Esta aplicación no existe',
  'application.suspended': 'Esta aplicación está suspendida. Quienes la gestionan pueden volver a activarla.',
  'application.limit': ({ limit } = { limit: 'app.count' }) =>
    `Se ha alcanzado el límite de ${featureIn(features, limit)}.`,
  'application.kind': 'Esta aplicación es de otro tipo',
  'application.secret': 'Esta aplicación no tiene ese secreto',
  'application.encryptionCertificate': 'Suba un certificado de cifrado',
  'application.signingCertificate': 'Suba un certificado de firma',
  'brand.logo':
    'El logotipo no es una imagen PNG, JPEG, GIF o WebP de 64 KB como máximo. Elija otro archivo.',
  'application.logo':
    'La URL del logotipo no lleva a una imagen PNG, JPEG, GIF o WebP de 200 KB como máximo. Elija un archivo.',
  'application.resourceTaken': 'Esta aplicación ya tiene un recurso con este indicador. Escriba otro.',
  'application.resourceLimit': 'Esta aplicación tiene demasiados recursos. Quite los que ya no se necesiten.',
  'application.resource': 'Este recurso no existe',

  'directory.off': 'LDAP está desactivado para esta aplicación. Actívelo primero en «Origen de usuarios».',
  'directory.unset': 'Introduzca primero los ajustes de LDAP',
  'directory.password':
    'Introduzca de nuevo la contraseña de enlace: se envía a otro servidor, o con otro nombre, que antes',
  'directory.failed': (about) =>
    about ? `${say<DirectoryFault['code']>(directories, about.why)}.` : 'El directorio no se puede usar',
  'directory.away': 'Se ha producido un error. Inténtelo de nuevo.',
  'directory.newer': 'El directorio se ha vuelto a leer entretanto. Mire lo que dice ahora.',
  'directory.wrong': 'No se ha podido verificar. Inténtelo de nuevo.',
  'directory.unchecked':
    'Aquí solo pueden registrarse las personas del directorio. Abra el enlace de su invitación para que se compruebe.',
  'directory.account': (about) =>
    ({
      locked:
        'El directorio ha bloqueado esta cuenta. Inténtelo de nuevo más tarde o consulte a sus administradores.',
      password: 'La contraseña ha caducado o debe cambiarse. Cámbiela primero en su empresa.',
      other: 'El directorio no permite iniciar sesión a esta cuenta. Consulte a sus administradores.',
    })[about?.why ?? 'other'],

  'wordpress.off': 'El plugin de WordPress está desactivado para esta aplicación',
} satisfies Partial<Language>;
