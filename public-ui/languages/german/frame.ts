import type { Catalogue } from '../../catalogue.ts';

/** The frame, the parts of forms, and what several pages say alike, in German. */
export const frame = {
  parts: {
    reload: 'Seite neu laden',
    crashed: 'Etwas ist schiefgelaufen',
    crashedHint:
      'Diese Seite konnte nicht angezeigt werden. Prüfen Sie Ihre Verbindung, und laden Sie sie neu.',
    footer: { privacy: 'Datenschutzerklärung', terms: 'Nutzungsbedingungen', errors: 'Fehlercodes' },
    aside: {
      title: 'Den Schlüssel haben Sie schon in der Hand.',
      lead: 'Ihr Team und Ihre Benutzer melden sich mit Fingerabdruck, Gesicht oder Geräte-PIN an.',
      points: [
        'Passkeys lassen sich nicht abfischen, erraten oder stehlen',
        'Ein einziges Script-Tag für Ihre eigene Website',
        'Jede Anmeldung protokolliert, jede Änderung nachvollziehbar',
      ],
    },
    captcha: {
      label: 'Ich bin kein Roboter',
      solving: 'Wird geprüft …',
      solved: 'Geprüft',
      failed: 'Die Prüfung ist fehlgeschlagen. Setzen Sie das Häkchen noch einmal.',
    },
    mailboxLink: {
      kept: 'Diese Installation bewahrt ihre E-Mails auf, statt sie zu versenden.',
      open: 'Postfach öffnen',
    },
    methods: {
      legend: 'Anmeldemethode',
      invalid: 'Ungültige Anmeldemethode',
      1: ['Dieses Gerät', 'Fingerabdruck, Gesicht, Geräte-PIN oder Sicherheitsschlüssel'],
      2: ['Smartphone (QR-Code scannen)', 'Mit einem Passkey auf Ihrem Smartphone'],
      3: ['Latchkey-App (QR-Code scannen)', 'Mit der App auf Ihrem Smartphone scannen'],
      4: ['Latchkey-App (Benachrichtigung)', 'Ihr Smartphone fragt Sie'],
      location:
        'Ihr Browser wird nach Ihrem Standort fragen, weil das Smartphone anzeigt, woher die Anfrage kommt.',
    },
    choose: 'Bitte wählen',
    optional: 'optional',
    listFailed: 'Die Liste konnte nicht geladen werden.',
    access: {
      note: 'Wofür brauchen Sie den Zugriff?',
      noteHint: 'Wer über die Anfrage entscheidet, liest das.',
      ask: 'Zugriff anfragen',
      asking: 'Wird angefragt …',
      waits: (until) =>
        `Ihre Anfrage wartet auf Antwort, spätestens bis ${until}. Sie können diese Seite schließen: Sie erhalten eine E-Mail, sofern Ihre Adresse bekannt ist.`,
      allowed: 'Sie haben jetzt Zugriff. Melden Sie sich noch einmal an.',
      declined: (application) =>
        `Ihre Anfrage nach Zugriff auf ${application} wurde abgelehnt. Sie können erneut anfragen oder mit den Verantwortlichen sprechen.`,
    },
  },
  words: {
    brand: 'Latchkey',
    loading: 'Wird geladen …',
    retry: 'Erneut versuchen',
    goBack: 'Zurück',
    signingIn: 'Warten auf Ihr Gerät …',
    noPasskeys: 'WebAuthn wird von diesem Browser nicht unterstützt',
    elsewhere:
      'Bitte öffnen Sie diese Seite in einem anderen Browser. E-Mail-Programme öffnen Links oft in einem eigenen.',
    copyAddress: 'Adresse kopieren',
    addressCopied: 'Adresse kopiert',
    home: 'Zur Anmeldung',
    resent: 'Die E-Mail wurde gesendet',
    terms: {
      before: 'Ich akzeptiere die ',
      terms: 'Nutzungsbedingungen',
      and: ' und die ',
      privacy: 'Datenschutzerklärung',
    },
    asking: {
      OPERATOR_LOGIN: {
        title: 'Mit dem Smartphone anmelden',
        approved: 'Bestätigt. Sie werden angemeldet …',
      },
      OPERATOR_REGISTER: {
        title: 'Mit dem Smartphone registrieren',
        approved: 'Bestätigt. Ihr Konto wird angelegt …',
      },
      OPERATOR_ADD_DEVICE: { title: 'Smartphone hinzufügen', approved: 'Das Gerät wurde hinzugefügt' },
    },
  },
} satisfies Partial<Catalogue>;
