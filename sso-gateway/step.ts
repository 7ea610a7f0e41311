import type { Response } from 'express';

/** The answer to the browser: another address, or a page, with a content policy if it needs one of its own. */
export type Step = { to: string } | { html: string; policy?: string };

/** Sends the browser on, or a page to it. */
export function answerWith(res: Response, step: Step): void {
  if ('to' in step) res.redirect(303, step.to);
  else {
    if (step.policy) res.set('Content-Security-Policy', step.policy);
    res.type('html').send(step.html);
  }
}
