import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { Marked, Renderer } from 'marked';
import { hostOf } from '../server-kit/http/hosts.ts';
import type { Config } from '../server-kit/settings/config.ts';

const root = join(import.meta.dirname, '..');
/** The pages that a newcomer should read first, in this order; the others follow by title. */
const first = ['start', 'web-application', 'operations'];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const mark = `data:image/svg+xml,${encodeURIComponent(read('web-kit/favicon.svg'))}`;

/** `lead` is the first paragraph of the page. */
type Page = { name: string; title: string; lead: string; html: string };
type Source = { folder?: string };

/** Serves the guides of a folder as pages under `/docs` on the base host. DOCS_URL may name another front page. */
export function docs(
  { BASE_DOMAIN, DOCS_URL }: Pick<Config, 'BASE_DOMAIN' | 'DOCS_URL'>,
  { folder = join(root, 'docs') }: Source = {},
): Router {
  const router = Router();
  const pages = once(() => readPages(folder));
  const css = once(() => ['web-kit/theme.css', 'front/docs.css'].map(read).join('\n'));
  const elsewhere = /^\/docs\/?$/.test(DOCS_URL) ? undefined : DOCS_URL;

  router.use('/docs', (req, res, next) => {
    if (hostOf(req.headers.host, BASE_DOMAIN).app !== 'public') return next('router');
    res.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy });
    next();
  });
  router.get('/docs', (_, res) => {
    if (elsewhere) return res.redirect(302, elsewhere);
    res.type('html').send(layout(pages(), { ...missing, title: 'Documentation', html: contents(pages()) }));
  });
  router.get('/docs/docs.css', (_, res) => void res.type('css').send(css()));
  // A name is only looked up among the folder's files, so that no path leads out of it.
  router.get('/docs/*path', (req, res) => {
    const { path } = req.params as unknown as { path: string[] };
    const page = pages().find(({ name }) => path.length === 1 && name === path[0]);
    res
      .status(page ? 200 : 404)
      .type('html')
      .send(layout(pages(), page ?? missing));
  });
  return router;
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const missing: Page = {
  name: '',
  title: '404 - Page not found',
  lead: '',
  html: '<h1>404 - Page not found</h1><p>There is no such page. <a href="/docs">All pages</a></p>',
};

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function readPages(folder: string): Page[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z][a-z\d-]*\.md$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.md'.length));
  const rank = ({ name }: Page) => (first.includes(name) ? first.indexOf(name) : first.length);
  return names
    .map((name) => rendered(name, readFileSync(join(folder, `${name}.md`), 'utf8')))
    .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'en'));
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  );
/** The anchor of a heading, as code hosts make it. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Converts a link between files, such as `operations.md#backup`, to the address of the page. */
const addressOf = (href: string) => href.replace(/^([a-z][a-z\d-]*)\.md(?=#|$)/, '/docs/$1');

const markdown = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token.href = addressOf(token.href);
  },
  renderer: {
    heading({ tokens, text, depth }) {
      return `<h${depth} id="${escaped(slug(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // Scrollable blocks must be reachable by keyboard.
    code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
    table(token) {
      const table = Renderer.prototype.table.call(this, token);
      return `<div class="table" tabindex="0" role="group" aria-label="Table">${table}</div>\n`;
    },
    // The guides use Markdown only: an HTML tag is shown as text, and an HTML comment is for authors.
    html: ({ text }) => escaped(text.replace(/<!--.*?-->/gs, '').trimStart()),
  },
});

function rendered(name: string, text: string): Page {
  const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? name;
  const [, lead = ''] = /^# .+\n+([^\n#|`<-][\s\S]*?)\n(?:\n|$)/m.exec(text) ?? [];
  return { name, title, lead, html: markdown.parse(text, { async: false }) };
}

const links = (pages: Page[], current?: string) =>
  pages
    .map(({ name, title }) => {
      const here = name === current ? ' aria-current="page"' : '';
      return `<li><a href="/docs/${name}"${here}>${escaped(title)}</a></li>`;
    })
    .join('\n');
const contents = (pages: Page[]) => {
  const entries = pages.map(
    ({ name, title, lead }) =>
      `<h2><a href="/docs/${name}">${escaped(title)}</a></h2>\n<p>${markdown.parseInline(lead, { async: false })}</p>`,
  );
  return `<h1>Documentation</h1>\n${entries.join('\n')}`;
};

const layout = (pages: Page[], { name, title, html }: Page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Latchkey</title>
<link rel="icon" href="${mark}">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a class="home" href="/docs"><img src="${mark}" alt="" width="32" height="32">Latchkey <span>Documentation</span></a></header>
<div class="columns">
<nav aria-label="Pages"><ul>
${links(pages, name)}
</ul></nav>
<main id="content" tabindex="-1">
${html}
</main>
</div>
</body>
</html>
`;
