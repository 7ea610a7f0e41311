/**
 * Fields whose texts say nothing about a person, so that the audit may keep them. So does a country at the top of a
 * request, which is an organisation's; that in a person's address is below.
 */
const plain = /^(?:subdomain|size|type|kind|mode|stream)$/;
/** A choice. What a refused call sent in its place may be anything, and would be kept for ever. */
const word = /^[\w.+-]{1,40}$/;
/** The name of a country or an industry, in letters: what has an `@` or a number in it is something else. */
const name = /^[\p{L}\p{M}(),.'’& /-]{1,60}$/u;
/** Ids made by the server: a UUID, or 16 or 32 bytes in base64url. Plans' ids are chosen by the staff. */
const made = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{22}|[\w-]{43})$/;
const isId = (value: string, key: string) =>
  made.test(value) || (key === 'planId' && /^[a-z_]{1,40}$/.test(value));
const kept = (value: string, key: string, depth: number) =>
  key.endsWith('Id')
    ? key !== 'transactionId' && isId(value, key)
    : (plain.test(key) && word.test(value)) ||
      ((key === 'industry' || (key === 'country' && depth === 1)) && name.test(value));
/** Fields that say nothing to an auditor: where somebody is, and the proofs of a ceremony or a captcha. */
const leftOut = /^(?:place|longitude|latitude|credential|captcha)$/;
/** The levels of a request that are kept. No call takes a deeper input, but ignored fields may be deeper. */
const deepest = 5;

/** A request's input without personal or secret values: only the presence of other texts is kept. */
export function redacted(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return kept(value, key, depth) ? value.slice(0, 200) : '[redacted]';
  if (value === null || value === undefined) return value;
  if (leftOut.test(key)) return '[redacted]';
  if (typeof value !== 'object') return value;
  if (depth === deepest) return '[redacted]';
  if (Array.isArray(value)) return value.slice(0, 100).map((each) => redacted(each, key, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => /^\w{1,40}$/.test(name))
      .slice(0, 50)
      .map(([name, each]) => [name, redacted(each, name, depth + 1)]),
  );
}
