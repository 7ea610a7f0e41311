import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Palette } from '../../domain/brand/colours.ts';
import type { LanguageTag } from '../../domain/languages.ts';
import { escaped } from '../../server-kit/escaped.ts';
import type { ShownBrand } from '../../server-kit/shownBrand.ts';
import type { Words } from './words/words.ts';
import { wordsIn } from './words/wordsIn.ts';

const style = readFileSync(join(import.meta.dirname, 'look.css'), 'utf8');

/** How a page is shown: in a language, with the brand of the organisation if it has published one. */
export type Look = { language: LanguageTag; brand: ShownBrand | null };
/** A title, HTML below it, and the script that runs, if any. */
type Content = { title: string; html: string; script?: string };
/** A page of the protocols, in the words of a language. */
export type Page = (words: Words) => Content;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/**
 * The policy of the provider's own answers. Forms may lead anywhere, because browsers apply `form-action` to the
 * redirects that follow a form too, and those lead to the application.
 */
const policyOf = (styles: readonly string[], script: string | undefined, images = '') =>
  [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    `script-src ${script ? hashOf(script) : "'self'"}`,
    ...(images ? [`img-src ${images}`] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
/** The policy of what needs no policy of its own. */
export const contentPolicy = policyOf([style], undefined);

/** The colours of a brand that these pages have. */
const branded = ['brand', 'on-brand', 'accent'] as const;
const rulesOf = (palette: Palette) =>
  `:root{${branded.map((name) => `--${name}:${palette[name]}`).join(';')}}`;
const styleOf = ({ light, dark }: ShownBrand) =>
  `${rulesOf(light)}@media (prefers-color-scheme:dark){${rulesOf(dark)}}`;
/** Whose page it is: nothing without a brand. */
const headOf = ({ name, logo }: ShownBrand) =>
  `<p class="whose">${logo ? `<img src="${escaped(logo)}" alt="">` : ''}<span>${escaped(name)}</span></p>`;

/** Whose product it is, where the page looks like the organisation's. */
const foot = '<p class="product">Latchkey</p>';

/** A page as it is sent, with the policy that it needs. */
export function rendered({ language, brand }: Look, page: Page): { html: string; policy: string } {
  const { title, html, script } = page(wordsIn[language]);
  const styles = [style, ...(brand ? [styleOf(brand)] : [])];
  const text =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${styles.map((each) => `<style>${each}</style>`).join('')}</head>` +
    `<body><main>${brand ? headOf(brand) : ''}<h1>${escaped(title)}</h1>${html}${brand ? foot : ''}</main>` +
    `${script ? `<script>${script}</script>` : ''}</body></html>`;
  return { html: text, policy: policyOf(styles, script, brand?.logo ? 'data:' : '') };
}

/** Says why a request is refused. */
export const failedPage =
  (error: string, description: string): Page =>
  ({ failed }) => ({
    title: failed.title,
    html: `<p>${failed.text}</p><p><small>${escaped(error)}: ${escaped(description)}</small></p>`,
  });

/** Says why a person is refused, and whom to ask. */
export const refusedPage =
  (why: string): Page =>
  ({ failed }) => ({
    title: failed.title,
    html: `<p>${escaped(why)}</p><p>${failed.ask}</p>`,
  });

/** Says that somebody has to wait, and why. */
export const waitPage =
  (why: 'codes' | 'requests'): Page =>
  ({ wait }) => ({ title: wait.title, html: `<p>${wait[why]}</p>` });

type Told = { title: string; text: string };
/** A page with which the browser posts these fields by itself. Without scripts, the person presses the button. */
export const postingPage =
  (action: string, fields: Record<string, string>, told: (words: Words) => Told): Page =>
  (words) => {
    const { title, text } = told(words);
    const inputs = Object.entries(fields)
      .filter(([, value]) => value)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
    const button = `<button type="submit">${words.onTheWay.goOn}</button>`;
    return {
      title,
      html: `<p>${text}</p><form method="post" action="${escaped(action)}">${inputs.join('')}${button}</form>`,
      script: 'document.forms[0].submit()',
    };
  };
