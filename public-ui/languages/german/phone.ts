import { reasons } from '../../../web-kit/phoneReasons/german.ts';
import type { Catalogue } from '../../catalogue.ts';
import { approve } from './approve.ts';

/** The installed app, and the pages of the phone, in German. */
export const phone = {
  ...approve,
  'pages/app': {
    title: 'Latchkey-App',
    lead: (organisation) =>
      `Bestätigen Sie Anmeldungen bei ${organisation ?? 'der Operator-Konsole'} mit dem Passkey dieses Smartphones.`,
    checking: 'Einen Moment …',
    signIn: 'In der App anmelden',
    signInHint: {
      operator: 'Melden Sie sich einmal an, um Anfragen hier zu sehen und Benachrichtigungen zu erhalten.',
      user: 'Melden Sie sich einmal mit dem Passkey an, den Sie bei der Registrierung auf diesem Smartphone erstellt haben, um Anfragen hier zu sehen und Benachrichtigungen zu erhalten.',
    },
    signedInAs: 'Angemeldet als',
    signOut: 'Abmelden',
    me: 'Ihr Konto',
    requests: {
      title: 'Wartet auf Sie',
      loading: 'Anfragen werden gesucht …',
      empty: 'Keine Anfrage wartet auf Ihre Bestätigung.',
      emptyHint: {
        operator:
          'Wählen Sie auf der Anmeldeseite die Benachrichtigung der Latchkey-App, und die Anfrage erscheint hier.',
        user: 'Wählen Sie auf dem anderen Bildschirm die Anmeldung mit der App, und die Anfrage erscheint hier.',
      },
      to: 'Anmeldung bei',
      from: 'von',
      unknown: 'einem anderen Gerät',
      answer: 'Antworten',
      left: (seconds) => `noch ${seconds} s`,
    },
    scan: {
      title: 'Code scannen',
      lead: {
        operator:
          'Wählen Sie auf der Anmeldeseite Ihres Computers die Latchkey-App, und scannen Sie den Code, der dort erscheint.',
        user: 'Wählen Sie auf dem anderen Bildschirm die Anmeldung mit dem Smartphone, und scannen Sie den Code, der dort erscheint.',
      },
      start: 'Code scannen',
      stop: 'Kamera ausschalten',
      opening: 'Die Kamera wird geöffnet …',
      looking: 'Halten Sie den Code vor die Kamera.',
      picture: 'Bild der Kamera',
      found: 'Gefunden. Die Anfrage wird geöffnet …',
      foreign: 'Das ist kein Latchkey-Code. Scannen Sie den auf der Anmeldeseite.',
      denied:
        'Diese Seite darf die Kamera nicht verwenden. Erlauben Sie es in den Einstellungen Ihres Browsers.',
      absent: 'Auf diesem Gerät wurde keine Kamera gefunden.',
      failed: 'Die Kamera konnte nicht geöffnet werden. Schließen Sie andere Programme, die sie verwenden.',
      instead: {
        operator: ' Oder geben Sie den Code ein.',
        user: ' Oder scannen Sie den Code mit der Kamera-App Ihres Smartphones.',
      },
    },
    type: {
      label: 'Code stattdessen eintippen',
      hint: 'Sie finden ihn unter dem QR-Code: fünf Zeichen, ein Bindestrich, fünf weitere.',
      needsSignIn: 'Um stattdessen einen Code einzutippen, melden Sie sich zuerst in der App an.',
      open: 'Anfrage öffnen',
      wrong: 'Zu diesem Code gibt es keine Anfrage, oder sie ist abgelaufen.',
    },
    push: {
      title: 'Benachrichtigungen',
      off: 'Lassen Sie sich auf diesem Smartphone benachrichtigen, wenn Sie sich anderswo anmelden.',
      on: 'Dieses Smartphone erhält Ihre Anmeldeanfragen als Benachrichtigungen.',
      turnOn: 'Benachrichtigungen einschalten',
      turnOff: 'Ausschalten',
      denied:
        'Benachrichtigungen sind für diese Seite blockiert. Erlauben Sie sie in den Einstellungen Ihres Browsers.',
      unsupported:
        'Dieser Browser kann hier keine Benachrichtigungen anzeigen. Fügen Sie die App auf einem iPhone zuerst zum Home-Bildschirm hinzu.',
      failed:
        'Ihr Browser konnte die Benachrichtigungen nicht einschalten. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal, oder verwenden Sie einen anderen Browser.',
      turnedOn: 'Benachrichtigungen sind eingeschaltet',
      turnedOff: 'Benachrichtigungen sind ausgeschaltet',
    },
    devices: {
      title: 'Ihre Geräte',
      current: 'dieses Gerät',
      rename: 'Umbenennen',
      renameThis: (name) => `${name} umbenennen`,
      name: 'Name des Geräts',
      save: 'Speichern',
      cancel: 'Abbrechen',
      renamed: 'Gerät umbenannt',
    },
    install: {
      title: 'Die App auf dem Smartphone behalten',
      lead: 'Fügen Sie die App zum Startbildschirm dieses Smartphones hinzu, und öffnen Sie sie wie jede andere.',
      hint: 'Sie finden das im Menü Ihres Browsers: „Zum Home-Bildschirm“, „Zum Startbildschirm hinzufügen“ oder „Installieren“.',
      button: 'App installieren',
    },
  },
  'pages/phone': {
    here: 'Stattdessen dieses Gerät verwenden',
    locating:
      'Ihr Standort wird ermittelt, damit das Smartphone ihn anzeigen kann. Wenn Ihr Browser fragt, erlauben oder blockieren Sie es bitte.',
    noGeolocation: 'Ihr Browser unterstützt keine Standortbestimmung',
    opening: 'Der Code wird vorbereitet …',
    scan: {
      2: 'Scannen Sie den Code mit der Kamera Ihres Smartphones',
      3: 'Scannen Sie den Code mit der Latchkey-App auf Ihrem Smartphone',
      4: 'Wir haben eine Benachrichtigung an Ihr Smartphone gesendet. Öffnen Sie sie dort in der Latchkey-App.',
    },
    type: 'Keine Kamera? Geben Sie diesen Code in der App ein:',
    getApp: (address) => `Noch keine App? Öffnen Sie ${address} auf Ihrem Smartphone.`,
    unreached: 'Ihr Smartphone war nicht erreichbar. Bitte wählen Sie einen anderen Weg, sich anzumelden.',
    qr: 'QR-Code, der die Anfrage auf Ihrem Smartphone öffnet',
    number: 'Wählen Sie auf dem Smartphone diese Zahl',
    secondsLeft: (seconds) =>
      `Diese Anfrage läuft in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} ab`,
    waiting: 'Warten auf das Smartphone …',
    declined: 'Die Anfrage wurde auf dem Smartphone abgelehnt.',
    expired: 'Der Code ist abgelaufen.',
    failed: 'Etwas ist schiefgelaufen',
    reasons,
    cancel: 'Abbrechen',
    again: 'Erneut versuchen',
    close: 'Schließen',
  },
} satisfies Partial<Catalogue>;
