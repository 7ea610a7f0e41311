import { inUtc } from '../../english/mails/times.ts';

type Whose = { who: string; own: boolean };

/** The mails of a recovery. */
export const recovery = {
  'mail.recovery': ({ atOnce }: { atOnce: boolean }) => ({
    subject: 'Stellen Sie Ihren Zugang wieder her',
    lines: [
      atOnce
        ? 'Jemand, der dazu berechtigt ist, sendet Ihnen diesen Link, mit dem Sie auf einem neuen Gerät einen Passkey erstellen.'
        : 'Jemand, hoffentlich Sie, gibt an, dass Ihr Gerät verloren ist. Öffnen Sie den Link, um auf einem neuen Gerät einen Passkey zu erstellen.',
      atOnce
        ? 'Wenn Sie ihn öffnen, werden Sie und Ihr ganzes Team benachrichtigt.'
        : 'Wenn Sie ihn öffnen, beginnt eine Wartezeit. Sie und Ihr ganzes Team werden benachrichtigt und können den Vorgang stoppen.',
      'Der Link kann zwei Tage lang geöffnet werden. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Dann geschieht nichts.',
    ],
    label: 'Zugang wiederherstellen',
  }),
  'mail.userRecovery': ({ organisation, application }: { organisation: string; application: string }) => ({
    subject: `Stellen Sie Ihren Zugang zu ${application} wieder her`,
    lines: [
      `${organisation} sendet Ihnen einen Link, mit dem Sie einen neuen Passkey für ${application} erstellen.`,
      'Er funktioniert einmal, zwei Tage lang. Öffnen Sie ihn auf dem Gerät, mit dem Sie sich anmelden möchten. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
    ],
    label: 'Neuen Passkey erstellen',
  }),
  'mail.recoveryReady': {
    subject: 'Sie können jetzt Ihren neuen Passkey erstellen',
    lines: [
      'Die Wartezeit ist vorbei. Öffnen Sie den Link innerhalb von zwei Tagen auf dem Gerät, mit dem Sie sich anmelden möchten.',
      'Falls Sie das nicht angefordert haben, melden Sie sich an, und stoppen Sie die Wiederherstellung, oder bitten Sie jemanden aus Ihrem Team darum.',
    ],
    label: 'Passkey erstellen',
  },
  'mail.recoveryOpened': ({ who, own, readyAt }: Whose & { readyAt: string }) => ({
    subject: own ? 'Ihr Zugang wird wiederhergestellt' : `Der Zugang von ${who} wird wiederhergestellt`,
    lines: [
      own
        ? 'Jemand hat den Link geöffnet, der Ihnen gesendet wurde, um auf einem neuen Gerät einen Passkey zu erstellen.'
        : `Jemand hat den Link geöffnet, der an ${who} gesendet wurde, um auf einem neuen Gerät einen Passkey zu erstellen.`,
      `Das ist ab ${inUtc(readyAt)} möglich. Wenn damit etwas nicht stimmt, stoppen Sie den Vorgang: Wer den Link hat, kann dann nichts damit anfangen.`,
    ],
    label: 'Wiederherstellung stoppen',
  }),
  'mail.recoveryDone': ({ who, own }: Whose) => ({
    subject: own ? 'Ein neues Gerät kann sich mit Ihrem Konto anmelden' : `${who} hat ein neues Gerät`,
    lines: [
      own
        ? 'Ihr Zugang wurde wiederhergestellt: Ein neues Gerät kann sich anmelden, und alle Ihre Sitzungen wurden beendet. Entfernen Sie die verlorenen Geräte.'
        : `Der Zugang von ${who} wurde wiederhergestellt: Ein neues Gerät kann sich anmelden, und alle früheren Sitzungen wurden beendet.`,
      own
        ? 'Wenn Sie das nicht waren, bitten Sie jemanden aus Ihrem Team, Ihr Konto sofort zu sperren.'
        : 'Wenn Ihnen das verdächtig erscheint, fragen Sie die Person auf anderem Weg, und sperren Sie das Mitglied.',
    ],
    label: 'Anmelden',
  }),
} as const;
