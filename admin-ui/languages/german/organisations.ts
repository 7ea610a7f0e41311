import type { Catalogue } from '../../catalogue.ts';

const operators = (count: number) => `${count} ${count === 1 ? 'Operator' : 'Operatoren'}`;
const applications = (count: number) => `${count} ${count === 1 ? 'Anwendung' : 'Anwendungen'}`;

/** What the pages about organisations, their operators and their requests say, in German. */
export const organisations = {
  'staff/pages/operators': {
    tab: 'Operatoren',
    filter: 'Nach Benutzername filtern',
    columns: {
      username: 'Operator',
      createdAt: 'Angelegt am',
      updatedAt: 'Letzte Anmeldung',
      apps: 'Anzahl Anwendungen',
      subscription: 'Abo-Art',
      planId: 'Tarif-ID',
      registered: 'Registriert',
    },
    free: 'Kostenlos',
    paid: 'Bezahlt',
    byOrganisation: 'Von einem Mitglied der eigenen Organisation gesperrt',
    expand: 'Anwendungen anzeigen',
    details: {
      heading: 'Anwendungen der Organisation',
      name: 'Name',
      registered: 'Registriert am',
      users: 'Benutzer insgesamt',
      none: 'Noch keine Anwendungen.',
    },
    plan: {
      title: 'Operator bearbeiten',
      label: 'Tarif',
      ofOrganisation: 'Der Tarif gilt für die ganze Organisation.',
    },
    suspend: 'Sperren',
    suspension: {
      title: 'Ganze Organisation sperren',
      whom: (name) => `die ganze Organisation ${name}`,
      effect: (team, apps) =>
        `Sie hat ${operators(team)} und ${applications(apps)}. Bis sie wieder aktiviert wird, kann sich keiner ihrer Operatoren anmelden, und keine Anwendung nimmt ihre Benutzer an.`,
    },
    activate: 'Aktivieren',
    recovery: {
      label: 'Link zur Wiederherstellung senden',
      text: (who) =>
        `Hat ${who} alle Geräte verloren? Vergewissern Sie sich auf anderem Weg als per E-Mail, dass die Anfrage wirklich von dieser Person kommt. Sie bestätigen mit Ihrem eigenen Passkey; dann erhält sie eine E-Mail mit einem Link, der ohne Wartezeit einen neuen Passkey erstellt. Wird er geöffnet, wird das ganze Team benachrichtigt.`,
      yes: 'E-Mail senden',
      sent: 'Link zur Wiederherstellung gesendet',
    },
    deletion: {
      title: 'Operator löschen',
      text: 'Möchten Sie diesen Operator wirklich löschen?',
      whom: (who, name) =>
        `${who} von ${name} wird mit allen Geräten endgültig gelöscht. Die Organisation und ihre Anwendungen bleiben.`,
      whole: (who, name, team, apps) =>
        `${who} hat ${name} registriert: Die ganze Organisation wird endgültig gelöscht, mit allem, was dazugehört: ${operators(team)}, ${applications(apps)} und alle Benutzer.`,
    },
    several: {
      suspends:
        'Die ganze Organisation jedes dieser Operatoren wird gesperrt. Bis sie wieder aktiviert wird, kann sich keiner ihrer Operatoren anmelden, und keine Anwendung nimmt ihre Benutzer an.',
      suspended: (n) => `${n} ${n === 1 ? 'Organisation' : 'Organisationen'} gesperrt`,
      activates: 'Die ganze Organisation jedes dieser Operatoren wird wieder aktiv.',
      activated: (n) => `${n} ${n === 1 ? 'Organisation' : 'Organisationen'} aktiviert`,
      deletes:
        'Jeder dieser Operatoren wird mit allen Geräten endgültig gelöscht. Mit einem Operator, der eine Organisation registriert hat, wird die ganze Organisation gelöscht: ihre Operatoren, ihre Anwendungen und alle deren Benutzer.',
      deleted: (n) => `${operators(n)} gelöscht`,
    },
    saved: 'Operator geändert',
    suspended: 'Organisation gesperrt',
    activated: 'Organisation aktiviert',
    deleted: 'Operator gelöscht',
  },
  'staff/pages/organisations': {
    tab: 'Organisationen',
    filter: 'Nach Name oder Adresse filtern',
    columns: {
      name: 'Name',
      country: 'Land',
      industry: 'Branche',
      size: 'Größe',
      subdomain: 'Adresse',
      planId: 'Tarif',
      apps: 'Anwendungen',
      team: 'Team',
      createdAt: 'Angelegt am',
    },
    history: 'Ereignisverlauf',
    page: {
      back: 'Zurück zu den Organisationen',
      people: 'Team',
      applications: 'Anwendungen',
      peopleHint: 'Das Ändern des Tarifs und das Sperren betreffen die ganze Organisation.',
      lastLogin: 'Letzte Anmeldung',
      phone: 'Telefon',
      university: 'Universität oder Hochschule',
      followUp: 'Bittet um einen Rückruf',
      licence: 'Lizenz und Nutzung',
      openLicence: 'Lizenz',
      licenceKey: 'Lizenzschlüssel',
      issued: 'Ausgestellt',
      ends: 'Endet',
      usedOf: (feature) => `Nutzung von ${feature}`,
      billing: 'Abonnement und Zahlungen',
      allPayments: 'Alle Zahlungen',
      invoices: 'Rechnungen',
      billingDetails: 'Rechnungsangaben',
      noBillingDetails: 'Nicht eingegeben',
      nothingBought: 'Noch wurde nichts gekauft.',
      price: 'Preis',
      paidUntil: 'Bezahlt bis',
      gateway: 'Zahlungsdienst',
      recent: 'Neueste Ereignisse',
      audit: 'Audit',
    },
    deletion: {
      label: 'Organisation löschen',
      text: (name, team, apps) =>
        `${name} wird sofort, endgültig und ohne Backup gelöscht, mit allem, was dazugehört: ${operators(team)}, ${applications(apps)} und alle Benutzer.`,
      done: 'Organisation gelöscht',
    },
    leaving: {
      asked: { DELETE: 'Die Löschung wurde beantragt', SUSPENDED: 'Die Sperrung wurde beantragt' },
      by: (who) => `von ${who}, `,
    },
  },
  'staff/pages/requests': {
    tab: 'Anträge',
    search: 'Nach Firmenname suchen',
    empty:
      'Hier gibt es noch nichts. Organisationen, die ihre Löschung oder Sperrung beantragen, erscheinen hier.',
    type: { label: 'Art des Antrags', DELETE: 'Anträge auf Löschung', SUSPENDED: 'Anträge auf Sperrung' },
    state: { all: 'Alle', open: 'Offen', deleted: 'Gelöscht' },
    columns: {
      name: 'Firma',
      industry: 'Branche',
      createdBy: 'Angelegt von',
      requestedBy: 'Beantragt von',
      type: 'Art des Antrags',
    },
    types: { DELETE: 'Löschung', SUSPENDED: 'Sperrung' },
    status: {
      pending: 'Löschung steht bevor',
      backupPending: 'Backup steht aus',
      backupShared: 'Backup bereitgestellt',
      deleted: 'Gelöscht',
      suspended: 'Gesperrt',
    },
    several: {
      activates: 'Jede dieser Organisationen wird wieder aktiv, und ihr Antrag entfällt.',
      activated: (n) => `${n} ${n === 1 ? 'Organisation ist' : 'Organisationen sind'} wieder aktiv`,
    },
  },
} satisfies Partial<Catalogue>;
