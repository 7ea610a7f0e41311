import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal, refusals, saysOf } from '../domain/refusals.ts';
import { sentencesIn } from '../domain/translations.ts';
import { type Look, type Page, refusedPage } from './look/pages.ts';
import { showPage } from './step.ts';

/** The page that says why somebody is refused, in the language in which it is shown. */
export async function pageOf(refusal: Refusal, { language }: Pick<Look, 'language'>): Promise<Page> {
  return refusedPage(saysOf(refusal, await sentencesIn[language]()));
}

/** Answers a browser that is refused by a page. Throws whatever else went wrong, and the refusals of programs. */
export async function tellRefusal(
  error: unknown,
  look: (req: IncomingMessage) => Promise<Look>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const isShown = req.headers.accept?.includes('text/html') && !res.headersSent;
  if (!(error instanceof Refusal) || !isShown) throw error;
  const shown = await look(req);
  showPage(res, refusals[error.code].status, shown, await pageOf(error, shown));
}
