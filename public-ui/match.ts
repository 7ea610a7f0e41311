import type { Params } from './router.tsx';

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** What mail programs and people leave at the end of an address: no link ends so. */
const added = /(?:[/.,;:!?'"*()[\]{}<>=]|=20|%(?:20|22|3[CE]|5[BD]|7[BD]))+$/i;

/**
 * The path that somebody meant by one with other capitals, a slash at its end, or what a mail program added there; null
 * when the path is right as it is, or no pattern fits. Pages are shown at their exact paths alone.
 */
export function meant(patterns: readonly string[], path: string): string | null {
  const given = path.replace(added, '').split('/');
  for (const pattern of patterns) {
    const parts = pattern.replace(/\/$/, '').split('/');
    const fits = ([i, part]: [number, string]) =>
      part.startsWith(':') ? given[i] : part.toLowerCase() === given[i]!.toLowerCase();
    if (parts.length !== given.length || ![...parts.entries()].every(fits)) continue;
    const whole = parts.map((part, i) => (part.startsWith(':') ? given[i] : part)).join('/');
    const right = pattern.endsWith('/') ? `${whole}/` : whole;
    return right === path ? null : right;
  }
  return null;
}

/** Matches a whole path against a pattern such as `/verifyEmail/:accessToken`; null when it does not match. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    const value = decoded(given[i]!);
    if (part.startsWith(':')) {
      if (!value) return null;
      params[part.slice(1)] = value;
    } else if (part !== value) return null;
  }
  return params;
}
