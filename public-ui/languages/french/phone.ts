import { reasons } from '../../../web-kit/phoneReasons/french.ts';
import type { Catalogue } from '../../catalogue.ts';
import { approve } from './approve.ts';

/** The app on the phone, and the pages on which a phone is asked. */
export const phone = {
  'pages/app': {
    title: 'Application Latchkey',
    lead: (organisation) =>
      `Approuvez les connexions à ${organisation ?? 'la console des opérateurs'} avec la clé d’accès de ce téléphone.`,
    checking: 'Un instant…',
    signIn: 'Se connecter à l’application',
    signInHint: {
      operator: 'Connectez-vous une fois pour voir les demandes ici et recevoir des notifications.',
      user: 'Connectez-vous une fois, avec la clé d’accès que vous avez créée sur ce téléphone lors de votre inscription, pour voir les demandes ici et recevoir des notifications.',
    },
    signedInAs: 'Session ouverte avec le compte',
    signOut: 'Se déconnecter',
    me: 'Votre compte',
    requests: {
      title: 'En attente de votre réponse',
      loading: 'Recherche de demandes…',
      empty: 'Aucune demande n’attend votre approbation.',
      emptyHint: {
        operator:
          'Choisissez la notification de l’application Latchkey sur la page de connexion, et la demande apparaîtra ici.',
        user: 'Choisissez de vous connecter avec l’application sur l’autre écran, et la demande apparaîtra ici.',
      },
      to: 'Connexion à',
      from: 'depuis',
      unknown: 'un autre appareil',
      answer: 'Répondre',
      left: (seconds) => `encore ${seconds}\u00a0s`,
    },
    scan: {
      title: 'Scanner un code',
      lead: {
        operator:
          'Choisissez l’application Latchkey sur la page de connexion de votre ordinateur, et scannez le code affiché.',
        user: 'Choisissez de vous connecter avec le téléphone sur l’autre écran, et scannez le code affiché.',
      },
      start: 'Scanner le code',
      stop: 'Arrêter la caméra',
      opening: 'Ouverture de la caméra…',
      looking: 'Tenez le code devant la caméra.',
      picture: 'Ce que voit la caméra',
      found: 'Code trouvé. Ouverture de la demande…',
      foreign: 'Ce n’est pas un code Latchkey. Scannez celui de la page de connexion.',
      denied:
        'Cette page n’est pas autorisée à utiliser la caméra. Autorisez-la dans les paramètres de votre navigateur.',
      absent: 'Aucune caméra n’a été trouvée sur cet appareil.',
      failed: 'La caméra n’a pas pu être ouverte. Fermez les autres programmes qui l’utilisent.',
      instead: {
        operator: ' Ou saisissez le code.',
        user: ' Ou scannez le code avec l’appareil photo de votre téléphone.',
      },
    },
    type: {
      label: 'Saisir plutôt le code',
      hint: 'Il se trouve sous le code QR\u00a0: cinq caractères, un trait d’union, cinq autres.',
      needsSignIn: 'Pour saisir plutôt un code, connectez-vous d’abord à l’application.',
      open: 'Ouvrir la demande',
      wrong: 'Il n’y a pas de demande avec ce code, ou elle a expiré.',
    },
    push: {
      title: 'Notifications',
      off: 'Recevez une notification sur ce téléphone quand vous vous connectez ailleurs.',
      on: 'Ce téléphone reçoit vos demandes de connexion sous forme de notifications.',
      turnOn: 'Activer les notifications',
      turnOff: 'Désactiver',
      denied:
        'Les notifications sont bloquées pour cette page. Autorisez-les dans les paramètres de votre navigateur.',
      unsupported:
        'Ce navigateur ne peut pas afficher de notifications ici. Sur un iPhone, ajoutez d’abord l’application à l’écran d’accueil.',
      failed:
        'Votre navigateur n’a pas pu activer les notifications. Vérifiez votre connexion et réessayez, ou utilisez un autre navigateur.',
      turnedOn: 'Notifications activées',
      turnedOff: 'Notifications désactivées',
    },
    devices: {
      title: 'Vos appareils',
      current: 'cet appareil',
      rename: 'Renommer',
      renameThis: (name) => `Renommer ${name}`,
      name: 'Nom de l’appareil',
      save: 'Enregistrer',
      cancel: 'Annuler',
      renamed: 'Appareil renommé',
    },
    install: {
      title: 'Gardez l’application sur votre téléphone',
      lead: 'Ajoutez l’application à l’écran d’accueil de ce téléphone et ouvrez-la comme n’importe quelle autre.',
      hint: 'Vous trouverez cela dans le menu de votre navigateur\u00a0: «\u00a0Sur l’écran d’accueil\u00a0» ou «\u00a0Installer\u00a0».',
      button: 'Installer l’application',
    },
  },
  'pages/approve': approve,
  'pages/phone': {
    here: 'Utiliser plutôt cet appareil',
    locating:
      'Recherche de votre position, pour que le téléphone puisse l’afficher. Si votre navigateur vous le demande, autorisez-la ou bloquez-la.',
    noGeolocation: 'Votre navigateur ne prend pas en charge la géolocalisation',
    opening: 'Préparation du code…',
    scan: {
      2: 'Scannez ce code avec l’appareil photo de votre téléphone',
      3: 'Scannez ce code avec l’application Latchkey sur votre téléphone',
      4: 'Nous avons envoyé une notification à votre téléphone. Ouvrez-la dans l’application Latchkey.',
    },
    type: 'Pas de caméra\u00a0? Saisissez ce code dans l’application\u00a0:',
    getApp: (address) => `Pas encore l’application\u00a0? Ouvrez ${address} sur votre téléphone.`,
    unreached: 'Votre téléphone est injoignable. Choisissez un autre mode de connexion.',
    qr: 'Code QR qui ouvre la demande sur votre téléphone',
    number: 'Sur le téléphone, choisissez ce numéro',
    secondsLeft: (seconds) => `Cette demande expire dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`,
    waiting: 'En attente du téléphone…',
    declined: 'La demande a été refusée sur le téléphone.',
    expired: 'Le code a expiré.',
    failed: 'Une erreur s’est produite',
    reasons,
    cancel: 'Annuler',
    again: 'Réessayer',
    close: 'Fermer',
  },
} satisfies Partial<Catalogue>;
