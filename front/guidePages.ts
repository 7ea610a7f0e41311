import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from '../server-kit/escaped.ts';
import { inline, type Page } from './guides.ts';

const icon = readFileSync(join(import.meta.dirname, '../web-kit/favicon.svg'), 'utf8');
const mark = `data:image/svg+xml,${encodeURIComponent(icon)}`;

type Shown = { name?: string; title: string; html: string; search?: string };

/** The list of all pages with their first paragraphs, those for the same readers together. */
export function contents(pages: Page[]): Shown {
  const groups = [...Map.groupBy(pages, ({ audience }) => audience)].map(([audience, each]) => {
    const entries = each.map(
      ({ name, title, lead }) =>
        `<h2><a href="/docs/${name}">${escaped(title)}</a></h2>\n<p>${inline(lead)}</p>`,
    );
    return `<section>\n${shownAudience(audience)}${entries.join('\n')}\n</section>`;
  });
  return { title: 'Documentation', html: `<h1>Documentation</h1>\n${groups.join('\n')}` };
}

/** A guide: for whom it is, what is on it, and its text. */
export function guide({ name, title, audience, sections, html }: Page): Shown {
  const headings = sections
    .slice(1)
    .map((each) => `<li><a href="#${escaped(each.slug)}">${escaped(each.title)}</a></li>`);
  const list =
    headings.length > 1
      ? `<nav class="toc" aria-label="On this page"><ul>\n${headings.join('\n')}\n</ul></nav>\n`
      : '';
  const afterTitle = html.indexOf('</h1>') + '</h1>\n'.length;
  const top = html.startsWith('<h1') ? afterTitle : 0;
  return { name, title, html: html.slice(0, top) + shownAudience(audience) + list + html.slice(top) };
}

const shownAudience = (audience: string) =>
  audience && `<p class="audience">${escaped(audience.replace(/\.$/, ''))}</p>\n`;

export const missing: Shown = {
  title: '404 - Page not found',
  html: '<h1>404 - Page not found</h1><p>There is no such page. <a href="/docs">All pages</a></p>',
};

const links = (pages: Page[], current?: string) =>
  pages
    .map(({ name, title }) => {
      const here = name === current ? ' aria-current="page"' : '';
      return `<li><a href="/docs/${name}"${here}>${escaped(title)}</a></li>`;
    })
    .join('\n');

/** A whole HTML page with the list of guides beside it. */
export const layout = (pages: Page[], { name, title, html, search = '' }: Shown) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Latchkey</title>
<link rel="icon" href="${mark}">
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="/docs"><img src="${mark}" alt="" width="32" height="32">Latchkey <span>Documentation</span></a>
<form role="search" action="/docs/search"><input type="search" name="q" value="${escaped(search)}" maxlength="100" required aria-label="Search the guides" placeholder="Search the guides"><button>Search</button></form>
</header>
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
