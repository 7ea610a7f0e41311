import { emailPattern, limits, nameProblem } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';

/** What is typed about somebody new. */
export type Draft = { name: string; email: string; confirmEmail: string };
export const empty: Draft = { name: '', email: '', confirmEmail: '' };

const { missing, invalid, mismatch, tooLong } = texts.invite;
const most = limits.inviteField;

/** Why this cannot be sent yet, in the words for the person; null when it can. */
export function problemOf({ name, email, confirmEmail }: Draft): string | null {
  if (![name, email, confirmEmail].every((field) => field.trim())) return missing;
  if (name.trim().length > most) return tooLong('name', most, name.trim().length);
  const problem = nameProblem(name.trim());
  if (problem) return `The name ${problem}.`;
  if (email.trim().length > most) return tooLong('e-mail address', most, email.trim().length);
  if (!emailPattern.test(email.trim())) return invalid;
  return email.trim() === confirmEmail.trim() ? null : mismatch;
}
