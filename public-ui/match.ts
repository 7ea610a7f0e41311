import type { Params } from './router.tsx';

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** Fits a path to a pattern such as `/verifyEmail/:accessToken`, exactly; null when it does not fit. */
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
