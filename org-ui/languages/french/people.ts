import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');

/** What the pages about people, and about what they ask for, say in French. */
export const people = {
  'things/people': {
    count: (count) => `${number(count)} ${count < 2 ? 'personne' : 'personnes'}`,
    many: (count) => `${count} ${count === '1' ? 'personne' : 'personnes'}`,
    unnamed: 'Personne sans nom',
    search: 'Rechercher une personne…',
    none: 'Pas encore de personnes.',
    noneHint: 'Les personnes apparaissent ici dès qu’elles se sont inscrites ou ont accepté une invitation.',
    invite: 'Inviter des utilisateurs',
    columns: {
      name: 'Personne',
      devices: 'Appareils',
      applications: 'Applications',
      since: 'Depuis',
      status: 'État',
    },
    noAddress: 'Aucune adresse confirmée',
    suspend: 'Suspendre la personne',
    activate: 'Activer la personne',
    suspendedNow: 'Personne suspendue',
    activatedNow: 'Personne activée',
    closes: (name, applications) =>
      `${name} ne pourra plus se connecter ${applications < 2 ? 'à l’application' : `à aucune des ${applications} applications`}, et ses sessions prennent fin. Rien n’est supprimé.`,
    closesAll:
      'Ces personnes ne pourront plus se connecter à aucune application, et leurs sessions prennent fin. Rien n’est supprimé, et un accès suspendu séparément le reste.',
    applications: 'Applications de la personne',
    present: 'Cette page',
    facts: (username, lastLogin) => `${username} · Dernière connexion\u00a0: ${lastLogin}`,
  },
  'things/people/address': {
    open: 'Changer l’e-mail',
    title: (name) => `Changer l’adresse e-mail de ${name}`,
    text: 'Un e-mail envoyé à la nouvelle adresse demande de la confirmer, et l’adresse actuelle est avertie. D’ici là, rien ne change. Les noms d’utilisateur identiques à l’adresse actuelle changeront aussi.',
    label: 'Nouvelle adresse e-mail',
    submit: 'Envoyer',
    asked: 'E-mail envoyé',
    waits: (address, until) => `${address} attend une confirmation, jusqu’au ${until}.`,
    withdraw: 'Retirer',
    withdrawn: 'La nouvelle adresse est retirée',
  },
  'things/people/join': {
    open: 'Fusionner avec une autre personne',
    title: (name) => `Fusionner ${name} avec une autre personne`,
    text: 'Choisissez l’autre personne, avec laquelle celle-ci sera fusionnée. Les clés d’accès des deux ouvrent alors les applications des deux. Rien n’est déplacé, et vous pouvez annuler la fusion.',
    search: 'Nom ou adresse e-mail de l’autre personne',
    people: 'Personnes',
    nobody: 'Personne n’a ce nom ou cette adresse.',
    alone: 'Il n’y a encore personne d’autre ici.',
    access: (applications) => `Accès à ${applications} ${applications < 2 ? 'application' : 'applications'}`,
    thisOne: 'Cette personne',
    otherOne: 'L’autre personne',
    addresses: 'Adresses e-mail',
    applications: 'Utilisateurs',
    devices: 'Appareils de connexion',
    shared: (names) => `Les deux ont accès à ${names}. Supprimez-y d’abord l’un des deux utilisateurs.`,
    suspended: 'L’une des deux personnes est suspendue. Activez-la d’abord.',
    taken:
      'L’une des deux personnes est déjà fusionnée avec une autre. Annulez d’abord cette fusion, ou choisissez cette autre personne.',
    back: 'Choisir une autre personne',
    join: 'Fusionner',
    joined: 'Personnes fusionnées',
    with: (whom) => `Fusion avec ${whom}`,
    part: 'Annuler la fusion',
    partAsks: (whom) =>
      `${whom} redevient une personne distincte, avec tout ce qu’elle avait avant. Les sessions de chacune prennent fin dans les applications de l’autre.`,
    partLeaves: (whom) =>
      `${whom} n’aura alors aucun appareil de connexion et ne pourra pas se connecter\u00a0: envoyez ensuite un lien de récupération depuis la page de ${whom}.`,
    parted: 'Fusion annulée',
  },
  'pages/people': {
    few: { chip: 'Sans deuxième appareil', none: 'Tout le monde a un deuxième appareil.' },
    unused: {
      chip: 'Seul appareil inutilisé depuis 90 jours',
      none: 'Chaque appareil unique a été utilisé au cours des 90 derniers jours.',
    },
    title: 'Personnes',
    about:
      'Une personne est la même dans toutes les applications, avec les mêmes appareils de connexion. Un utilisateur est l’accès d’une personne à une application.',
  },
  'pages/onePerson': {
    facts: (known, since) => [...known, `Depuis le ${since}`].join(' · '),
    applications: {
      title: 'Applications',
      none: 'Aucune application n’est ouverte à cette personne. Invitez-la à l’une d’elles, ou ajoutez-la à un groupe.',
      invite: 'Inviter des utilisateurs',
      unused: 'Pas encore utilisée',
      why: {
        direct: 'Accès direct',
        group: (name) => `Par le groupe ${name}`,
        everybody: 'Ouverte à tout le monde',
        closed: 'N’est plus ouverte',
      },
    },
    delete: {
      label: 'Supprimer la personne',
      asks: (name) =>
        `Supprimer ${name}\u00a0? L’accès à chaque application, les appareils de connexion et l’appartenance aux groupes sont supprimés aussi. Cette action est irréversible.`,
      yes: 'Supprimer',
      done: 'Personne supprimée',
    },
    groups: {
      title: 'Groupes',
      none: 'Pas encore de groupes. Les applications ouvertes à un groupe n’exigent pas d’invitation.',
      add: 'Ajouter à des groupes',
      addTo: (name) => `Ajouter ${name} à des groupes`,
      addText: 'Les applications ouvertes à un groupe s’utilisent sans invitation.',
      added: (count) => (count < 2 ? 'Groupe ajouté' : `${count} groupes ajoutés`),
      taken: 'En fait partie',
      by: (other) => `Par ${other}`,
      remove: (group) => `Retirer du groupe ${group}`,
      removeTitle: 'Retirer du groupe',
      removeAsks: (name, group) =>
        `Retirer ${name} du groupe ${group}\u00a0? Les applications ouvertes à ce groupe ne lui seront plus accessibles, sauf par une invitation ou un autre groupe.`,
      removeYes: 'Retirer',
      removed: 'Personne retirée',
    },
    noDevices: 'Pas encore d’appareil de connexion.',
  },
  'pages/addPerson': {
    title: 'Ajouter une personne',
    text: 'La personne reçoit un e-mail avec un lien qui lui permet de créer une clé d’accès. Ce que vous saisissez ici la décrira ensuite.',
    noApps: 'Pas encore d’applications OpenID Connect. Ajoutez la première.',
    submit: 'Envoyer',
    sent: 'E-mail envoyé',
    username: 'Nom d’utilisateur',
    usernameHint: 'L’adresse e-mail avec laquelle la personne se connecte. L’e-mail y est envoyé.',
    fullName: 'Nom complet',
    primaryEmail: 'E-mail principal',
    secondaryEmail: 'E-mail secondaire',
    profileUrl: 'URL du profil',
    mobile: 'Mobile',
    street: 'Adresse',
    city: 'Ville',
    state: 'Région',
    zipcode: 'Code postal',
    language: 'Langue préférée',
    employeeNumber: 'Matricule',
    organization: 'Organisation',
    division: 'Division',
    department: 'Service',
    managerId: 'ID du responsable',
    manager: 'Responsable',
    mobileWrong: 'Saisissez entre 3 et 14 chiffres',
    webWrong: 'Saisissez une adresse comme https://ada.example',
  },
  'things/recoveries': {
    stop: 'Arrêter',
    stopAsks: (name) =>
      `Arrêter la récupération du compte de ${name}\u00a0? Le lien envoyé ne fonctionnera plus. Une nouvelle récupération peut être demandée à tout moment.`,
    stopYes: 'Arrêter la récupération',
    stopped: 'Récupération arrêtée',
    send: 'Envoyer un lien de récupération',
    sendAsks: (name) =>
      `${name} a perdu tous ses appareils\u00a0? Assurez-vous, par un autre moyen que l’e-mail, que la demande vient bien de cette personne. Vous confirmez avec votre propre clé d’accès dans une nouvelle fenêtre\u00a0; ${name} reçoit ensuite un e-mail avec un lien pour créer une nouvelle clé d’accès sans délai d’attente.`,
    sendYes: 'Continuer',
  },
  'things/helpRequests': {
    allow: 'Accepter',
    decline: 'Refuser',
    allowed: 'Accès accordé',
    mailed: 'Lien de récupération envoyé',
    agreed: 'Demande acceptée\u00a0: supprimez maintenant la personne',
    declined: 'Demande refusée',
    asks: {
      device: (who) =>
        `Assurez-vous, par un autre moyen que l’e-mail, que ${who} a bien perdu son appareil. Qui ouvre le lien envoyé crée une clé d’accès qui ouvre tout ce à quoi ${who} a accès.`,
      erasure: (who) =>
        `Votre accord sera communiqué à ${who}. Rien n’est effacé pour autant\u00a0: supprimez ensuite la personne sur sa page, à laquelle mène le nom dans la liste.`,
      access: (who, application) =>
        `${who} pourra se connecter à ${application} tout de suite, et recevra un e-mail si une adresse confirmée est connue.`,
      decline: (who) =>
        `${who} recevra un e-mail si une adresse confirmée est connue, et pourra refaire une demande.`,
    },
    lost: {
      which: 'Quels appareils sont perdus\u00a0?',
      device: (name, lastLogin) =>
        lastLogin ? `${name}, dernière utilisation\u00a0: ${lastLogin}` : `${name}, jamais utilisé`,
      hint: 'Ils sont suspendus immédiatement, et peuvent être réactivés sur la page de la personne.',
    },
    allowOf: (who) => `Accepter la demande de ${who}`,
    declineOf: (who) => `Refuser la demande de ${who}`,
  },
  'pages/accessRequests': {
    title: 'Demandes d’accès',
    lead: 'Les personnes que votre organisation connaît demandent ici l’accès à une application, un nouvel accès sans un appareil perdu ou l’effacement de leurs données. Assurez-vous, par un autre moyen que l’e-mail, qu’une demande vient bien de la personne.',
    none: 'Personne n’attend de réponse.',
    columns: { person: 'Personne', wants: 'Demande', note: 'Message', requestedAt: 'Date' },
    access: (application) => `Accès à ${application}`,
    device: 'Retrouver l’accès sans un appareil perdu',
    lostDevice: 'Vous choisissez les appareils perdus en répondant. D’ici là, ils fonctionnent.',
    erasure: 'Effacement de ses données',
    erasureHint: 'Votre réponse n’efface rien. Supprimez la personne sur la page à laquelle mène son nom.',
    allow: 'Accepter',
    decline: 'Refuser',
  },
} satisfies Partial<Catalogue>;
