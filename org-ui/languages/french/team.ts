import type { Catalogue } from '../../catalogue.ts';

/** What the pages about the team say in French. */
export const team = {
  'pages/team': {
    title: 'Gestion de l’équipe',
    add: 'Ajouter un membre',
    addText:
      'Nous envoyons un e-mail avec un lien. La personne crée une clé d’accès et rejoint l’équipe avec le même rôle que vous, sauf si vous en choisissez un autre.',
    members: 'Mon équipe',
    none: 'Pas encore de membres dans l’équipe.',
    columns: {
      name: 'Nom',
      email: 'E-mail',
      devices: 'Appareils',
      createdAt: 'Créé le',
      lastAccess: 'Dernier accès',
      status: 'État',
      role: 'Rôle',
    },
    you: 'vous',
    audit: {
      ofTeam: 'Audit de l’équipe',
      open: (member) => `Audit de ${member}`,
      button: 'Audit',
    },
  },
  'things/members': {
    addDevice: 'Ajouter un appareil',
    addDeviceAsks: (name) =>
      `${name} reçoit un e-mail avec un lien. L’ouvrir sur le nouvel appareil ajoute cet appareil. Le lien est valable deux jours.`,
    addDeviceYes: 'Envoyer l’e-mail',
    mailed: 'E-mail envoyé',
    windowBlocked: 'Votre navigateur a bloqué la fenêtre. Autorisez-la et réessayez.',
    last: (site) =>
      `Aucun autre appareil ne fonctionne sur ${site}\u00a0: celui-ci reste. Il faut d’abord en ajouter un autre.`,
    details: {
      device: 'Appareil',
      ip: 'Adresse IP',
      status: 'État',
      os: 'Système',
      country: 'Pays',
      deviceType: 'Plateforme',
      browser: 'Navigateur',
      loginTime: 'Heure de connexion',
    },
    deviceTypes: { mobile: 'Mobile', desktop: 'Ordinateur' },
    methods: {
      'this device': 'Cet appareil',
      phone: 'Téléphone',
      'phone app': 'Application du téléphone',
      push: 'Notification dans l’application',
    },
    succeeded: 'Réussie',
    devices: 'Appareils enregistrés',
    noDevices: 'Aucun appareil.',
    appless: 'Sans application',
    inApp: 'Dans l’application',
    lastAccess: 'Dernier accès',
    platform: 'Plateforme',
    logins: 'Connexions',
    since: 'Utilisé depuis',
    provider: 'Clé d’accès conservée par',
    synced: 'Synchronisable depuis',
    remove: 'Supprimer',
    kind: 'Type',
    renamedNow: 'Appareil renommé',
    removedNow: 'Appareil supprimé',
    suspendedNow: 'Appareil suspendu',
    activatedNow: 'Appareil activé',
    called: (name) => `l’appareil «\u00a0${name}\u00a0»`,
    suspendTitle: 'Suspendre l’appareil',
    suspendEffect:
      'Sa clé d’accès ne pourra pas servir à se connecter tant que l’appareil n’est pas réactivé, et ses sessions prennent fin.',
    removeTitle: 'Supprimer l’appareil',
    removeAsks: (device) =>
      `Supprimer ${device}\u00a0? Sa clé d’accès ne pourra plus servir à se connecter. Cette action est irréversible.`,
    several: {
      select: 'Tout sélectionner',
      devices: (count) => `${count} ${count < 2 ? 'appareil' : 'appareils'}`,
      many: (count) => (count === '1' ? '1 appareil' : `${count} appareils`),
      suspendAll:
        'Leurs clés d’accès ne permettront pas de se connecter tant que les appareils n’auront pas été réactivés, et leurs sessions prennent fin.',
      removeTitle: (what) => `Supprimer ${what}`,
      removeAll: 'Leurs clés d’accès ne pourront plus servir à se connecter. Cette action est irréversible.',
      removed: (what) => `Suppression effectuée\u00a0: ${what}`,
    },
    icons: { android: 'Android', apple: 'Apple', usb: 'USB', ble: 'BLE', computer: 'Ordinateur' },
    team: {
      suspendedNow: 'Membre suspendu',
      activatedNow: 'Membre activé',
      deletedNow: 'Membre supprimé',
      suspendTitle: 'Suspendre le membre',
      suspendEffect:
        'Les sessions de ce membre prennent fin immédiatement, et il ne pourra pas se connecter tant qu’un collègue n’aura pas réactivé son compte. Les invitations à rejoindre l’équipe que ce membre a envoyées sont retirées.',
      members: (count) => `${count} ${count < 2 ? 'membre' : 'membres'}`,
      many: (count) => (count === '1' ? '1 membre' : `${count} membres`),
      suspendAll:
        'Leurs sessions prennent fin immédiatement, et ils ne pourront pas se connecter tant qu’un collègue n’aura pas réactivé leurs comptes. Les invitations à rejoindre l’équipe qu’ils ont envoyées sont retirées.',
      deleteMany: (what) => `Supprimer ${what}`,
      deleteAll:
        'Tous leurs appareils sont supprimés aussi, et leurs sessions prennent fin immédiatement. Les invitations à rejoindre l’équipe qu’ils ont envoyées sont retirées. Cette action est irréversible.',
      deletedAll: (what) => `Suppression effectuée\u00a0: ${what}`,
      deleteTitle: 'Supprimer le membre',
      deleteAsks: (name) =>
        `Supprimer ${name}\u00a0? Tous les appareils de ce membre sont supprimés aussi, et ses sessions prennent fin immédiatement. Les invitations à rejoindre l’équipe que ce membre a envoyées sont retirées.`,
    },
    role: {
      title: 'Rôle',
      change: 'Changer le rôle',
      changeOf: (name) => `Rôle de ${name}`,
      changeText:
        'Le nouveau rôle prend effet immédiatement, même dans les sessions déjà ouvertes de ce membre.',
      given: (name, role) => `${name} a maintenant le rôle ${role}`,
    },
    hint: {
      text: 'Ajoutez un deuxième appareil, pour garder votre accès même si vous perdez un téléphone.',
      dismiss: 'Ne plus afficher',
    },
  },
  'pages/oneMember': {
    lastLogin: 'Dernière connexion',
    neverSignedIn: 'Pas encore de connexion.',
  },
  'pages/you': {
    title: 'Votre compte',
    details: {
      title: 'Vos coordonnées',
      name: 'Nom',
      email: 'E-mail',
      emailHint: 'Vous vous connectez avec cette adresse. Elle ne peut pas être modifiée.',
      phone: 'Numéro de téléphone',
      none: 'Non indiqué',
      nameMissing: 'Saisissez votre nom',
      saved: 'Vos coordonnées sont enregistrées',
      failed: 'Vos coordonnées n’ont pas pu être enregistrées',
    },
    devices: { title: 'Vos appareils' },
    language: {
      title: 'Langue',
      lead: 'La langue de cette console dans ce navigateur, et celle des e-mails que vous recevez, où que vous les lisiez.',
      label: 'Langue de la console',
      mails: 'Langue de vos e-mails',
      same: (language) => `Celle de l’organisation (${language})`,
      done: 'Langue de vos e-mails modifiée',
    },
  },
  'pages/security': {
    title: 'Sécurité',
    text: 'Règles selon lesquelles les membres de votre équipe se connectent et récupèrent leurs comptes. Une modification s’applique dès la prochaine connexion.',
    operators: 'Membres de l’équipe',
    phone: 'Connexion avec un téléphone',
    choices: {
      allowed: {
        name: 'Autorisée',
        hint: 'Un téléphone peut approuver une connexion sur n’importe quel écran, même éloigné. Un attaquant qui amène un membre à scanner un code peut entrer.',
      },
      nearby: {
        name: 'Seulement près de l’écran',
        hint: 'Un téléphone n’est utilisable que si le navigateur peut le joindre par Bluetooth. Cela protège contre les codes transmis depuis un autre endroit.',
      },
      off: {
        name: 'Désactivée',
        hint: 'Un téléphone ne peut pas approuver une connexion sur un autre écran. Les membres se connectent avec la clé d’accès de l’appareil utilisé ou une clé de sécurité.',
      },
    },
    wait: 'Délai d’attente après «\u00a0J’ai perdu mon appareil\u00a0»',
    waitHint:
      'Le temps entre l’ouverture du lien envoyé par e-mail et la création d’une nouvelle clé d’accès. Tous les collègues sont avertis et peuvent arrêter la récupération. 0 signifie sans délai.',
    unit: 'heures',
    hours: (count) => `${count} ${count < 2 ? 'heure' : 'heures'}`,
    waitWrong: (least, most) => `Saisissez un nombre entier d’heures entre ${least} et ${most}`,
    saved: 'Paramètres de sécurité enregistrés',
    failed: 'Les paramètres de sécurité n’ont pas pu être enregistrés',
  },
} satisfies Partial<Catalogue>;
