import { nameInMail } from './names.ts';
import { type About, inUtc, write } from './templates.ts';

const mistaken = 'If this was not meant, tell the support of Latchkey, who can re-activate the organisation';

/** The mails about an organisation that is suspended or deleted by one of its operators, whose name is `who`. */
export const leavingMail = {
  suspended: (about: About, who: string) =>
    write(`${about.brand.name} is suspended`, about, {
      lines: [
        `${nameInMail(who)} has suspended ${about.brand.name}. Nobody can sign in to it, and no application of it works.`,
        `${mistaken}.`,
      ],
      label: 'Open Latchkey',
    }),
  deleted: (about: About, { who, dueAt }: { who: string; dueAt: string }) =>
    write(`${about.brand.name} will be deleted`, about, {
      lines: [
        `${nameInMail(who)} has asked for the deletion of ${about.brand.name}. Nobody can sign in to it any more.`,
        `On ${inUtc(dueAt)} everything is erased for good. ${mistaken} until then.`,
      ],
      label: 'Open Latchkey',
    }),
  backup: (about: About, dueAt: string) =>
    write(`The backup of ${about.brand.name}`, about, {
      lines: [
        `You have asked for the deletion of ${about.brand.name}, and for a backup of its data.`,
        `The link works once, until ${inUtc(dueAt)}. The archive contains personal data: keep it in a safe place.`,
        'To take the archive into another installation, you need the passphrase that was shown to you.',
      ],
      label: 'Fetch the backup',
    }),
};
