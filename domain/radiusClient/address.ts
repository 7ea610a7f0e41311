/** A range of addresses (RFC 4632, RFC 4291 section 2.3): the octets of its first address, and the bits they share. */
export type Network = { octets: readonly number[]; prefix: number };

/** The shortest prefixes: 65,536 addresses of IPv4, and what one provider is given of IPv6. */
const leastPrefix = { 4: 16, 16: 32 } as const;

/** The octets of an IP address, 4 or 16 of them; null for anything else. An IPv4 address in IPv6 form counts as IPv4. */
export function octetsOf(address: string): number[] | null {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return ofVersion4(address);
  if (!address.includes(':') || !/^[\da-fA-F:.]{2,45}$/.test(address)) return null;
  // The URL standard brings an address into the form of RFC 5952.
  if (!URL.canParse(`http://[${address}]/`)) return null;
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const all = [...first, ...Array(8 - first.length - last.length).fill(0), ...last] as number[];
  const octets = all.flatMap((group) => [group >> 8, group & 255]);
  const isMapped =
    octets.slice(0, 10).every((octet) => octet === 0) && octets[10] === 255 && octets[11] === 255;
  return isMapped ? octets.slice(12) : octets;
}
function ofVersion4(address: string): number[] | null {
  const octets = address.split('.').map(Number);
  return octets.every((octet, i) => octet <= 255 && String(octet) === address.split('.')[i]) ? octets : null;
}

/** The first `prefix` bits of an address; the others become 0. */
export const masked = (octets: readonly number[], prefix: number): number[] =>
  octets.map((octet, i) => octet & (0xff00 >> Math.max(0, Math.min(8, prefix - 8 * i))) & 255);

/** Reads an address, or a network as address and prefix length; null when it is neither, or larger than allowed. */
export function networkOf(text: string): Network | null {
  const [address = '', length, ...more] = text.trim().split('/');
  const octets = octetsOf(address);
  if (!octets || more.length) return null;
  const bits = octets.length * 8;
  if (length === undefined) return { octets, prefix: bits };
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (!(prefix >= leastPrefix[octets.length as 4 | 16] && prefix <= bits)) return null;
  return { octets: masked(octets, prefix), prefix };
}

/**
 * Reads an address or a network that packets can come from; null also for "this network", multicast and what is reserved
 * (RFC 6890 section 2.2.2, RFC 4291 sections 2.5.2 and 2.7).
 */
export function sourceNetworkOf(text: string): Network | null {
  const network = networkOf(text);
  if (!network) return null;
  const { octets } = network;
  const [first] = octets as [number];
  const isSource = octets.length === 4 ? first > 0 && first < 224 : first < 255 && octets.some(Boolean);
  return isSource ? network : null;
}

/** The one spelling of a network, by which two of them are compared: `192.0.2.1`, `10.1.0.0/16`, `2001:db8::/32`. */
export function spelled({ octets, prefix }: Network): string {
  const bits = octets.length * 8;
  const address = octets.length === 4 ? octets.join('.') : spelled6(octets);
  return prefix === bits ? address : `${address}/${prefix}`;
}
const spelled6 = (octets: readonly number[]) => {
  const groups = Array.from({ length: 8 }, (_, i) =>
    ((octets[2 * i]! << 8) | octets[2 * i + 1]!).toString(16),
  );
  return new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1);
};

/** Whether a text is an IP address or the name of a host (RFC 1123 section 2.1), whose last part is no number. */
export const isServerAddress = (text: string): boolean =>
  octetsOf(text) !== null ||
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(text);

/** The form of an address or a network, in JSON Schema. */
export const networkForm = {
  pattern: String.raw`^[0-9A-Fa-f:.]+(/\d{1,3})?$`,
  description: 'An IP address, or a network as address and prefix length.',
  examples: ['203.0.113.7', '203.0.113.0/24', '2001:db8::/64'],
};
