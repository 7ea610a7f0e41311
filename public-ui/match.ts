import type { Params } from './router.tsx';

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

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
