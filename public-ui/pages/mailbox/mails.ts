import { CallError } from '../../../web-kit/call.ts';

/** A mail as this installation keeps it. `date` is ISO 8601; `file` names it. */
export type Mail = {
  id: string;
  file: string;
  from?: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html?: string;
};
/** Newest first; `older` leads to the next page, null at the end. */
export type Page = { mails: Mail[]; older: string | null };

/** A page of the kept mails. Answered on this machine only, and outside the call table. */
export async function loadMails(before?: string): Promise<Page> {
  const query = before ? `?before=${encodeURIComponent(before)}` : '';
  const answer = await fetch(`/mailbox.json${query}`, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new CallError(answer.status, await answer.json().catch(() => ({})));
  return (await answer.json()) as Page;
}

/** What is shown with what the newest page brings: a mail that came is added, one that was erased there goes. */
export function withNewest(shown: Page, newest: Page): Page {
  if (newest.older === null) return newest;
  const oldest = newest.mails.at(-1)!.file;
  const older = shown.mails.filter(({ file }) => file < oldest);
  return older.length ? { mails: [...newest.mails, ...older], older: shown.older } : newest;
}

/** The mail as its reader's program shows it, for a frame. */
export const htmlOf = ({ file }: Mail) => `/mailbox/html/${file}`;

export type Piece = { text: string; href?: string };
const link = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** The links of a text, each once. */
export const linksOf = (text: string) => [...new Set(text.match(link) ?? [])];

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
