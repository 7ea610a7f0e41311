import type { Catalogue } from '../../catalogue.ts';

const gone = 'un appareil qui n’existe plus';

/** A person's own page. */
export const me: Catalogue['pages/me'] = {
  title: 'Votre compte',
  lead: (organisation) =>
    `Ce que l’organisation ${organisation} sait de vous, et les appareils avec lesquels vous vous connectez.`,
  checking: 'Un instant…',
  signIn: {
    title: 'Se connecter',
    lead: (organisation) =>
      `Utilisez une clé d’accès créée pour ${organisation}. Elle vous connectera aussi à ses applications.`,
    action: 'Se connecter avec votre clé d’accès',
    lost: 'Appareil perdu\u00a0?',
  },
  anothers:
    'Entre-temps, une autre personne a ouvert une session ici. Cette page est maintenant la sienne, et rien n’a été fait.',
  signedInAs: 'Session ouverte avec le compte',
  signOut: 'Se déconnecter partout dans ce navigateur',
  app: 'Approuver des connexions sur ce téléphone',
  devices: {
    title: 'Vos appareils',
    current: 'utilisé pour cette session',
    suspended: 'suspendu',
    addedOn: 'Ajouté\u00a0:',
    lastUsed: 'Dernière utilisation\u00a0:',
    neverUsed: 'Pas encore utilisé',
    elsewhere: (rpId) => `Vous connecte sur ${rpId}`,
    rename: 'Renommer',
    remove: 'Supprimer',
    name: 'Nom de l’appareil',
    save: 'Enregistrer',
    cancel: 'Annuler',
    renamed: 'Appareil renommé',
    removed: 'Appareil supprimé',
    sure: (name) => `Supprimer ${name}\u00a0? Vous ne pourrez plus vous connecter avec cet appareil.`,
    sureCurrent: (name) =>
      `Supprimer ${name}\u00a0? C’est l’appareil de votre session\u00a0: elle prendra fin ici, et vous devrez vous connecter avec un autre appareil.`,
    keep: 'Conserver',
    only: (site) =>
      `Aucun autre de vos appareils ne fonctionne sur ${site}\u00a0: celui-ci reste. Ajoutez-en un autre ci-dessous pour le supprimer.`,
    add: 'Ajouter un appareil',
    addHere: 'Créer une clé d’accès sur cet appareil',
    addPhone: 'Utiliser un autre appareil',
    added: 'Appareil ajouté',
    scan: 'Scannez ce code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Il permet d’ajouter un appareil et fonctionne pendant dix minutes.',
    code: 'Code QR du lien',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    done: 'C’est fait',
    another: 'Créer un nouveau lien',
    close: 'Fermer',
  },
  sessions: {
    title: 'Vos sessions ouvertes',
    current: 'ce navigateur',
    signOn: (device) => `Session ouverte avec ${device || gone}`,
    app: (device) => `Application Latchkey sur ${device || gone}`,
    since: 'Depuis\u00a0:',
    at: (applications) => `Connexion à ${applications}`,
    end: 'Fermer',
    endOthers: 'Fermer toutes les autres',
    ended: 'Session fermée',
    allEnded: 'Toutes les autres sessions sont fermées',
    hint: 'Les applications qui gardent leur propre session sont averties, sauf si elles ne sont pas prévues pour cela.',
  },
  applications: {
    title: 'Vos applications',
    none: 'Vous n’avez accès à aucune application.',
    why: {
      invited: 'Par invitation, ou par votre propre inscription',
      everybody: 'Ouverte à tout le monde',
      group: 'Ouverte à un groupe dont vous faites partie',
    },
    group: (name) => `Vous faites partie du groupe ${name}`,
    suspended: 'accès suspendu',
    unused: 'Vous ne l’avez pas encore utilisée',
    used: (times, shown, last) =>
      times
        ? `${times === 1 ? 'Une connexion' : `${shown} connexions`}, dernière visite ${last}`
        : `Dernière visite ${last}`,
    reads: (what) => `Elle peut lire\u00a0: ${what}`,
    told: (what) => `Elle reçoit\u00a0: ${what}`,
    scopes: {
      openid: 'votre identité dans l’application',
      email: 'votre adresse e-mail',
      profile: 'votre nom et votre profil',
      address: 'votre adresse postale',
      phone: 'votre numéro de téléphone',
      groups: 'vos groupes',
      offline_access: 'tout cela aussi en votre absence',
    },
    open: 'Ouvrir',
    code: 'Obtenir un code réseau',
    withdraw: 'Retirer le consentement',
    sure: (name) =>
      `Retirer votre consentement pour ${name}\u00a0? Votre session y sera fermée et l’application ne pourra plus rien lire. Si vous vous y reconnectez, elle recevra à nouveau tout cela.`,
    keep: 'Maintenir',
    withdrawn: 'Consentement retiré',
  },
  signIns: {
    title: 'Vos dernières connexions',
    none: 'Aucune connexion n’est enregistrée.',
    lead: 'L’une d’elles n’est pas de vous\u00a0? Supprimez l’appareil, fermez les autres sessions et prévenez les responsables de l’application.',
    what: {
      SignedIn: 'Connexion',
      TransactionDeclined: 'Refus sur le téléphone',
      TransactionReported: 'Vous avez signalé que ce n’était pas vous',
      TransactionExpired: 'Sans réponse sur le téléphone',
    },
    to: (what, application) => `${what}\u00a0: ${application}`,
    device: (device) => `Appareil\u00a0: ${device}`,
    from: (ip, country) => `depuis ${ip}${country && `, ${country}`}`,
    more: 'Afficher plus',
  },
  language: {
    title: 'Langue de vos e-mails',
    lead: (organisation) =>
      `Vous recevez les e-mails de ${organisation} dans cette langue. Ces pages suivent ce navigateur, ou votre choix ci-dessous.`,
    label: 'Langue des e-mails',
    same: (language) => `Celle de l’organisation (${language})`,
    done: 'Langue de vos e-mails modifiée',
  },
  data: {
    title: 'Vos données',
    lead: 'Ce qui est enregistré à votre sujet, dans un fichier (JSON). Le fichier indique ce qu’il ne contient pas.',
    get: 'Télécharger le fichier',
    name: 'mes-donnees.json',
  },
  erasure: {
    title: 'Effacement de vos données',
    lead: (organisation) =>
      `Demandez à ${organisation} d’effacer ce qu’elle sait à votre sujet. Ses responsables verront votre demande et y répondront\u00a0; d’ici là, rien ne change.`,
    note: 'Pourquoi, ou à partir de quand',
    ask: 'Demander l’effacement',
    sure: 'Demander l’effacement de vos données\u00a0? Ensuite, vous ne pourrez plus vous connecter ici.',
    keep: 'Ne pas demander',
    asked: 'Demande envoyée',
    phase: {
      open: 'Votre demande attend une réponse.',
      allowed: 'Votre demande est acceptée. Vos données seront bientôt effacées.',
      declined: 'Votre demande a été refusée. Vous pouvez en faire une autre.',
      expired: 'Votre demande est restée sans réponse. Vous pouvez en faire une autre.',
    },
  },
  addDevice: {
    title: 'Ajouter cet appareil',
    checking: 'Vérification de votre lien…',
    lead: (name, organisation) =>
      `Créez sur cet appareil une clé d’accès à ${organisation} pour ${name}. Ne continuez que si c’est vous.`,
    action: 'Ajouter cet appareil',
    done: 'Appareil ajouté',
    doneHint: 'Vous pouvez désormais vous connecter avec cet appareil.',
    toPage: 'Vers votre compte',
    failed: 'Cet appareil ne peut pas être ajouté',
    failedHint: 'Créez un nouveau lien sur la page de votre compte.',
  },
};
