import { CallError } from '../../../web-kit/call.ts';

/** A mail as this installation keeps it. `date` is ISO 8601. */
export type Mail = { id: string; to: string; subject: string; date: string; text: string; html?: string };

/** The kept mails, newest first. Answered on this machine only, and outside the call table. */
export async function loadMails(): Promise<Mail[]> {
  const answer = await fetch('/mailbox.json', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new CallError(answer.status, await answer.json().catch(() => ({})));
  const mails = (await answer.json()) as Mail[];
  return mails.sort((a, b) => b.date.localeCompare(a.date));
}

export type Piece = { text: string; href?: string };
const link = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Cuts a text into what is a link and what is not. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: href, index } of text.matchAll(link)) {
    if (index > from) found.push({ text: text.slice(from, index) });
    found.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}
