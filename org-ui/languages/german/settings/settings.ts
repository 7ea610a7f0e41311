import { roleNames } from '../../../../web-kit/languages/german.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { oidcSettings } from './oidc.ts';
import { samlSettings } from './saml.ts';

/** What the settings of applications and the roles in the team are called, in German. */
export const settings = {
  'things/settings/rows': {
    ...oidcSettings,
    ...samlSettings,
    name: {
      label: 'Name der Anwendung',
      help: 'Personen sehen ihn, wo sie sich registrieren und anmelden, und in Einladungen.',
      missing: 'Bitte geben Sie der Anwendung einen Namen',
      subject: 'Der Name',
    },
    logo: {
      label: 'Logo',
      help: 'Personen sehen es neben dem Namen der Anwendung.',
    },
    accessRequests: {
      label: 'Personen dürfen Zugriff anfragen',
      help: 'Wer Ihrer Organisation bekannt ist und keinen Zugriff hat, kann auf der Anmeldeseite darum bitten. Ihr Team wird benachrichtigt, und jemand aus dem Team antwortet.',
    },
    origins: {
      label: 'Website-URL',
      help: 'Nur auf diesen Websites registrieren sich Personen und melden sich an; Passkeys gehören zu ihrem Host.',
    },
    tokenValidityTime: {
      label: 'Gültigkeit des Tokens',
      help: 'So lange gilt das Token einer Anmeldung. Ihr Backend tauscht es gegen eine eigene Sitzung.',
    },
    samePlatformAuth: {
      label: 'Authentifizierung auf demselben Gerät',
      help: 'Anmelden mit dem Passkey des verwendeten Geräts',
    },
    remotePlatformAuth: {
      label: 'Authentifizierung mit einem anderen Gerät',
      help: 'Anmelden mit einem Smartphone oder einem Sicherheitsschlüssel',
    },
    multipleDeviceAllowed: {
      label: 'Mehrere Geräte erlaubt',
      help: 'Eine Person darf mehrere Geräte registrieren',
    },
    invitedOnly: {
      label: 'Nur eingeladene Personen können sich registrieren',
      help: 'Neue Benutzer brauchen eine Einladung Ihres Teams. Bestehende Benutzer sind nicht betroffen.',
    },
    wordpressPluginEnabled: {
      label: 'WordPress-Plugin aktiviert',
      help: 'Das WordPress-Plugin darf diese Anwendung verwenden',
    },
    platform: {
      label: 'Plattform',
      help: 'Eine App für beide Plattformen hat für jede eine Anwendung.',
    },
    packageName: {
      label: 'Paketname',
      empty: 'Noch nicht angegeben',
      help: 'Zum Beispiel com.company.app. Sie können ihn später ergänzen; Passkeys in der App setzen ihn voraus.',
      subject: 'Der Paketname',
    },
    fingerprint: {
      label: 'SHA256-Fingerabdruck',
      empty: 'Noch nicht angegeben',
      help: 'Der Fingerabdruck des Zertifikats, mit dem die App signiert ist: 64 hexadezimale Zeichen, Doppelpunkte nicht mitgezählt.',
      subject: 'Der SHA256-Fingerabdruck',
    },
  },
  'families/radius/client': {
    name: {
      label: 'Anzeigename',
      help: 'Die Listen der Clients und der Sitzungen zeigen ihn.',
      subject: 'Der Name',
    },
    address: {
      label: 'IP des Clients',
      help: 'Die Adresse, von der die Anfragen des Clients kommen, oder ein Netzwerk wie 10.1.0.0/16.',
    },
    authType: {
      label: 'Auth-Typ',
      help: 'So werden Personen gefragt. Wer die App nicht hat, bekommt in jedem Fall eine E-Mail.',
      of: { inApp: 'In der App: Nachricht an die installierte App', appLess: 'Ohne App: Link per E-Mail' },
    },
    answers: {
      label: 'Der Client',
      help: 'So erfährt er die Antwort. Wer wartet, braucht ein Zeitlimit von 60 Sekunden oder mehr.',
      of: { wait: 'Wartet auf die Bestätigung', challenge: 'Zeigt eine Zahl (Access-Challenge)' },
    },
    messageAuthenticator: {
      label: 'Message-Authenticator',
      help: 'Das Attribut, das Anfragen und Antworten vor Fälschung schützt.',
      of: {
        required: 'Erforderlich',
        auto: 'Sobald der Client einen gesendet hat',
        off: 'Nie (anfällig für gefälschte Antworten)',
      },
    },
    names: {
      label: 'Benutzernamen',
      of: {
        asSent: 'Wie gesendet',
        withoutDomain: 'Ohne vorangestellte Domain: ACME\\grace wird zu grace',
        withoutRealm: 'Auch ohne nachgestellten Realm: grace@acme wird zu grace',
      },
      help: 'So wird gelesen, was der Client als User-Name sendet, bevor der Benutzer gesucht wird.',
    },
  },
  'families/saml/attributes': {
    sources: {
      userId: 'Benutzer-ID',
      username: 'Benutzername',
      email: 'E-Mail',
      name: 'Name',
      given_name: 'Vorname',
      middle_name: 'Weitere Vornamen',
      family_name: 'Nachname',
      phone_number: 'Telefonnummer',
      birthdate: 'Geburtsdatum',
      picture: 'Bild',
      website: 'Website',
      street_address: 'Straße und Hausnummer',
      postal_code: 'Postleitzahl',
      city: 'Ort',
      region: 'Region',
      country: 'Land',
      secondary_email: 'Sekundäre E-Mail',
      locale: 'Sprache',
      employee_number: 'Personalnummer',
      organization: 'Organisation',
      division: 'Bereich',
      department: 'Abteilung',
      manager_id: 'ID der Führungskraft',
      manager: 'Führungskraft',
      groups: 'Gruppen',
      custom: 'Eigenes Attribut',
      fixed: 'Fester Wert',
    },
    sets: { usual: 'Üblich', microsoft: 'Microsoft 365 und ADFS' },
  },
  'things/members/roles': {
    owner: {
      name: roleNames.owner,
      about: 'Darf alles, auch Tarif, Zahlungen, Sicherheitseinstellungen und das Ende der Organisation.',
    },
    administrator: {
      name: roleNames.administrator,
      about: 'Darf alles außer Tarif, Zahlungen, Sicherheitseinstellungen und Ende der Organisation.',
    },
    support: {
      name: roleNames.support,
      about:
        'Kümmert sich um Personen: ihre Geräte, Gruppen, Einladungen und Wiederherstellung. Ändert sonst nichts.',
    },
    auditor: { name: roleNames.auditor, about: 'Sieht alles und ändert nichts.' },
  },
} satisfies Partial<Catalogue>;
