import { limits } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';

const t = texts.sendEmail;
export type Draft = { email: string; subject: string; message: string };
/** What the form begins with. */
export const empty: Draft = { email: '', subject: '', message: `<p>${t.hello}</p>` };

/** Nothing to read in it: tags and blanks alone. */
const isBlank = (html: string) =>
  !html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

/** Why it cannot be sent yet; '' when it can. */
export function problemOf({ email, subject, message }: Draft): string {
  if (!email.trim() || !subject.trim()) return t.missingHead;
  // Cut to its length, an address would be somebody else's.
  if (email.trim().length > limits.mailTo) return t.tooLong(limits.mailTo);
  return isBlank(message) ? t.missingBody : '';
}
