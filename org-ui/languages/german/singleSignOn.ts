import type { Catalogue } from '../../catalogue.ts';

/** What the families of single sign-on have in common, in German. */
export const singleSignOn = {
  'families/sso': {
    tabs: {
      applications: 'Single-Sign-On-Apps (SSO)',
      users: 'Single-Sign-On-Benutzer (SSO)',
      reports: 'SSO-Anwendungen',
    },
    users: {
      text: 'Die Personen, die sich über Single Sign-On bei Ihren Anwendungen anmelden. Wählen Sie eine Anwendung, um weitere Personen zu ihr einzuladen.',
      empty: 'Keine OpenID-Anwendung hinzugefügt',
      name: 'Benutzername',
      createdAt: 'Angelegt',
    },
    card: {
      title: 'Single Sign-On',
      text: 'Jede Anwendung mit OpenID Connect oder SAML: Personen melden sich unter Ihrer Adresse mit dort hinterlegten Passkeys an.',
      asks: 'Neue SSO-Integration anlegen',
    },
    protocol: 'Protokoll',
    page: {
      tabs: { basic: 'Grundlagen', users: 'Benutzer', insight: 'Auswertung' },
      insight: {
        users: 'Anmeldungen bei der Anwendung',
        total: 'Gesamt',
        active: 'Aktiv',
        suspended: 'Gesperrt',
        platform: 'Nutzung nach Plattform',
        empty: 'Keine Benutzer vorhanden',
      },
      inviteText: (app) =>
        `Wir senden eine E-Mail mit einem Link. Wer sie erhält, erstellt unter Ihrer Adresse einen Passkey für ${app}. Bitte prüfen Sie die E-Mail-Adresse vor dem Senden.`,
    },
  },
} satisfies Partial<Catalogue>;
