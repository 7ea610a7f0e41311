import type { Catalogue } from '../../catalogue.ts';

/** A device in a sentence, behind "mit" or "auf". */
const named = (device: string) => device || 'einem Gerät, das es nicht mehr gibt';

/** A person's own page in German. */
export const me = {
  'pages/me': {
    title: 'Ihr Konto',
    lead: (organisation) => `Was ${organisation} über Sie weiß und mit welchen Geräten Sie sich anmelden.`,
    checking: 'Einen Moment …',
    signIn: {
      title: 'Anmelden',
      lead: (organisation) =>
        `Verwenden Sie einen Passkey, den Sie bei ${organisation} haben. Damit sind Sie auch bei den Anwendungen angemeldet.`,
      action: 'Mit Passkey anmelden',
      lost: 'Gerät verloren?',
    },
    anothers:
      'Inzwischen hat sich hier eine andere Person angemeldet. Diese Seite zeigt jetzt deren Konto, und es wurde nichts geändert.',
    signedInAs: 'Angemeldet als',
    signOut: 'In diesem Browser überall abmelden',
    app: 'Anmeldungen auf diesem Smartphone bestätigen',
    devices: {
      title: 'Ihre Geräte',
      current: 'gerade damit angemeldet',
      suspended: 'gesperrt',
      addedOn: 'Hinzugefügt',
      lastUsed: 'Zuletzt genutzt',
      neverUsed: 'Noch nicht genutzt',
      elsewhere: (rpId) => `Für die Anmeldung bei ${rpId}`,
      rename: 'Umbenennen',
      remove: 'Entfernen',
      name: 'Name des Geräts',
      save: 'Speichern',
      cancel: 'Abbrechen',
      renamed: 'Gerät umbenannt',
      removed: 'Gerät entfernt',
      sure: (name) => `${name} entfernen? Sie können sich dann nicht mehr damit anmelden.`,
      sureCurrent: (name) =>
        `${name} entfernen? Sie sind gerade damit angemeldet: Sie werden hier abgemeldet und müssen sich mit einem anderen Gerät anmelden.`,
      keep: 'Behalten',
      only: (site) =>
        `Kein anderes Ihrer Geräte funktioniert bei ${site}, deshalb bleibt dieses. Fügen Sie unten ein weiteres hinzu, um es zu entfernen.`,
      add: 'Gerät hinzufügen',
      addHere: 'Passkey auf diesem Gerät erstellen',
      addPhone: 'Anderes Gerät verwenden',
      added: 'Gerät hinzugefügt',
      scan: 'Scannen Sie diesen Code mit der Kamera des anderen Geräts, oder öffnen Sie dort den Link. Damit lässt sich ein Gerät hinzufügen, zehn Minuten lang.',
      code: 'QR-Code des Links',
      copy: 'Link kopieren',
      copied: 'Link kopiert',
      done: 'Es ist hinzugefügt',
      another: 'Neuen Link erstellen',
      close: 'Schließen',
    },
    sessions: {
      title: 'Wo Sie angemeldet sind',
      current: 'dieser Browser',
      signOn: (device) => `Angemeldet mit ${named(device)}`,
      app: (device) => `Die App auf ${named(device)}`,
      since: 'Seit',
      at: (applications) => `Bei ${applications}`,
      end: 'Beenden',
      endOthers: 'Alle anderen beenden',
      ended: 'Sitzung beendet',
      allEnded: 'Alle anderen Sitzungen beendet',
      hint: 'Anwendungen mit eigener Sitzung werden benachrichtigt, sofern sie das unterstützen.',
    },
    applications: {
      title: 'Ihre Anwendungen',
      none: 'Zurzeit steht Ihnen keine Anwendung offen.',
      why: {
        invited: 'Sie wurden eingeladen oder haben sich dort selbst registriert',
        everybody: 'Offen für alle',
        group: 'Offen für eine Gruppe, zu der Sie gehören',
      },
      group: (name) => `Sie gehören zu ${name}`,
      suspended: 'gesperrt',
      unused: 'Sie waren noch nicht dort',
      used: (times, shown, last) =>
        times
          ? `${times === 1 ? 'Eine Anmeldung' : `${shown} Anmeldungen`}, zuletzt dort ${last}`
          : `Zuletzt dort ${last}`,
      reads: (what) => `Kann lesen: ${what}`,
      told: (what) => `Erhält: ${what}`,
      scopes: {
        openid: 'wer Sie dort sind',
        email: 'Ihre E-Mail-Adresse',
        profile: 'Ihren Namen und Ihr Profil',
        address: 'Ihre Postanschrift',
        phone: 'Ihre Telefonnummer',
        groups: 'Ihre Gruppen',
        offline_access: 'all das auch in Ihrer Abwesenheit',
      },
      open: 'Öffnen',
      code: 'Netzwerkcode holen',
      withdraw: 'Einwilligung widerrufen',
      sure: (name) =>
        `Einwilligung für ${name} widerrufen? Sie werden dort abgemeldet, und die Anwendung kann nichts mehr lesen. Wenn Sie sich dort wieder anmelden, erhält sie es erneut.`,
      keep: 'Beibehalten',
      withdrawn: 'Einwilligung widerrufen',
    },
    signIns: {
      title: 'Ihre letzten Anmeldungen',
      none: 'Es ist keine Anmeldung verzeichnet.',
      lead: 'Waren Sie eine davon nicht? Entfernen Sie das Gerät, beenden Sie die anderen Sitzungen, und informieren Sie die Verantwortlichen der Anwendung.',
      what: {
        SignedIn: 'Anmeldung',
        TransactionDeclined: 'Auf dem Smartphone abgelehnte Anmeldung',
        TransactionReported: 'Von Ihnen als fremd gemeldete Anmeldung',
        TransactionExpired: 'Auf dem Smartphone nicht beantwortete Anmeldung',
      },
      to: (what, application) => `${what} bei ${application}`,
      device: (device) => `Gerät: ${device}`,
      from: (ip, country) => `von ${ip}${country && `, ${country}`}`,
      more: 'Mehr anzeigen',
    },
    language: {
      title: 'Sprache Ihrer E-Mails',
      lead: (organisation) =>
        `E-Mails von ${organisation} erhalten Sie in dieser Sprache. Diese Seiten richten sich nach diesem Browser oder nach Ihrer Auswahl unten.`,
      label: 'Sprache der E-Mails',
      same: (language) => `Wie die Organisation schreibt (${language})`,
      done: 'Sprache Ihrer E-Mails geändert',
    },
    data: {
      title: 'Ihre Daten',
      lead: 'Was über Sie gespeichert ist, als Datei (JSON). In der Datei steht auch, was sie nicht enthält.',
      get: 'Datei herunterladen',
      name: 'meine-daten.json',
    },
    erasure: {
      title: 'Daten löschen lassen',
      lead: (organisation) =>
        `Bitten Sie ${organisation}, zu löschen, was dort über Sie bekannt ist. Die Verantwortlichen sehen Ihre Anfrage und beantworten sie; bis dahin ändert sich nichts.`,
      note: 'Warum, oder ab wann',
      ask: 'Um Löschung bitten',
      sure: 'Um Löschung bitten? Sobald sie erfolgt ist, können Sie sich hier nicht mehr anmelden.',
      keep: 'Nicht anfragen',
      asked: 'Ihre Anfrage ist unterwegs',
      phase: {
        // Never shown, but no text may be empty.
        open: 'Ihre Anfrage wartet auf Antwort.',
        allowed: 'Ihrer Anfrage wurde zugestimmt. Ihre Daten werden bald gelöscht.',
        declined: 'Ihre Anfrage wurde abgelehnt. Sie können erneut anfragen.',
        expired: 'Ihre Anfrage wurde nicht beantwortet. Sie können erneut anfragen.',
      },
    },
    addDevice: {
      title: 'Dieses Gerät hinzufügen',
      checking: 'Ihr Link wird geprüft …',
      lead: (name, organisation) =>
        `Erstellen Sie auf diesem Gerät einen Passkey für ${name} bei ${organisation}. Fahren Sie nur fort, wenn Sie das sind.`,
      action: 'Dieses Gerät hinzufügen',
      done: 'Gerät hinzugefügt',
      doneHint: 'Sie können sich ab jetzt damit anmelden.',
      toPage: 'Zu Ihrem Konto',
      failed: 'Dieses Gerät kann nicht hinzugefügt werden',
      failedHint: 'Erstellen Sie auf der Seite Ihres Kontos einen neuen Link.',
    },
  },
} satisfies Partial<Catalogue>;
