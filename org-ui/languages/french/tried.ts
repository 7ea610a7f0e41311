import type { Catalogue } from '../../catalogue.ts';

/** What the page of a tryout says, in French. */
export const tried = {
  'pages/tried': {
    title: (name) => `Essai de connexion à ${name}`,
    signedIn: 'Quelqu’un s’est connecté. Voici ce que l’application recevrait.',
    failed: 'Personne ne s’est connecté, et l’application ne recevrait rien.',
    waiting:
      'Personne ne s’est encore connecté. Terminez la connexion dans la fenêtre de l’essai, ou commencez-en un autre.',
    refresh: 'Vérifier à nouveau',
    toApplication: 'Vers l’application',
    nothingLeft:
      'L’application n’a rien reçu, et aucune session ne reste ouverte. L’essai ne compte pas comme une connexion et figure comme essai dans l’audit.',
    network: {
      signedIn: 'La personne a approuvé. Voici ce que le client recevrait.',
      failed: 'Personne ne s’est connecté. Voici ce que le client recevrait.',
      waiting:
        'L’approbation a été demandée à la personne, dans l’application Latchkey ou par e-mail\u00a0; elle a deux minutes. Cette page affichera ensuite d’elle-même le résultat.',
      nothingLeft:
        'Aucun paquet n’a été envoyé. L’essai ne compte pas comme une connexion et figure comme essai dans l’audit.',
      told: 'Ce que le client recevrait',
    },
    site: {
      signedIn: 'La personne a approuvé. Voici ce que le serveur de l’application recevrait.',
      failed: 'Personne ne s’est connecté, et l’application ne recevrait rien.',
      waiting:
        'La personne a deux minutes pour scanner le code avec son téléphone et y choisir le numéro. Cette page affichera ensuite d’elle-même le résultat.',
      waitingForApp:
        'Une notification a été envoyée à l’application Latchkey sur le téléphone de la personne, qui a deux minutes pour choisir le numéro. Cette page affichera ensuite d’elle-même le résultat.',
      nothingLeft:
        'Aucun jeton n’a été remis, et aucune session ne reste ouverte. L’essai ne compte pas comme une connexion et figure comme essai dans l’audit.',
      told: 'Ce qu’elle apprend de la personne',
      advice: {
        'tryout.nobody':
          'Vérifiez l’orthographe du nom d’utilisateur. Les personnes s’inscrivent sur votre site ou dans votre application mobile\u00a0; invitez la personne si seules les personnes invitées peuvent s’inscrire.',
        'tryout.device':
          'Une clé d’accès créée sur votre site ou dans votre application mobile ne fonctionne que là. La personne s’inscrit par téléphone, ou ajoute un téléphone à son compte avec addPasskey({ phone: true }) dans votre page. Sinon, essayez la connexion sur votre propre site.',
        'tryout.expired':
          'Scannez le code avec le téléphone qui a la clé d’accès, ou vérifiez si la notification est arrivée. Puis réessayez.',
      },
    },
    request: {
      title: 'Sur le téléphone',
      code: 'Code QR pour le téléphone',
      scan: 'Scannez le code avec l’appareil photo du téléphone. Choisissez-y ensuite ce numéro\u00a0:',
      message: 'Ouvrez la notification sur le téléphone. Choisissez-y ensuite ce numéro\u00a0:',
    },
    again: 'Réessayer',
    checked: 'Ce que les navigateurs et les téléphones trouvent dans les paramètres',
    checks: {
      website: (address) =>
        `${address}\u00a0: les clés d’accès fonctionnent ici et appartiennent à cet hôte.`,
      localWebsite: (address) =>
        `${address}\u00a0: ne fonctionne que dans un navigateur sur la machine elle-même. Retirez cette adresse avant que des personnes se connectent.`,
      unfitWebsite: (address) =>
        `${address}\u00a0: les navigateurs n’y autorisent aucune clé d’accès. Utilisez https et un nom d’hôte.`,
      severalHosts: (hosts) =>
        `Les clés d’accès appartiennent à l’hôte où elles ont été créées\u00a0: ${hosts}. Une clé créée sur l’un ne peut pas servir sur un autre. Faites s’inscrire et se connecter les personnes sur un seul hôte.`,
      noWay: () =>
        'Personne ne peut se connecter\u00a0: l’authentification sur le même appareil et celle avec un autre appareil sont toutes deux désactivées. Activez l’une d’elles.',
      planSameDevice: () =>
        'Le forfait n’inclut pas la connexion avec la clé d’accès de l’appareil utilisé, que l’application autorise.',
      planPhone: () => 'Le forfait n’inclut pas la connexion par téléphone, que l’application autorise.',
      noFingerprint: () =>
        'L’empreinte SHA256 de l’application Android manque. L’application est refusée tant que vous ne l’avez pas saisie.',
      noSiteForApple: () =>
        'iOS ne donne à une application que les clés d’accès de son propre site, et cette application n’en a pas. Saisissez un site.',
    },
    methods: {
      phone: 'Code QR',
      push: 'Notification dans l’application',
    },
    seconds: (count) => `${count} secondes`,
    facts: 'La connexion',
    told: 'Ce qu’elle apprend de la personne',
    columns: { name: 'Nom', value: 'Valeur', from: 'Dans' },
    parts: {
      idToken: 'Jeton d’identité (ID token)',
      userinfo: 'Userinfo',
      assertion: 'Assertion',
      accessToken: 'Claims du jeton d’accès',
      verifyToken: 'Réponse de verifyToken',
    },
    part: (name) => `${name} en entier`,
    names: {
      issuer: 'Émetteur',
      audience: 'Audience',
      scopes: 'Portées',
      signedInAt: 'Heure de la connexion',
      acr: 'Niveau (acr)',
      amr: 'Méthodes (amr)',
      algorithm: 'Signature',
      recipient: 'Destinataire',
      context: 'Contexte d’authentification',
      signed: 'Ce qui est signé',
      encrypted: 'Ce qui est chiffré',
      leftOut: 'Omis, car rien n’est connu',
      client: 'Client',
      userName: 'Nom d’utilisateur',
      method: 'Comment le téléphone a été sollicité',
      expiresIn: 'Le jeton serait valable',
    },
    untested: 'Ce qui n’a pas été essayé',
    notTried: {
      oidc: 'L’essai revient à une adresse de cette console. La première connexion montrera si l’application se trouve à ses adresses de redirection et connaît son secret client.',
      saml: 'L’assertion est affichée avant sa signature et son chiffrement, pour que personne ne puisse s’en servir pour se connecter. La première connexion montrera si l’application fait confiance au certificat de cette organisation et peut déchiffrer.',
      radius:
        'Aucun paquet n’a été envoyé. La première connexion montrera si le client atteint ce serveur depuis son IP, connaît le secret partagé et attend assez longtemps. Un code de la page de la personne n’a pas été essayé comme mot de passe.',
      general:
        'Les clés d’accès de votre propre site ou application mobile ne fonctionnent que là et n’ont pas été essayées. La première connexion montrera si vos pages ont le script, ou si votre application mobile fait les appels, et si votre serveur vérifie le jeton.',
    },
    why: 'Raison',
    notSignedIn: 'La personne ne s’est pas connectée.',
    advice: {
      'user.noAccess':
        'La clé d’accès est connue ici, mais la personne n’a pas accès à cette application. Invitez-la, ou ouvrez l’application à un groupe.',
      'user.suspended': 'La personne est suspendue. Activez-la pour lui permettre de se connecter.',
      'device.suspended': 'L’appareil est suspendu. Activez-le sur la page de la personne.',
      'application.suspended': 'Activez l’application pour permettre les connexions.',
      'ceremony.failed':
        'La clé d’accès n’est celle d’aucune personne invitée ici. Invitez la personne, qui créera une clé d’accès avec le lien de l’e-mail.',
      'plan.feature':
        'Le forfait de l’organisation n’inclut pas ce mode de connexion. Votre compte indique ce qu’il inclut.',
      'tryout.nameId':
        'Choisissez un autre format Name ID dans les paramètres, ou complétez les données de la personne.',
      'tryout.certificate':
        'Importez à nouveau le certificat de chiffrement de l’application, ou ne chiffrez pas.',
      'tryout.client': 'Activez le client pour permettre les connexions par lui.',
      'tryout.nobody':
        'Vérifiez l’orthographe du nom d’utilisateur et la façon dont le client doit lire les noms. Invitez la personne, ou ouvrez l’application à un groupe. Un client attend deux minutes en vain, pour ne pas apprendre quels noms existent.',
      'tryout.device':
        'La personne crée une clé d’accès avec le lien de l’invitation, ou avec un nouveau lien depuis sa page. Un client attend deux minutes en vain.',
      'tryout.declined': 'Les paramètres ne sont pas en cause.',
      'tryout.expired':
        'Vérifiez si l’e-mail ou la notification est arrivé et si l’appareil de la personne est actif. Puis réessayez.',
      'tryout.failed': 'Vérifiez si l’appareil de la personne est actif et réessayez.',
      'tryout.remote':
        'Activez l’authentification avec un autre appareil pour essayer la connexion par téléphone, ou essayez sur votre propre site. La vérification des paramètres ci-dessous reste valable.',
      'tryout.app':
        'La personne obtient l’application sur la page /app de votre organisation et y active les notifications. Ou essayez avec le code QR.',
      'tryout.unasked':
        'Saisissez sur la page de la personne une adresse e-mail qu’elle confirmera. Ou elle active les notifications dans l’application, si le client est réglé sur «\u00a0Dans l’application\u00a0». Un client attend deux minutes en vain\u00a0; un code de /networkCode sert de mot de passe.',
      'transaction.expired':
        'L’approbation est arrivée trop tard pour être prise en compte. Les paramètres ne sont pas en cause\u00a0; réessayez.',
      'push.tooMany':
        'Une personne est interrogée au plus trois fois en dix minutes. Attendez un peu et réessayez.',
      'organisation.closed': 'Renouvelez l’abonnement. Personne ne peut se connecter avant.',
      access_denied: 'La personne est revenue sans se connecter. Les paramètres ne sont pas en cause.',
      invalid_scope: 'L’application n’a pas le droit de demander l’une des portées.',
      other: 'Vérifiez les paramètres de l’application et réessayez.',
    },
    places: {
      users: 'Vers les utilisateurs de l’application',
      basic: 'Vers les paramètres de l’application',
      account: 'Vers le compte',
      people: 'Vers les personnes',
      clients: 'Vers les clients',
    },
  },
} satisfies Partial<Catalogue>;
