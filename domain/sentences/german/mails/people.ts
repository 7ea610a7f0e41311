import { inUtc } from '../../english/mails/times.ts';

const once =
  'Der Link ist zwei Tage gültig und funktioniert einmal. Falls Sie ihn nicht erwarten, können Sie diese E-Mail ignorieren.';

type Applications = { organisation: string; application: string; further: readonly string[] };
/** Applications in a sentence, and the first of them in few words. */
const all = ({ application, further }: Applications) =>
  further.length ? `${[application, ...further.slice(0, -1)].join(', ')} und ${further.at(-1)}` : application;
const brief = ({ application, further }: Applications) =>
  further.length ? `${application} und ${further.length} weitere` : application;

/** The mails that let somebody in. */
export const people = {
  'mail.activation': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lines: [
      'Vielen Dank, dass Sie ein Konto angelegt haben. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört; danach wählen Sie die Adresse Ihrer Organisation.',
      'Der Link ist zwei Tage gültig. Falls Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    ],
    label: 'Bestätigen und weiter',
  },
  'mail.invitation': ({ organisation }: { organisation: string }) => ({
    subject: `Einladung in das Team von ${organisation}`,
    lines: [
      `${organisation} lädt Sie in das eigene Team bei Latchkey ein. Sie melden sich mit einem Passkey an; ein Passwort gibt es nicht.`,
      once,
    ],
    label: 'Dem Team beitreten',
  }),
  'mail.userInvitation': (to: Applications) => ({
    subject: `Einladung zu ${brief(to)}`,
    lines: [
      `${to.organisation} lädt Sie zu ${all(to)} ein. Sie melden sich mit einem Passkey an; ein Passwort gibt es nicht.`,
      `${once} Öffnen Sie ihn auf dem Gerät, mit dem Sie sich anmelden möchten.`,
    ],
    label: to.further.length ? 'Registrieren' : `Für ${to.application} registrieren`,
  }),
  'mail.access': (to: Applications) => ({
    subject: `Sie haben jetzt Zugriff auf ${brief(to)}`,
    lines: [
      `${to.organisation} hat Ihnen Zugriff auf ${all(to)} gegeben.`,
      'Sie müssen sich nicht registrieren: Melden Sie sich mit dem Passkey an, den Sie schon verwenden.',
    ],
    label: to.further.length ? 'App öffnen' : `${to.application} öffnen`,
  }),
  'mail.address': ({ organisation, until }: { organisation: string; until: string }) => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    lines: [
      `${organisation} möchte diese Adresse für Sie verwenden. Öffnen Sie den Link, und bestätigen Sie, dass sie Ihnen gehört.`,
      `Der Link funktioniert einmal, bis ${inUtc(until)}. Solange Sie nicht bestätigen, ändert sich nichts. Falls Sie ihn nicht erwarten, ignorieren Sie diese E-Mail.`,
    ],
    label: 'Adresse bestätigen',
  }),
  /** `username` is how a website knows somebody who becomes one with the person who reads this. */
  'mail.addressJoins': ({
    organisation,
    username,
    until,
  }: {
    organisation: string;
    username: string;
    until: string;
  }) => ({
    subject: 'Bestätigen Sie, dass Sie sich noch einmal registriert haben',
    lines: [
      `${organisation} nimmt an, dass Sie sich auf einer Website als ${username} registriert haben. Öffnen Sie den Link, und bestätigen Sie das, wenn Sie es waren. Danach öffnen beide Passkeys alles, was Sie dort nutzen.`,
      `Wenn Sie sich nicht als ${username} registriert haben, bestätigen Sie nicht: Jemand anderes könnte sich sonst als Sie anmelden. Der Link funktioniert einmal, bis ${inUtc(until)}. Solange Sie nicht bestätigen, ändert sich nichts.`,
    ],
    label: 'Ansehen und entscheiden',
  }),
  'mail.addressAsked': ({ organisation, newAddress }: { organisation: string; newAddress: string }) => ({
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    lines: [
      `${organisation} möchte ${newAddress} statt dieser Adresse für Sie verwenden. Das geschieht, sobald der Link bestätigt ist, der dorthin gesendet wurde.`,
      `Wenn das nicht richtig ist, sagen Sie es den Verantwortlichen bei ${organisation}: Sie können die Änderung zurückziehen.`,
    ],
    label: `Zu ${organisation}`,
  }),
  'mail.device': {
    subject: 'Fügen Sie ein neues Gerät hinzu',
    lines: [
      'Jemand aus Ihrem Team bittet Sie, ein Gerät hinzuzufügen, mit dem Sie sich anmelden können. Öffnen Sie den Link auf diesem Gerät.',
      'Der Link ist zwei Tage gültig und funktioniert einmal. Falls Sie kein weiteres Gerät brauchen, können Sie diese E-Mail ignorieren.',
    ],
    label: 'Gerät hinzufügen',
  },
  /** `client` is what the person signs in through. */
  'mail.approval': ({ application, client }: { application: string; client: string }) => ({
    subject: `Bestätigen Sie Ihre Anmeldung bei ${application}`,
    lines: [
      `Jemand meldet sich über ${client} mit Ihrem Benutzernamen bei ${application} an.`,
      'Wenn Sie es sind, öffnen Sie den Link innerhalb von zwei Minuten auf dem Gerät mit Ihrem Passkey, und bestätigen Sie. Wenn nicht, öffnen Sie ihn, und melden Sie die Anfrage.',
    ],
    label: 'Anfrage ansehen',
  }),
} as const;
