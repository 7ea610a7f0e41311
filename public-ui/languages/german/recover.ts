import type { Catalogue } from '../../catalogue.ts';

/** The recovery of an operator's access in German. */
export const recover = {
  'pages/recover': {
    ask: {
      title: 'Ich habe mein Gerät verloren',
      lead: 'Wir senden Ihnen einen Link, mit dem Sie auf einem anderen Gerät einen Passkey erstellen.',
      steps: [
        'Öffnen Sie den Link. Ihr Team und Ihre anderen Geräte werden benachrichtigt; von dort kann die Wiederherstellung jederzeit gestoppt werden.',
        'Eine Wartezeit beginnt, meist ein Tag. Wie lange sie dauert, legt Ihre Organisation fest.',
        'Danach erstellen Sie über denselben Link den neuen Passkey. Wir erinnern Sie per E-Mail.',
      ],
      quicker:
        'Schneller geht es so: Jemand aus Ihrem Team kann Ihnen auf Ihrer Seite unter „Team“ einen Link ohne Wartezeit senden.',
      email: 'E-Mail',
      send: 'Link senden',
      sending: 'Wird gesendet …',
      sentTitle: 'Sehen Sie in Ihr Postfach',
      sent: (email) =>
        `Wenn ${email} registriert ist, ist ein Link unterwegs. Er funktioniert zwei Tage lang.`,
      nothing: 'Nichts angekommen? Prüfen Sie die Schreibweise und den Spam-Ordner.',
      again: 'Andere Adresse versuchen',
      back: 'Zurück zur Anmeldung',
    },
    recover: {
      title: 'Zugang wiederherstellen',
      checking: 'Ihr Link wird geprüft …',
      of: 'Wiederherstellung für',
      at: 'bei',
      requested:
        'Wenn Sie beginnen, werden Ihr ganzes Team und Ihre anderen Geräte benachrichtigt. Von dort kann die Wiederherstellung jederzeit gestoppt werden.',
      wait: (hours) =>
        hours === 0
          ? 'Sie können den neuen Passkey sofort erstellen.'
          : `Danach warten Sie ${hours === 1 ? 'eine Stunde' : `${hours} Stunden`}, bevor Sie den neuen Passkey erstellen können.`,
      open: 'Wiederherstellung beginnen',
      waiting: (when) =>
        `Die Wartezeit hat begonnen. Ab ${when} können Sie über diesen Link den neuen Passkey erstellen.`,
      waitingHint: 'Sie können diese Seite schließen. Wir senden Ihnen eine E-Mail, wenn die Zeit um ist.',
      ready: (when) =>
        `Erstellen Sie auf diesem Gerät einen Passkey. Damit melden Sie sich künftig an. Der Link ist gültig bis ${when}.`,
      enrol: 'Neuen Passkey erstellen',
      done: 'Ihr neuer Passkey ist bereit',
      doneHint:
        'Alle früheren Sitzungen wurden beendet. Melden Sie sich an, und entfernen Sie die verlorenen Geräte auf Ihrer eigenen Seite unter „Team“.',
      signIn: 'Anmelden',
      failed: 'Dieser Link kann nicht verwendet werden',
      failedHint:
        'Fordern Sie einen neuen an, oder lassen Sie sich von jemandem aus Ihrem Team einen von Ihrer Seite unter „Team“ senden.',
      newLink: 'Neuen Link anfordern',
    },
    stop: {
      title: 'Wiederherstellung stoppen',
      about: 'Jemand hat die Wiederherstellung dieses Kontos begonnen:',
      text: 'Wenn Sie nichts davon wissen, stoppen Sie sie: Der Link funktioniert dann nicht mehr. Wenn Sie damit gerechnet haben, brauchen Sie nichts zu tun.',
      stop: 'Wiederherstellung stoppen',
      done: 'Die Wiederherstellung ist gestoppt',
      doneHint:
        'Der Link funktioniert nicht mehr. Wenn ein Fremder ihn geöffnet hat, ist vielleicht das Postfach in falschen Händen: Warnen Sie die Person, aber nicht per E-Mail.',
      failed: 'Es gibt nichts zu stoppen',
      failedHint:
        'Die Wiederherstellung wurde bereits gestoppt oder abgeschlossen, oder sie ist abgelaufen. Wurde sie abgeschlossen und Sie wissen nichts davon, sperren Sie die Person sofort, unter „Team“.',
    },
    send: {
      title: 'Link zur Wiederherstellung senden',
      to: 'Ein Link für einen neuen Passkey geht an',
      text: 'Vergewissern Sie sich auf anderem Weg als per E-Mail, dass die Anfrage wirklich von dieser Person kommt. Es gibt keine Wartezeit.',
      confirm: 'Mit Passkey bestätigen',
      done: 'Der Link ist unterwegs',
      doneHint: 'Sie können diese Seite schließen.',
      failed: 'Der Link kann nicht gesendet werden',
      failedHint: 'Beginnen Sie noch einmal auf der Seite dieses Mitglieds.',
    },
  },
} satisfies Partial<Catalogue>;
