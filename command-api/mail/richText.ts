import { escaped } from '../../server-kit/escaped.ts';

/** The tags that a message may use. Other tags are removed, but their text stays. */
const kept = new Set([
  ...['p', 'div', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'blockquote'],
  ...['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'a', 'span'],
]);
/** Elements that are removed with their text. */
const dropped = /<(script|style|title|template|textarea|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
// Each character can match in one way only, so matching takes linear time.
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*|\/)?)>/gi;
const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#160': ' ' },
};
const plain = (text: string) =>
  text.replace(/&(#?\w{1,6});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

type Piece = { text: string } | { tag: string; closing: boolean; href: string };
/** Splits HTML into text and allowed tags. Anything that does not look like a tag is text. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const clean = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(dropped, '');
  let from = 0;
  for (const found of clean.matchAll(tag)) {
    const [whole, slash, given, attributes = ''] = found as unknown as [string, string, string, string];
    if (found.index > from) pieces.push({ text: plain(clean.slice(from, found.index)) });
    from = found.index + whole.length;
    const name = given.toLowerCase();
    if (kept.has(name)) pieces.push({ tag: name, closing: slash === '/', href: hrefIn(attributes) });
  }
  if (from < clean.length) pieces.push({ text: plain(clean.slice(from)) });
  return pieces;
}
/** The address of a link to a page or a mail; '' for anything else, such as `javascript:`. */
function hrefIn(attributes: string): string {
  const [, , href = ''] = /\bhref\s*=\s*(["'])(.*?)\1/i.exec(attributes) ?? [];
  const address = plain(href).trim();
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^(?:https?|mailto):$/.test(url.protocol) ? url.href : '';
}

/**
 * Makes typed HTML harmless: it is written anew from its text and the allowed tags, all closed and without attributes
 * other than a link's address.
 */
export function harmless(html: string): string {
  const open: string[] = [];
  /** The number of open elements per tag. */
  const count = new Map<string, number>();
  const counted = (tag: string, more: 1 | -1) => count.set(tag, (count.get(tag) ?? 0) + more);
  let made = '';
  const close = () => {
    const tag = open.pop()!;
    counted(tag, -1);
    made += `</${tag}>`;
  };
  for (const piece of piecesOf(html)) {
    if ('text' in piece) made += escaped(piece.text);
    else if (piece.tag === 'br') made += '<br>';
    else if (!piece.closing) {
      made += piece.href ? `<a href="${escaped(piece.href)}">` : `<${piece.tag}>`;
      open.push(piece.tag);
      counted(piece.tag, 1);
    } else if (count.get(piece.tag)) {
      while (open.at(-1) !== piece.tag) close();
      close();
    }
  }
  while (open.length) close();
  return made;
}

const blocks = /^(?:p|div|h\d|li|ul|ol|blockquote)$/;
/** Converts HTML to plain text: a line per block, a dash before an item, a link's address after its words. */
export function textOf(html: string): string {
  let text = '';
  const links: string[] = [];
  for (const piece of piecesOf(html)) {
    if ('text' in piece) text += piece.text.replace(/\s+/g, ' ');
    else if (piece.tag === 'br') text += '\n';
    else if (piece.tag === 'a' && !piece.closing) links.push(piece.href);
    else if (piece.tag === 'a') text += addressBehind(text, links.pop());
    else if (blocks.test(piece.tag)) text += piece.tag === 'li' && !piece.closing ? '\n- ' : '\n';
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
const addressBehind = (text: string, href = '') => (href && !text.endsWith(href) ? ` (${href})` : '');
