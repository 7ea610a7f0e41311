import { countedIn } from '../../../web-kit/features/counted.ts';
import { features } from '../../../web-kit/features/german.ts';
import { named } from '../../../web-kit/language/named.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('de');

/** What the first page, the search and the reports say, in German. */
export const home = {
  'pages/home': {
    title: 'Start',
    signIns: 'Anmeldungen bei Ihren Anwendungen',
    passkeys: 'Passkeys in Browsern',
    insights: 'Auswertungen',
    noApplications: 'Noch kann sich niemand anmelden, denn es gibt keine Anwendung.',
    attention: {
      title: 'Braucht Ihre Aufmerksamkeit',
      none: 'Nichts braucht Ihre Aufmerksamkeit.',
      requests: (count) => `Anfragen, die auf Antwort warten: ${count}`,
      people: (count) => `Personen ohne zweites Gerät: ${count}`,
      unused: (count) => `Personen, deren einziges Gerät seit 90 Tagen nicht genutzt wurde: ${count}`,
      unusedHint:
        'Das Gerät könnte schon verloren sein. Ein rechtzeitig hinzugefügtes zweites Gerät erspart allen die Wiederherstellung.',
      peopleHint: 'Wer das einzige Gerät verliert, braucht Hilfe, um sich wieder anzumelden.',
      ending: {
        signing: (application) => `Das Signaturzertifikat des Service Providers von ${application}`,
        encryption: (application) =>
          `Das Verschlüsselungszertifikat des Service Providers von ${application}`,
        secret: (application) => `Das frühere Client-Secret von ${application}`,
        own: () => 'Ein Zertifikat Ihrer Organisation für alle SAML-Anwendungen',
      },
      silent: {
        sso: 'Bei Ihren OpenID- und SAML-Anwendungen kann sich gerade niemand anmelden, weil der Dienst für Single Sign-On nicht antwortet.',
        radius:
          'In Ihren Netzwerken kann sich gerade niemand anmelden, weil der RADIUS-Dienst nicht antwortet.',
      },
      silentHint:
        'An Ihren Einstellungen liegt es nicht, und es geht von selbst weiter, sobald der Dienst wieder da ist. Hält es an, informieren Sie den Support.',
      support: 'Support',
      ends: (what, on) => `${what} läuft am ${on} ab.`,
      ended: (what, on) => `${what} ist am ${on} abgelaufen.`,
      licence: (days) => `Ihre Lizenz endet in ${days} ${days === 1 ? 'Tag' : 'Tagen'}.`,
      licenceOver: 'Ihre Lizenz ist beendet.',
      pastDue: 'Eine Zahlung ist fehlgeschlagen.',
      atLeast: (count) => `mehr als ${count}`,
    },
  },
  'pages/signIns': {
    title: 'Anmeldungen',
    about: 'Wie Anmeldungen bei Ihren Anwendungen endeten, die neuesten zuerst.',
    outcome: 'Ergebnis',
    all: 'Alle',
    columns: {
      createdAt: 'Zeitpunkt',
      username: 'Wer',
      end: 'Ergebnis',
      fromIP: 'Von',
    },
    nobody: 'niemand Bekanntes',
    deleted: 'eine gelöschte Anwendung',
    none: 'In diesem Zeitraum gibt es keine solchen Anmeldungen.',
  },
  'things/chooseApplication': {
    of: (name) => `Anwendung: ${name}`,
    all: 'Alle Anwendungen',
    one: 'eine davon',
    title: 'Welche Anwendung?',
    search: 'Anwendungen suchen …',
    results: 'Anwendungen',
    none: 'Es gibt noch keine Anwendung.',
  },
  'things/firstSteps': {
    title: 'Erste Schritte',
    lead: 'Sie führen zur ersten Anmeldung bei einer Ihrer Anwendungen. Was erledigt ist, wird von selbst abgehakt.',
    done: 'Erledigt',
    count: (done, all) => `${done} von ${all} erledigt`,
    next: (title) => `Als Nächstes: ${title}`,
    all: 'Alle Schritte',
    hide: 'Diese Schritte ausblenden',
    try: (name) => `Schon vor der Einrichtung können Sie sehen, was ${name} erhalten würde:`,
    steps: {
      address: {
        title: 'Die Organisation hat ihre Adresse',
        why: 'Dort sind diese Konsole und die Anmeldeseiten Ihrer Personen.',
      },
      application: {
        title: 'Anwendung anlegen',
        why: 'Bei ihr meldet man sich an: bei einer Website, einer App oder einem Netzwerk.',
      },
      invited: {
        title: 'Jemanden einladen',
        why: 'Ohne Benutzer meldet sich niemand an. Beginnen Sie mit sich selbst.',
      },
      registered: {
        title: 'Jemanden registrieren lassen',
        why: 'Der Passkey, der dabei entsteht, ersetzt das Passwort.',
      },
      secondWay: {
        title: 'Zweiten Zugang schaffen',
        why: 'Geht das einzige Gerät des einzigen Mitglieds verloren, kann niemand diese Konsole öffnen.',
      },
      signedIn: {
        title: 'Die erste Anmeldung sehen',
        why: 'Sie zeigt, dass die Anwendung eingerichtet ist. Tests zählen nicht.',
      },
    },
    links: {
      application: 'Wählen, was zu schützen ist',
      invited: (name) => `Zu ${name} einladen`,
      registered: 'Sehen, wer sich registriert hat',
      device: 'Eigenes Gerät hinzufügen',
      colleague: 'Jemanden ins Team einladen',
      signedIn: (name) => `${name} einrichten`,
    },
  },
  'things/search': {
    open: 'Suchen',
    shortcut: 'Strg K',
    title: 'Alles durchsuchen',
    placeholder: 'Personen, Anwendungen, Gruppen, Seiten …',
    results: 'Ergebnisse',
    groups: {
      pages: 'Seiten',
      people: 'Personen',
      applications: 'Anwendungen',
      team: 'Team',
      groups: 'Gruppen',
      guides: 'Anleitungen',
    },
    inGuides: (q) => `In den Anleitungen nach „${q}“ suchen`,
    searching: 'Suche läuft …',
    nothing: (q) => `Hier passt nichts zu „${q}“.`,
    failed: (groups) => `Konnte nicht durchsucht werden: ${groups}.`,
    keys: 'Pfeiltasten wählen, Enter öffnet, Esc schließt.',
  },
  'pages/reports': {
    title: 'Berichte',
    device: 'Gerätebericht',
    devices: 'Geräte nach Plattform',
    users: 'Benutzer',
    counts: { total: 'Benutzer gesamt', active: 'Aktive Benutzer', suspended: 'Gesperrte Benutzer' },
    signIns: 'Anmeldungen der letzten 30 Tage',
    audience: {
      title: 'Besucherbericht',
      country: 'Land',
      visits: 'Besuche',
      unknown: 'Unbekannt',
      none: 'Noch hat sich niemand angemeldet.',
    },
    noApps: 'Keine Anwendungen angelegt',
    noUsers: 'Keine Benutzer hinzugefügt',
    addUser: 'Zur Liste der Benutzer',
  },
  'things/usage': {
    things: {
      ...countedIn('de'),
      'max.team.size': ['Mitglied im Team', 'Mitglieder im Team'],
      'max.user.per.app.count': ['Benutzer je Anwendung', 'Benutzer je Anwendung'],
      'max.device.count': ['Gerät je Person', 'Geräte je Person'],
      'user.total.count': ['Person in der Organisation', 'Personen in der Organisation'],
    },
    someLeft: ([one, several], total, used) =>
      `Ihr Tarif umfasst ${number(total)} ${total === 1 ? one : several}, davon in Gebrauch: ${number(used)}.`,
    allUsed: ([one, several], total, used) =>
      `Ihr Tarif umfasst ${number(total)} ${total === 1 ? one : several}, ${used > total ? `vorhanden sind ${number(used)}. Alle funktionieren weiter, aber ` : ''}mehr sind nicht möglich. Löschen Sie, was Sie nicht mehr brauchen, oder fragen Sie Ihren Anbieter nach einem größeren Tarif.`,
    seePlan: 'Tarif ansehen',
    feature: named(features),
    missing: 'Eintrag nicht gefunden.',
    none: (feature) => `Fehler: Das Kontingent für ${feature} ist aufgebraucht.`,
    low: (left, feature) => `Warnung: Im Kontingent für ${feature} sind nur noch ${left} übrig.`,
    disabled: (feature) => `${feature} ist deaktiviert`,
    enabled: (feature) => `${feature} ist aktiviert`,
    unknown: (feature) => `Unbekannter Typ für ${feature}.`,
    usersLow: `Warnung: Das Kontingent für ${features['max.user.per.app.count']} ist fast aufgebraucht.`,
    usersNone: `Fehler: Das Kontingent für ${features['max.user.per.app.count']} ist aufgebraucht.`,
    reported: {
      mark: 'Gemeldet',
      text: (times, last) =>
        `${times === 1 ? 'Eine Anfrage wurde' : `${times} Anfragen wurden`} mit „Das war ich nicht“ beantwortet (zuletzt am ${last}). ` +
        'Jemand anderes hat versucht, sich mit diesem Namen anzumelden.',
    },
  },
} satisfies Partial<Catalogue>;
