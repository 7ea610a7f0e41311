import type { OidcWords } from './catalogue.ts';

/** What OpenID applications say, in German. */
export const words: OidcWords = {
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
    userTabs: { resource: 'Ressourcen', tokens: 'Tokens' },
  },
  'families/oidc/words': {
    label: 'OIDC – OpenID Connect',
    list: 'OpenID-Connect-Anwendungen',
    empty: 'Noch keine OpenID-Connect-Anwendungen. Fügen Sie die erste hinzu.',
  },
  'families/oidc/settings': {
    applicationType: {
      label: 'Anwendungstyp',
      help: 'Native Anwendungen dürfen Redirect-URIs mit einem eigenen Schema haben. Der Typ kann später nicht geändert werden.',
      asked: {
        web: 'Web: eine Website mit einem Server oder eine App im Browser',
        native: 'Native: eine App für Smartphones oder Desktops',
      },
    },
    redirectUris: {
      label: 'Redirect-URIs für die Anmeldung',
      help: 'Die Adressen, zu denen eine Anmeldung zurückkehren darf. Sie müssen genau übereinstimmen.',
      subject: 'Diese Adresse',
    },
    postLogoutRedirectUris: {
      label: 'Redirect-URIs für die Abmeldung',
      help: 'Die Adressen, zu denen eine Abmeldung zurückkehren darf.',
      subject: 'Diese Adresse',
    },
    backchannelLogoutUri: {
      label: 'URI für Back-Channel-Logout',
      help: 'An diese Adresse senden wir ein Logout-Token, wenn eine Person abgemeldet wird, damit die Anwendung ihre eigene Sitzung beenden kann. Lassen Sie das Feld leer, wenn die Anwendung dies nicht unterstützt.',
      subject: 'Diese Adresse',
    },
    tokenEndpointAuthMethod: {
      label: 'Auth-Methode am Token-Endpoint',
      help: 'Anwendungen, die kein Secret geheim halten können, etwa Apps im Browser oder auf dem Smartphone, verwenden none.',
    },
    pkceRequired: {
      label: 'PKCE verlangen',
      reads: 'PKCE',
      help: 'Schalten Sie dies nur für eine Anwendung aus, die PKCE nicht kennt. Es schützt Anmeldungen, deren Code abgefangen wird.',
      words: { yes: 'Erforderlich', no: 'Nicht erforderlich' },
    },
    grantTypes: {
      label: 'Grant-Typen',
      help: 'Wie die Anwendung Tokens bekommt: durch eine Anmeldung, neu ohne Anmeldung, für sich selbst und für ein Gerät ohne Browser.',
      of: { 'urn:ietf:params:oauth:grant-type:device_code': 'device_code' },
    },
    idTokenAlgorithm: {
      label: 'Signatur der ID-Tokens',
      help: 'Jede Anwendung kennt RS256. Wählen Sie nur dann einen anderen Algorithmus, wenn die Anwendung ihn verlangt. JWT-Access-Tokens für ihre Ressourcen werden ebenso signiert.',
    },
    subjectType: {
      label: 'Subject (sub)',
      help: 'Die ID, unter der die Anwendung eine Person kennt. Pairwise: in jeder Anwendung eine andere. Public: dieselbe in allen Anwendungen mit dieser Einstellung. Eine spätere Änderung ändert die ID aller Personen, sodass die Anwendung bekannte Personen für neue hält.',
    },
    groupsPrefix: {
      label: 'Präfix der Gruppen',
      help: 'Die Anwendung erfährt nur von Gruppen, deren Name damit beginnt. Lassen Sie das Feld für alle Gruppen leer.',
      subject: 'Das Präfix',
    },
    customClaims: {
      label: 'Eigene Claims',
      help: 'Attribute Ihrer Organisation, die der Anwendung mitgeteilt werden. Nicht bekannte werden weggelassen.',
    },
  },
};
