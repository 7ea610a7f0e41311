import type { Catalogue } from '../../catalogue.ts';

/** The operator console behind "bei" or "für"; requests name it in English. */
const consoles = { at: 'der Operator-Konsole', for: 'die Operator-Konsole' };
const signIn = (target: string) => `Jemand möchte sich mit Ihrem Passkey bei ${target} anmelden.`;
const registration = (target: string, account: string) =>
  `Jemand möchte ${account} für ${target} registrieren. Der Passkey wird auf diesem Gerät erstellt.`;
const onThisDevice =
  'Ihr Passkey ist jetzt auf diesem Gerät. Machen Sie auf dem anderen Bildschirm weiter; diese Seite können Sie schließen.';
const deviceAdded = [
  'Das Gerät wurde hinzugefügt',
  'Sie können sich jetzt mit diesem Gerät anmelden. Diese Seite können Sie schließen.',
] as const;
const approved = [
  'Bestätigt',
  'Machen Sie auf dem anderen Bildschirm weiter. Diese Seite können Sie schließen.',
] as const;

/** The page that approves a request in German. */
export const approve = {
  'pages/approve': {
    kinds: {
      signIn: { title: 'Anmeldung bestätigen', lead: signIn, done: approved },
      connection: {
        title: 'Anmeldung bestätigen',
        lead: (target) => `Jemand möchte sich mit Ihrem Passkey mit ${target} verbinden.`,
        done: approved,
      },
      operatorSignIn: {
        title: 'Anmeldung bestätigen',
        lead: () => signIn(consoles.at),
        done: approved,
      },
      registration: {
        title: 'Registrierung bestätigen',
        lead: registration,
        done: ['Sie sind registriert', onThisDevice],
      },
      operatorRegistration: {
        title: 'Registrierung bestätigen',
        lead: (_target, account) => registration(consoles.for, account),
        done: ['Sie sind registriert', onThisDevice],
      },
      operatorDevice: {
        title: 'Dieses Gerät hinzufügen',
        lead: (_target, account) => `Dieses Gerät erhält einen eigenen Passkey für das Konto ${account}.`,
        done: deviceAdded,
      },
      userDevice: {
        title: 'Dieses Gerät hinzufügen',
        lead: (target, account) =>
          `Jemand möchte sich bei ${target} als ${account} auch mit diesem Gerät anmelden. Es erhält einen eigenen Passkey.`,
        done: deviceAdded,
      },
    },
    title: 'Anfrage bestätigen',
    unknown:
      'Dieser Link oder dieses Token ist ungültig, abgelaufen oder bereits verwendet. Bitte beginnen Sie dort noch einmal, wo Sie sich anmelden.',
    invalid: 'Ungültige Art der Bestätigung für die Anmeldung',
    checking: 'Ihr Link wird geprüft …',
    noPasskeys:
      'Dieser Browser unterstützt keine Passkeys (WebAuthn). Bitte öffnen Sie den Link in einem anderen Browser.',
    insecure: 'Diese Verbindung ist nicht sicher. Bitte bestätigen Sie hier nichts.',
    requestTime: 'Zeit der Anfrage',
    fromDevice: 'Von Gerät',
    client: 'Über',
    requestIp: 'IP der Anfrage',
    target: 'Anwendung',
    account: 'Konto',
    map: 'Woher die Anfrage kam',
    mapLoading: 'Wird geladen …',
    mapFailed: 'Die Karte konnte nicht geladen werden',
    noPlace: 'Der Ort dieser Anfrage ist unbekannt.',
    sides: {
      north: (degrees) => `${degrees}° nördlicher Breite`,
      south: (degrees) => `${degrees}° südlicher Breite`,
      east: (degrees) => `${degrees}° östlicher Länge`,
      west: (degrees) => `${degrees}° westlicher Länge`,
    },
    tentative: 'Der ermittelte Ort kann ungenau sein',
    unproved: 'Gerät und Ort hat der andere Bildschirm selbst gemeldet. Sie sind nicht überprüft.',
    site: 'Diese Seite',
    screenAddress: 'Netzwerkadresse des Bildschirms',
    sameNetwork: 'Der andere Bildschirm und dieses Smartphone sind im selben Netzwerk.',
    otherNetwork: (own) =>
      `Der andere Bildschirm ist in einem anderen Netzwerk als dieses Smartphone (${own}). Das kann an mobilen Daten oder einem VPN liegen. ` +
      'Wenn Ihnen jemand diesen Code geschickt hat oder der Bildschirm nicht vor Ihnen steht, lehnen Sie ab.',
    attribution: '© OpenStreetMap-Mitwirkende',
    choose: 'Welche Zahl sehen Sie auf dem anderen Bildschirm?',
    approve: 'Weiter zum Bestätigen',
    approveHint: 'Sie werden nach Face ID, Touch ID oder PIN gefragt.',
    deviceError: (why) => `Das Gerät konnte nicht überprüft werden. ${why}`,
    approving: 'Warten auf Ihr Gerät …',
    decline: 'Ablehnen',
    notMe: 'Das war ich nicht',
    answersHint:
      'Lehnen Sie ab, wenn Sie es sich anders überlegt haben. „Das war ich nicht“ alarmiert zusätzlich Ihre Organisation und beendet jede Sitzung, die durch die Anfrage schon entstanden ist.',
    secondsLeft: (seconds) => `noch ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
    ended: {
      approved: 'Diese Anfrage wurde bereits bestätigt.',
      completed: 'Diese Anfrage wurde bereits bestätigt.',
      declined: 'Diese Anfrage wurde bereits abgelehnt.',
      failed: 'Diese Anfrage ist bereits beendet.',
      expired: 'Diese Anfrage ist abgelaufen.',
    },
    done: {
      declined: ['Abgelehnt', 'Niemand wurde angemeldet. Sie können diese Seite schließen.'],
      reported: [
        'Vielen Dank',
        'Niemand wurde angemeldet, und der Versuch ist festgehalten. Sie können diese Seite schließen.',
      ],
    },
    backToApp: 'Zurück zur App',
    openApp: 'App öffnen',
    unconfirmed: 'Kein Passkey dieses Smartphones hat die Anfrage bestätigt.',
    startAgain: 'Um es noch einmal zu versuchen, beginnen Sie auf dem anderen Bildschirm.',
    getApp: 'Die nächste Anmeldung als Benachrichtigung erhalten',
    footer: { product: 'Latchkey', privacy: 'Datenschutzerklärung' },
  },
} satisfies Partial<Catalogue>;
