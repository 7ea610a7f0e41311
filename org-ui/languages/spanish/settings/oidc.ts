import type { SettingWords } from '../../../things/settings/rowWords.ts';

/** What the settings of OpenID applications are called, in Spanish. */
export const oidcSettings = {
  applicationType: {
    label: 'Tipo de aplicación',
    help: 'Las aplicaciones nativas pueden tener URI de redirección con un esquema propio. No se puede cambiar más tarde.',
    asked: {
      web: 'Web: un sitio web con un servidor, o una app en el navegador',
      native: 'Native: una app para teléfonos o equipos de escritorio',
    },
  },
  redirectUris: {
    label: 'URI de redirección del inicio de sesión',
    help: 'Las direcciones a las que puede volver un inicio de sesión. Deben coincidir exactamente.',
    subject: 'Esta dirección',
  },
  postLogoutRedirectUris: {
    label: 'URI de redirección del cierre de sesión',
    help: 'Las direcciones a las que puede volver un cierre de sesión.',
    subject: 'Esta dirección',
  },
  backchannelLogoutUri: {
    label: 'URI de cierre de sesión por canal interno (back-channel logout)',
    help: 'Enviamos un token de cierre de sesión a esta dirección cuando se cierra la sesión de una persona, para que la aplicación pueda terminar la suya. Déjelo vacío si la aplicación no lo admite.',
    subject: 'Esta dirección',
  },
  tokenEndpointAuthMethod: {
    label: 'Método de autenticación del Token Endpoint',
    help: 'Las aplicaciones que no pueden guardar un secreto, como las apps de un navegador o de un teléfono, usan none.',
  },
  pkceRequired: {
    label: 'Exigir PKCE',
    reads: 'PKCE',
    help: 'Desactívelo solo para una aplicación que no conozca PKCE. Protege los inicios de sesión cuyo código se intercepta.',
    words: { yes: 'Obligatorio', no: 'No obligatorio' },
  },
  grantTypes: {
    label: 'Tipos de concesión (grant types)',
    help: 'Cómo obtiene tokens la aplicación: con un inicio de sesión, de nuevo sin él, para sí misma y para un dispositivo sin navegador.',
    of: { 'urn:ietf:params:oauth:grant-type:device_code': 'device_code' },
  },
  idTokenAlgorithm: {
    label: 'Firma de los tokens de ID',
    help: 'Todas las aplicaciones conocen RS256. Elija otro algoritmo solo si la aplicación lo exige. Los tokens de acceso JWT para sus recursos se firman igual.',
  },
  subjectType: {
    label: 'Sujeto (sub)',
    help: 'El ID con el que la aplicación conoce a una persona. Pairwise: uno distinto en cada aplicación. Public: el mismo en todas las aplicaciones con este ajuste. Cambiarlo más tarde cambia el ID de todas las personas, de modo que la aplicación toma por nuevas a las que ya conoce.',
  },
  groupsPrefix: {
    label: 'Prefijo de los grupos',
    help: 'A la aplicación solo se le comunican los grupos cuyo nombre empieza así. Déjelo vacío para todos.',
    subject: 'El prefijo',
  },
  customClaims: {
    label: 'Claims propios',
    help: 'Los atributos de su organización que se comunican a la aplicación. Los que no se conocen se omiten.',
  },
} satisfies Partial<SettingWords>;
