import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';
import { help } from './help.ts';

const number = numberIn('de');

/** What the pages of people say, in German. */
export const people = {
  ...help,
  'things/people': {
    count: (count) => `${number(count)} ${count === 1 ? 'Person' : 'Personen'}`,
    many: (count) => `${count} ${count === '1' ? 'Person' : 'Personen'}`,
    unnamed: 'Person ohne Namen',
    search: 'Personen suchen …',
    none: 'Noch keine Personen.',
    noneHint: 'Personen erscheinen hier, sobald sie sich registriert oder eine Einladung angenommen haben.',
    invite: 'Benutzer einladen',
    columns: {
      name: 'Person',
      devices: 'Geräte',
      applications: 'Anwendungen',
      since: 'Seit',
      status: 'Status',
    },
    noAddress: 'Keine bestätigte Adresse',
    suspend: 'Person sperren',
    activate: 'Person aktivieren',
    suspendedNow: 'Person gesperrt',
    activatedNow: 'Person aktiviert',
    closes: (name, applications) =>
      applications === 1
        ? `${name} kann sich bei der Anwendung nicht mehr anmelden und wird abgemeldet. Nichts wird gelöscht.`
        : `${name} kann sich bei keiner von ${applications} Anwendungen mehr anmelden und wird abgemeldet. Nichts wird gelöscht.`,
    closesAll:
      'Sie können sich bei keiner Anwendung mehr anmelden und werden abgemeldet. Nichts wird gelöscht, und ein gesondert gesperrter Zugriff bleibt gesperrt.',
    applications: 'Anwendungen der Person',
    present: 'Diese Seite',
    facts: (username, lastLogin) => `${username} · Letzte Anmeldung ${lastLogin}`,
  },
  'things/people/address': {
    open: 'E-Mail ändern',
    title: (name) => `E-Mail-Adresse von ${name} ändern`,
    text: 'Eine E-Mail an die neue Adresse bittet um Bestätigung, und die bisherige Adresse wird benachrichtigt. Bis dahin ändert sich nichts. Benutzernamen, die der bisherigen Adresse entsprechen, ändern sich mit.',
    label: 'Neue E-Mail-Adresse',
    submit: 'Senden',
    asked: 'E-Mail gesendet',
    waits: (address, until) => `${address} wartet auf Bestätigung, bis ${until}.`,
    withdraw: 'Zurückziehen',
    withdrawn: 'Die neue Adresse wurde zurückgezogen',
  },
  'things/people/join': {
    open: 'Mit anderer Person zusammenführen',
    title: (name) => `${name} mit einer anderen Person zusammenführen`,
    text: 'Wählen Sie die andere Person, in der diese aufgeht. Die Passkeys beider öffnen dann die Anwendungen beider. Nichts wird verschoben, und Sie können es rückgängig machen.',
    search: 'Name oder E-Mail-Adresse der anderen Person',
    people: 'Personen',
    nobody: 'Niemand hat einen solchen Namen oder eine solche Adresse.',
    alone: 'Hier gibt es noch niemand anderen.',
    access: (applications) =>
      applications === 1 ? 'Zugriff auf 1 Anwendung' : `Zugriff auf ${applications} Anwendungen`,
    thisOne: 'Diese Person',
    otherOne: 'Die andere Person',
    addresses: 'E-Mail-Adressen',
    applications: 'Benutzer',
    devices: 'Geräte',
    shared: (names) => `Beide haben Zugriff auf ${names}. Löschen Sie dort zuerst einen der beiden Benutzer.`,
    suspended: 'Eine der beiden Personen ist gesperrt. Aktivieren Sie sie zuerst.',
    taken:
      'Eine der beiden Personen wurde bereits mit einer anderen zusammengeführt. Machen Sie das zuerst rückgängig, oder wählen Sie jene Person.',
    back: 'Andere Person wählen',
    join: 'Zusammenführen',
    joined: 'Personen zusammengeführt',
    with: (whom) => `Zusammengeführt mit ${whom}`,
    part: 'Zusammenführung aufheben',
    partAsks: (whom) =>
      `${whom} ist dann wieder eine eigene Person, mit allem, was vorher dazugehörte. Beide werden jeweils von den Anwendungen der anderen Person abgemeldet.`,
    partLeaves: (whom) =>
      `${whom} hat dann kein Gerät und kann sich nicht anmelden: Senden Sie danach auf der Seite von ${whom} einen Wiederherstellungslink.`,
    parted: 'Zusammenführung aufgehoben',
  },
  'pages/people': {
    few: { chip: 'Ohne zweites Gerät', none: 'Alle haben ein zweites Gerät.' },
    unused: {
      chip: 'Einziges Gerät seit 90 Tagen ungenutzt',
      none: 'Jedes einzige Gerät wurde in den letzten 90 Tagen verwendet.',
    },
    title: 'Personen',
    about:
      'Eine Person ist in allen Anwendungen dieselbe, mit denselben Geräten. Ein Benutzer ist der Zugriff einer Person auf eine Anwendung.',
  },
  'pages/onePerson': {
    facts: (known, since) => [...known, `Seit ${since}`].join(' · '),
    applications: {
      title: 'Anwendungen',
      none: 'Dieser Person steht keine Anwendung offen. Laden Sie sie zu einer ein, oder fügen Sie sie einer Gruppe hinzu.',
      invite: 'Benutzer einladen',
      unused: 'Noch nicht genutzt',
      why: {
        direct: 'Direkt',
        group: (name) => `Durch die Gruppe ${name}`,
        everybody: 'Offen für alle',
        closed: 'Nicht mehr offen',
      },
    },
    delete: {
      label: 'Person löschen',
      asks: (name) =>
        `${name} löschen? Auch der Zugriff auf alle Anwendungen, die Geräte und die Zugehörigkeit zu Gruppen werden gelöscht. Das kann nicht rückgängig gemacht werden.`,
      yes: 'Löschen',
      done: 'Person gelöscht',
    },
    groups: {
      title: 'Gruppen',
      none: 'Noch keine Gruppen. Für Anwendungen, die einer Gruppe offenstehen, braucht es keine Einladung.',
      add: 'Zu Gruppen hinzufügen',
      addTo: (name) => `${name} zu Gruppen hinzufügen`,
      addText: 'Anwendungen, die einer Gruppe offenstehen, können ohne Einladung genutzt werden.',
      added: (count) => (count === 1 ? 'Gruppe hinzugefügt' : `${count} Gruppen hinzugefügt`),
      taken: 'Gehört dazu',
      by: (other) => `Durch ${other}`,
      remove: (group) => `Aus ${group} entfernen`,
      removeTitle: 'Aus der Gruppe entfernen',
      removeAsks: (name, group) =>
        `${name} aus ${group} entfernen? Anwendungen, die dieser Gruppe offenstehen, bleiben dann nur mit Einladung oder durch eine andere Gruppe offen.`,
      removeYes: 'Entfernen',
      removed: 'Person entfernt',
    },
    noDevices: 'Noch kein Gerät.',
  },
  'pages/addPerson': {
    title: 'Person hinzufügen',
    text: 'Die Person erhält eine E-Mail mit einem Link, über den sie einen Passkey erstellt. Was Sie hier eingeben, beschreibt danach die Person.',
    noApps: 'Noch keine OpenID-Connect-Anwendungen. Fügen Sie die erste hinzu.',
    submit: 'Absenden',
    sent: 'E-Mail gesendet',
    username: 'Benutzername',
    usernameHint: 'Die E-Mail-Adresse, mit der sich die Person anmeldet. Dorthin geht die E-Mail.',
    fullName: 'Vollständiger Name',
    primaryEmail: 'Primäre E-Mail',
    secondaryEmail: 'Sekundäre E-Mail',
    profileUrl: 'Profil-URL',
    mobile: 'Mobilnummer',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    state: 'Region',
    zipcode: 'Postleitzahl',
    language: 'Bevorzugte Sprache',
    employeeNumber: 'Personalnummer',
    organization: 'Organisation',
    division: 'Bereich',
    department: 'Abteilung',
    managerId: 'ID der Führungskraft',
    manager: 'Führungskraft',
    mobileWrong: 'Bitte geben Sie 3 bis 14 Ziffern ein',
    webWrong: 'Bitte geben Sie eine Adresse wie https://ada.example ein',
  },
} satisfies Partial<Catalogue>;
