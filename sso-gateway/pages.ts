import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const style = readFileSync(join(import.meta.dirname, 'look.css'), 'utf8');

/**
 * The policy of the provider's own answers. Forms may lead anywhere, because browsers apply `form-action` to the
 * redirects that follow a form too, and those lead to the application.
 */
export const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "script-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => escapes[each]!);

/** A page of the provider without any script. `content` is HTML. */
export const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>` +
  `<body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`;

/** Says why a request is refused. */
export const failedPage = (error: string, description: string) =>
  page(
    'Something Went Wrong',
    `<p>The application sent a request that cannot be answered. Go back to the application and try again.</p>
    <p><small>${escaped(error)}: ${escaped(description)}</small></p>`,
  );

const submits = 'document.forms[0].submit()';
/** The policy of pages that post themselves on. The script is the only one that runs. */
const posting = contentPolicy.replace(
  "script-src 'self'",
  `script-src 'sha256-${createHash('sha256').update(submits).digest('base64')}'`,
);
/** A page with which the browser posts these fields by itself. Without scripts, the person presses the button. */
export function postingPage(action: string, fields: Record<string, string>, title: string, text: string) {
  const inputs = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
  const html = page(
    title,
    `<p>${escaped(text)}</p><form method="post" action="${escaped(action)}">
    ${inputs.join('')}<button type="submit">Continue</button></form><script>${submits}</script>`,
  );
  return { html, policy: posting };
}
