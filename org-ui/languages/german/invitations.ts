import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('de');
const people = (count: number) => `${number(count)} ${count === 1 ? 'Person' : 'Personen'}`;
const morePeople = (count: number) => `${number(count)} weitere ${count === 1 ? 'Person' : 'Personen'}`;

/** What invitations say, in German. */
export const invitations = {
  'things/invites': {
    name: 'Name',
    email: 'E-Mail',
    confirmEmail: 'E-Mail wiederholen',
    missing: 'Bitte füllen Sie alle Felder aus.',
    mismatch: 'Die beiden E-Mail-Adressen müssen übereinstimmen',
    send: 'Einladung senden',
    sent: 'E-Mail gesendet',
    others: 'Auch einladen zu',
    othersHint:
      'Eine E-Mail und eine Registrierung für alle. Zu Anwendungen mit eigener Website wird gesondert eingeladen.',
    room: ({ applications, organisation }, several) => {
      const where = several ? 'in jeder dieser Anwendungen' : 'in dieser Anwendung';
      const parts = [
        ...(applications === null ? [] : [`für ${morePeople(applications)} ${where}`]),
        ...(organisation === null ? [] : [`für ${morePeople(organisation)} insgesamt`]),
      ];
      return parts.length ? `Ihr Tarif hat Platz ${parts.join(' und ')}.` : '';
    },
    alsoTo: (applications) => `Auch zu ${applications}`,
    withheld: (application, why) => `Ist beigetreten. Noch kein Zugriff auf ${application}: ${why}`,
    unknownApplication: 'eine Anwendung',
    sentTitle: 'E-Mail gesendet',
    sentText: (name, email) =>
      `Vielen Dank! Die Einladung für ${name} ist unterwegs an ${email}. Der Link funktioniert einmal, zwei Tage lang.`,
    givenTitle: 'Zugriff erteilt',
    givenText: (name, email) =>
      `${name} ist hier bekannt und kann sich jetzt mit dem bisherigen Passkey anmelden. Eine E-Mail an ${email} teilt das mit.`,
    another: 'Weitere Person einladen',
    status: 'Eingeladen',
    title: 'Offene Einladungen',
    search: 'Einladungen suchen …',
    none: 'Keine offenen Einladungen.',
    columns: {
      name: 'Name',
      email: 'E-Mail',
      invitedAt: 'Eingeladen',
      expiresOn: 'Gültig bis',
      role: 'Rolle',
    },
    expired: 'Abgelaufen',
    again: 'Erneut senden',
    againTo: (email) => `Erneut an ${email} senden`,
    sentSeveral: (applications) => `E-Mail für alle ${applications} Anwendungen der Einladung gesendet`,
    several: {
      invitations: (count) => `${count} ${count === 1 ? 'Einladung' : 'Einladungen'}`,
      many: (count) => (count === '1' ? '1 Einladung' : `${count} Einladungen`),
      againTitle: (what) => `${what} erneut senden`,
      againText: 'Alle erhalten eine E-Mail und haben von jetzt an zwei Tage Zeit.',
      sentAgain: (what) => `${what} erneut gesendet`,
      deleteTitle: (what) => `${what} löschen`,
      deleteText:
        'Die Links in den E-Mails funktionieren dann nicht mehr. Das kann nicht rückgängig gemacht werden.',
      deleted: (what) => `${what} gelöscht`,
    },
    delete: (email) => `Einladung an ${email} löschen`,
    deletedNow: 'Einladung gelöscht',
    deleteTitle: 'Einladung löschen',
    deleteAsks: (email, applications) =>
      applications > 1
        ? `Der Link in der E-Mail an ${email} funktioniert dann nicht mehr, für alle ${applications} Anwendungen der Einladung.`
        : `Der Link in der E-Mail an ${email} funktioniert dann nicht mehr.`,
  },
  'pages/inviteMany': {
    title: 'Viele Personen einladen',
    lead: 'Wählen Sie eine CSV-Datei mit Kopfzeile. Nötig ist eine Spalte „Email“; „Name“, die übrigen Felder einer Person und eigene Attribute Ihrer Organisation sind optional, in beliebiger Reihenfolge. Zellen sind durch Kommas, Semikolons oder Tabulatoren getrennt, der Text ist UTF-8 oder UTF-16. Niemand wird eingeladen, bevor Sie gesehen haben, was geschehen würde.',
    custom: (columns) => `Auch Ihre eigenen Attribute können Spalten sein: ${columns}.`,
    kinds: { number: 'eine Zahl', boolean: 'yes oder no', choice: (of) => `eins von: ${of}` },
    template: 'Vorlage herunterladen',
    noApps: 'Noch keine Anwendungen. Fügen Sie die erste hinzu.',
    choose: 'CSV-Datei wählen',
    reading: (count) => `${people(count)} gelesen …`,
    seen: 'Was geschehen würde',
    outcomes: {
      new: (count) => `${people(count)} ${count === 1 ? 'erhält' : 'erhalten'} eine Einladung per E-Mail.`,
      known: (count) =>
        count === 1
          ? '1 Person ist hier bekannt und erhält sofort Zugriff und eine E-Mail, die das mitteilt.'
          : `${people(count)} sind hier bekannt und erhalten sofort Zugriff und eine E-Mail, die das mitteilt.`,
      has: (count) => `${people(count)} ${count === 1 ? 'hat' : 'haben'} bereits Zugriff.`,
      refused: (count) => `${people(count)} ${count === 1 ? 'kann' : 'können'} nicht eingeladen werden.`,
    },
    places: (left) =>
      `Es ist noch Platz für ${people(left)}. Alle werden eingeladen. Wer sich danach registriert, wird abgewiesen, bis mehr Platz ist, etwa in einem größeren Tarif.`,
    mails: (count) =>
      `In der ersten Woche kann Ihre Organisation ${number(count)} E-Mails am Tag senden. Wer heute darüber liegt, wird nicht eingeladen: Wählen Sie die Datei morgen noch einmal. Niemand wird zweimal eingeladen.`,
    line: 'Zeile',
    more: (count) =>
      count === 1
        ? 'Eine weitere Zeile steht im Download.'
        : `${number(count)} weitere Zeilen stehen im Download.`,
    download: 'Zeilen herunterladen',
    start: (count) => `${people(count)} einladen`,
    nobody: 'In dieser Datei ist niemand einzuladen.',
    running: (done, of) =>
      `Einladungen werden gesendet: ${number(done)} von ${number(of)}. Sie können diese Seite schließen.`,
    ended: 'Die Einladungen wurden gesendet.',
    stoppedEarly: (done, of) =>
      `Angehalten: ${number(done)} von ${number(of)} Zeilen ${done === 1 ? 'ist' : 'sind'} erledigt. Die übrigen wurden nicht eingeladen.`,
    counts: (invited, given, had, refused) =>
      `${number(invited)} eingeladen, ${number(given)} sofort mit Zugriff, ${number(had)} schon mit Zugriff, ${number(refused)} nicht eingeladen.`,
    stop: 'Anhalten',
    stopTitle: 'Versand der Einladungen anhalten?',
    stopAsks: 'Wer bis jetzt eingeladen wurde, bleibt eingeladen.',
    stopped: 'Angehalten',
    file: {
      notText:
        'Diese Datei ist kein Text in UTF-8 oder UTF-16. Speichern Sie sie in Ihrer Tabellenkalkulation als „CSV UTF-8“, und wählen Sie sie erneut.',
      empty: 'In dieser Datei sind keine Personen.',
      large: 'Diese Datei ist größer als 100 MB.',
      many: 'In dieser Datei sind mehr als 100.000 Personen. Bitte teilen Sie sie auf.',
      noEmail: 'Die erste Zeile dieser Datei hat keine Spalte „Email“. Ist es eine CSV-Datei mit Kopfzeile?',
      twice: (column) => `Die Spalte „${column}“ gibt es doppelt.`,
      broken: (line) => `Das ist keine CSV-Datei: Zeile ${line} lässt sich nicht lesen.`,
      quotes: (line) =>
        `Ein Anführungszeichen in oder vor Zeile ${line} steht an der falschen Stelle. Eine Zelle mit Anführungszeichen beginnt und endet mit einem und enthält sie innen jeweils doppelt.`,
      longRow: (line, most) => `Zeile ${line} hat mehr als ${number(most)} Zeichen. Ist das eine CSV-Datei?`,
      cells: (expected, there) =>
        `${there} ${there === 1 ? 'Zelle' : 'Zellen'}, aber die Kopfzeile hat ${expected}`,
      long: 'Eine Zelle hat mehr als 400 Zeichen',
      formula: 'Eine Zelle beginnt wie eine Formel',
      again: (line) => `Dieselbe Adresse wie in Zeile ${line}`,
    },
  },
} satisfies Partial<Catalogue>;
