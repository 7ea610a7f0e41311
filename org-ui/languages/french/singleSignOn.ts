import type { Catalogue } from '../../catalogue.ts';

/** What the families of single sign-on have in common, in French. */
export const singleSignOn = {
  'families/sso': {
    tabs: {
      applications: 'Applications SSO',
      users: 'Utilisateurs SSO',
      reports: 'Applications SSO',
    },
    users: {
      text: 'Les personnes qui se connectent à vos applications par authentification unique. Choisissez une application pour y inviter d’autres personnes.',
      empty: 'Aucune application OpenID ajoutée',
      name: 'Nom d’utilisateur',
      createdAt: 'Créé le',
    },
    card: {
      title: 'Authentification unique (SSO)',
      text: 'Toute application avec OpenID Connect ou SAML\u00a0: on se connecte à votre adresse, avec les clés d’accès qui y sont enregistrées.',
      asks: 'Créer une intégration d’application SSO',
    },
    protocol: 'Protocole',
    page: {
      tabs: { basic: 'Général', users: 'Utilisateurs', insight: 'Statistiques' },
      insight: {
        users: 'Connexions à l’application',
        total: 'Total',
        active: 'Actifs',
        suspended: 'Suspendus',
        platform: 'Utilisation par plateforme',
        empty: 'Aucun utilisateur',
      },
      inviteText: (app) =>
        `Nous envoyons un e-mail avec un lien. La personne crée une clé d’accès à ${app} sur votre adresse. Vérifiez l’adresse e-mail avant l’envoi.`,
    },
  },
} satisfies Partial<Catalogue>;
