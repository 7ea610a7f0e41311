import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');

const inWords = (count: number) => `${number(count)} ${count < 2 ? 'utilisateur' : 'utilisateurs'}`;

/** What the pages about users of applications say in French. */
export const users = {
  'things/users': {
    attributes: {
      email: 'Nom d’utilisateur',
      emailHint: 'Le nom d’utilisateur identifie le compte et ne peut pas être modifié.',
      name: 'Nom',
      givenName: 'Prénom',
      middleName: 'Deuxième prénom',
      familyName: 'Nom de famille',
      birthdate: 'Date de naissance',
      picture: 'Photo',
      phone: 'Numéro de téléphone',
      website: 'Site web',
      country: 'Pays',
      street: 'Adresse',
      city: 'Ville',
      postalCode: 'Code postal',
      region: 'Région',
      primaryEmail: 'E-mail principal',
      secondaryEmail: 'E-mail secondaire',
      language: 'Langue préférée',
      employeeNumber: 'Matricule',
      organization: 'Organisation',
      division: 'Division',
      department: 'Service',
      managerId: 'ID du responsable',
      manager: 'Responsable',
      webWrong: 'Saisissez une adresse comme https://ada.example',
      birthdateWrong: 'Saisissez une date comme 1960-01-24, qui ne soit pas dans le futur',
      phoneWrong: 'Saisissez entre 3 et 20 chiffres',
    },
    profile: {
      title: 'Profil',
      note: 'Un profil est un ensemble d’attributs qui décrivent un utilisateur. C’est celui de la personne, et il vaut dans toutes les applications.',
      address: 'Adresse',
      work: 'Travail',
      saved: 'Informations mises à jour',
      unknown: '-',
    },
    answered: { suspended: () => 'Appareil suspendu', activated: () => 'Appareil activé' },
    tabs: { details: 'Détails', devices: 'Appareils', report: 'Rapport' },
    deviceList: {
      title: 'Appareils de connexion',
      none: 'Aucun appareil n’est enregistré pour cette application.',
    },
    recovery: {
      recover: 'Envoyer un lien de récupération',
      recoverAsks: (name) =>
        `${name} a perdu tous ses appareils\u00a0? Assurez-vous que la demande vient bien de cette personne. Qui a le lien peut créer une nouvelle clé d’accès pour ce compte, une seule fois, pendant deux jours. Le lien est envoyé par e-mail à l’adresse confirmée, ou au nom d’utilisateur si c’est une adresse et qu’il ne vient pas d’un annuaire\u00a0; sinon, il vous est affiché.`,
      mailed: 'E-mail envoyé',
      linkTitle: 'Lien de récupération',
      linkText: (name) =>
        `Transmettez ce lien à ${name} par un canal sûr. Il n’est affiché que maintenant, fonctionne une seule fois et est valable deux jours.`,
      link: 'lien de récupération',
      waits: (until) =>
        `Un lien de récupération est valable jusqu’au ${until}. Toute personne qui le possède peut créer une nouvelle clé d’accès pour ce compte.`,
      withdraw: 'Retirer',
      withdrawn: 'Le lien de récupération est retiré',
    },
    devices: {
      deleteTitle: 'Supprimer l’appareil de l’utilisateur',
      deleteAsks: (device) =>
        `Supprimer ${device}\u00a0? Sa clé d’accès ne pourra plus servir à se connecter. Cette action est irréversible.`,
      yes: { suspend: 'Suspendre', delete: 'Supprimer' },
    },
  },
  'things/users/words': {
    search: 'Rechercher un utilisateur…',
    noneHint: 'Les personnes apparaissent ici dès leur inscription.',
    none: 'Aucun utilisateur trouvé',
    suspendedNow: 'Utilisateur suspendu',
    activatedNow: 'Utilisateur activé',
    deletedNow: 'Utilisateur supprimé',
    personSuspended: 'Personne suspendue',
    suspendTitle: 'Suspendre l’utilisateur',
    suspendEffect:
      'Sa session dans cette application prend fin, et cette personne ne pourra pas s’y connecter tant que vous n’aurez pas réactivé l’utilisateur. Rien n’est supprimé.',
    deleteTitle: 'Supprimer le compte de l’utilisateur',
    deleteAsks: (name) =>
      `Supprimer le compte de cet utilisateur\u00a0? ${name} perd l’accès à cette application\u00a0; avec la dernière application d’une personne, ses appareils sont supprimés aussi. Cette action est irréversible.`,
    users: inWords,
    many: (count) => (count === '1' ? inWords(1) : `${count} utilisateurs`),
    suspendAll:
      'Leurs sessions dans l’application prennent fin, et ils ne pourront pas s’y connecter avant d’être réactivés. Rien n’est supprimé.',
    deleteMany: (what) => `Supprimer ${what}`,
    deleteAll:
      'Ils perdent l’accès à l’application\u00a0; avec la dernière application d’une personne, ses appareils sont supprimés aussi. Cette action est irréversible.',
    deleted: (what) => `Suppression effectuée\u00a0: ${what}`,
    invite: 'Inviter un utilisateur',
    inviteText: (app) =>
      `Nous envoyons un e-mail avec un lien vers ${app}. La personne y crée une clé d’accès pour cette adresse. Vérifiez l’adresse e-mail avant l’envoi.`,
    columns: {
      name: 'Nom',
      devices: 'Appareils',
      logins: 'Connexions',
      createdAt: 'Créé le',
      lastLogin: 'Dernière connexion',
      status: 'État',
      country: 'Pays',
    },
  },
  'pages/oneUser': {
    facts: (username, registered, lastLogin) =>
      `${username} · Inscription\u00a0: ${registered} · Dernière connexion\u00a0: ${lastLogin}`,
    suspendOrActivate: 'Suspendre ou activer l’utilisateur',
    delete: 'Supprimer l’utilisateur',
    details: 'Détails de l’utilisateur',
    report: {
      title: 'Rapport de l’utilisateur',
      audit: 'Voir l’audit',
      platform: 'Utilisation par plateforme',
      browser: 'Utilisation par navigateur',
      logins: 'Connexions de l’utilisateur',
      none: 'Aucune connexion ces douze derniers mois.',
    },
    person: {
      title: 'Personne',
      note: 'Les appareils de connexion sont ceux de la personne et figurent dans chacune de ces applications.',
      rests: 'Aucune application n’est accessible à cette personne tant que vous ne l’avez pas réactivée.',
      open: 'Voir la personne',
    },
    resources: {
      title: 'Ressources',
      none: 'L’application n’a pas de ressources. Ajoutez-les sur sa page.',
      columns: { name: 'Nom de la ressource', url: 'URL de la ressource', scopes: 'Portées' },
      grant: 'Accorder',
      revoke: 'Révoquer',
      grantNamed: (resource) => `Accorder ${resource}`,
      revokeNamed: (resource) => `Révoquer ${resource}`,
      granted: 'Ressource accordée',
      revoked: 'Ressource révoquée',
      add: 'Ajouter une ressource',
    },
    tokens: {
      access: 'Jetons d’accès',
      refresh: 'Jetons d’actualisation',
      columns: { resource: 'Ressource', scope: 'Portée', expires: 'Expiration' },
      own: 'Claims propres à la personne',
      none: 'Aucun jeton valide.',
      about:
        'Les jetons au format jwt ne figurent pas ici\u00a0: ils restent valides jusqu’à leur expiration.',
      remove: 'Supprimer',
      removeTitle: 'Supprimer le jeton',
      removeAsks: 'Supprimer ce jeton\u00a0? L’application ne pourra plus l’utiliser.',
      all: 'Tout révoquer',
      allTitle: (which) => `Tout révoquer\u00a0: ${which}`,
      allAsks:
        'Révoquer tous ces jetons\u00a0? L’application ne pourra plus utiliser aucun de ceux émis jusqu’à présent.',
      removed: { access: 'Jeton d’accès supprimé', refresh: 'Jeton d’actualisation supprimé' },
      removedAll: {
        access: 'Tous les jetons d’accès sont supprimés',
        refresh: 'Tous les jetons d’actualisation sont supprimés',
      },
    },
    sonic: 'SonicKYC activé',
  },
  'pages/userList': {
    title: 'Gestion des utilisateurs',
    protocol: 'Protocole',
    addPerson: 'Ajouter une personne',
    inviteMany: 'Inviter en masse',
  },
} satisfies Partial<Catalogue>;
