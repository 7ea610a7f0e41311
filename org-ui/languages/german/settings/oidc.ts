import type { SettingWords } from '../../../things/settings/rowWords.ts';

/** What the settings of OpenID applications are called, in German. */
export const oidcSettings = {
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
} satisfies Partial<SettingWords>;
