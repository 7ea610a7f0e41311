import { problems } from '../../domain/sentences/german/problems/problems.ts';
import type { WebKitCatalogue } from './catalogue.ts';

/** What the parts that all apps share say in German. */
export const german: WebKitCatalogue = {
  'web-kit/words': {
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
    failed: 'Etwas ist schiefgelaufen.',
    updated:
      'Diese Seite wurde aktualisiert oder konnte nicht geladen werden. Laden Sie sie neu, um fortzufahren.',
    offline: 'Sie sind offline. Die Seite wird geladen, sobald das Netzwerk wieder da ist.',
    passkey: {
      unsupported: 'WebAuthn wird von diesem Browser nicht unterstützt',
      cancelled: 'Die Authentifizierung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
      known: 'Dieses Gerät ist bereits registriert',
      notMade: 'Der Passkey wurde nicht erstellt',
      notUsed: 'Der Passkey wurde nicht verwendet',
    },
    theName: 'Der Name',
    wrong: (subject: string, problem: string) => `${subject} ${problem}.`,
    toasts: { dismiss: 'Schließen', errors: 'Fehler' },
    serverItself: (ip) => `der Server selbst (${ip})`,
    language: 'Sprache',
  },
  'web-kit/account': {
    sessions: {
      title: 'Sitzungen',
      lead: 'Wo Sie angemeldet sind. Eine Sitzung endet automatisch nach zwei Stunden ohne Nutzung.',
      started: 'Angemeldet',
      used: 'Zuletzt genutzt',
      current: 'Diese Sitzung',
      end: 'Beenden',
      ended: 'Sitzung beendet',
      unknown: 'Unbekannter Browser',
      everywhere: 'Überall abmelden',
      everywhereText: 'Alle Ihre Sitzungen enden, auch diese.',
    },
    inUse: { label: 'In Gebrauch', ends: 'Sie sind damit angemeldet: Auch diese Sitzung endet.' },
    renaming: { rename: 'Umbenennen', name: 'Name' },
  },
  problems,
};
