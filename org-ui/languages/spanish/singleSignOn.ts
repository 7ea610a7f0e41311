import { fullSentence } from '../../../web-kit/fullSentence.ts';
import type { Catalogue } from '../../catalogue.ts';

const invitation = (app: string) =>
  `Enviamos un correo con un enlace. Quien lo reciba creará una llave de acceso para ${app} en la dirección de su organización. Compruebe la dirección de correo antes de enviarlo.`;
const tabs = { basic: 'General', users: 'Lista de usuarios', insight: 'Estadísticas' };
const insight = {
  users: 'Accesos a la aplicación',
  total: 'Total',
  active: 'Activos',
  suspended: 'Suspendidos',
  platform: 'Uso por plataforma',
  empty: 'No hay usuarios',
};

/** What the applications of single sign-on say, in Spanish. */
export const singleSignOn = {
  'families/oidc': {
    general: 'Ajustes generales',
    credentials: 'Credenciales de cliente',
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
    tabs,
    insight,
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
    inviteText: invitation,
    userTabs: { resource: 'Recursos', tokens: 'Tokens' },
  },
  'families/oidc/words': {
    label: 'OIDC - OpenID Connect',
    empty: 'Aún no hay aplicaciones OpenID Connect. Añada la primera.',
  },
  'families/sso': {
    tabs: {
      applications: 'Aplicaciones de inicio de sesión único (SSO)',
      users: 'Usuarios de inicio de sesión único (SSO)',
      reports: 'Informe de aplicaciones SSO',
    },
    users: {
      text: 'Las personas que inician sesión en sus aplicaciones mediante el inicio de sesión único. Elija una aplicación para invitar a más personas a ella.',
      empty: 'No hay ninguna aplicación OpenID',
      name: 'Usuario',
      createdAt: 'Creación',
    },
    card: {
      title: 'Inicio de sesión único',
      text: 'Cualquier aplicación con OpenID Connect o SAML: las personas inician sesión en la dirección de su organización, con las llaves de acceso que tienen allí.',
      asks: 'Crear una integración de aplicación SSO',
    },
    protocol: 'Protocolo',
  },
  'families/saml': {
    insight,
    done: 'Indique a su proveedor de servicios la dirección de los metadatos, que muestra la página de la aplicación.',
    tabs,
    idp: 'Proveedor de identidad',
    idpHint: 'Su proveedor de servicios pide estos datos. La mayoría los lee todos de los metadatos.',
    sp: 'Proveedor de servicios',
    metadata: 'Metadatos',
    view: 'Ver',
    download: 'Descargar',
    downloadIdp: 'Descargar metadatos del IdP',
    downloadSp: 'Descargar metadatos del SP',
    ssoUrl: 'URL de inicio de sesión único',
    sloUrl: 'URL de cierre de sesión único',
    entityId: 'Entity ID',
    startUrl: 'Enlace para iniciar sesión desde aquí',
    signingCert: 'Certificado de firma',
    encryptCert: 'Certificado de cifrado',
    downloadCert: (what) => `Descargar el ${what.toLowerCase()}`,
    certificates: 'Certificados',
    certificatesHint:
      'El certificado es de su organización, así que lo usan todas sus aplicaciones SAML. Para sustituirlo, cree otro, entréguelo a todos los proveedores de servicios, úselo y elimine el primero.',
    signs: 'Firma ahora',
    waits: 'Publicado, no firma',
    validUntil: (day) => `Válido hasta el ${day}`,
    addCertificate: 'Crear un segundo certificado',
    added: 'Certificado creado',
    use: 'Usar este certificado',
    useAsks:
      '¿Firmar con este certificado a partir de ahora? Los proveedores de servicios que aún no lo conozcan rechazarán los inicios de sesión hasta que lo tengan.',
    used: 'Certificado en uso',
    remove: 'Eliminar',
    removeAsks: '¿Eliminar este certificado? Dejará de publicarse y no se podrá recuperar.',
    removed: 'Certificado eliminado',
    upload: 'Elegir archivo',
    uploadHint: 'Un archivo .crt o .pem',
    uploadWrong: 'Este archivo no contiene ningún certificado en formato PEM.',
    removeFile: (what) => `Quitar: ${what}`,
    encryptMissing: 'Suba un certificado de cifrado',
    signatureMissing: 'Suba un certificado de firma',
    none: 'Ninguno',
    import: {
      title: 'Metadatos del proveedor de servicios',
      given: 'XML o una dirección',
      hint: 'Pegue los metadatos, elija su archivo o escriba su dirección https. Rellenan el formulario siguiente y todavía no se guarda nada.',
      file: 'Elegir archivo de metadatos',
      read: 'Leer metadatos',
      done: 'El formulario se ha rellenado',
    },
    fresh: {
      title: 'Los metadatos del proveedor de servicios han cambiado',
      compare: 'Comparar con los metadatos',
      same: 'Los ajustes coinciden con los metadatos',
      failed: (when, why) =>
        `No se han podido leer los metadatos (${when}). ${fullSentence(why)} Los inicios de sesión continúan con los ajustes siguientes.`,
      tookOver: (when, what) => `Tomado de los metadatos (${when}): ${what}`,
      change: (what, before, next) => `${what}: ${before} → ${next}`,
      another: (what) => `${what}: otro valor o ninguno`,
      take: 'Aplicar',
      taken: 'Aplicación actualizada',
    },
    attributes: {
      at: (label, place) => `${label} ${place}`,
      name: 'Atributo',
      format: 'Formato del nombre',
      friendlyName: 'Nombre descriptivo',
      source: 'Origen',
      value: 'Valor',
      prefix: 'Prefijo de los grupos',
      from: (source, prefix) => (prefix ? `${source} (${prefix}…)` : source),
      set: 'Atributos con los nombres de',
      setHint: 'Sustituye todos los atributos siguientes por los que espera este proveedor de servicios.',
      missing: 'Dé un nombre a cada atributo y un valor a cada atributo fijo',
      add: 'Añadir atributo',
      remove: (place) => `Quitar el atributo ${place}`,
    },
    ended: (use) =>
      `El certificado de ${use === 'signing' ? 'firma' : 'cifrado'} del proveedor de servicios ha caducado. Suba el que lo sustituye.`,
    missing:
      'Falta un certificado del proveedor de servicios. Hasta que se suba, las solicitudes no tienen que estar firmadas y las aserciones no se cifran.',
    inviteText: invitation,
  },
  'families/saml/words': {
    label: 'SAML2.0',
    list: 'Aplicaciones SAML',
    empty: 'Aún no hay aplicaciones SAML. Añada la primera.',
  },
} satisfies Partial<Catalogue>;
