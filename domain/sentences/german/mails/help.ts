type Asked = { who: string; application: string };
type Place = { organisation: string; application: string };

const answer =
  'Antworten Sie in der Konsole unter „Zugriffsanfragen“. Ohne Antwort endet die Anfrage in 30 Tagen.';
const needed = 'Falls Sie ihn trotzdem brauchen, sprechen Sie mit den Verantwortlichen.';

/** The mails about what people ask an organisation for. */
export const help = {
  'mail.accessAsked': ({ who, application }: Asked) => ({
    subject: `${who} bittet um Zugriff auf ${application}`,
    lines: [
      `${who} ist Ihrer Organisation bekannt, wollte sich bei ${application} anmelden und hat darauf keinen Zugriff.`,
      answer,
    ],
    label: 'Anfrage ansehen',
  }),
  'mail.deviceLost': ({ organisation }: { organisation: string }) => ({
    subject: 'Haben Sie Ihr Gerät verloren?',
    lines: [
      `Jemand, hoffentlich Sie, hat auf der Anmeldeseite von ${organisation} angegeben, dass Ihr Gerät verloren ist. Öffnen Sie den Link, um ${organisation} um einen neuen Zugang zu bitten.`,
      'Der Link funktioniert zwei Tage lang. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Dann geschieht nichts.',
    ],
    label: 'Um neuen Zugang bitten',
  }),
  'mail.deviceAsked': ({ who }: { who: string }) => ({
    subject: `${who} hat ein Gerät verloren`,
    lines: [
      `${who} bittet um einen neuen Zugang ohne dieses Gerät. Vergewissern Sie sich auf anderem Weg als per E-Mail, dass die Anfrage wirklich von dieser Person kommt.`,
      answer,
    ],
    label: 'Anfrage ansehen',
  }),
  'mail.deviceDeclined': ({ organisation }: { organisation: string }) => ({
    subject: 'Kein neuer Zugang ohne Ihr Gerät',
    lines: [
      `Sie haben um einen neuen Zugang ohne Ihr Gerät gebeten. ${organisation} hat das abgelehnt.`,
      needed,
    ],
    label: `Zu ${organisation}`,
  }),
  'mail.erasureAsked': ({ who }: { who: string }) => ({
    subject: `${who} bittet um Löschung der eigenen Daten`,
    lines: [
      `${who} bittet Ihre Organisation auf der eigenen Seite, alle Daten zur Person zu löschen. Noch wurde nichts gelöscht.`,
      'Antworten Sie in der Konsole unter „Zugriffsanfragen“, und löschen Sie die Person dort. Ohne Antwort endet die Anfrage in 30 Tagen.',
    ],
    label: 'Anfrage ansehen',
  }),
  'mail.erasureAllowed': ({ organisation }: { organisation: string }) => ({
    subject: 'Ihre Daten werden gelöscht',
    lines: [
      `Sie haben ${organisation} gebeten, Ihre Daten zu löschen. Ihrer Bitte wurde zugestimmt, die Löschung folgt.`,
      'Danach können Sie sich dort nicht mehr anmelden. Falls Sie nicht darum gebeten haben, sagen Sie es sofort den Verantwortlichen.',
    ],
    label: `Zu ${organisation}`,
  }),
  'mail.erasureDeclined': ({ organisation }: { organisation: string }) => ({
    subject: 'Ihre Daten werden nicht gelöscht',
    lines: [
      `Sie haben ${organisation} gebeten, Ihre Daten zu löschen. Das wurde vorerst abgelehnt.`,
      'Den Grund erfahren Sie von den Verantwortlichen.',
    ],
    label: `Zu ${organisation}`,
  }),
  'mail.accessDeclined': ({ organisation, application }: Place) => ({
    subject: `Kein Zugriff auf ${application}`,
    lines: [`Sie haben um Zugriff auf ${application} gebeten. ${organisation} hat das abgelehnt.`, needed],
    label: `Zu ${organisation}`,
  }),
} as const;
