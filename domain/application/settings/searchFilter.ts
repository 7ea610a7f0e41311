import { limits } from '../../limits.ts';

/** How deep filters may be in each other. */
const deepest = 20;
const attribute = '[A-Za-z][A-Za-z0-9-]*';
/** Anything but parentheses, asterisks, backslashes and NUL, which stand as a backslash and two digits. */
const value = String.raw`(?:[^()*\\\0]|\\[0-9A-Fa-f]{2})`;
const rule = String.raw`(?:${attribute}|\d+(?:\.\d+)+)`;
const item = new RegExp(
  `(?:(${attribute})(?:=(?:${value}|\\*)*|(?:>=|<=|~=)${value}*|(?::dn)?(?::${rule})?:=${value}*)|(?::dn)?:${rule}:=${value}*)\\)`,
  'y',
);

/** Without the blanks and line breaks between the parts of a filter, which people write and the standard does not know. */
export const plainFilter = (filter: string): string =>
  filter
    .trim()
    .replace(/\)\s+(?=[()])/g, ')')
    .replace(/([(&|!])\s+(?=\()/g, '$1');

/** The attributes that a search filter (RFC 4515) compares, in lower case; null when it is no filter. */
export function filterAttributes(filter: string): string[] | null {
  if (filter.length > limits.directoryFilter) return null;
  const names = new Set<string>();
  let at = 0;
  /** Reads one filter with its parentheses. */
  function one(depth: number): boolean {
    if (depth > deepest || filter[at] !== '(') return false;
    const kind = filter[at + 1] ?? '';
    if (!'&|!'.includes(kind) || kind === '') {
      item.lastIndex = at + 1;
      const found = item.exec(filter);
      if (!found) return false;
      if (found[1]) names.add(found[1].toLowerCase());
      at = item.lastIndex;
      return true;
    }
    at += 2;
    let count = 0;
    for (; filter[at] === '('; count += 1) if (!one(depth + 1)) return false;
    const isEnded = filter[at] === ')' && (kind === '!' ? count === 1 : count > 0);
    at += 1;
    return isEnded;
  }
  return one(0) && at === filter.length ? [...names] : null;
}
