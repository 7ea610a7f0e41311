import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, Renderer, type Token } from 'marked';
import { escaped } from '../server-kit/escaped.ts';
import { type Config, origins } from '../server-kit/settings/config.ts';

/** The guides for newcomers, in this order; the other pages follow by their titles. */
const first = [
  'start',
  'web-application',
  'wordpress',
  'mobile-application',
  'openid-connect',
  'saml',
  'radius',
  'ldap',
  'api',
  'operations',
  'deploy',
];

/** A heading of the second level with the text below it; the first section of a page is what stands before them. */
export type Section = { slug: string; title: string; text: string };
/** `lead` is its first paragraph, `audience` the quotation under its title that says for whom it is. */
export type Page = {
  name: string;
  title: string;
  audience: string;
  lead: string;
  sections: Section[];
  html: string;
};
type Public = Pick<Config, 'PUBLIC_ORIGIN'>;

/** The guides of a folder, with the addresses of this installation in the place of those of a first start. */
export function readPages(folder: string, config: Public): Page[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z][a-z\d-]*\.md$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.md'.length));
  return inOrder(names.map((name) => pageOf(name, readFileSync(join(folder, `${name}.md`), 'utf8'), config)));
}

/** Pages as a reader needs them: known ones first, then by title, those for the same readers together. */
export function inOrder(pages: Page[]): Page[] {
  const rank = ({ name }: Page) => (first.includes(name) ? first.indexOf(name) : first.length);
  const sorted = pages.toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'en'));
  return [...Map.groupBy(sorted, ({ audience }) => audience).values()].flat();
}

/** The name of a heading in links, as code hosts make it. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Links from page to page are those of the files, `operations.md#backup`; here they lose the ending. */
const addressOf = (href: string) => href.replace(/^([a-z][a-z\d-]*)\.md(?=#|$)/, '/docs/$1');

const markdown = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token.href = addressOf(token.href);
  },
  renderer: {
    heading({ tokens, text, depth }) {
      return `<h${depth} id="${escaped(slug(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // An element that scrolls must be reachable by keyboard.
    code: ({ text }) => `<div class="code"><pre tabindex="0"><code>${escaped(text)}</code></pre></div>\n`,
    table(token) {
      const table = Renderer.prototype.table.call(this, token);
      return `<div class="table" tabindex="0" role="group" aria-label="Table">${table}</div>\n`;
    },
    // Guides are written in Markdown alone: a tag in them is text, a comment is for their writers.
    html: ({ text }) => escaped(text.replace(/<!--.*?-->/gs, '').trimStart()),
  },
});
/** A line of Markdown as HTML. */
export const inline = (text: string) => markdown.parseInline(text, { async: false });

/**
 * The addresses in the guides are those of a first start on the reader's own machine. Guides for operators of the server
 * also call single services at their ports, so those guides name the machine itself.
 */
function withOwnAddresses(text: string, audience: string, { PUBLIC_ORIGIN }: Public): string {
  if (/server/.test(audience)) return text;
  const own = origins({ PUBLIC_ORIGIN });
  return text.replace(/http:\/\/(?:([a-z-]+)\.)?localhost:8080/g, (_, label?: string) =>
    label ? own.org(label) : own.public,
  );
}

/** One page from the text of its file. */
export function pageOf(name: string, written: string, config: Public): Page {
  const audience = /^# .+\n+> (For .+)$/m.exec(written)?.[1] ?? '';
  const text = withOwnAddresses(written.replace(`> ${audience}\n`, ''), audience, config);
  const tokens = markdown.lexer(text);
  const heading = tokens.find((token) => token.type === 'heading');
  const title = textOf(heading).replaceAll('`', '') || name;
  const [lead] = tokens.filter(({ type }) => type === 'heading' || type === 'paragraph').slice(1);
  return {
    name,
    title,
    audience,
    lead: lead?.type === 'paragraph' ? textOf(lead) : '',
    sections: sectionsOf(title, tokens),
    html: markdown.parse(text, { async: false }),
  };
}

const textOf = (token?: Token): string => (token && 'text' in token ? token.text : '');

function sectionsOf(title: string, tokens: Token[]): Section[] {
  const sections: Section[] = [{ slug: '', title, text: '' }];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2)
      sections.push({ slug: slug(token.text), title: token.text.replaceAll('`', ''), text: '' });
    else sections.at(-1)!.text += token.raw;
  }
  return sections;
}
