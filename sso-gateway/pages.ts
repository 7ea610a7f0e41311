import { createHash } from 'node:crypto';

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f5f6fa; color: #1d2233;
    font: 16px/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(26rem, 100% - 2rem); margin: 1rem; padding: 2rem; background: #fff;
    border: 1px solid #dfe2ec; border-radius: 12px; }
  h1 { margin: 0 0 0.75rem; font-size: 1.4rem; }
  p { margin: 0 0 1rem; overflow-wrap: anywhere; }
  button { width: 100%; min-height: 44px; margin-top: 0.5rem; border-radius: 8px; border: 1px solid #3949ab;
    background: #3949ab; color: #fff; font: inherit; cursor: pointer; }
  label { display: block; font-size: 0.9rem; }
  input[type=text] { box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 0.25rem; padding: 0 0.75rem;
    border: 1px solid #8a90a6; border-radius: 8px; background: transparent; color: inherit; font: inherit;
    letter-spacing: 0.12em; text-transform: uppercase; }
  .code { font: 600 1.5rem/1.4 ui-monospace, monospace; letter-spacing: 0.12em; text-align: center; }
  [role=alert] { color: #b3261e; }
  button.quiet { background: #fff; color: #3949ab; }
  @media (prefers-color-scheme: dark) {
    body { background: #14161f; color: #e8eaf2; } main { background: #1d202c; border-color: #343849; }
    button.quiet { background: transparent; color: #aab6ff; border-color: #6f7fd6; }
    [role=alert] { color: #ffb4ab; }
  }`;

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
/** A page with which the browser posts a form by itself; `action` and `inputs` are HTML. */
export function formPage(action: string, inputs: string, title: string, text: string) {
  const html = page(
    title,
    `<p>${escaped(text)}</p><form method="post" action="${action}">
    ${inputs}<button type="submit">Continue</button></form><script>${submits}</script>`,
  );
  return { html, policy: posting };
}
/** A page with which the browser posts these fields by itself. Without scripts, the person presses the button. */
export function postingPage(action: string, fields: Record<string, string>, title: string, text: string) {
  const inputs = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
  return formPage(escaped(action), inputs.join(''), title, text);
}
