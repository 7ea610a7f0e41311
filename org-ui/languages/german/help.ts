import type { Catalogue } from '../../catalogue.ts';

/** What the answers to people who ask for help say, in German. */
export const help = {
  'things/recoveries': {
    stop: 'Stoppen',
    stopAsks: (name) =>
      `Die Wiederherstellung für ${name} stoppen? Der gesendete Link funktioniert dann nicht mehr. Ein neuer kann jederzeit angefordert werden.`,
    stopYes: 'Wiederherstellung stoppen',
    stopped: 'Wiederherstellung gestoppt',
    send: 'Wiederherstellungslink senden',
    sendAsks: (name) =>
      `Hat ${name} alle Geräte verloren? Vergewissern Sie sich auf anderem Weg als per E-Mail, dass die Anfrage wirklich von dieser Person kommt. Sie bestätigen mit Ihrem eigenen Passkey in einem neuen Fenster; dann geht an ${name} eine E-Mail mit einem Link, der ohne Wartezeit einen neuen Passkey ermöglicht.`,
    sendYes: 'Weiter',
  },
  'things/helpRequests': {
    allow: 'Zustimmen',
    decline: 'Ablehnen',
    allowed: 'Zugriff erteilt',
    mailed: 'Wiederherstellungslink gesendet',
    agreed: 'Zugestimmt: Löschen Sie nun die Person',
    declined: 'Anfrage abgelehnt',
    asks: {
      device: (who) =>
        `Vergewissern Sie sich auf anderem Weg als per E-Mail, dass ${who} das Gerät wirklich verloren hat. Wer den gesendeten Link öffnet, erstellt einen Passkey, der alles öffnet, was ${who} nutzt.`,
      erasure: (who) =>
        `${who} erfährt, dass Sie zustimmen. Dadurch wird noch nichts gelöscht: Löschen Sie die Person danach auf ihrer eigenen Seite, zu der ihr Name in der Liste führt.`,
      access: (who, application) =>
        `${who} kann sich sofort bei ${application} anmelden und erfährt es per E-Mail, sofern es eine bestätigte Adresse gibt.`,
      decline: (who) =>
        `${who} erfährt es per E-Mail, sofern es eine bestätigte Adresse gibt, und kann erneut anfragen.`,
    },
    lost: {
      which: 'Welche Geräte sind verloren?',
      device: (name, lastLogin) =>
        lastLogin ? `${name}, zuletzt genutzt ${lastLogin}` : `${name}, nie genutzt`,
      hint: 'Sie werden sofort gesperrt und können auf der Seite der Person wieder aktiviert werden.',
    },
    allowOf: (who) => `Der Anfrage von ${who} zustimmen`,
    declineOf: (who) => `Die Anfrage von ${who} ablehnen`,
  },
  'pages/accessRequests': {
    title: 'Zugriffsanfragen',
    lead: 'Personen, die Ihrer Organisation bekannt sind, bitten hier um Zugriff auf eine Anwendung, um einen neuen Zugang ohne ein verlorenes Gerät oder um die Löschung ihrer Daten. Vergewissern Sie sich auf anderem Weg als per E-Mail, dass eine Anfrage wirklich von der Person kommt.',
    none: 'Niemand wartet auf Antwort.',
    columns: { person: 'Person', wants: 'Bittet um', note: 'Notiz', requestedAt: 'Angefragt' },
    access: (application) => `Zugriff auf ${application}`,
    device: 'Neuer Zugang ohne ein verlorenes Gerät',
    lostDevice: 'Die verlorenen Geräte wählen Sie mit der Antwort. Bis dahin funktionieren sie.',
    erasure: 'Löschung',
    erasureHint: 'Ihre Antwort löscht nichts. Löschen Sie die Person auf der Seite, zu der ihr Name führt.',
    allow: 'Zustimmen',
    decline: 'Ablehnen',
  },
} satisfies Partial<Catalogue>;
