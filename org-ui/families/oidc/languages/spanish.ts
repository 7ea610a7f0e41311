import type { OidcWords } from './catalogue.ts';

/** What OpenID applications say, in Spanish. */
export const words: OidcWords = {
  'families/oidc': {
    general: 'Ajustes generales',
    credentials: 'Credenciales de cliente',
    customClaims: {
      at: (label, place) => `${label} ${place}`,
      attribute: 'Atributo',
      claim: 'Claim',
      when: 'Cuándo',
      scopes: { openid: 'Siempre', profile: 'Con el ámbito profile' },
      shown: (claim, attribute, when) => `${claim}: ${attribute} (${when})`,
      none: 'Ninguno',
      missing: 'Dé a cada claim un nombre y un atributo',
      twice: 'Dé a cada claim un nombre distinto',
      add: 'Añadir claim',
      remove: (place) => `Quitar el claim ${place}`,
    },
    resources: {
      tab: 'Recursos',
      about:
        'Un recurso es una API que su aplicación llama. Los tokens de acceso para él llevan su indicador y los ámbitos concedidos. Las personas los obtienen cuando se les concede el recurso.',
      add: 'Añadir recurso',
      added: 'Recurso añadido',
      none: 'Aún no hay recursos. Añada el primero.',
      remove: (name) => `Eliminar ${name}`,
      removeTitle: 'Eliminar recurso',
      removeAsks: (name) =>
        `¿Eliminar ${name}? Nadie obtendrá ya tokens para este recurso, y los tokens opaque que existan terminarán de inmediato. No se puede deshacer.`,
      removeYes: 'Eliminar',
      removed: 'Recurso eliminado',
      createdAt: 'Creación',
    },
    authentication: {
      change: 'Cambiar la autenticación',
      about:
        'La aplicación debe tener la misma configuración; si no, nadie podrá iniciar sesión en ella. Su secreto de cliente se conserva, salvo que elija none: entonces deja de funcionar de inmediato, y al elegir después otro método se crea uno nuevo.',
    },
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    show: 'Mostrar el secreto de cliente',
    hide: 'Ocultar el secreto de cliente',
    copySecret: 'Copiar el secreto de cliente',
    rotate: 'Sustituir',
    rotateAsks:
      'La aplicación necesita el nuevo secreto en cuanto el actual deje de funcionar. Si antes se sustituyó otro, ese deja de funcionar de inmediato.',
    keep: 'El secreto actual',
    keeps: {
      0: 'deja de funcionar de inmediato',
      1: 'funciona una hora más',
      24: 'funciona un día más',
      72: 'funciona tres días más',
      168: 'funciona una semana más',
    },
    kept: (until) => `El secreto anterior funciona hasta el ${until}.`,
    endKept: 'Desactivarlo ahora',
    endKeptAsks:
      '¿Desactivar el secreto anterior al actual? Lo que todavía lo use ya no podrá iniciar la sesión de nadie.',
    endedKept: 'El secreto anterior ya no funciona',
    rotated: 'Secreto de cliente sustituido',
    myDomain: 'Mi dominio',
    issuer: 'Dominio del emisor',
    done: 'Introduzca este ID de cliente y el emisor en su aplicación. La página de la aplicación muestra el secreto de cliente y lo demás.',
    help: 'Integración',
    helpText:
      'La mayoría de las aplicaciones solo necesitan el emisor, el ID de cliente y, salvo que el método sea none, el secreto de cliente. Lo demás lo encuentran en el documento de descubrimiento.',
    discovery: 'Documento de descubrimiento',
    pkce: 'Los inicios de sesión usan PKCE con S256. Los ámbitos son openid, email, profile, address, phone y offline_access.',
    userTabs: { resource: 'Recursos', tokens: 'Tokens' },
  },
  'families/oidc/words': {
    label: 'OIDC - OpenID Connect',
    list: 'Aplicaciones OpenID Connect',
    empty: 'Aún no hay aplicaciones OpenID Connect. Añada la primera.',
  },
  'families/oidc/settings': {
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
  },
};
