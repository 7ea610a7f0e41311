import { inUtc } from './times.ts';

type Left = { organisation: string; who: string };
const mistaken = 'If this was a mistake, tell Latchkey support, who can re-activate the organization';

/** The mails about an organisation that is suspended or deleted by one of its operators, whose name is `who`. */
export const leaving = {
  'mail.suspended': ({ organisation, who }: Left) => ({
    subject: `${organisation} is suspended`,
    lines: [
      `${who} has suspended ${organisation}. Nobody can sign in to it, and no application of it works.`,
      `${mistaken}.`,
    ],
    label: 'Open Latchkey',
  }),
  'mail.deleted': ({ organisation, who, dueAt }: Left & { dueAt: string }) => ({
    subject: `${organisation} will be deleted`,
    lines: [
      `${who} has asked for the deletion of ${organisation}. Nobody can sign in to it any more.`,
      `On ${inUtc(dueAt)} everything is erased for good. ${mistaken} until then.`,
      'No further period of a paid plan is charged. Nobody else ever gets the web address of the organization.',
    ],
    label: 'Open Latchkey',
  }),
  'mail.backup': ({ organisation, dueAt }: { organisation: string; dueAt: string }) => ({
    subject: `The backup of ${organisation}`,
    lines: [
      `You have asked for the deletion of ${organisation}, and for a backup of its data.`,
      `The link works once, until ${inUtc(dueAt)}. The archive contains personal data: keep it in a safe place.`,
      'To take the archive into another installation, you need the passphrase that was shown to you.',
    ],
    label: 'Fetch the backup',
  }),
} as const;
