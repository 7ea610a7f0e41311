import { roleNames } from '../../../../web-kit/languages/spanish.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { oidcSettings } from './oidc.ts';
import { samlSettings } from './saml.ts';

/** What the settings of applications and the roles in the team are called, in Spanish. */
export const settings = {
  'things/settings/rows': {
    ...oidcSettings,
    ...samlSettings,
    name: {
      label: 'Nombre de la aplicación',
      help: 'Se ve donde las personas se registran e inician sesión, y en las invitaciones.',
      missing: 'Escriba un nombre para la aplicación',
      subject: 'El nombre',
    },
    logo: {
      label: 'Logotipo',
      help: 'Se ve junto al nombre de la aplicación.',
    },
    accessRequests: {
      label: 'Se puede solicitar acceso',
      help: 'Quien es conocido por la organización y no tiene acceso puede solicitarlo en la página de inicio de sesión. Se avisa a su equipo, y uno de sus miembros responde.',
    },
    origins: {
      label: 'URL del sitio web',
      help: 'Las personas no se registran ni inician sesión en ningún otro sitio, y las llaves de acceso pertenecen a su host.',
    },
    tokenValidityTime: {
      label: 'Validez del token',
      help: 'Cuánto tiempo vale el token de un inicio de sesión. Su back-end lo cambia por una sesión propia.',
    },
    samePlatformAuth: {
      label: 'Autenticación en el mismo dispositivo',
      help: 'Iniciar sesión con la llave de acceso del dispositivo en uso',
    },
    remotePlatformAuth: {
      label: 'Autenticación con otro dispositivo',
      help: 'Iniciar sesión con un teléfono o una llave de seguridad',
    },
    multipleDeviceAllowed: {
      label: 'Varios dispositivos permitidos',
      help: 'Una persona puede registrar varios dispositivos',
    },
    invitedOnly: {
      label: 'Solo pueden registrarse las personas invitadas',
      help: 'Los usuarios nuevos necesitan una invitación de su equipo. No afecta a los usuarios existentes.',
    },
    wordpressPluginEnabled: {
      label: 'Plugin de WordPress activado',
      help: 'El plugin de WordPress puede usar esta aplicación',
    },
    platform: {
      label: 'Plataforma',
      help: 'Una app para ambas plataformas tiene una aplicación para cada una.',
    },
    packageName: {
      label: 'Nombre del paquete',
      empty: 'Sin indicar todavía',
      help: 'Como com.company.app. Puede añadirlo más tarde; las llaves de acceso en la app lo necesitan.',
      subject: 'El nombre del paquete',
    },
    fingerprint: {
      label: 'Huella SHA256',
      empty: 'Sin indicar todavía',
      help: 'La huella del certificado que firma la app: 64 caracteres hexadecimales, sin contar los dos puntos.',
      subject: 'La huella SHA256',
    },
  },
  'families/radius/client': {
    name: {
      label: 'Nombre para mostrar',
      help: 'Aparece en las listas de clientes y de sesiones.',
      subject: 'El nombre',
    },
    address: {
      label: 'IP del cliente',
      help: 'La dirección desde la que el cliente envía sus solicitudes, o una red como 10.1.0.0/16.',
    },
    authType: {
      label: 'Tipo de autenticación',
      help: 'Cómo se pregunta a las personas. Quien no tiene la app recibe un correo en todo caso.',
      of: { inApp: 'En la app: mensaje a la app instalada', appLess: 'Sin app: enlace por correo' },
    },
    answers: {
      label: 'El cliente',
      help: 'Cómo recibe la respuesta. El que espera necesita un límite de 60 segundos o más.',
      of: { wait: 'Espera la aprobación', challenge: 'Muestra un número (Access-Challenge)' },
    },
    messageAuthenticator: {
      label: 'Message-Authenticator',
      help: 'El atributo que protege las solicitudes y las respuestas contra falsificaciones.',
      of: {
        required: 'Obligatorio',
        auto: 'Desde que el cliente envíe uno',
        off: 'Nunca (expuesto a respuestas falsificadas)',
      },
    },
    names: {
      label: 'Nombres de usuario',
      of: {
        asSent: 'Tal como se envían',
        withoutDomain: 'Sin el dominio delante: ACME\\grace es grace',
        withoutRealm: 'También sin el realm detrás: grace@acme es grace',
      },
      help: 'Así se lee lo que el cliente envía como User-Name antes de buscar al usuario.',
    },
  },
  'families/saml/attributes': {
    sources: {
      userId: 'ID de usuario',
      username: 'Nombre de usuario',
      email: 'Correo',
      name: 'Nombre completo',
      given_name: 'Nombre',
      middle_name: 'Segundo nombre',
      family_name: 'Apellidos',
      phone_number: 'Número de teléfono',
      birthdate: 'Fecha de nacimiento',
      picture: 'Imagen',
      website: 'Sitio web',
      street_address: 'Calle y número',
      postal_code: 'Código postal',
      city: 'Ciudad',
      region: 'Región',
      country: 'País',
      secondary_email: 'Correo secundario',
      locale: 'Idioma',
      employee_number: 'Número de empleado',
      organization: 'Organización',
      division: 'División',
      department: 'Departamento',
      manager_id: 'ID del responsable',
      manager: 'Responsable',
      groups: 'Grupos',
      custom: 'Atributo propio',
      fixed: 'Valor fijo',
    },
    sets: { usual: 'Habituales', microsoft: 'Microsoft 365 y ADFS' },
  },
  'things/members/roles': {
    owner: {
      name: roleNames.owner,
      about:
        'Puede hacerlo todo, incluidos el plan, los pagos, los ajustes de seguridad y el cierre de la organización.',
    },
    administrator: {
      name: roleNames.administrator,
      about:
        'Puede hacerlo todo, salvo el plan, los pagos, los ajustes de seguridad y el cierre de la organización.',
    },
    support: {
      name: roleNames.support,
      about:
        'Se ocupa de las personas: sus dispositivos, grupos, invitaciones y recuperación. No cambia nada más.',
    },
    auditor: { name: roleNames.auditor, about: 'Lo ve todo y no cambia nada.' },
  },
} satisfies Partial<Catalogue>;
