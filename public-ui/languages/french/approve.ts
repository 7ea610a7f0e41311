import type { Catalogue } from '../../catalogue.ts';

// The server names the only target of operators in English.
const operators = 'la console des opérateurs';
const signIn = (target: string) => `Quelqu’un veut se connecter à ${target} avec votre clé d’accès.`;
const registration = (target: string, account: string) =>
  `Quelqu’un veut inscrire ${account} à ${target}. La clé d’accès sera créée sur cet appareil.`;
const onThisDevice =
  'Votre clé d’accès est maintenant sur cet appareil. Continuez sur l’autre écran\u00a0; vous pouvez fermer cette page.';
const deviceAdded = [
  'Appareil ajouté',
  'Vous pouvez maintenant vous connecter avec cet appareil. Vous pouvez fermer cette page.',
] as const;
const approved = [
  'Demande approuvée',
  'Continuez sur l’autre écran. Vous pouvez fermer cette page.',
] as const;

/** The page that approves a request. */
export const approve: Catalogue['pages/approve'] = {
  kinds: {
    signIn: { title: 'Approuver une connexion', lead: signIn, done: approved },
    connection: {
      title: 'Approuver une connexion',
      lead: signIn,
      done: approved,
    },
    operatorSignIn: {
      title: 'Approuver une connexion',
      lead: () => signIn(operators),
      done: approved,
    },
    registration: {
      title: 'Approuver une inscription',
      lead: registration,
      done: ['Inscription réussie', onThisDevice],
    },
    operatorRegistration: {
      title: 'Approuver une inscription',
      lead: (_target, account) => registration(operators, account),
      done: ['Inscription réussie', onThisDevice],
    },
    operatorDevice: {
      title: 'Ajouter cet appareil',
      lead: (_target, account) => `Cet appareil aura sa propre clé d’accès pour le compte ${account}.`,
      done: deviceAdded,
    },
    userDevice: {
      title: 'Ajouter cet appareil',
      lead: (target, account) =>
        `Quelqu’un veut aussi se connecter à ${target} avec cet appareil, sous le nom ${account}. L’appareil aura sa propre clé d’accès.`,
      done: deviceAdded,
    },
  },
  title: 'Approuver une demande',
  unknown:
    'Ce lien ou ce jeton n’est pas valide, a expiré ou a déjà été utilisé. Recommencez là où vous vous connectez.',
  invalid: 'Le type d’approbation n’est pas valable pour la connexion',
  checking: 'Vérification de votre lien…',
  noPasskeys:
    'Ce navigateur ne prend pas en charge les clés d’accès (WebAuthn). Ouvrez le lien dans un autre navigateur.',
  insecure: 'Cette connexion n’est pas sécurisée. N’approuvez rien ici.',
  requestTime: 'Heure de la demande',
  fromDevice: 'Depuis l’appareil',
  client: 'Par',
  requestIp: 'Adresse IP de la demande',
  target: 'Application',
  account: 'Compte',
  map: 'D’où vient la demande',
  mapLoading: 'Chargement…',
  mapFailed: 'La carte n’a pas pu être chargée',
  noPlace: 'Le lieu de cette demande est inconnu.',
  sides: {
    north: (degrees) => `${degrees}° nord`,
    south: (degrees) => `${degrees}° sud`,
    east: (degrees) => `${degrees}° est`,
    west: (degrees) => `${degrees}° ouest`,
  },
  tentative: 'Le lieu relevé peut être approximatif',
  unproved: 'L’autre écran a indiqué lui-même son appareil et son lieu. Ils ne sont pas vérifiés.',
  site: 'Cette page',
  screenAddress: 'Adresse réseau de l’écran',
  sameNetwork: 'L’autre écran et ce téléphone sont sur le même réseau.',
  otherNetwork: (own) =>
    `L’autre écran n’est pas sur le même réseau que ce téléphone (${own}). Les données mobiles ou un VPN peuvent en être la raison. ` +
    'Si quelqu’un vous a envoyé ce code, ou si l’écran n’est pas devant vous, refusez.',
  attribution: '© les contributeurs d’OpenStreetMap',
  choose: 'Quel numéro voyez-vous sur l’autre écran\u00a0?',
  approve: 'Continuer et approuver',
  approveHint: 'Face ID, Touch ID ou le code PIN vous sera demandé.',
  deviceError: (why) => `L’appareil n’a pas pu être vérifié. ${why}`,
  approving: 'En attente de votre appareil…',
  decline: 'Refuser',
  notMe: 'Ce n’était pas moi',
  answersHint:
    'Refusez si vous avez changé d’avis. «\u00a0Ce n’était pas moi\u00a0» alerte aussi votre organisation et ferme toute session que la demande aurait déjà ouverte.',
  secondsLeft: (seconds) => `Encore ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`,
  ended: {
    approved: 'Cette demande a déjà été approuvée.',
    completed: 'Cette demande a déjà été approuvée.',
    declined: 'Cette demande a déjà été refusée.',
    failed: 'Cette demande est déjà terminée.',
    expired: 'Cette demande a expiré.',
  },
  done: {
    declined: ['Demande refusée', 'Personne n’est entré. Vous pouvez fermer cette page.'],
    reported: [
      'Merci',
      'Personne n’est entré, et la tentative est enregistrée. Vous pouvez fermer cette page.',
    ],
  },
  backToApp: 'Retour à l’application',
  openApp: 'Ouvrir l’application Latchkey',
  unconfirmed: 'Aucune clé d’accès de ce téléphone n’a confirmé la demande.',
  startAgain: 'Pour réessayer, recommencez sur l’autre écran.',
  getApp: 'Recevez votre prochaine connexion sous forme de notification',
  footer: { product: 'Latchkey', privacy: 'Politique de confidentialité' },
};
