import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { contentPolicy, escaped, page } from '../openid/pages.ts';

const submits = 'document.forms[0].submit()';
/** The policy of pages that post themselves on. The script is the only one that runs. */
const posting = contentPolicy.replace(
  "script-src 'self'",
  `script-src 'sha256-${createHash('sha256').update(submits).digest('base64')}'`,
);

/** Has the browser post a form to the application. Without scripts, the person presses the button. */
export function sendPosting(res: Response, action: string, fields: Record<string, string>, title: string) {
  const inputs = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
  res.set('Content-Security-Policy', posting);
  res.send(
    page(
      title,
      `<p>You are on your way back to the application.</p><form method="post" action="${escaped(action)}">
      ${inputs.join('')}<button type="submit">Continue</button></form><script>${submits}</script>`,
    ),
  );
}

/** Asks whether to sign out of everything. */
export const askLogoutPage = page(
  'Sign out',
  `<p>Do you want to sign out of all applications on this browser?</p>
  <form method="post"><button type="submit" autofocus>Sign out</button></form>`,
);
/** Tells that the person is signed out, and whether every application has confirmed it. */
export const loggedOutPage = (complete: boolean) =>
  page(
    'Signed out',
    complete
      ? '<p>You are signed out. You can close this page.</p>'
      : '<p>You are signed out here, but not every application has confirmed it. Close the browser to be safe.</p>',
  );
