import type { Language } from '../sentences.ts';

/** What is wrong with a company's directory, for the person who set it up. */
export const directories = {
  'ldap.unknownHost': ({ server }) => `No existe ningún servidor llamado ${server}`,
  'ldap.noLookup': ({ server }) => `El nombre ${server} no se puede resolver en este momento`,
  'ldap.refused': ({ at }) => `${at} rechaza las conexiones`,
  'ldap.unreached': ({ at }) => `No se puede acceder a ${at}`,
  'ldap.silent': ({ at, seconds }) =>
    `${at} no responde${seconds === undefined ? '' : ` en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`}`,
  'ldap.closed': ({ at }) => `${at} ha cerrado la conexión`,
  'ldap.moved': 'La sincronización se interrumpió al trasladarse la organización a esta instalación',
  'ldap.forbidden': ({ server }) =>
    `${server} está en una red a la que esta instalación no se conecta. Su administrador puede permitir la red con LDAP_NETWORKS`,
  'ldap.certificateEnded': ({ server }) => `El certificado de ${server} ha caducado`,
  'ldap.certificateEarly': ({ server }) => `El certificado de ${server} aún no es válido`,
  'ldap.certificateName': ({ server }) => `El certificado no corresponde a ${server}`,
  'ldap.untrusted': ({ server }) =>
    `El certificado de ${server} no es de confianza. Añada el certificado de la CA`,
  'ldap.noTls': ({ at }) => `${at} no usa TLS como se esperaba. Compruebe el puerto y el cifrado`,
  'ldap.authorities': 'El certificado de la CA no se puede leer',
  'ldap.noLdap': ({ at, startTls }) =>
    `${at} no usa LDAP como se esperaba${startTls ? ' o no admite StartTLS' : ''}`,
  'ldap.tooMuch': ({ server }) =>
    `${server} ha enviado más de lo que se puede leer de una vez. Una entrada puede tener 64 KB: quite los atributos largos del mapa de atributos`,
  'ldap.noTime': ({ server }) => `${server} ha agotado su tiempo`,
  'ldap.sizeLimit': ({ server }) =>
    `${server} envía a este DN de enlace menos entradas de las que hay. Aumente su límite de tamaño`,
  'ldap.referral': ({ server }) =>
    `${server} remite a otro servidor. Las remisiones a otros servidores no se siguen`,
  'ldap.adminLimit': ({ server }) => `${server} no permite a este DN de enlace leer tantas entradas`,
  'ldap.noEntry': ({ server, baseDn }) => `${server} no tiene ninguna entrada ${baseDn}`,
  'ldap.noUser': ({ server, filter, baseDn, searchFilter }) =>
    `${server} no tiene ninguna entrada con el atributo ${filter} bajo ${baseDn}${searchFilter ? ' que cumpla el filtro de búsqueda' : ''}`,
  'ldap.noBind': ({ server }) => `${server} no permite que este DN de enlace inicie sesión`,
  'ldap.wrongBind': ({ server }) => `${server} no acepta el DN de enlace y la contraseña`,
  'ldap.noRights': ({ server }) => `${server} no permite a este DN de enlace leer los usuarios`,
  'ldap.busy': ({ server }) => `${server} está saturado`,
  'ldap.away': ({ server }) => `${server} no está disponible`,
  'ldap.code': ({ server, code }) => `${server} ha respondido con el código ${code}`,
  'ldap.password': 'Se necesita una contraseña',
  'ldap.pageLost': ({ server }) =>
    `${server} ya no sabe qué página de sus entradas es la siguiente. Inténtelo de nuevo`,
  'ldap.emptyPages': ({ server }) =>
    `${server} envía una página vacía de sus entradas tras otra. Inténtelo de nuevo cuando el servidor esté menos ocupado`,
  'ldap.noPages': ({ server }) =>
    `${server} no admite búsquedas por páginas (RFC 2696) o no se las permite a este DN de enlace`,
  'ldap.noUsers': 'El directorio no muestra ningún usuario, así que no se ha cambiado a nadie',
} satisfies Partial<Language>;
