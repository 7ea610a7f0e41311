import { randomBytes } from 'node:crypto';

/** Letters and digits that cannot be confused with one another (Crockford's base32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short code for a request, for phones without a camera: 50 random bits. */
export const newCode = () => [...randomBytes(10)].map((byte) => alphabet[byte & 31]).join('');
/** The code as shown: `ABCDE-12345`. */
export const codeShown = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
/** The code behind typed text: spaces and hyphens are ignored, small letters and look-alikes accepted. */
export const codeTyped = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
