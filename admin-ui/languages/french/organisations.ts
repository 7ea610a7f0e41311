import type { Catalogue } from '../../catalogue.ts';

const operators = (count: number) => `${count} ${count < 2 ? 'opérateur' : 'opérateurs'}`;
const applications = (count: number) => `${count} ${count < 2 ? 'application' : 'applications'}`;

/** What the pages about organisations, their operators and their requests say, in French. */
export const organisations = {
  'staff/pages/operators': {
    tab: 'Opérateurs',
    filter: 'Filtrer par nom d’utilisateur',
    columns: {
      username: 'Opérateur',
      createdAt: 'Création',
      updatedAt: 'Dernière connexion',
      apps: 'Nombre d’applications',
      subscription: 'Type d’abonnement',
      planId: 'ID du forfait',
      registered: 'Inscrit',
    },
    free: 'Gratuit',
    paid: 'Payant',
    byOrganisation: 'Suspendu par un membre de son organisation',
    expand: 'Afficher les applications',
    details: {
      heading: 'Applications de l’organisation',
      name: 'Nom',
      registered: 'Date d’enregistrement',
      users: 'Total des utilisateurs',
      none: 'Pas encore d’applications.',
    },
    plan: {
      title: 'Modifier l’opérateur',
      label: 'Forfait',
      ofOrganisation: 'Le forfait vaut pour toute l’organisation.',
    },
    suspend: 'Suspendre',
    suspension: {
      title: 'Suspendre toute l’organisation',
      whom: (name) => `toute l’organisation ${name}`,
      effect: (team, apps) =>
        `Elle a ${operators(team)} et ${applications(apps)}. Tant qu’elle n’est pas réactivée, aucun de ses opérateurs ne peut se connecter, et aucune application n’accepte ses utilisateurs.`,
    },
    activate: 'Activer',
    recovery: {
      label: 'Envoyer un lien de récupération',
      text: (who) =>
        `${who} a perdu tous ses appareils\u00a0? Assurez-vous, par un autre moyen que l’e-mail, que la demande vient vraiment de cette personne. Vous confirmez avec votre propre clé d’accès\u00a0; la personne reçoit alors un e-mail avec un lien qui crée une nouvelle clé d’accès sans délai d’attente. Toute son équipe est avertie lorsqu’il est ouvert.`,
      yes: 'Envoyer l’e-mail',
      sent: 'Lien de récupération envoyé',
    },
    deletion: {
      title: 'Supprimer l’opérateur',
      text: 'Voulez-vous vraiment supprimer cet opérateur\u00a0?',
      whom: (who, name) =>
        `${who}, de ${name}, est supprimé définitivement, avec tous ses appareils. L’organisation et ses applications restent.`,
      whole: (who, name, team, apps) =>
        `${who} a inscrit ${name}\u00a0: toute l’organisation est supprimée définitivement, avec ${operators(team)}, ${applications(apps)} et tous leurs utilisateurs.`,
    },
    several: {
      suspends:
        'Toute l’organisation de chacun de ces opérateurs est suspendue. Tant qu’elle n’est pas réactivée, aucun de ses opérateurs ne peut se connecter, et aucune application n’accepte ses utilisateurs.',
      suspended: (n) => `${n} ${n < 2 ? 'organisation suspendue' : 'organisations suspendues'}`,
      activates: 'Toute l’organisation de chacun de ces opérateurs redevient active.',
      activated: (n) => `${n} ${n < 2 ? 'organisation activée' : 'organisations activées'}`,
      deletes:
        'Chacun de ces opérateurs est supprimé définitivement, avec tous ses appareils. Avec un opérateur qui a inscrit une organisation, toute l’organisation est supprimée\u00a0: ses opérateurs, ses applications et tous leurs utilisateurs.',
      deleted: (n) => `${operators(n)} ${n < 2 ? 'supprimé' : 'supprimés'}`,
    },
    saved: 'Opérateur mis à jour',
    suspended: 'Organisation suspendue',
    activated: 'Organisation activée',
    deleted: 'Opérateur supprimé',
  },
  'staff/pages/organisations': {
    tab: 'Organisations',
    filter: 'Filtrer par nom ou adresse',
    columns: {
      name: 'Nom',
      country: 'Pays',
      industry: 'Secteur',
      size: 'Taille',
      subdomain: 'Adresse',
      planId: 'Forfait',
      apps: 'Applis',
      team: 'Équipe',
      createdAt: 'Création',
    },
    history: 'Historique des événements',
    page: {
      back: 'Retour aux organisations',
      people: 'Équipe',
      applications: 'Applications',
      peopleHint: 'Le changement de forfait et la suspension concernent toute l’organisation.',
      lastLogin: 'Dernière connexion',
      phone: 'Téléphone',
      university: 'Université ou école supérieure',
      followUp: 'Souhaite être rappelé',
      licence: 'Licence et utilisation',
      openLicence: 'Licence',
      licenceKey: 'Clé de licence',
      issued: 'Émise',
      ends: 'Fin',
      usedOf: (feature) => `Utilisation de ${feature}`,
      billing: 'Abonnement et paiements',
      allPayments: 'Tous les paiements',
      invoices: 'Factures',
      billingDetails: 'Coordonnées de facturation',
      noBillingDetails: 'Non saisies',
      nothingBought: 'Rien n’a encore été acheté.',
      price: 'Prix',
      paidUntil: 'Payé jusqu’au',
      gateway: 'Service de paiement',
      recent: 'Derniers événements',
      audit: 'Audit',
    },
    deletion: {
      label: 'Supprimer l’organisation',
      text: (name, team, apps) =>
        `${name} est supprimée définitivement, tout de suite et sans sauvegarde, avec ${operators(team)}, ${applications(apps)} et tous les utilisateurs.`,
      done: 'Organisation supprimée',
    },
    leaving: {
      asked: { DELETE: 'Suppression demandée', SUSPENDED: 'Suspension demandée' },
      by: (who) => `par ${who}, `,
    },
  },
  'staff/pages/requests': {
    tab: 'Demandes',
    search: 'Rechercher par nom de société',
    empty:
      'Rien ici pour l’instant. Les organisations qui demandent leur suppression ou leur suspension apparaissent ici.',
    type: {
      label: 'Type de demande',
      DELETE: 'Demandes de suppression',
      SUSPENDED: 'Demandes de suspension',
    },
    state: { all: 'Toutes', open: 'En attente', deleted: 'Supprimées' },
    columns: {
      name: 'Société',
      industry: 'Secteur',
      createdBy: 'Créée par',
      requestedBy: 'Demandé par',
      type: 'Type de demande',
    },
    types: { DELETE: 'Suppression', SUSPENDED: 'Suspension' },
    status: {
      pending: 'Suppression en attente',
      backupPending: 'Sauvegarde en attente',
      backupShared: 'Sauvegarde transmise',
      deleted: 'Supprimée',
      suspended: 'Suspendue',
    },
    several: {
      activates: 'Chacune de ces organisations redevient active, et sa demande est abandonnée.',
      activated: (n) =>
        `${n} ${n < 2 ? 'organisation de nouveau active' : 'organisations de nouveau actives'}`,
    },
  },
} satisfies Partial<Catalogue>;
