import { fullSentence } from '../../../../web-kit/fullSentence.ts';
import type { SamlWords } from '../catalogue.ts';
import { words as settings } from './settings/spanish.ts';

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

/** What SAML applications say, in Spanish. */
export const words: SamlWords = {
  ...settings,
  'families/saml': {
    insight,
    done: 'Indique a su proveedor de servicios la dirección de los metadatos, que muestra la página de la aplicación.',
    tabs,
    idp: 'Proveedor de identidad',
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
      custom: 'Atributo propio',
      fromCustom: (name) => `Atributo propio ${name}`,
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
};
