import type { GeneralWords } from './catalogue.ts';

/** What web and mobile applications say, in German. */
export const words: GeneralWords = {
  'families/general': {
    tabs: { basic: 'Grundlagen', users: 'Benutzer', insight: 'Auswertung' },
    userTabs: { details: 'Benutzerdaten', audit: 'Audit des Benutzers' },
    insight: {
      users: 'Auswertung',
      platform: 'Benutzer nach Plattform',
      total: 'Benutzer gesamt',
      active: 'Aktive Benutzer',
      suspended: 'Gesperrte Konten',
      empty: 'Keine Daten zu Benutzern',
    },
    general: 'Allgemeine Einstellungen',
    doneWeb:
      'Fügen Sie dieses Script den Seiten hinzu, auf denen man sich registriert und anmeldet. Von sich aus zeigt es nichts an: Die Zeilen zum Registrieren und Anmelden stehen in der Integrationsanleitung der Anwendung.',
    doneMobile:
      'Ihre App sendet diese Client-ID, wenn sich jemand registriert oder anmeldet. Die Integrationsanleitung der Anwendung zeigt die Aufrufe.',
    createdAt: 'Angelegt',
    clientId: 'Client-ID',
    guide: 'Integrationsanleitung',
    guideScript: 'Fügen Sie dieses Script-Tag den Seiten hinzu, auf denen man sich registriert und anmeldet:',
    guideUse: 'Registrieren Sie auf der Seite Personen, und melden Sie sie an:',
    guideMobile:
      'Ihre App ruft dies unterhalb der Basis-URL auf, ohne Webview. Der Entwicklerleitfaden enthält den Code für iOS und Android.',
    guideCalls: 'Aufrufe der App',
    guideServer: 'Prüfen Sie das Token in Ihrem eigenen Backend, bevor Sie ihm vertrauen:',
    baseUrl: 'Basis-URL der Authentifizierungs-API',
    script: 'Script-Tag',
    example: 'Beispielseite',
    serverExample: 'Beispiel-Backend',
    developerGuide: 'Entwicklerleitfaden',
    downloads: 'Downloads',
    archives: {
      wordpress: {
        label: 'WordPress-Plugin',
        text: 'Laden Sie es auf Ihre Website hoch, und geben Sie die Client-ID ein.',
      },
      android: {
        label: 'Android-SDK',
        text: 'Quellcode der Bibliothek (aar) für Android Studio, mit den obigen Aufrufen in zwei Funktionen.',
      },
      ios: { label: 'iOS-SDK', text: 'Ein Swift-Paket mit den obigen Aufrufen in zwei Funktionen.' },
      sample: { label: 'Beispielanwendung', text: 'Ein kleiner Shop, dessen Backend Tokens prüft.' },
    },
    tries: {
      title: (app) => `Diese Anmeldung testen: ${app}`,
      text: 'Die Person wird auf einem Smartphone um Bestätigung gebeten, als hätte eine Seite der Anwendung darum gebeten. Die Seite des Tests zeigt dann, was Ihr Backend erhalten würde, ohne ein gültiges Token, und prüft die Einstellungen. Der Test zählt nicht als Anmeldung.',
      hint: 'Von einer Person, die sich mit dem Smartphone registriert hat. Ein Passkey Ihrer eigenen Website funktioniert nur dort.',
    },
    fields: {
      originsHint:
        'HTTPS mit einem gültigen, nicht selbst signierten Zertifikat; http nur auf localhost, keine IP-Adresse.',
      originsAdded: 'Websites dieser Anwendung',
      originAdd: 'URL hinzufügen',
      originRemove: (address) => `${address} entfernen`,
      originNotAdded:
        'Klicken Sie auf „URL hinzufügen“, oder machen Sie einfach weiter: Eine vollständige Adresse wird automatisch hinzugefügt.',
      originWrong:
        'Bitte geben Sie eine absolute Adresse wie https://shop.example ein. http ohne s funktioniert nur auf localhost, eine IP-Adresse nie.',
      originThere: 'Diese Adresse steht bereits in der Liste',
      appSiteHint:
        'Die Website der App, zu deren Host ihre Passkeys gehören. Mit ihnen melden sich die Personen der App dort an, wenn die Website die Client-ID der App verwendet; zu einer anderen Anwendung werden sie eingeladen.',
      noWebsite: 'Ich habe keine Website',
      noWebsiteHint: 'Die Passkeys der App gehören dann zur Adresse Ihrer Organisation.',
      validityUnit: 'Einheit',
      seconds: 'Sekunden',
      minutes: 'Minuten',
      validityWrong: 'Zwischen 10 Sekunden und 24 Stunden',
    },
  },
  'families/general/association': {
    apple: {
      title: 'apple-app-site-association für iOS',
      text: 'Damit kann Ihre iOS-App die Passkeys Ihrer Website verwenden. Eine App ohne Website erhält unter iOS keine Passkeys.',
      team: 'Team ID',
      teamHint: 'Zehn Buchstaben und Ziffern, wie sie die Mitgliedschaftsseite Ihres Entwicklerkontos zeigt',
      bundle: 'Bundle ID',
      bundleHint: 'Zum Beispiel com.company.app',
      publish: (host) =>
        `Veröffentlichen Sie die Datei unter https://${host}/.well-known/apple-app-site-association: über HTTPS, mit dem Content-Type application/json und ohne Weiterleitung. Gibt es sie schon, ergänzen Sie darin diesen Eintrag. Fügen Sie den Associated Domains der App webcredentials:${host} hinzu.`,
    },
    assetlinks: {
      title: 'assetlinks.json für Android',
      text: 'Damit kann Ihre Android-App die Passkeys Ihrer Website verwenden.',
      steps: ['assetlinks.json erzeugen', 'Hinweise zum Veröffentlichen'],
      package: 'Paketname',
      packageHint:
        'Durch Punkte getrennte Teile, die mit einem Buchstaben beginnen, zum Beispiel com.company.app',
      fingerprint: 'SHA256-Fingerabdruck',
      fingerprintHint: '64 hexadezimale Zeichen, mit oder ohne Doppelpunkte',
      generate: 'Erzeugen',
      served: (site) =>
        `Android findet die Datei unter ${site}/.well-known/assetlinks.json, wo Latchkey sie für Apps ohne Website bereitstellt. Sie brauchen nichts zu veröffentlichen.`,
      publish: (host) =>
        `Veröffentlichen Sie die Datei unter https://${host}/.well-known/assetlinks.json: über HTTPS, mit dem Content-Type application/json, ohne Weiterleitung und ohne Anmeldung lesbar. Gibt es sie schon, ergänzen Sie die Liste darin um diesen Eintrag.`,
      check: 'Öffnen Sie diese Adresse danach in einem Browser: Die Datei muss diesen Eintrag enthalten.',
      reset: 'Zurücksetzen',
      readMore: 'Mehr erfahren',
      readMoreAt: 'https://developer.android.com/training/app-links/verify-android-applinks',
    },
  },
  'families/general/words': {
    tabs: {
      applications: 'Eigene Web-/Mobil-Apps',
      users: 'Benutzer von Web-/Mobil-Apps',
      reports: 'Passwortlose Anwendungen',
    },
    empty: 'Noch keine Anwendungen. Fügen Sie die erste hinzu.',
    type: 'Typ',
    users: {
      text: 'Die Personen, die sich in Ihren Web- und Mobil-Anwendungen registriert haben. Gesperrte Benutzer können sich erst wieder anmelden, wenn Sie sie aktivieren.',
      empty: 'Keine passwortlose Anwendung hinzugefügt',
    },
    cards: {
      Web: {
        title: 'Web/WordPress',
        text: 'Ihre eigene Website oder WordPress-Seite: Personen melden sich auf deren Seiten mit Passkeys an.',
      },
      Mobile: {
        title: 'Mobil (iOS/Android)',
        text: 'Ihre eigene mobile App: Personen melden sich mit den Passkeys ihres Geräts an.',
      },
    },
  },
  'families/general/settings': {
    origins: {
      label: 'Website-URL',
      help: 'Nur auf diesen Websites registrieren sich Personen und melden sich an; Passkeys gehören zu ihrem Host.',
    },
    tokenValidityTime: {
      label: 'Gültigkeit des Tokens',
      help: 'So lange gilt das Token einer Anmeldung. Ihr Backend tauscht es gegen eine eigene Sitzung.',
    },
    samePlatformAuth: {
      label: 'Authentifizierung auf demselben Gerät',
      help: 'Anmelden mit dem Passkey des verwendeten Geräts',
    },
    remotePlatformAuth: {
      label: 'Authentifizierung mit einem anderen Gerät',
      help: 'Anmelden mit einem Smartphone oder einem Sicherheitsschlüssel',
    },
    multipleDeviceAllowed: {
      label: 'Mehrere Geräte erlaubt',
      help: 'Eine Person darf mehrere Geräte registrieren',
    },
    invitedOnly: {
      label: 'Nur eingeladene Personen können sich registrieren',
      help: 'Neue Benutzer brauchen eine Einladung Ihres Teams. Bestehende Benutzer sind nicht betroffen.',
    },
    wordpressPluginEnabled: {
      label: 'WordPress-Plugin aktiviert',
      help: 'Das WordPress-Plugin darf diese Anwendung verwenden',
    },
    platform: {
      label: 'Plattform',
      help: 'Eine App für beide Plattformen hat für jede eine Anwendung.',
    },
    packageName: {
      label: 'Paketname',
      empty: 'Noch nicht angegeben',
      help: 'Zum Beispiel com.company.app. Sie können ihn später ergänzen; Passkeys in der App setzen ihn voraus.',
      subject: 'Der Paketname',
    },
    fingerprint: {
      label: 'SHA256-Fingerabdruck',
      empty: 'Noch nicht angegeben',
      help: 'Der Fingerabdruck des Zertifikats, mit dem die App signiert ist: 64 hexadezimale Zeichen, Doppelpunkte nicht mitgezählt.',
      subject: 'Der SHA256-Fingerabdruck',
    },
  },
};
