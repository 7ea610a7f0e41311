import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');

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
      count < 2 ? `${count} utilisateur est concerné.` : `${number(count)} utilisateurs sont concernés.`,
    suspendInstead: 'Suspendre plutôt',
  },
  'things/applicationPage': {
    tabs: { users: 'Utilisateurs', source: 'Source des utilisateurs' },
    tries: 'Essayer cette connexion',
    ask: {
      username: 'Nom d’utilisateur',
      method: 'Comment le téléphone est sollicité',
      methods: { phone: 'Par un code QR affiché ici', push: 'Par une notification dans l’application' },
      begin: 'Demander à la personne',
    },
    sonic: 'SonicKYC activé',
    counts: { total: 'Total', active: 'Actifs', suspended: 'Suspendus' },
    insights: {
      signIns: 'Connexions des 30 derniers jours',
      reports: 'Tous les rapports',
      byDevices: 'Comptés par appareil.',
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
      allDone: 'Votre organisation a déjà tout cela. Poursuivez à partir d’ici.',
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
    done: (name) => `${name}\u00a0: tout est prêt.`,
    open: 'Voir l’application',
    clientId: 'ID client',
  },
  'pages/videos': {
    title: 'Vidéos d’aide',
    text: 'Des guides écrits sur chaque partie de Latchkey, et les vidéos ajoutées par le personnel de cette installation.',
    categories: 'Catégories',
    watch: 'VOIR LA VIDÉO',
    watchOf: (title) => `VOIR LA VIDÉO\u00a0: ${title}`,
    none: 'Aucune vidéo trouvée',
    clear: 'Tout afficher',
    guides: 'Lire la documentation',
    pages: {
      label: 'Pages',
      page: (page) => `Page ${page}`,
      first: 'Aller à la première page',
      last: 'Aller à la dernière page',
      next: 'Aller à la page suivante',
      previous: 'Aller à la page précédente',
      'start-ellipsis': 'Pages précédentes',
      'end-ellipsis': 'Pages suivantes',
    },
  },
  'pages/errorCodes': {
    title: 'Codes d’erreur',
    text: 'Voici la liste des codes d’erreur et de leurs messages, classés par module.',
    columns: ['N°', 'Code d’erreur', 'Message d’erreur'],
    empty: 'Aucun code d’erreur trouvé.',
  },
} satisfies Partial<Catalogue>;
