import type { Catalogue } from '../../catalogue.ts';

/** What the pages about RADIUS servers and the limits of addresses say, in French. */
export const settings = {
  'staff/pages/radius': {
    tab: 'Paramètres RADIUS globaux',
    servers: 'Serveurs',
    lead: 'Les opérateurs voient ces serveurs dans leur console et les indiquent dans leurs serveurs VPN et leurs routeurs.',
    none: 'Les serveurs ne sont pas encore définis. En attendant, les opérateurs voient l’adresse de cette installation et les ports de sa passerelle.',
    off: 'Aucune passerelle RADIUS n’est à l’écoute, les clients ne reçoivent donc pas de réponse. Démarrez-en une, ou choisissez des ports libres avec RADIUS_AUTH_PORT et RADIUS_ACCT_PORT.',
    listening: ({ authPort, acctPort }) =>
      `La passerelle de cette installation écoute sur le port UDP ${authPort} pour les connexions, ${acctPort === null ? 'mais pas pour la comptabilité' : `et sur le port ${acctPort} pour la comptabilité`}.`,
    sections: { primary_server: 'Serveur principal', secondary_server: 'Serveur secondaire' },
    fields: {
      accountEnabled: 'Comptabilité activée',
      accountIp: 'IP de comptabilité',
      accountPort: 'Port de comptabilité',
      authEnabled: 'Authentification activée',
      authPort: 'Port d’authentification',
      isInDocker: 'S’exécute dans Docker',
      dockerIp: 'IP Docker',
    },
    ipHint: 'Une adresse IP ou un nom d’hôte',
    dockerHint: 'L’adresse sur le réseau des conteneurs, pour vos propres services',
    badAddress: 'Saisissez une adresse IP ou un nom d’hôte',
    badPort: 'Saisissez un port de 1 à 65535',
    updated: 'Informations enregistrées',
  },
  'staff/pages/addressLimits': {
    tab: 'Limites',
    lead: 'Une seule adresse d’un bureau ou d’un réseau mobile peut représenter beaucoup de personnes. Vous autorisez ici une adresse à faire plus que les autres par minute ou par jour. Les limites d’un compte, comme celles des mots de passe, restent inchangées.',
    filter: 'Filtrer par adresse ou motif',
    fields: {
      network: 'Adresse ou réseau',
      factor: 'Multiple des limites habituelles',
      reason: 'Motif',
      until: 'Jusqu’au (UTC)',
    },
    networkHint: 'Par exemple 203.0.113.7 ou 203.0.113.0/24',
    badNetwork: 'Saisissez une adresse IP ou un réseau\u00a0: IPv4 au moins /16, IPv6 au moins /32',
    badFactor: (least, most) => `Saisissez un nombre entier de ${least} à ${most}`,
    reasonHint: 'Il reste dans le journal des événements.',
    untilHint: 'Le dernier jour, dans un an au plus',
    ended: 'terminé',
    create: 'Élargir les limites d’une adresse',
    edit: 'Modifier les limites élargies',
    added: 'Les limites de l’adresse sont maintenant plus larges',
    changed: 'Limites élargies modifiées',
    removed: 'Les limites habituelles s’appliquent de nouveau',
    remove: (network) => `Retirer ${network}`,
    removal: {
      title: 'Retirer les limites élargies',
      text: (network) => `Les limites habituelles s’appliqueront de nouveau à ${network}.`,
    },
    removals: {
      text: 'Les limites habituelles s’appliqueront de nouveau à ces adresses et réseaux.',
      told: (n) => `Limites élargies de ${n} ${n < 2 ? 'adresse' : 'adresses'} retirées`,
    },
  },
} satisfies Partial<Catalogue>;
