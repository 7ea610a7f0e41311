import { asRead, nameProblem } from './names.ts';

/** What somebody is called of whom only the e-mail address is known, in a form that may be a name: `john.doe` is none. */
export function nameOfAddress(email: string): string {
  const [mailbox = ''] = email.split('@');
  const spaced = mailbox.replace(/\+.*$/, '').replace(/[._]+/g, ' ').trim();
  if (spaced && !nameProblem(spaced)) return spaced;
  const plain = asRead(mailbox).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return plain.trim() || mailbox;
}
