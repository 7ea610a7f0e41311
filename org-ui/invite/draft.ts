import { emailPattern, limits, nameProblem } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';

/** The input about an invited person. */
export type Draft = { name: string; email: string; confirmEmail: string };
export const empty: Draft = { name: '', email: '', confirmEmail: '' };

const { missing, invalid, mismatch, tooLong } = texts.invite;
const most = limits.inviteField;

/** The reason why the invitation cannot be sent yet, as a text to show; null when it can. */
export function problemOf({ name, email, confirmEmail }: Draft): string | null {
  if (![name, email, confirmEmail].every((field) => field.trim())) return missing;
  if (name.trim().length > most) return tooLong('name', most, name.trim().length);
  const problem = nameProblem(name.trim());
  if (problem) return `The name ${problem}.`;
  if (email.trim().length > most) return tooLong('e-mail address', most, email.trim().length);
  if (!emailPattern.test(email.trim())) return invalid;
  return email.trim() === confirmEmail.trim() ? null : mismatch;
}
