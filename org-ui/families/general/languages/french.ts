import type { GeneralWords } from './catalogue.ts';

/** What web and mobile applications say, in French. */
export const words: GeneralWords = {
  'families/general': {
    tabs: { basic: 'Général', users: 'Utilisateurs', insight: 'Statistiques' },
    userTabs: { details: 'Détails de l’utilisateur', audit: 'Audit de l’utilisateur' },
    insight: {
      users: 'Statistiques',
      platform: 'Utilisateurs par plateforme',
      total: 'Utilisateurs',
      active: 'Utilisateurs actifs',
      suspended: 'Comptes suspendus',
      empty: 'Aucune donnée sur les utilisateurs',
    },
    general: 'Paramètres généraux',
    doneWeb:
      'Ajoutez ce script aux pages où l’on s’inscrit et se connecte. Il n’affiche rien par lui-même\u00a0: le guide d’intégration de l’application contient les lignes pour l’inscription et la connexion.',
    doneMobile:
      'Votre application envoie cet ID client quand des personnes s’inscrivent et se connectent. Le guide d’intégration de l’application montre les appels.',
    createdAt: 'Créée le',
    clientId: 'ID client',
    guide: 'Guide d’intégration',
    guideScript: 'Ajoutez cette balise script aux pages où l’on s’inscrit et se connecte\u00a0:',
    guideUse: 'Dans la page, inscrivez et connectez les personnes\u00a0:',
    guideMobile:
      'Votre application fait ces appels sous l’URL de base, sans vue web. Le guide du développeur contient le code pour iOS et Android.',
    guideCalls: 'appels de l’application',
    guideServer: 'Dans votre propre serveur, vérifiez le jeton avant de vous y fier\u00a0:',
    baseUrl: 'URL de base de l’API d’authentification',
    script: 'balise script',
    example: 'page d’exemple',
    serverExample: 'exemple de serveur',
    developerGuide: 'Guide du développeur',
    downloads: 'Téléchargements',
    archives: {
      wordpress: {
        label: 'Extension WordPress',
        text: 'Importez-la dans votre site et saisissez l’ID client.',
      },
      android: {
        label: 'SDK Android',
        text: 'Sources de la bibliothèque (aar) pour Android Studio, avec les appels ci-dessus en deux fonctions.',
      },
      ios: { label: 'SDK iOS', text: 'Un paquet Swift avec les appels ci-dessus en deux fonctions.' },
      sample: {
        label: 'Application d’exemple',
        text: 'Une petite boutique dont le serveur vérifie les jetons.',
      },
    },
    tries: {
      title: (app) => `Essayer cette connexion\u00a0: ${app}`,
      text: 'L’approbation est demandée à la personne sur un téléphone, comme si une page de l’application la demandait. La page de l’essai montre ensuite ce que votre serveur recevrait, sans jeton valable, et vérifie les paramètres. L’essai ne compte pas comme une connexion.',
      hint: 'D’une personne qui s’est inscrite par téléphone. Une clé d’accès de votre propre site ne fonctionne que là.',
    },
    fields: {
      originsHint:
        'HTTPS avec un certificat valide, non autosigné\u00a0; http seulement sur localhost, pas d’adresse IP.',
      originsAdded: 'Sites web de cette application',
      originAdd: 'Ajouter l’URL',
      originRemove: (address) => `Supprimer ${address}`,
      originNotAdded:
        'Appuyez sur «\u00a0Ajouter l’URL\u00a0», ou continuez\u00a0: une adresse complète est ajoutée automatiquement.',
      originWrong:
        'Saisissez une adresse absolue, comme https://shop.example. http ne fonctionne que sur localhost, une adresse IP jamais.',
      originThere: 'Cette adresse est déjà dans la liste',
      appSiteHint:
        'Le site web de l’application, à l’hôte duquel appartiennent ses clés d’accès. Les personnes s’y connectent avec elles si le site utilise l’identifiant client de l’application\u00a0; pour une autre application, il faut les inviter.',
      noWebsite: 'Je n’ai pas de site web',
      noWebsiteHint: 'Les clés d’accès de l’application sont alors liées à l’adresse de votre organisation.',
      validityUnit: 'Unité',
      seconds: 'Secondes',
      minutes: 'Minutes',
      validityWrong: 'Entre 10 secondes et 24 heures',
    },
  },
  'families/general/association': {
    apple: {
      title: 'apple-app-site-association pour iOS',
      text: 'Permet à votre application iOS d’utiliser les clés d’accès de votre site web. Une application sans site web n’a pas de clés d’accès sur iOS.',
      team: 'Team ID',
      teamHint: 'Dix lettres et chiffres, indiqués sur la page d’adhésion de votre compte de développeur',
      bundle: 'Bundle ID',
      bundleHint: 'Par exemple com.company.app',
      publish: (host) =>
        `Publiez le fichier à l’adresse https://${host}/.well-known/apple-app-site-association\u00a0: en HTTPS, avec le type de contenu application/json et sans redirection. S’il existe déjà, ajoutez-y cette entrée. Ajoutez webcredentials:${host} aux domaines associés de l’application.`,
    },
    assetlinks: {
      title: 'assetlinks.json pour Android',
      text: 'Permet à votre application Android d’utiliser les clés d’accès de votre site web.',
      steps: ['Générer assetlinks.json', 'Instructions de publication'],
      package: 'Nom du paquet',
      packageHint:
        'Des segments qui commencent par une lettre, séparés par des points, comme com.company.app',
      fingerprint: 'Empreinte SHA256',
      fingerprintHint: '64 caractères hexadécimaux, avec ou sans deux-points',
      generate: 'Générer',
      served: (site) =>
        `Android trouve ce fichier à l’adresse ${site}/.well-known/assetlinks.json, où Latchkey le fournit pour les applications sans site web. Vous n’avez rien à publier.`,
      publish: (host) =>
        `Publiez le fichier à l’adresse https://${host}/.well-known/assetlinks.json\u00a0: en HTTPS, avec le type de contenu application/json, sans redirection et lisible sans connexion. S’il existe déjà, ajoutez cette entrée à sa liste.`,
      check: 'Ouvrez ensuite cette adresse dans un navigateur\u00a0: le fichier doit contenir cette entrée.',
      reset: 'Réinitialiser',
      readMore: 'En savoir plus',
      readMoreAt: 'https://developer.android.com/training/app-links/verify-android-applinks',
    },
  },
  'families/general/words': {
    tabs: {
      applications: 'Applications web et mobiles',
      users: 'Utilisateurs web et mobiles',
      reports: 'Applications sans mot de passe',
    },
    empty: 'Pas encore d’applications. Ajoutez la première.',
    type: 'Type',
    users: {
      text: 'Les personnes inscrites dans vos applications web et mobiles. Les utilisateurs suspendus ne peuvent pas se connecter tant que vous ne les avez pas réactivés.',
      empty: 'Aucune application sans mot de passe ajoutée',
    },
    cards: {
      Web: {
        title: 'Web/WordPress',
        text: 'Votre propre site web ou site WordPress\u00a0: on s’y connecte avec des clés d’accès, sur ses pages.',
      },
      Mobile: {
        title: 'Mobile (iOS/Android)',
        text: 'Votre propre application mobile\u00a0: on s’y connecte avec les clés d’accès de l’appareil.',
      },
    },
  },
  'families/general/settings': {
    origins: {
      label: 'URL du site web',
      help: 'Les personnes ne s’inscrivent et ne se connectent sur aucun autre site, et les clés d’accès appartiennent à son hôte.',
    },
    tokenValidityTime: {
      label: 'Validité du jeton',
      help: 'La durée pendant laquelle le jeton d’une connexion est valable. Votre serveur l’échange contre sa propre session.',
    },
    samePlatformAuth: {
      label: 'Authentification sur le même appareil',
      help: 'Se connecter avec la clé d’accès de l’appareil utilisé',
    },
    remotePlatformAuth: {
      label: 'Authentification avec un autre appareil',
      help: 'Se connecter avec un téléphone ou une clé de sécurité',
    },
    multipleDeviceAllowed: {
      label: 'Plusieurs appareils autorisés',
      help: 'Une personne peut enregistrer plusieurs appareils',
    },
    invitedOnly: {
      label: 'Seules les personnes invitées peuvent s’inscrire',
      help: 'Les nouveaux utilisateurs ont besoin d’une invitation de votre équipe. Les utilisateurs existants ne sont pas concernés.',
    },
    wordpressPluginEnabled: {
      label: 'Extension WordPress activée',
      help: 'L’extension WordPress peut utiliser cette application',
    },
    platform: {
      label: 'Plateforme',
      help: 'Une application mobile pour les deux plateformes a ici une application pour chacune.',
    },
    packageName: {
      label: 'Nom du paquet',
      empty: 'Pas encore indiqué',
      help: 'Comme com.company.app. Vous pouvez l’ajouter plus tard\u00a0; les clés d’accès dans l’application en ont besoin.',
      subject: 'Le nom du paquet',
    },
    fingerprint: {
      label: 'Empreinte SHA256',
      empty: 'Pas encore indiquée',
      help: 'L’empreinte du certificat qui signe l’application\u00a0: 64 caractères hexadécimaux, sans compter les deux-points.',
      subject: 'L’empreinte SHA256',
    },
  },
};
