import { countedIn } from '../../../web-kit/features/counted.ts';
import { features } from '../../../web-kit/features/french.ts';
import { named } from '../../../web-kit/language/named.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');

/** What the first page, the first steps, the search and the reports say in French. */
export const home = {
  'pages/home': {
    title: 'Accueil',
    signIns: 'Connexions à vos applications',
    passkeys: 'Clés d’accès dans les navigateurs',
    insights: 'Statistiques',
    noApplications: 'Personne ne peut encore se connecter, car il n’y a pas d’application.',
    attention: {
      title: 'À vérifier',
      none: 'Rien à vérifier.',
      requests: (count) => `Demandes en attente de réponse\u00a0: ${count}`,
      people: (count) => `Personnes sans deuxième appareil\u00a0: ${count}`,
      unused: (count) => `Personnes dont le seul appareil n’a pas servi depuis 90 jours\u00a0: ${count}`,
      unusedHint:
        'L’appareil est peut-être déjà perdu. En ajouter un deuxième à temps évite une récupération, à ces personnes comme à vous.',
      peopleHint: 'Qui perd son seul appareil a besoin d’aide pour se connecter à nouveau.',
      ending: {
        signing: (application) =>
          `Le certificat de signature du fournisseur de services de l’application ${application}`,
        encryption: (application) =>
          `Le certificat de chiffrement du fournisseur de services de l’application ${application}`,
        secret: (application) => `L’ancien secret client de l’application ${application}`,
        own: () => 'Un certificat de votre organisation pour toutes les applications SAML',
      },
      silent: {
        sso: 'Personne ne peut se connecter à vos applications OpenID et SAML en ce moment, car le service d’authentification unique ne répond pas.',
        radius:
          'Personne ne peut se connecter à vos réseaux en ce moment, car le service RADIUS ne répond pas.',
      },
      silentHint:
        'Vos réglages ne sont pas en cause, et tout reprendra de soi-même au retour du service. Si cela dure, prévenez l’assistance.',
      support: 'Support',
      ends: (what, on) => `${what} expire le ${on}.`,
      ended: (what, on) => `${what} a expiré le ${on}.`,
      licence: (days) => `Votre licence prend fin dans ${days} ${days < 2 ? 'jour' : 'jours'}.`,
      licenceOver: 'Votre licence a pris fin.',
      pastDue: 'Un paiement a échoué.',
      atLeast: (count) => `plus de ${count}`,
    },
  },
  'pages/signIns': {
    title: 'Connexions',
    about: 'Comment les connexions à vos applications se sont terminées, les plus récentes d’abord.',
    outcome: 'Résultat',
    all: 'Toutes',
    columns: {
      createdAt: 'Quand',
      username: 'Qui',
      end: 'Résultat',
      fromIP: 'Depuis',
    },
    nobody: 'personne de connu',
    deleted: 'une application supprimée',
    none: 'Aucune connexion de ce type pendant cette période.',
  },
  'things/chooseApplication': {
    of: (name) => `Application\u00a0: ${name}`,
    all: 'Toutes les applications',
    one: 'l’une d’elles',
    title: 'Quelle application\u00a0?',
    search: 'Rechercher une application…',
    results: 'Applications',
    none: 'Il n’y a pas encore d’application.',
  },
  'things/firstSteps': {
    title: 'Premiers pas',
    lead: 'Ils mènent à la première connexion à l’une de vos applications. Ce qui est fait est coché automatiquement.',
    done: 'Fait',
    count: (done, all) => `${done} sur ${all}`,
    next: (title) => `Ensuite\u00a0: ${title}`,
    all: 'Toutes les étapes',
    hide: 'Masquer ces étapes',
    try: (name) => `Avant de configurer ${name}, vous pouvez voir ce que l’application recevrait\u00a0:`,
    steps: {
      address: {
        title: 'L’organisation a son adresse',
        why: 'Cette console et les pages de connexion de vos utilisateurs s’y trouvent.',
      },
      application: {
        title: 'Créer une application',
        why: 'C’est ce à quoi on se connecte\u00a0: un site, une application ou un réseau.',
      },
      invited: {
        title: 'Inviter quelqu’un',
        why: 'Sans utilisateur, personne ne se connecte. Commencez par vous-même.',
      },
      registered: {
        title: 'Obtenir une première inscription',
        why: 'La clé d’accès créée à l’inscription remplace le mot de passe.',
      },
      secondWay: {
        title: 'Prévoir un deuxième accès',
        why: 'Si le seul appareil du seul membre est perdu, personne ne peut ouvrir cette console.',
      },
      signedIn: {
        title: 'Voir la première connexion',
        why: 'Elle montre que l’application est configurée. Un simple essai ne compte pas.',
      },
    },
    links: {
      application: 'Choisir quoi protéger',
      invited: (name) => `Inviter à utiliser ${name}`,
      registered: 'Voir qui s’est inscrit',
      device: 'Ajouter un de vos appareils',
      colleague: 'Inviter un collègue',
      signedIn: (name) => `Configurer ${name}`,
    },
  },
  'things/search': {
    open: 'Rechercher',
    shortcut: 'Ctrl K',
    title: 'Rechercher partout',
    placeholder: 'Personnes, applications, groupes, pages…',
    results: 'Résultats',
    groups: {
      pages: 'Pages',
      people: 'Personnes',
      applications: 'Applications',
      team: 'Équipe',
      groups: 'Groupes',
      guides: 'Guides',
    },
    inGuides: (q) => `Rechercher «\u00a0${q}\u00a0» dans les guides`,
    searching: 'Recherche…',
    nothing: (q) => `Aucun résultat ici pour «\u00a0${q}\u00a0».`,
    failed: (groups) => `La recherche a échoué pour\u00a0: ${groups}.`,
    keys: 'Haut et bas pour choisir, Entrée pour ouvrir, Échap pour fermer.',
  },
  'pages/reports': {
    title: 'Rapports',
    device: 'Appareils',
    devices: 'Appareils par plateforme',
    users: 'Utilisateurs',
    counts: { total: 'Utilisateurs', active: 'Utilisateurs actifs', suspended: 'Utilisateurs suspendus' },
    signIns: 'Connexions des 30 derniers jours',
    audience: {
      title: 'Provenance',
      country: 'Pays',
      visits: 'Visites',
      unknown: 'Inconnu',
      none: 'Personne ne s’est encore connecté.',
    },
    noApps: 'Aucune application créée',
    noUsers: 'Aucun utilisateur ajouté',
    addUser: 'Aller à la liste des utilisateurs',
  },
  'things/usage': {
    things: {
      ...countedIn('fr'),
      'max.team.size': ['membre dans l’équipe', 'membres dans l’équipe'],
      'max.user.per.app.count': ['utilisateur par application', 'utilisateurs par application'],
      'max.device.count': ['appareil par personne', 'appareils par personne'],
      'user.total.count': ['personne dans l’organisation', 'personnes dans l’organisation'],
    },
    someLeft: ([one, several], total, used) =>
      `Utilisation\u00a0: ${number(used)} sur ${number(total)} ${total < 2 ? one : several}.`,
    allUsed: ([one, several], total, used) =>
      `Votre forfait autorise ${number(total)} ${total < 2 ? one : several}${used > total ? `, et il y en a ${number(used)}. Tout continue de fonctionner, mais` : '\u00a0:'} il n’est plus possible d’en ajouter. Supprimez ce dont vous n’avez plus besoin, ou demandez un forfait supérieur à votre fournisseur.`,
    seePlan: 'Voir votre forfait',
    feature: named(features),
    missing: 'Élément introuvable.',
    none: (feature) => `Erreur\u00a0: la limite est atteinte pour ${feature}.`,
    low: (left, feature) => `Attention\u00a0: il reste seulement ${left} pour ${feature}.`,
    disabled: (feature) => `${feature}\u00a0: désactivé`,
    enabled: (feature) => `${feature}\u00a0: activé`,
    unknown: (feature) => `Type inconnu pour ${feature}.`,
    usersLow: `Attention\u00a0: la limite est presque atteinte pour ${features['max.user.per.app.count']}.`,
    usersNone: `Erreur\u00a0: la limite est atteinte pour ${features['max.user.per.app.count']}.`,
    reported: {
      mark: 'Signalé',
      text: (times, last) =>
        `${times < 2 ? 'Une demande a reçu' : `${times} demandes ont reçu`} la réponse «\u00a0Ce n’était pas moi\u00a0» (la dernière fois le ${last}). ` +
        'Quelqu’un d’autre a essayé de se connecter sous ce nom.',
    },
  },
} satisfies Partial<Catalogue>;
