import { reservedLabels, vanityPattern } from '../../../web-kit/limits.ts';

/** The host label that a typed name becomes, or null when no host can have it. The server decides the same. */
export function vanityLabel(typed: string): string | null {
  const label = typed.trim().toLowerCase();
  const ours = (reservedLabels as readonly string[]).includes(label);
  return vanityPattern.test(label) && !ours && !label.startsWith('xn--') ? label : null;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Four letters or digits. `random`: four bytes. */
export const suffixOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => letters[byte % letters.length]).join('');

/** The name that a business name suggests: `acme-x7k2`; nothing when no letter or digit is in it. */
export function suggest(businessName: string, suffix: string): string {
  const bare = businessName.toLowerCase().replace(/[^a-z0-9]/g, '');
  return bare && `${bare}-${suffix}`;
}

/** The full address of an organisation, from the address that the wizard is at. */
export function addressOf(label: string, { protocol, host }: { protocol: string; host: string }): string {
  return `${protocol}//${label}.${host.replace(/^(www|home|dev|api|test|info)\./, '')}`;
}
