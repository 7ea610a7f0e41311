import { reasons } from '../../web-kit/phoneReasons/german.ts';
import type { Words } from '../words.ts';

/** What the script says in German. */
export const words: Words = {
  unconfigured: 'Latchkey braucht data-app-id im Script-Tag oder init()',
  unreachable: 'Der Anmeldedienst ist nicht erreichbar',
  wrong: 'Etwas ist schiefgelaufen.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  again: 'Noch einmal versuchen',
  passkey: {
    unsupported: 'WebAuthn wird von diesem Browser nicht unterstützt',
    unused:
      'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg, sich anzumelden.',
    known: 'Dieses Gerät ist bereits registriert. Melden Sie sich mit ihm an.',
    late: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    notMade: 'Der Passkey wurde nicht erstellt',
    notUsed: 'Der Passkey wurde nicht verwendet',
  },
  invited: {
    invite: 'Sie sind eingeladen',
    recovery: 'Neuen Passkey erstellen',
    lead: 'Ihr Passkey wird auf diesem Gerät erstellt: mit Ihrem Fingerabdruck, Ihrem Gesicht oder Ihrer Bildschirmsperre. Ein Passwort gibt es nicht.',
    wait: 'Einen Moment …',
    register: 'Passkey erstellen',
    later: 'Jetzt nicht',
    elsewhere:
      'Dieser Browser unterstützt keine Passkeys. Öffnen Sie den Link aus der E-Mail in einem anderen Browser.',
    done: 'Die Registrierung ist abgeschlossen.',
    go: 'Weiter',
  },
  phone: {
    register: 'Mit dem Smartphone registrieren',
    signIn: 'Mit dem Smartphone anmelden',
    app: 'Mit der App anmelden',
    add: 'Smartphone hinzufügen',
    scan: 'Scannen Sie den Code mit der Kamera Ihres Smartphones',
    open: 'Öffnen Sie die Benachrichtigung der App auf Ihrem Smartphone',
    code: 'QR-Code, der die Anfrage auf Ihrem Smartphone öffnet',
    number: 'Wählen Sie auf dem Smartphone diese Zahl',
    left: (seconds) => `Diese Anfrage läuft in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} ab`,
    asked:
      'In zehn Minuten werden höchstens drei Nachrichten gesendet. Es kam keine? Brechen Sie ab, und melden Sie sich auf einem anderen Weg an.',
    declined: 'Die Anfrage wurde auf dem Smartphone abgelehnt.',
    expired: 'Die Anfrage ist abgelaufen.',
    failed: 'Etwas ist schiefgelaufen',
    reasons,
    closed:
      'Das Fenster wurde geschlossen, bevor das Smartphone geantwortet hat. Bitte versuchen Sie es noch einmal.',
    unshown: 'Diese Seite kann die Anfrage für das Smartphone nicht anzeigen.',
  },
};
