import type { Language } from '../sentences.ts';

/** What is wrong with a company's directory, for the person who set it up. */
export const directories = {
  'ldap.unknownHost': ({ server }) => `Il n’existe aucun serveur nommé ${server}`,
  'ldap.noLookup': ({ server }) => `Le nom ${server} ne peut pas être résolu pour le moment`,
  'ldap.refused': ({ at }) => `${at} refuse les connexions`,
  'ldap.unreached': ({ at }) => `${at} est injoignable`,
  'ldap.silent': ({ at, seconds }) =>
    `${at} ne répond pas${seconds === undefined ? '' : ` en ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`}`,
  'ldap.closed': ({ at }) => `${at} a fermé la connexion`,
  'ldap.moved':
    'La synchronisation a été interrompue par le transfert de l’organisation vers cette installation',
  'ldap.forbidden': ({ server }) =>
    `${server} est dans un réseau auquel cette installation ne se connecte pas. L’administrateur de l’installation peut autoriser ce réseau avec LDAP_NETWORKS`,
  'ldap.certificateEnded': ({ server }) => `Le certificat du serveur ${server} a expiré`,
  'ldap.certificateEarly': ({ server }) => `Le certificat du serveur ${server} n’est pas encore valide`,
  'ldap.certificateName': ({ server }) => `Le certificat n’est pas établi pour ${server}`,
  'ldap.untrusted': ({ server }) =>
    `Le certificat du serveur ${server} n’est pas reconnu. Ajoutez le certificat de l’autorité de certification (CA)`,
  'ldap.noTls': ({ at }) => `${at} n’utilise pas TLS comme prévu. Vérifiez le port et le chiffrement`,
  'ldap.authorities': 'Le certificat de l’autorité de certification (CA) est illisible',
  'ldap.noLdap': ({ at, startTls }) =>
    `${at} n’utilise pas LDAP comme prévu${startTls ? ' ou n’accepte pas StartTLS' : ''}`,
  'ldap.tooMuch': ({ server }) =>
    `${server} a envoyé plus de données qu’on ne peut en lire en une fois. Une entrée peut avoir 64\u00a0Ko\u00a0: retirez les attributs longs de la correspondance des attributs`,
  'ldap.noTime': ({ server }) => `${server} a dépassé son temps imparti`,
  'ldap.sizeLimit': ({ server }) =>
    `${server} envoie à ce DN de liaison moins d’entrées qu’il n’y en a. Augmentez sa limite de taille`,
  'ldap.referral': ({ server }) =>
    `${server} renvoie vers un autre serveur. Les renvois vers d’autres serveurs ne sont pas suivis`,
  'ldap.adminLimit': ({ server }) => `${server} n’autorise pas ce DN de liaison à lire autant d’entrées`,
  'ldap.noEntry': ({ server, baseDn }) => `${server} n’a pas d’entrée ${baseDn}`,
  'ldap.noUser': ({ server, filter, baseDn, searchFilter }) =>
    `${server} n’a pas d’entrée avec l’attribut ${filter} sous ${baseDn}${searchFilter ? ' qui réponde au filtre de recherche' : ''}`,
  'ldap.noBind': ({ server }) => `${server} n’autorise pas ce DN de liaison à se connecter`,
  'ldap.wrongBind': ({ server }) => `${server} n’accepte pas le DN de liaison et le mot de passe`,
  'ldap.noRights': ({ server }) => `${server} n’autorise pas ce DN de liaison à lire les utilisateurs`,
  'ldap.busy': ({ server }) => `${server} est surchargé`,
  'ldap.away': ({ server }) => `${server} n’est pas disponible`,
  'ldap.code': ({ server, code }) => `${server} a répondu par le code ${code}`,
  'ldap.password': 'Un mot de passe est nécessaire',
  'ldap.pageLost': ({ server }) =>
    `${server} ne sait plus quelle page de ses entrées vient ensuite. Réessayez`,
  'ldap.emptyPages': ({ server }) =>
    `${server} envoie une page vide de ses entrées après l’autre. Réessayez quand le serveur sera moins occupé`,
  'ldap.noPages': ({ server }) =>
    `${server} ne connaît pas les recherches par pages (RFC 2696) ou ne les autorise pas pour ce DN de liaison`,
  'ldap.noUsers': 'L’annuaire ne montre aucun utilisateur\u00a0: personne n’a été modifié',
} satisfies Partial<Language>;
