import { createHash } from 'node:crypto';

/** A strong validator (RFC 9110 section 8.8.3) of a text; `coding` tells its codings apart. */
export function etagOf(text: string, coding = ''): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return `"${hash}${coding && `-${coding}`}"`;
}
