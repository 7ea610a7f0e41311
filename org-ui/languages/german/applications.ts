import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('de');

/** What the pages of applications and of help say, in German. */
export const applications = {
  'things/applications': {
    suspendedNow: 'Anwendung gesperrt',
    activatedNow: 'Anwendung aktiviert',
    deletedNow: 'Anwendung gelöscht',
    updatedNow: 'Anwendung gespeichert',
    updateFailed: 'Die Anwendung konnte nicht gespeichert werden',
    suspendTitle: 'Anwendung sperren',
    suspendEffect:
      'Ihre Benutzer können sich erst wieder anmelden, wenn Sie sie aktivieren. Nichts wird gelöscht.',
    applications: (count) => `${count} ${count === 1 ? 'Anwendung' : 'Anwendungen'}`,
    many: (count) => (count === '1' ? '1 Anwendung' : `${count} Anwendungen`),
    deleteTitle: 'Anwendung löschen',
    deleteAsks: (name) => `${name} wirklich löschen? Das kann nicht rückgängig gemacht werden.`,
    impact: (count) =>
      count === 1 ? '1 Benutzer ist betroffen.' : `${number(count)} Benutzer sind betroffen.`,
    suspendInstead: 'Stattdessen sperren',
  },
  'things/applicationPage': {
    tabs: { users: 'Benutzer', source: 'Benutzerquelle' },
    tries: 'Diese Anmeldung testen',
    ask: {
      username: 'Benutzername',
      method: 'Wie das Smartphone gefragt wird',
      methods: {
        phone: 'Mit einem QR-Code, der hier erscheint',
        push: 'Mit einer Benachrichtigung in der App',
      },
      begin: 'Die Person fragen',
    },
    sonic: 'SonicKYC aktiviert',
    counts: { total: 'Gesamt', active: 'Aktiv', suspended: 'Gesperrt' },
    insights: {
      signIns: 'Anmeldungen der letzten 30 Tage',
      reports: 'Alle Berichte',
      byDevices: 'Nach Geräten gezählt.',
    },
  },
  'things/settings': {
    sections: {
      authentication: 'Authentifizierung',
      registration: 'Registrierung',
      credentials: 'Client-Zugangsdaten',
      advanced: 'Erweiterte Einstellungen',
    },
    showAdvanced: 'Erweiterte Einstellungen anzeigen',
    fixed: 'Das wird beim Anlegen der Anwendung festgelegt und kann später nicht geändert werden.',
    none: 'Keine Angabe',
    on: 'Ein',
    off: 'Aus',
    logoWrong: 'Bitte geben Sie eine https-Adresse ein',
    number: (least, most) => `Bitte geben Sie eine Zahl von ${least} bis ${most} ein`,
  },
  'things/resources': {
    columns: {
      name: 'Ressource',
      indicator: 'Indikator',
      scope: 'Scopes',
      format: 'Format des Access-Tokens',
      ttl: 'Token-TTL (Sekunden)',
    },
    indicatorHint: 'Die Adresse der API, zum Beispiel https://api.example/. Tokens nennen sie als Audience.',
    formatHint:
      'Ein Token im Format opaque wird durch Introspection geprüft. Ein jwt wird anhand seiner Signatur geprüft und gilt, bis es abläuft.',
    scopeHint: 'Trennen Sie Scopes durch ein Leerzeichen.',
    ttlWrong: (least, most) => `Bitte geben Sie eine Zahl von ${least} bis ${most} Sekunden ein`,
  },
  'pages/applicationList': {
    title: 'Anwendungen',
    search: 'Anwendung suchen …',
    gettingStarted: 'Erste Schritte',
    upgrade: 'Tarif wechseln',
    columns: { name: 'Name', users: 'Benutzer', createdAt: 'Angelegt', status: 'Status' },
    starter: {
      title: 'Erste Schritte',
      text: 'Beginnen Sie mit einer Anwendung. Benutzer und Teammitglieder können Sie jederzeit hinzufügen.',
      allDone: 'Ihre Organisation hat all dies schon. Von hier aus machen Sie weiter.',
      done: 'Fertig',
      create: 'Anwendung anlegen',
      createText: 'Registrieren Sie Ihre Website, und erhalten Sie Client-ID und Script-Tag.',
      teams: 'Team verwalten',
      teamsText: 'Laden Sie Mitglieder ein, sehen Sie deren Geräte, und sperren oder löschen Sie Mitglieder.',
      users: 'Benutzer verwalten',
      usersText: 'Sehen Sie, wer sich registriert hat, und sperren oder löschen Sie Benutzer.',
    },
  },
  'pages/newApplication': {
    title: 'Neue Anwendung anlegen',
    steps: ['Auswählen', 'Einrichten', 'Fertig'],
    choose: 'Was möchten Sie schützen?',
    done: (name) => `${name} ist bereit.`,
    open: 'Anwendung ansehen',
    clientId: 'Client-ID',
  },
  'pages/videos': {
    title: 'Video-Anleitungen',
    text: 'Schriftliche Anleitungen zu jedem Teil von Latchkey und die Videos, die der Betreiber dieser Installation hinzufügt.',
    categories: 'Kategorien',
    watch: 'VIDEO ANSEHEN',
    watchOf: (title) => `VIDEO ANSEHEN: ${title}`,
    none: 'Kein Video gefunden.',
    clear: 'Alle anzeigen',
    guides: 'Dokumentation lesen',
    pages: {
      label: 'Seiten',
      page: (page) => `Seite ${page}`,
      first: 'Zur ersten Seite',
      last: 'Zur letzten Seite',
      next: 'Zur nächsten Seite',
      previous: 'Zur vorherigen Seite',
      'start-ellipsis': 'Frühere Seiten',
      'end-ellipsis': 'Spätere Seiten',
    },
  },
  'pages/errorCodes': {
    title: 'Fehlercodes',
    text: 'Hier finden Sie die Fehlercodes und die zugehörigen Meldungen, nach Modulen geordnet.',
    columns: ['Nr.', 'Fehlercode', 'Fehlermeldung'],
    empty: 'Keine Fehlercodes gefunden.',
  },
} satisfies Partial<Catalogue>;
