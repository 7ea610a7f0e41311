import type { Catalogue } from '../../catalogue.ts';

/** What the pages about RADIUS servers and the limits of addresses say, in German. */
export const settings = {
  'staff/pages/radius': {
    tab: 'Globale RADIUS-Einstellungen',
    servers: 'Server',
    lead: 'Operatoren sehen diese Server in ihrer Konsole und tragen sie in ihren VPN-Servern und Routern ein.',
    none: 'Die Server sind noch nicht festgelegt. Bis dahin sehen Operatoren die Adresse dieser Installation und die Ports ihres Gateways.',
    off: 'Kein RADIUS-Gateway nimmt Anfragen an, deshalb erhalten Clients keine Antwort. Starten Sie eines, oder wählen Sie mit RADIUS_AUTH_PORT und RADIUS_ACCT_PORT freie Ports.',
    listening: ({ authPort, acctPort }) =>
      `Das Gateway dieser Installation nimmt Anmeldungen am UDP-Port ${authPort} an${acctPort === null ? ', aber kein Accounting' : `, und Accounting am UDP-Port ${acctPort}`}.`,
    sections: { primary_server: 'Primärer Server', secondary_server: 'Sekundärer Server' },
    fields: {
      accountEnabled: 'Accounting aktiv',
      accountIp: 'Accounting-IP',
      accountPort: 'Accounting-Port',
      authEnabled: 'Auth aktiviert',
      authPort: 'Auth-Port',
      isInDocker: 'Läuft in Docker',
      dockerIp: 'Docker-IP',
    },
    ipHint: 'Eine IP-Adresse oder ein Hostname',
    dockerHint: 'Die Adresse im Netzwerk der Container, für Ihre eigenen Dienste',
    badAddress: 'Bitte geben Sie eine IP-Adresse oder einen Hostnamen ein',
    badPort: 'Bitte geben Sie einen Port von 1 bis 65535 ein',
    updated: 'Angaben gespeichert',
  },
  'staff/pages/addressLimits': {
    tab: 'Grenzen',
    lead: 'Hinter einer Adresse eines Büros oder eines Mobilfunknetzes können viele Personen sein. Hier erlauben Sie einer Adresse mehr in der Minute oder am Tag als anderen. Grenzen eines Kontos, etwa die für Passwörter, bleiben, wie sie sind.',
    filter: 'Nach Adresse oder Grund filtern',
    fields: {
      network: 'Adresse oder Netzwerk',
      factor: 'Vielfaches der üblichen Grenzen',
      reason: 'Grund',
      until: 'Bis (UTC)',
    },
    networkHint: 'Etwa 203.0.113.7 oder 203.0.113.0/24',
    badNetwork:
      'Bitte geben Sie eine IP-Adresse oder ein Netzwerk ein: IPv4 mindestens /16, IPv6 mindestens /32',
    badFactor: (least, most) => `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein`,
    reasonHint: 'Er bleibt im Ereignisprotokoll.',
    untilHint: 'Der letzte Tag, höchstens ein Jahr von heute an',
    ended: 'abgelaufen',
    create: 'Grenzen einer Adresse erweitern',
    edit: 'Erweiterte Grenzen bearbeiten',
    added: 'Die Grenzen der Adresse sind jetzt weiter',
    changed: 'Erweiterte Grenzen geändert',
    removed: 'Die üblichen Grenzen gelten wieder',
    remove: (network) => `${network} entfernen`,
    removal: {
      title: 'Erweiterte Grenzen entfernen',
      text: (network) => `Für ${network} gelten dann wieder die üblichen Grenzen.`,
    },
    removals: {
      text: 'Für diese Adressen und Netzwerke gelten wieder die üblichen Grenzen.',
      told: (n) => `Erweiterte Grenzen von ${n} ${n === 1 ? 'Adresse' : 'Adressen'} entfernt`,
    },
  },
} satisfies Partial<Catalogue>;
