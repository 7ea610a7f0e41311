import { inUtc } from '../../english/mails/times.ts';

type Left = { organisation: string; who: string };
const mistaken = 'Falls das ein Versehen war, wenden Sie sich an den Support von Latchkey:';

/** The mails about an organisation that is suspended or deleted by one of its operators, whose name is `who`. */
export const leaving = {
  'mail.suspended': ({ organisation, who }: Left) => ({
    subject: `${organisation} ist gesperrt`,
    lines: [
      `${who} hat ${organisation} gesperrt. Niemand kann sich mehr anmelden, und keine Anwendung funktioniert.`,
      `${mistaken} Er kann die Organisation wieder aktivieren.`,
    ],
    label: 'Latchkey öffnen',
  }),
  'mail.deleted': ({ organisation, who, dueAt }: Left & { dueAt: string }) => ({
    subject: `${organisation} wird gelöscht`,
    lines: [
      `${who} hat die Löschung von ${organisation} beantragt. Niemand kann sich mehr anmelden.`,
      `Am ${inUtc(dueAt)} wird alles endgültig gelöscht. ${mistaken} Bis dahin kann er die Organisation wieder aktivieren.`,
      'Ein bezahlter Tarif wird nicht mehr verlängert und nichts mehr abgebucht. Die Webadresse der Organisation erhält nie jemand anderes.',
    ],
    label: 'Latchkey öffnen',
  }),
  'mail.backup': ({ organisation, dueAt }: { organisation: string; dueAt: string }) => ({
    subject: `Das Backup von ${organisation}`,
    lines: [
      `Sie haben die Löschung von ${organisation} und ein Backup der Daten beantragt.`,
      `Der Link funktioniert einmal, bis ${inUtc(dueAt)}. Das Archiv enthält personenbezogene Daten: Bewahren Sie es sicher auf.`,
      'Um das Archiv in eine andere Installation zu übernehmen, brauchen Sie die Passphrase, die Ihnen angezeigt wurde.',
    ],
    label: 'Backup abholen',
  }),
} as const;
