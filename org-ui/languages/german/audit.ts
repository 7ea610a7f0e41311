import { telling } from '../../../web-kit/deeds/deeds.ts';
import { deeds, leading } from '../../../web-kit/deeds/german.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('de');

/** What the audit reports say, in German. */
export const audit = {
  'things/audit': {
    columns: {
      appName: 'Anwendung',
      action: 'Aktion',
      category: 'Kategorie',
      method: 'Methode',
      fromIP: 'IP',
      statusCode: 'Statuscode',
      status: 'Status',
      responseTime: 'Antwortzeit',
      createdAt: 'Zeitpunkt',
    },
    statuses: { Info: 'Info', Error: 'Fehler' },
    ms: (milliseconds) => `${milliseconds} ms`,
    filter: 'Audit nach Typ filtern',
    all: 'Alle',
    value: 'Wert',
    start: 'Von (Datum)',
    end: 'Bis (Datum)',
    empty: 'Keine Audit-Einträge in diesem Zeitraum.',
    span: 'Zunächst werden die letzten 24 Stunden angezeigt. Anzeigen:',
    spans: { day: '24 Stunden', week: '7 Tage', month: '30 Tage', all: 'Alles' },
    member: 'Mitglied',
    allMembers: 'Alle Mitglieder',
    choice: {
      title: 'Welches Mitglied?',
      search: 'Mitglieder suchen …',
      results: 'Mitglieder',
      none: 'Im Team ist noch niemand.',
    },
    allColumns: 'Alle Spalten',
    sentences: {
      what: 'Was geschah',
      outcome: 'Ergebnis',
      from: 'Von',
      about: 'Thema',
      all: 'Alle',
      doneShort: 'Erledigt',
      refusedShort: 'Abgelehnt',
      system: 'Mit Einträgen des Systems',
      did: (who, deed) => `${who} ${deed}`,
      refused: (who, why) => `${who} wurde abgewiesen: ${why}`,
      more: (count) =>
        count === 1 ? 'Ebenso noch ein weiteres Mal.' : `Ebenso noch ${number(count)} weitere Male.`,
      roles: {
        operator: 'Ein früheres Mitglied',
        user: 'Ein Benutzer',
        system: 'Das System',
        admin: 'Der Betreiber',
        visitor: 'Ein Besucher',
        onboarding: 'Jemand bei der Einrichtung',
      },
      categories: {
        refusal: 'Was abgelehnt wurde',
        transaction: 'Anmeldungen und Anfragen',
        user: 'Benutzer',
        person: 'Personen',
        device: 'Geräte',
        group: 'Gruppen',
        invite: 'Einladungen',
        application: 'Anwendungen',
        operator: 'Teammitglieder',
        organisation: 'Die Organisation',
      },
    },
    deeds: telling(deeds, leading),
    failed: 'Das Audit konnte nicht geladen werden',
    user: {
      title: 'Benutzer-Audit',
      details: 'Anfrage und Antwort',
      detailsOf: (action, at) => `${action}, ${at}`,
      request: 'Daten der Anfrage',
      response: 'Daten der Antwort',
      nothing: 'Es wurde nichts gesendet.',
    },
  },
  'pages/audit': {
    title: 'Operator-Audit',
    of: (member) => `Was ${member} getan hat und was abgelehnt wurde.`,
    team: 'Was das ganze Team getan hat und was abgelehnt wurde.',
    user: {
      title: 'Benutzer-Audit',
    },
  },
} satisfies Partial<Catalogue>;
