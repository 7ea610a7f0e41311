import { attribute } from './codes.ts';

export type Attribute = { readonly type: number; readonly value: Buffer };
export type Packet = {
  code: number;
  identifier: number;
  authenticator: Buffer;
  attributes: Attribute[];
  /** The offset in `bytes` of the Message-Authenticator's value, or null without one. */
  sealedAt: number | null;
  /** The packet without padding. */
  bytes: Buffer;
};
/** The reasons for which a datagram is no packet. */
export type Malformed =
  | 'too short'
  | 'too long'
  | 'truncated'
  | 'attribute length'
  | 'message authenticator'
  | 'proxy states';

export const headerLength = 20;
/** The longest packet (RFC 2865 section 3). */
const longestPacket = 4096;
/** A reply repeats the Proxy-States, so a request may carry only as many as leave room for the rest of the reply. */
const mostProxyState = 2048;

/** Reads a datagram strictly by RFC 2865 sections 3 and 5. Octets after the packet's length are padding. */
export function parsePacket(datagram: Buffer): Packet | Malformed {
  if (datagram.length < headerLength) return 'too short';
  const length = datagram.readUInt16BE(2);
  if (length < headerLength) return 'too short';
  if (length > longestPacket) return 'too long';
  if (length > datagram.length) return 'truncated';
  const bytes = datagram.subarray(0, length);
  const attributes: Attribute[] = [];
  let sealedAt: number | null = null;
  let proxyState = 0;
  for (let at = headerLength; at < length; ) {
    const size = bytes[at + 1] ?? 0;
    if (size < 2 || at + size > length) return 'attribute length';
    const type = bytes[at]!;
    if (type === attribute.messageAuthenticator) {
      if (sealedAt !== null || size !== 18) return 'message authenticator';
      sealedAt = at + 2;
    }
    if (type === attribute.proxyState) proxyState += size;
    attributes.push({ type, value: bytes.subarray(at + 2, at + size) });
    at += size;
  }
  if (proxyState > mostProxyState) return 'proxy states';
  return {
    code: bytes[0]!,
    identifier: bytes[1]!,
    authenticator: bytes.subarray(4, 20),
    attributes,
    sealedAt,
    bytes,
  };
}

/** The values of all attributes of one type, in order. */
export const valuesOf = ({ attributes }: Pick<Packet, 'attributes'>, type: number): Buffer[] =>
  attributes.filter((each) => each.type === type).map(({ value }) => value);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The only value of a type; null when it is absent or doubled. */
export function onlyValueOf({ attributes }: Pick<Packet, 'attributes'>, type: number): Buffer | null {
  let found: Buffer | null = null;
  for (const each of attributes) {
    if (each.type !== type) continue;
    if (found) return null;
    found = each.value;
  }
  return found;
}
/** The only value of a type as text (RFC 2865 section 5); null when it is absent, doubled, empty or not UTF-8. */
export function textOf(packet: Pick<Packet, 'attributes'>, type: number): string | null {
  const value = onlyValueOf(packet, type);
  return value?.length ? decoded(value) : null;
}
/** The only value of a type as a number of 32 bits (RFC 2865 section 5); null when it is absent, doubled or not that long. */
export function numberOf(packet: Pick<Packet, 'attributes'>, type: number): number | null {
  const value = onlyValueOf(packet, type);
  return value?.length === 4 ? value.readUInt32BE(0) : null;
}
/** The octets as text; null when they are not UTF-8 or hold control characters. */
export function decoded(octets: Buffer): string | null {
  // Nearly all texts are ASCII, whose octets are its characters.
  const plain = octets.toString('latin1');
  if (/^[ -~]*$/.test(plain)) return plain;
  try {
    const text = utf8.decode(octets);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

const longestValue = 253;
/**
 * Text as values of attributes, each at most 253 octets long and without divided characters. They end between words where
 * there are any, since clients may show each on a line of its own.
 */
export function textAttributes(type: number, text: string): Attribute[] {
  const whole = Buffer.from(text);
  if (whole.length <= longestValue) return whole.length ? [{ type, value: whole }] : [];
  const values: Buffer[] = [];
  let part = '';
  for (const word of text.match(/[^ ]+ *| +/g)!)
    for (const piece of Buffer.byteLength(word) > longestValue ? word : [word]) {
      if (Buffer.byteLength(part) + Buffer.byteLength(piece) > longestValue) {
        values.push(Buffer.from(part));
        part = '';
      }
      part += piece;
    }
  values.push(Buffer.from(part));
  return values.map((value) => ({ type, value }));
}

/** Writes a packet. Throws when it becomes longer than a packet may be. */
export function writePacket(
  code: number,
  identifier: number,
  authenticator: Buffer,
  attributes: readonly Attribute[],
): Buffer {
  let length = headerLength;
  for (const { value } of attributes) length += 2 + value.length;
  if (length > longestPacket) throw new RangeError(`a packet of ${length} octets is too long`);
  // Every octet is written below.
  const bytes = Buffer.allocUnsafe(length);
  bytes[0] = code;
  bytes[1] = identifier;
  bytes.writeUInt16BE(length, 2);
  authenticator.copy(bytes, 4);
  let at = headerLength;
  for (const { type, value } of attributes) {
    bytes[at] = type;
    bytes[at + 1] = 2 + value.length;
    value.copy(bytes, at + 2);
    at += 2 + value.length;
  }
  return bytes;
}
