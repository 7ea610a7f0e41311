import type { Catalogue } from '../../catalogue.ts';

/** What RADIUS applications say, in German. */
export const radius = {
  'families/radius': {
    created: 'RADIUS-Anwendung angelegt',
    general: 'Allgemeine Einstellungen',
    heading: 'RADIUS mit PAP, passwortlos',
    tabs: {
      basic: 'Grundlagen',
      clients: 'RADIUS-Clients',
      users: 'Benutzer',
      sessions: 'Sitzungen',
      insight: 'Auswertung',
    },
    fields: {
      primaryIp: 'Primäre IP',
      ip: 'IP des Clients',
      ipWrong: 'Bitte geben Sie eine IP-Adresse oder ein Netzwerk mit höchstens 65.536 Adressen ein',
      secret: 'Shared Secret',
      secretHint:
        '16 bis 20 Zeichen, regelmäßig erneuern. Bis zu 128 sind möglich. Es wird nicht noch einmal angezeigt, kopieren Sie es also jetzt.',
      secretChange:
        'Lassen Sie das Feld leer, um das Secret zu behalten. 16 bis 20 Zeichen, regelmäßig erneuern. Bis zu 128 sind möglich.',
      secretWrong: 'Bitte geben Sie 16 bis 128 Buchstaben, Ziffern und Zeichen ohne Leerzeichen ein',
      secretPlain: 'Das ist leicht zu erraten: Bitte mischen Sie Buchstaben, Ziffern und Zeichen',
      appId: 'Anwendungs-ID',
      createdAt: 'Angelegt',
      updatedAt: 'Geändert',
      status: 'Status',
      generate: 'Erzeugen',
    },
    clients: {
      none: 'Keine Clients. Niemand kann sich anmelden, bis Sie einen hinzufügen.',
      authTypes: { inApp: 'In-App', appLess: 'App-less' },
      search: 'Client suchen …',
      add: 'RADIUS-Client hinzufügen',
      edit: (name) => `${name} bearbeiten`,
      added: 'Client hinzugefügt',
      statusDone: 'Status des Clients geändert',
      statusFailed: 'Der Status des Clients konnte nicht geändert werden',
      updated: 'Client gespeichert',
      updateFailed: 'Der Client konnte nicht gespeichert werden',
      deleted: 'Client gelöscht',
      suspendTitle: 'Client sperren',
      suspendEffect: 'Seine Anfragen werden abgelehnt, bis Sie ihn wieder aktivieren.',
      deleteTitle: 'Client löschen',
      deleteAsks: (name) =>
        `Über ${name} kann sich dann niemand mehr anmelden. Das kann nicht rückgängig gemacht werden.`,
    },
    users: {
      title: 'RADIUS-Benutzer (AAA)',
      text: (app) =>
        `Die Person erhält eine E-Mail mit einem Link, um einen Passkey für ${app} zu registrieren. Der Name für die Anmeldung ist die E-Mail-Adresse.`,
      emailMissing: 'Die E-Mail-Adresse fehlt',
      email: 'E-Mail des Benutzers',
      search: 'Nach Benutzername suchen',
    },
    sessions: {
      none: 'Noch keine Sitzungen.',
      noneHint: 'Sie erscheinen, sobald ein Client sie am Accounting-Port meldet.',
      search: 'Nach Sitzung suchen',
      user: 'E-Mail des Benutzers',
      unknown: 'Unbekannter Benutzer',
      client: 'Client',
      session: 'Sitzung',
      started: 'Beginn',
      ended: 'Ende',
      open: 'Läuft',
      lasted: 'Dauer',
      received: 'Empfangen',
      sent: 'Gesendet',
    },
    insight: {
      users: 'Anmeldungen bei der Anwendung',
      total: 'Benutzer gesamt',
      active: 'Aktive Benutzer',
      suspended: 'Gesperrte Benutzer',
      platform: 'Nutzung nach Plattform',
      empty: 'Keine Daten gefunden',
    },
    servers: {
      title: 'RADIUS-Einstellungen',
      none:
        'Die Administration dieses Servers hat dessen RADIUS-Server noch nicht eingetragen. Stellen Sie bis dahin ein, was die Integrationshilfe zeigt. Wenn Clients den Server unter einer anderen Adresse erreichen, bitten Sie die Administration, sie in der Konsole des Betreibers unter „Radius Global Settings“ einzutragen.',
      off:
        'RADIUS ist auf diesem Server ausgeschaltet, deshalb erhalten Clients keine Antwort. Bitten Sie die Administration dieses Servers, das RADIUS-Gateway zu starten: Seine UDP-Ports müssen frei sein, oder es müssen andere eingestellt werden.',
      primary: 'Primärer Server',
      secondary: 'Sekundärer Server',
      accountEnabled: 'Accounting aktiviert',
      accountIp: 'Accounting-IP',
      accountPort: 'Accounting-Port',
      authEnabled: 'Auth aktiviert',
      authPort: 'Auth-Port',
      yes: 'Ja',
      no: 'Nein',
    },
    help: {
      title: 'Integrationshilfe',
      lead:
        'Stellen Sie dies im Client ein. Der Benutzer gibt die E-Mail-Adresse als Namen und ein beliebiges Wort als Passwort ein; die Bestätigung auf dem Smartphone entscheidet. Geben Sie dem Client ein Timeout von mindestens 60 Sekunden.',
      server: 'RADIUS-Server',
      port: 'Authentifizierungs-Port (UDP)',
      acctPort: 'Accounting-Port (UDP)',
      off: 'Die Einstellungen für Ihre Clients erscheinen hier, sobald RADIUS eingeschaltet ist.',
      openvpn: 'OpenVPN (openvpn-auth-radius): radiusplugin.cnf',
      strongswan: 'strongSwan: strongswan.d/charon/eap-radius.conf',
      strongswanText: 'Die Verbindung braucht rightauth2=xauth-radius (IKEv1), das per PAP fragt.',
      pam: 'pam_radius: /etc/pam_radius_auth.conf',
      pamText:
        'Ältere Versionen von pam_radius senden keinen Message-Authenticator: Wählen Sie „Once the client has sent one“.',
      asa: 'Cisco ASA: aaa-server',
      asaText:
        'Nennen Sie die Gruppe in der tunnel-group (authentication-server-group LATCHKEY), und setzen Sie AuthenticationTimeout im Profil des AnyConnect-Clients auf 60.',
      guide: 'Weitere Clients und die Bedeutung jeder Einstellung',
    },
  },
  'families/radius/words': {
    tabs: {
      applications: 'RADIUS-Apps (AAA)',
      users: 'RADIUS-Benutzer (AAA)',
      reports: 'Bericht über RADIUS-Anwendungen',
    },
    empty: 'Noch keine RADIUS-Anwendungen. Fügen Sie die erste hinzu.',
    users: {
      text:
        'Die Personen, die per RADIUS in Ihre Netzwerke gelangen. Wählen Sie eine Anwendung, um weitere Personen zu ihr einzuladen.',
      empty: 'Keine Anwendung hinzugefügt',
      name: 'E-Mail des Benutzers',
      createdAt: 'Angelegt',
    },
    card: {
      title: 'RADIUS',
      text:
        'Netzwerke:
          Personen gelangen in ein VPN, auf einen Router oder in eine Shell, nachdem sie es auf dem Smartphone bestätigt haben.',
    },
    deleted: 'RADIUS-Anwendung gelöscht',
  },
} satisfies Partial<Catalogue>;
