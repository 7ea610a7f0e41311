import { limits } from '../../../web-kit/domain/limits.ts';
import { texts } from './texts.ts';

const t = texts;
export type Draft = { email: string; subject: string; message: string };
/** The initial content of the form. */
export const empty: Draft = { email: '', subject: '', message: `<p>${t.hello}</p>` };

/** Whether anything was typed since. */
export const differs = (before: Draft, next: Draft) =>
  (['email', 'subject', 'message'] as const).some((key) => before[key] !== next[key]);

/** Whether the HTML has no text: only tags and white space. */
const isBlank = (html: string) =>
  !html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

/** The reason why the mail cannot be sent yet; '' when it can. */
export function problemOf({ email, subject, message }: Draft): string {
  if (!email.trim() || !subject.trim()) return t.missingHead;
  // A truncated address would belong to somebody else.
  if (email.trim().length > limits.mailTo) return t.tooLong(limits.mailTo);
  return isBlank(message) ? t.missingBody : '';
}
