import type { Catalogue } from '../../catalogue.ts';

/** What the pages of the team say, in German. */
export const team = {
  'pages/team': {
    title: 'Team',
    add: 'Mitglied hinzufügen',
    addText:
      'Wir senden eine E-Mail mit einem Link. Wer sie erhält, erstellt einen Passkey und tritt mit derselben Rolle bei wie Sie, sofern Sie keine andere wählen.',
    members: 'Mein Team',
    none: 'Noch keine Teammitglieder.',
    columns: {
      name: 'Name',
      email: 'E-Mail',
      devices: 'Geräte',
      createdAt: 'Angelegt',
      lastAccess: 'Letzter Zugriff',
      status: 'Status',
      role: 'Rolle',
    },
    you: 'Sie',
    audit: {
      ofTeam: 'Audit des Teams',
      open: (member) => `Audit von ${member}`,
      button: 'Audit',
    },
  },
  'things/members': {
    addDevice: 'Gerät hinzufügen',
    addDeviceAsks: (name) =>
      `An ${name} geht eine E-Mail mit einem Link. Wer ihn auf dem neuen Gerät öffnet, fügt dieses Gerät hinzu. Er ist zwei Tage gültig.`,
    addDeviceYes: 'E-Mail senden',
    mailed: 'E-Mail gesendet',
    windowBlocked:
      'Ihr Browser hat das Fenster blockiert. Erlauben Sie es, und versuchen Sie es noch einmal.',
    last: (site) =>
      `Kein anderes Gerät funktioniert bei ${site}, deshalb bleibt dieses. Vorher muss ein weiteres dazukommen.`,
    details: {
      device: 'Gerät',
      ip: 'IP-Adresse',
      status: 'Status',
      os: 'Betriebssystem',
      country: 'Land',
      deviceType: 'Plattform',
      browser: 'Browser',
      loginTime: 'Zeit der Anmeldung',
    },
    deviceTypes: { mobile: 'Mobilgerät', desktop: 'Computer' },
    methods: {
      'this device': 'Dieses Gerät',
      phone: 'Smartphone',
      'phone app': 'App auf dem Smartphone',
      push: 'Benachrichtigung in der App',
    },
    succeeded: 'Erfolgreich',
    devices: 'Registrierte Geräte',
    noDevices: 'Keine Geräte.',
    appless: 'Ohne App',
    inApp: 'In der App',
    lastAccess: 'Letzter Zugriff',
    platform: 'Plattform',
    logins: 'Anmeldungen',
    since: 'In Gebrauch seit',
    provider: 'Passkey verwahrt von',
    synced: 'Synchronisierbar seit',
    remove: 'Entfernen',
    kind: 'Art',
    renamedNow: 'Gerät umbenannt',
    removedNow: 'Gerät entfernt',
    suspendedNow: 'Gerät gesperrt',
    activatedNow: 'Gerät aktiviert',
    called: (name) => `Gerät „${name}“`,
    suspendTitle: 'Gerät sperren',
    suspendEffect:
      'Mit seinem Passkey ist keine Anmeldung möglich, bis das Gerät wieder aktiviert wird, und seine Sitzungen enden.',
    removeTitle: 'Gerät entfernen',
    removeAsks: (device) =>
      `${device} entfernen? Mit dem Passkey darauf ist dann keine Anmeldung mehr möglich. Das kann nicht rückgängig gemacht werden.`,
    several: {
      select: 'Alle auswählen',
      devices: (count) => `${count} ${count === 1 ? 'Gerät' : 'Geräte'}`,
      many: (count) => (count === '1' ? '1 Gerät' : `${count} Geräte`),
      suspendAll:
        'Mit ihren Passkeys ist keine Anmeldung möglich, bis die Geräte wieder aktiviert werden, und ihre Sitzungen enden.',
      removeTitle: (what) => `${what} entfernen`,
      removeAll:
        'Mit ihren Passkeys ist dann keine Anmeldung mehr möglich. Das kann nicht rückgängig gemacht werden.',
      removed: (what) => `${what} entfernt`,
    },
    icons: { android: 'Android', apple: 'Apple', usb: 'USB', ble: 'BLE', computer: 'Computer' },
    team: {
      suspendedNow: 'Mitglied gesperrt',
      activatedNow: 'Mitglied aktiviert',
      deletedNow: 'Mitglied gelöscht',
      suspendTitle: 'Teammitglied sperren',
      suspendEffect:
        'Dieses Mitglied wird sofort abgemeldet und kann sich erst wieder anmelden, wenn jemand aus dem Team das Konto aktiviert. Seine offenen Einladungen ins Team werden zurückgezogen.',
      members: (count) => `${count} ${count === 1 ? 'Mitglied' : 'Mitglieder'}`,
      many: (count) => (count === '1' ? '1 Mitglied' : `${count} Mitglieder`),
      suspendAll:
        'Sie werden sofort abgemeldet und können sich erst wieder anmelden, wenn jemand aus dem Team ihre Konten aktiviert. Ihre offenen Einladungen ins Team werden zurückgezogen.',
      deleteMany: (what) => `${what} löschen`,
      deleteAll:
        'Auch alle ihre Geräte werden gelöscht, und sie werden sofort abgemeldet. Ihre offenen Einladungen ins Team werden zurückgezogen. Das kann nicht rückgängig gemacht werden.',
      deletedAll: (what) => `${what} gelöscht`,
      deleteTitle: 'Teammitglied löschen',
      deleteAsks: (name) =>
        `${name} wirklich löschen? Auch alle Geräte dieses Mitglieds werden gelöscht, und es wird sofort abgemeldet. Seine offenen Einladungen ins Team werden zurückgezogen.`,
    },
    role: {
      title: 'Rolle',
      change: 'Rolle ändern',
      changeOf: (name) => `Rolle von ${name}`,
      changeText: 'Die neue Rolle gilt sofort, auch dort, wo dieses Mitglied schon angemeldet ist.',
      given: (name, role) => `${name} hat jetzt die Rolle ${role}`,
    },
    hint: {
      text: 'Fügen Sie ein zweites Gerät hinzu, damit ein verlorenes Smartphone Sie nicht aussperrt.',
      dismiss: 'Nicht mehr anzeigen',
    },
  },
  'pages/oneMember': {
    lastLogin: 'Letzte Anmeldung',
    neverSignedIn: 'Noch keine Anmeldung.',
  },
  'pages/you': {
    title: 'Ihr Konto',
    details: {
      title: 'Ihre Angaben',
      name: 'Name',
      email: 'E-Mail',
      emailHint: 'Mit dieser Adresse melden Sie sich an. Sie kann nicht geändert werden.',
      phone: 'Telefonnummer',
      none: 'Nicht angegeben',
      nameMissing: 'Bitte geben Sie Ihren Namen ein',
      saved: 'Ihre Angaben wurden gespeichert',
      failed: 'Ihre Angaben konnten nicht gespeichert werden',
    },
    devices: { title: 'Ihre Geräte' },
    language: {
      title: 'Sprache',
      lead: 'Die Sprache dieser Konsole in diesem Browser und der E-Mails an Sie, wo auch immer Sie sie lesen.',
      label: 'Sprache der Konsole',
      mails: 'Sprache Ihrer E-Mails',
      same: (language) => `Die der Organisation (${language})`,
      done: 'Sprache Ihrer E-Mails geändert',
    },
  },
  'pages/security': {
    title: 'Sicherheit',
    text: 'Regeln dafür, wie sich Ihre Teammitglieder anmelden und ihren Zugang wiederherstellen. Eine Änderung gilt ab der nächsten Anmeldung.',
    operators: 'Teammitglieder',
    phone: 'Anmeldung mit dem Smartphone',
    choices: {
      allowed: {
        name: 'Erlaubt',
        hint: 'Ein Smartphone darf eine Anmeldung an jedem Bildschirm bestätigen, auch an einem weit entfernten. Wer ein Mitglied dazu verleitet, einen Code zu scannen, kann eindringen.',
      },
      nearby: {
        name: 'Nur in der Nähe des Bildschirms',
        hint: 'Ein Smartphone darf nur verwendet werden, wenn der Browser es über Bluetooth erreicht. Das schützt vor Codes, die von anderswo weitergeleitet wurden.',
      },
      off: {
        name: 'Aus',
        hint: 'Ein Smartphone kann keine Anmeldung an einem anderen Bildschirm bestätigen. Mitglieder melden sich mit dem Passkey des verwendeten Geräts oder mit einem Sicherheitsschlüssel an.',
      },
    },
    wait: 'Wartezeit nach „Ich habe mein Gerät verloren“',
    waitHint:
      'Die Zeit zwischen dem Öffnen des gesendeten Links und dem Erstellen eines neuen Passkeys. Das ganze Team wird benachrichtigt und kann die Wiederherstellung stoppen. 0 heißt: keine Wartezeit.',
    unit: 'Stunden',
    hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
    waitWrong: (least, most) => `Bitte geben Sie ganze Stunden zwischen ${least} und ${most} ein`,
    saved: 'Sicherheitseinstellungen gespeichert',
    failed: 'Die Sicherheitseinstellungen konnten nicht gespeichert werden',
  },
} satisfies Partial<Catalogue>;
