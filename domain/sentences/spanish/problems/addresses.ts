import type { Language } from '../../sentences.ts';

/** What is wrong with an address of the web or of a network. */
export const addresses = {
  'is.absolute': ({ such }) => `debe ser una dirección absoluta como ${such}`,
  'is.website':
    'debe ser una dirección absoluta como https://shop.example; http solo en localhost, sin dirección IP',
  'is.web': 'debe ser una dirección http o https',
  'is.https': 'debe usar https',
  'is.httpsOrLocal': 'debe usar https, excepto en localhost',
  'is.scheme': 'debe usar https o un esquema que contenga un punto, como com.example.app:/callback',
  'is.fragment': 'no debe tener fragmento',
  'is.wildcard': 'no debe tener comodines',
  'is.userName': 'no debe contener un nombre de usuario',
  'is.port': 'no debe indicar un puerto',
  'is.private': 'debe ser accesible desde internet',
  'is.company': 'debe ser una dirección con https://',
  'is.linkedin': 'debe ser una dirección de linkedin.com',
  'is.ours': 'es una dirección de este mismo servicio',
  'is.page': 'debe ser una página de esta organización',
  'is.address': 'no es una dirección',
  'is.server': 'debe ser una dirección IP o el nombre de un host',
  'is.docker': 'es obligatorio en Docker',
  'is.network':
    'debe ser una dirección IP como 192.0.2.1, o una red de 65.536 direcciones como máximo, como 10.1.0.0/16',
  'is.wide':
    'debe ser una dirección IP, o una red como 203.0.113.0/24 (IPv4 al menos /16, IPv6 al menos /32)',
  'is.source': 'debe ser una dirección de la que provengan paquetes',
} satisfies Partial<Language>;
