import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('de');

/** What the pages of users say, in German. */
export const users = {
  'things/users': {
    attributes: {
      email: 'Benutzername',
      emailHint: 'Der Benutzername kennzeichnet das Konto und kann nicht geändert werden.',
      name: 'Name',
      givenName: 'Vorname',
      middleName: 'Weitere Vornamen',
      familyName: 'Nachname',
      birthdate: 'Geburtsdatum',
      picture: 'Bild',
      phone: 'Telefonnummer',
      website: 'Website',
      country: 'Land',
      street: 'Straße und Hausnummer',
      city: 'Ort',
      postalCode: 'Postleitzahl',
      region: 'Region',
      primaryEmail: 'Primäre E-Mail',
      secondaryEmail: 'Sekundäre E-Mail',
      language: 'Bevorzugte Sprache',
      employeeNumber: 'Personalnummer',
      organization: 'Organisation',
      division: 'Bereich',
      department: 'Abteilung',
      managerId: 'ID der Führungskraft',
      manager: 'Führungskraft',
      webWrong: 'Bitte geben Sie eine Adresse wie https://ada.example ein',
      birthdateWrong: 'Bitte geben Sie einen Tag wie 1960-01-24 ein, der nicht in der Zukunft liegt',
      phoneWrong: 'Bitte geben Sie 3 bis 20 Ziffern ein',
    },
    profile: {
      title: 'Profil',
      note: 'Ein Profil fasst die Attribute zusammen, die einen Benutzer beschreiben. Es gehört zur Person und gilt in jeder Anwendung.',
      address: 'Adresse',
      work: 'Arbeit',
      saved: 'Angaben gespeichert',
      unknown: '-',
    },
    deviceList: {
      title: 'Geräte für die Anmeldung',
      none: 'Bei dieser Anwendung ist kein Gerät registriert.',
    },
    recovery: {
      recover: 'Wiederherstellungslink senden',
      recoverAsks: (name) =>
        `Hat ${name} alle Geräte verloren? Vergewissern Sie sich, dass die Anfrage wirklich von dieser Person kommt. Wer den Link hat, kann damit innerhalb von zwei Tagen einmal einen neuen Passkey für dieses Konto erstellen. Er geht per E-Mail an die bestätigte Adresse oder an einen Benutzernamen, der eine Adresse ist und aus keinem Verzeichnis stammt; sonst wird er Ihnen angezeigt.`,
      mailed: 'E-Mail gesendet',
      linkTitle: 'Wiederherstellungslink',
      linkText: (name) =>
        `Geben Sie ${name} diesen Link auf einem Weg, dem Sie vertrauen. Er wird nur jetzt angezeigt, funktioniert einmal und ist zwei Tage gültig.`,
      link: 'Wiederherstellungslink',
      waits: (until) =>
        `Ein Wiederherstellungslink ist bis ${until} gültig. Wer ihn hat, kann einen neuen Passkey für dieses Konto erstellen.`,
      withdraw: 'Zurückziehen',
      withdrawn: 'Der Wiederherstellungslink wurde zurückgezogen',
    },
    devices: {
      deleteTitle: 'Gerät des Benutzers löschen',
      deleteAsks: (device) =>
        `${device} löschen? Mit dem Passkey darauf ist dann keine Anmeldung mehr möglich. Das kann nicht rückgängig gemacht werden.`,
      yes: { suspend: 'Sperren', delete: 'Löschen' },
    },
    answered: { suspended: () => 'Gerät gesperrt', activated: () => 'Gerät aktiviert' },
    tabs: { details: 'Angaben', devices: 'Geräte', report: 'Bericht' },
  },
  'things/users/words': {
    search: 'Benutzer suchen …',
    noneHint: 'Personen erscheinen hier, sobald sie sich registriert haben.',
    none: 'Keine Benutzer gefunden',
    suspendedNow: 'Benutzer gesperrt',
    activatedNow: 'Benutzer aktiviert',
    deletedNow: 'Benutzer gelöscht',
    personSuspended: 'Person gesperrt',
    suspendTitle: 'Benutzer sperren',
    suspendEffect:
      'Diese Person wird von dieser Anwendung abgemeldet und kann sich erst wieder anmelden, wenn Sie den Benutzer aktivieren. Nichts wird gelöscht.',
    deleteTitle: 'Benutzerkonto löschen',
    deleteAsks: (name) =>
      `Das Konto von ${name} löschen? Der Zugriff auf diese Anwendung geht verloren; mit der letzten Anwendung einer Person werden auch ihre Geräte gelöscht. Das kann nicht rückgängig gemacht werden.`,
    users: (count) => `${number(count)} Benutzer`,
    many: (count) => `${count} Benutzer`,
    suspendAll:
      'Sie werden von der Anwendung abgemeldet und können sich erst wieder anmelden, wenn sie aktiviert werden. Nichts wird gelöscht.',
    deleteMany: (what) => `${what} löschen`,
    deleteAll:
      'Sie verlieren den Zugriff auf die Anwendung; mit der letzten Anwendung einer Person werden auch ihre Geräte gelöscht. Das kann nicht rückgängig gemacht werden.',
    deleted: (what) => `${what} gelöscht`,
    invite: 'Benutzer einladen',
    inviteText: (app) =>
      `Wir senden eine E-Mail mit einem Link zu ${app}. Wer sie erhält, erstellt dort einen Passkey für diese Adresse. Bitte prüfen Sie die E-Mail-Adresse vor dem Senden.`,
    columns: {
      name: 'Name',
      devices: 'Geräte',
      logins: 'Anmeldungen',
      createdAt: 'Angelegt',
      lastLogin: 'Letzte Anmeldung',
      status: 'Status',
      country: 'Land',
    },
  },
  'pages/oneUser': {
    facts: (username, registered, lastLogin) =>
      `${username} · Registriert ${registered} · Letzte Anmeldung ${lastLogin}`,
    suspendOrActivate: 'Benutzer sperren oder aktivieren',
    delete: 'Benutzer löschen',
    details: 'Angaben zum Benutzer',
    report: {
      title: 'Benutzerbericht',
      audit: 'Audit ansehen',
      platform: 'Nutzung nach Plattform',
      browser: 'Nutzung nach Browser',
      logins: 'Anmeldungen des Benutzers',
      none: 'Keine Anmeldungen in den letzten zwölf Monaten.',
    },
    person: {
      title: 'Person',
      note: 'Die Geräte für die Anmeldung gehören zur Person und stehen bei jeder dieser Anwendungen.',
      rests: 'Keine Anwendung lässt diese Person herein, bis Sie die Person wieder aktivieren.',
      open: 'Person ansehen',
    },
    resources: {
      title: 'Ressourcen',
      none: 'Die Anwendung hat keine Ressourcen. Fügen Sie sie auf ihrer Seite hinzu.',
      columns: { name: 'Ressource', url: 'URL', scopes: 'Scopes' },
      grant: 'Gewähren',
      revoke: 'Entziehen',
      grantNamed: (resource) => `${resource} gewähren`,
      revokeNamed: (resource) => `${resource} entziehen`,
      granted: 'Ressource gewährt',
      revoked: 'Ressource entzogen',
      add: 'Ressource hinzufügen',
    },
    tokens: {
      access: 'Access-Tokens',
      refresh: 'Refresh-Tokens',
      columns: { resource: 'Ressource', scope: 'Scope', expires: 'Gültig bis' },
      own: 'Eigene Claims der Person',
      none: 'Keine gültigen Tokens.',
      about: 'Tokens im Format jwt sind nicht aufgeführt: Sie gelten, bis sie ablaufen.',
      remove: 'Entfernen',
      removeTitle: 'Token entfernen',
      removeAsks: 'Dieses Token entfernen? Die Anwendung kann es dann nicht mehr verwenden.',
      all: 'Alle widerrufen',
      allTitle: (which) => `Alle ${which} widerrufen`,
      allAsks:
        'Alle widerrufen? Die Anwendung kann dann keines mehr verwenden, das bis jetzt ausgestellt wurde.',
      removed: { access: 'Access-Token entfernt', refresh: 'Refresh-Token entfernt' },
      removedAll: {
        access: 'Alle Access-Tokens entfernt',
        refresh: 'Alle Refresh-Tokens entfernt',
      },
    },
    sonic: 'SonicKYC aktiviert',
  },
  'pages/userList': {
    title: 'Benutzer',
    protocol: 'Protokoll',
    addPerson: 'Person hinzufügen',
    inviteMany: 'Viele einladen',
  },
} satisfies Partial<Catalogue>;
