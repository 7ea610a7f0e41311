import type { Catalogue } from '../../catalogue.ts';

const applicationCount = (count: number) => `${count} ${count < 2 ? 'application' : 'applications'}`;

/** What the pages about applications in general, tryouts, videos and error codes say in French. */
export const applications = {
  'things/applications': {
    suspendedNow: 'Application suspendue',
    activatedNow: 'Application activée',
    deletedNow: 'Application supprimée',
    updatedNow: 'Application mise à jour',
    updateFailed: 'La mise à jour de l’application a échoué',
    suspendTitle: 'Suspendre l’application',
    suspendEffect:
      'Ses utilisateurs ne pourront pas se connecter tant que vous ne l’aurez pas réactivée. Rien n’est supprimé.',
    applications: applicationCount,
    many: (count) => (count === '1' ? '1 application' : `${count} applications`),
    deleteTitle: 'Supprimer l’application',
    deleteAsks: (name) => `Voulez-vous vraiment supprimer ${name}\u00a0? Cette action est irréversible.`,
    impact: (count) =>
      count < 2 ? `${count} utilisateur est concerné.` : `${count} utilisateurs sont concernés.`,
    suspendInstead: 'Suspendre plutôt',
  },
  'things/applicationPage': {
    tabs: { users: 'Utilisateurs', source: 'Source des utilisateurs' },
    tries: 'Essayer cette connexion',
    sonic: 'SonicKYC activé',
    counts: { total: 'Total', active: 'Actifs', suspended: 'Suspendus' },
    insights: {
      signIns: 'Connexions des 30 derniers jours',
      reports: 'Tous les rapports',
    },
  },
  'things/settings': {
    sections: {
      authentication: 'Authentification',
      registration: 'Inscription',
      credentials: 'Identifiants du client',
      advanced: 'Paramètres avancés',
    },
    showAdvanced: 'Afficher les paramètres avancés',
    fixed: 'Ce choix se fait à la création de l’application et ne peut plus être modifié ensuite.',
    none: 'Aucun',
    on: 'Activé',
    off: 'Désactivé',
    logoWrong: 'Saisissez une adresse https',
    number: (least, most) => `Saisissez un nombre de ${least} à ${most}`,
  },
  'things/resources': {
    columns: {
      name: 'Nom de la ressource',
      indicator: 'Indicateur de la ressource',
      scope: 'Portées',
      format: 'Format du jeton d’accès',
      ttl: 'Durée de vie du jeton (secondes)',
      createdAt: 'Créée le',
    },
    indicatorHint: 'L’adresse de l’API, comme https://api.example/. Les jetons l’indiquent comme audience.',
    formatHint:
      'Un jeton opaque se vérifie par introspection. Un jwt se vérifie par sa signature et reste valide jusqu’à son expiration.',
    scopeHint: 'Séparez les portées par une espace.',
    ttlWrong: (least, most) => `Saisissez un nombre de secondes de ${least} à ${most}`,
  },
  'pages/applicationList': {
    title: 'Gérer les applications',
    search: 'Rechercher une application…',
    gettingStarted: 'Premiers pas',
    upgrade: 'Changer de forfait',
    columns: { name: 'Nom', users: 'Utilisateurs', createdAt: 'Créée le', status: 'État' },
    starter: {
      title: 'Premiers pas',
      text: 'Commencez par une application. Vous pouvez ajouter des utilisateurs et des membres à tout moment.',
      done: 'Fait',
      create: 'Créer une application',
      createText: 'Enregistrez votre site web et obtenez son ID client et sa balise script.',
      teams: 'Gérer l’équipe',
      teamsText: 'Invitez des collègues, voyez leurs appareils, suspendez ou supprimez des membres.',
      users: 'Gérer les utilisateurs',
      usersText: 'Voyez qui s’est inscrit, suspendez ou supprimez des utilisateurs.',
    },
  },
  'pages/newApplication': {
    title: 'Créer une application',
    steps: ['Choisir', 'Configurer', 'Terminé'],
    choose: 'Que voulez-vous protéger\u00a0?',
    cancel: 'Annuler',
    done: (name) => `${name}\u00a0: tout est prêt.`,
    open: 'Voir l’application',
    clientId: 'ID client',
  },
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
        'L’approbation a été demandée à la personne, dans l’appli ou par e-mail\u00a0; elle a deux minutes. Cette page affichera ensuite d’elle-même le résultat.',
      nothingLeft:
        'Aucun paquet n’a été envoyé. L’essai ne compte pas comme une connexion et figure comme essai dans l’audit.',
      told: 'Ce que le client recevrait',
    },
    facts: 'La connexion',
    told: 'Ce qu’elle apprend de la personne',
    columns: { name: 'Nom', value: 'Valeur', from: 'Dans' },
    parts: { idToken: 'Jeton d’identité (ID token)', userinfo: 'Userinfo', assertion: 'Assertion' },
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
    },
    untested: 'Ce qui n’a pas été essayé',
    notTried: {
      oidc: 'L’essai revient à une adresse de cette console. La première connexion montrera si l’application se trouve à ses adresses de redirection et connaît son secret client.',
      saml: 'L’assertion est affichée avant sa signature et son chiffrement, pour que personne ne puisse s’en servir pour se connecter. La première connexion montrera si l’application fait confiance au certificat de cette organisation et peut déchiffrer.',
      radius:
        'Aucun paquet n’a été envoyé. La première connexion montrera si le client atteint ce serveur depuis son IP, connaît le secret partagé et attend assez longtemps. Un code de la page de la personne n’a pas été essayé comme mot de passe.',
    },
    why: 'Raison',
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
        'Vérifiez si l’e-mail ou le message est arrivé et si l’appareil de la personne est actif. Puis réessayez.',
      'tryout.failed': 'Vérifiez si l’appareil de la personne est actif et réessayez.',
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
  'pages/videos': {
    menu: 'Vidéos d’aide',
    title: 'Vidéos d’aide',
    text: 'Des guides écrits sur chaque partie de Latchkey, et les vidéos ajoutées par le personnel de cette installation.',
    categories: 'Catégories',
    watch: 'VOIR LA VIDÉO',
    watchOf: (title) => `VOIR LA VIDÉO\u00a0: ${title}`,
    close: 'Fermer',
    none: 'Aucune vidéo trouvée',
    clear: 'Tout afficher',
    guides: 'Lire la documentation',
  },
  'pages/errorCodes': {
    title: 'Codes d’erreur',
    text: 'Voici la liste des codes d’erreur et de leurs messages, classés par module.',
    columns: ['N°', 'Code d’erreur', 'Message d’erreur'],
    empty: 'Aucun code d’erreur trouvé.',
  },
} satisfies Partial<Catalogue>;
