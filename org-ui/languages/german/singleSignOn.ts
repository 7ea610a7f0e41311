import type { Catalogue } from '../../catalogue.ts';
import { saml } from './saml.ts';

/** What applications of single sign-on say, in German. */
export const singleSignOn = {
  ...saml,
  'families/oidc': {
    general: 'Allgemeine Einstellungen',
    credentials: 'Client-Zugangsdaten',
    customClaims: {
      at: (label, place) => `${label} ${place}`,
      attribute: 'Attribut',
      claim: 'Claim',
      when: 'Wann',
      scopes: { openid: 'Immer', profile: 'Mit dem Scope profile' },
      shown: (claim, attribute, when) => `${claim}: ${attribute} (${when})`,
      none: 'Keine',
      missing: 'Bitte geben Sie jedem Claim einen Namen und ein Attribut',
      twice: 'Bitte geben Sie jedem Claim einen anderen Namen',
      add: 'Claim hinzufügen',
      remove: (place) => `Claim ${place} entfernen`,
    },
    resources: {
      tab: 'Ressourcen',
      about:
        'Eine Ressource ist eine API, die Ihre Anwendung aufruft. Access-Tokens dafür enthalten ihren Indikator und die gewährten Scopes. Personen erhalten sie, sobald ihnen die Ressource gewährt ist.',
      add: 'Ressource hinzufügen',
      added: 'Ressource hinzugefügt',
      none: 'Noch keine Ressourcen. Fügen Sie die erste hinzu.',
      remove: (name) => `${name} entfernen`,
      removeTitle: 'Ressource entfernen',
      removeAsks: (name) =>
        `${name} entfernen? Niemand erhält dann noch ein Token dafür, und Tokens im Format opaque enden sofort. Das kann nicht rückgängig gemacht werden.`,
      removeYes: 'Entfernen',
      removed: 'Ressource entfernt',
      createdAt: 'Angelegt',
    },
    tabs: { basic: 'Grundlagen', users: 'Benutzer', insight: 'Auswertung' },
    insight: {
      users: 'Anmeldungen bei der Anwendung',
      total: 'Gesamt',
      active: 'Aktiv',
      suspended: 'Gesperrt',
      platform: 'Nutzung nach Plattform',
      empty: 'Keine Benutzer vorhanden',
    },
    authentication: {
      change: 'Authentifizierung ändern',
      about:
        'Die Anwendung muss genauso eingestellt werden, sonst kann sie niemanden anmelden. Ihr Client-Secret bleibt, außer Sie wählen none: Dann endet es sofort, und wenn Sie später eine andere Methode wählen, entsteht ein neues.',
    },
    clientId: 'Client-ID',
    clientSecret: 'Client-Secret',
    show: 'Client-Secret anzeigen',
    hide: 'Client-Secret verbergen',
    copySecret: 'Client-Secret kopieren',
    rotate: 'Ersetzen',
    rotateAsks:
      'Die Anwendung braucht das neue Secret, sobald das jetzige nicht mehr funktioniert. Ein schon früher ersetztes endet sofort.',
    keep: 'Das jetzige Secret',
    keeps: {
      0: 'endet sofort',
      1: 'funktioniert noch eine Stunde',
      24: 'funktioniert noch einen Tag',
      72: 'funktioniert noch drei Tage',
      168: 'funktioniert noch eine Woche',
    },
    kept: (until) => `Das vorherige Secret funktioniert bis ${until}.`,
    endKept: 'Jetzt beenden',
    endKeptAsks: 'Das vorherige Secret beenden? Was es noch verwendet, kann dann niemanden mehr anmelden.',
    endedKept: 'Das vorherige Secret ist beendet',
    rotated: 'Client-Secret ersetzt',
    myDomain: 'Meine Domain',
    issuer: 'Issuer-Domain',
    done: 'Geben Sie diese Client-ID und den Issuer in Ihrer Anwendung ein. Die Seite der Anwendung zeigt das Client-Secret und alles Weitere.',
    help: 'Integration',
    helpText:
      'Die meisten Anwendungen brauchen nur den Issuer, die Client-ID und, außer bei der Methode none, das Client-Secret. Alles andere finden sie im Discovery-Dokument.',
    discovery: 'Discovery-Dokument',
    pkce: 'Anmeldungen verwenden PKCE mit S256. Die Scopes sind openid, email, profile, address, phone und offline_access.',
    inviteText: (app) =>
      `Wir senden eine E-Mail mit einem Link. Wer sie erhält, erstellt unter Ihrer Adresse einen Passkey für ${app}. Bitte prüfen Sie die E-Mail-Adresse vor dem Senden.`,
    userTabs: { resource: 'Ressourcen', tokens: 'Tokens' },
  },
  'families/oidc/words': {
    label: 'OIDC – OpenID Connect',
    empty: 'Noch keine OpenID-Connect-Anwendungen. Fügen Sie die erste hinzu.',
  },
  'families/sso': {
    tabs: {
      applications: 'Single-Sign-On-Apps (SSO)',
      users: 'Single-Sign-On-Benutzer (SSO)',
      reports: 'Bericht über SSO-Anwendungen',
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
  },
} satisfies Partial<Catalogue>;
