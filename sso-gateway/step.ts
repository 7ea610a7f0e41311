import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import { type Look, type Page, rendered } from './look/pages.ts';
import type { Served } from './served.ts';

/** The answer to the browser: another address, or a page. */
export type Step = { to: string } | { page: Page };

/** Sends the browser on, or a page to it. */
export async function answerWith({ look }: Served, res: Response, step: Step): Promise<void> {
  if ('to' in step) return res.redirect(303, step.to);
  const { html, policy } = rendered(await look(res.req), step.page);
  res.set('Content-Security-Policy', policy).type('html').send(html);
}

/** Answers with a page where there is no Express. */
export function showPage(
  res: ServerResponse,
  status: number,
  look: Look,
  page: Page,
  headers: Record<string, string> = {},
): void {
  const { html, policy } = rendered(look, page);
  const shown = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  res.writeHead(status, { ...headers, ...shown }).end(html);
}
