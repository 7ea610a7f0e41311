import { type Brand, button, paragraph, quoted, signature, wrapped } from './html.ts';
import { nameInMail } from './names.ts';
import { harmless, textOf } from './richText.ts';

/** A mail's subject and body, as text and as HTML. */
export type Written = { subject: string; text: string; html: string };
export type About = { name: string; link: string; brand: Brand };

/** The brand of mails that no organisation sends. */
export const latchkey: Brand = { name: 'Latchkey', logo: '' };

/** Shows a time in UTC, because the reader's time zone is unknown. */
export const inUtc = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Writes a mail of a greeting, one paragraph per line, and a button. */
export function write(
  subject: string,
  { name: given, link, brand }: About,
  { lines, label }: { lines: string[]; label: string },
): Written {
  const name = nameInMail(given);
  const paragraphs = [name ? `Hello ${name},` : 'Hello,', ...lines];
  const text = [
    brand.name,
    '',
    ...paragraphs.flatMap((line) => [line, '']),
    `${label}:`,
    link,
    '',
    '-- ',
    signature(brand),
  ].join('\n');
  return {
    subject,
    text,
    html: wrapped(brand, paragraphs.map(paragraph).join('') + button({ label, link })),
  };
}

const once =
  'The link is valid for two days and works once. If you do not expect it, you can ignore this mail.';

export const mail = {
  activation: (about: About) =>
    write('Confirm your e-mail address', about, {
      lines: [
        'Thank you for creating an account. Please confirm that this address is yours; then choose the address of your organisation.',
        'The link is valid for two days. If you did not ask for this, you can ignore this mail.',
      ],
      label: 'Confirm and continue',
    }),
  invitation: (about: About) =>
    write(`You are invited to the team of ${about.brand.name}`, about, {
      lines: [
        `${about.brand.name} invites you to its team on Latchkey. You sign in with a passkey: there is no password.`,
        once,
      ],
      label: 'Join the team',
    }),
  /** Invites a user to an application; the brand is the organisation's name with the application's logo. */
  userInvitation: (about: About & { application: string }) => {
    const application = nameInMail(about.application);
    return write(`You are invited to ${application}`, about, {
      lines: [
        `${about.brand.name} invites you to ${application}. You sign in with a passkey: there is no password.`,
        `${once} Open it on the device that you want to sign in with.`,
      ],
      label: `Register for ${application}`,
    });
  },
  device: (about: About) =>
    write('Add a new device', about, {
      lines: [
        'Someone in your team asks you to add a device that you can sign in with. Open the link on that device.',
        'The link is valid for two days and works once. If you do not need another device, you can ignore this mail.',
      ],
      label: 'Add the device',
    }),
  /** Asks a user to answer a request; `client` is what the person signs in through. */
  approval: ({ target, client, ...about }: About & { target: string; client: string }) => {
    const application = nameInMail(target);
    return write(`Approve your sign-in to ${application}`, about, {
      lines: [
        `Somebody signs in to ${application} through ${nameInMail(client)} with your user name.`,
        'If it is you, open the link on the device that has your passkey within two minutes, and approve. If it is not you, open it and report the request.',
      ],
      label: 'Show the request',
    });
  },
  /** The staff's answer to an entry of the contact form, above what was asked. */
  contact: ({ name: given, question, answer }: Record<'name' | 'question' | 'answer', string>): Written => {
    const name = nameInMail(given);
    const lines = [name ? `Hello ${name},` : 'Hello,', ...answer.split(/\n{2,}/)];
    const asked = question.split('\n');
    return {
      subject: 'Your message to us',
      text: [
        ...lines.flatMap((line) => [line, '']),
        'You wrote:',
        ...asked.map((line) => `> ${line}`),
        '',
        '-- ',
        signature(latchkey),
      ].join('\n'),
      html: wrapped(latchkey, lines.map(paragraph).join('') + paragraph('You wrote:') + quoted(question)),
    };
  },
  /** A mail written by a member of the staff. */
  custom: ({ subject, message }: { subject: string; message: string }): Written => ({
    subject,
    text: [textOf(message), '', '-- ', signature(latchkey)].join('\n'),
    html: wrapped(latchkey, harmless(message)),
  }),
};
