import { CallError } from '../../../web-kit/call.ts';
import { refusedHere } from '../../../web-kit/refusals.ts';

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
/** A page of mails, newest first. `older` is the cursor of the next page; null at the end. */
export type Page = { mails: Mail[]; older: string | null };

/**
 * Reads a page of the kept mails. The server answers on its own machine only, and the call table does not list this
 * path.
 */
export async function loadMails(before?: string): Promise<Page> {
  const query = before ? `?before=${encodeURIComponent(before)}` : '';
  const answer = await fetch(`/mailbox.json${query}`, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new CallError(answer.status, await answer.json().then(refusedHere, () => ({})));
  return (await answer.json()) as Page;
}

/** Merges the newest page into the shown mails: new mails are added, and deleted ones removed. */
export function withNewest(shown: Page, newest: Page): Page {
  if (newest.older === null) return newest;
  const oldest = newest.mails.at(-1)!.file;
  const older = shown.mails.filter(({ file }) => file < oldest);
  return older.length ? { mails: [...newest.mails, ...older], older: shown.older } : newest;
}

/** The address of the mail's HTML, for the frame. */
export const htmlOf = ({ file }: Mail) => `/mailbox/html/${file}`;

export type Piece = { text: string; href?: string };
const link = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** The distinct links in a text. */
export const linksOf = (text: string) => [...new Set(text.match(link) ?? [])];

/** Splits a text into links and the text between them. */
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
