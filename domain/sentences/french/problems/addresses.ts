import type { Language } from '../../sentences.ts';

/** What is wrong with an address of the web or of a network. */
export const addresses = {
  'is.absolute': ({ such }) => `doit être une adresse absolue, comme ${such}`,
  'is.website':
    'doit être une adresse absolue, comme https://shop.example\u00a0; http seulement sur localhost, pas d’adresse IP',
  'is.web': 'doit être une adresse http ou https',
  'is.https': 'doit utiliser https',
  'is.httpsOrLocal': 'doit utiliser https, sauf sur localhost',
  'is.scheme': 'doit utiliser https, ou un schéma qui contient un point, comme com.example.app:/callback',
  'is.fragment': 'ne doit pas avoir de fragment',
  'is.wildcard': 'ne doit pas avoir de caractère générique',
  'is.userName': 'ne doit pas contenir de nom d’utilisateur',
  'is.port': 'ne doit pas indiquer de port',
  'is.private': 'doit être accessible depuis Internet',
  'is.company': 'doit être une adresse avec https://',
  'is.linkedin': 'doit être une adresse sur linkedin.com',
  'is.ours': 'est une adresse de ce service lui-même',
  'is.page': 'doit être une page de cette organisation',
  'is.address': 'n’est pas une adresse',
  'is.server': 'doit être une adresse IP ou un nom d’hôte',
  'is.docker': 'est obligatoire avec Docker',
  'is.network':
    'doit être une adresse IP, comme 192.0.2.1, ou un réseau de 65\u00a0536 adresses au maximum, comme 10.1.0.0/16',
  'is.wide':
    'doit être une adresse IP, ou un réseau, comme 203.0.113.0/24 (IPv4 au moins /16, IPv6 au moins /32)',
  'is.source': 'doit être une adresse d’où viennent des paquets',
} satisfies Partial<Language>;
