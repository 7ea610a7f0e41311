import { escaped } from '../server-kit/escaped.ts';
import type { Page } from './guides.ts';

const longestQuery = 100;
const most = 30;

/** Sections that have every word of the query, those with a word in their title first. */
export function searched(pages: Page[], asked: unknown) {
  const query = typeof asked === 'string' ? asked.slice(0, longestQuery).trim() : '';
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = pages.flatMap((page) =>
    page.sections.flatMap(({ slug, title, text }) => {
      const [inTitle, all] = [title.toLowerCase(), `${title} ${text}`.toLowerCase()];
      if (!words.length || !words.every((word) => all.includes(word))) return [];
      const rank = words.filter((word) => inTitle.includes(word)).length;
      return [{ page, slug, title, rank, excerpt: excerptOf(text, words[0]!) }];
    }),
  );
  const shown = hits.toSorted((a, b) => b.rank - a.rank).slice(0, most);
  const entries = shown.map(({ page, slug, title, excerpt }) => {
    const name = slug ? `${page.title}: ${title}` : page.title;
    const address = `/docs/${page.name}${slug && `#${slug}`}`;
    return `<h2><a href="${escaped(address)}">${escaped(name)}</a></h2>\n<p>${escaped(excerpt)}</p>`;
  });
  const nothing = query
    ? `<p>No guide has all of these words. Try fewer words, or see <a href="/docs">all pages</a>.</p>`
    : `<p>Type what you look for into the field above, or see <a href="/docs">all pages</a>.</p>`;
  const html = `<h1>Search</h1>\n${entries.join('\n') || nothing}`;
  return { title: query ? `Search: ${query}` : 'Search', html, search: query };
}

/** The words around the first place of a word, without the signs of Markdown. */
function excerptOf(text: string, word: string): string {
  const plain = text
    .replace(/```\w*|\|[-|\s]*-{3}[-|\s]*\||\]\([^)]*\)|[`*|[\]]|^[-#>\s]+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const from = plain.lastIndexOf(' ', Math.max(0, plain.toLowerCase().indexOf(word) - 60)) + 1;
  const end = plain.indexOf(' ', from + 200);
  return `${from ? '… ' : ''}${end < 0 ? plain.slice(from) : `${plain.slice(from, end)} …`}`;
}
