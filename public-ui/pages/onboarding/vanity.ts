import { plainLatin } from '../../../web-kit/domain/latin.ts';
import { reservedLabels, vanityPattern } from '../../../web-kit/domain/limits.ts';

/** The host label for a typed name, or null when no host can have it. The server applies the same rule. */
export function vanityLabel(typed: string): string | null {
  const label = typed.trim().toLowerCase();
  const ours = (reservedLabels as readonly string[]).includes(label);
  return vanityPattern.test(label) && !ours && !label.startsWith('xn--') ? label : null;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A suffix of four letters or digits from four random bytes. */
export const suffixOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => letters[byte % letters.length]).join('');

/** As many characters as leave room for the hyphen and the suffix. */
const longestBare = 25;
/**
 * The suggested name for a business name, such as `acme-x7k2`, without the accents; empty when the business name has no Latin
 * letter or digit.
 */
export function suggest(businessName: string, suffix: string): string {
  const bare = plainLatin(businessName.toLowerCase())
    .replace(/[^a-z0-9]/g, '')
    .slice(0, longestBare);
  return bare && `${bare}-${suffix}`;
}

/** The full address of an organisation. The wizard is at the address of the product, below which it is. */
export const addressOf = (label: string, { protocol, host }: { protocol: string; host: string }): string =>
  `${protocol}//${label}.${host}`;
