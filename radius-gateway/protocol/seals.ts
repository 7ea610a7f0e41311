import { hash, timingSafeEqual } from 'node:crypto';
import { attribute, code as codes } from './codes.ts';
import { type Attribute, headerLength, type Packet, writePacket } from './packet.ts';

// MD5 is what the protocol demands; passwords and replies are safe only on a trusted or encrypted network.
/** By way of a string, because Node gives each digest that is a Buffer memory of its own. */
const md5 = (octets: Buffer) => Buffer.from(hash('md5', octets, 'binary'), 'binary');
function joined(first: Buffer, second: Buffer): Buffer {
  const both = Buffer.allocUnsafe(first.length + second.length);
  first.copy(both);
  second.copy(both, first.length);
  return both;
}
/** The two blocks that HMAC makes of each key (RFC 2104 section 2). */
const blocks = new WeakMap<Buffer, { inner: Buffer; outer: Buffer }>();
function blocksOf(secret: Buffer): { inner: Buffer; outer: Buffer } {
  const known = blocks.get(secret);
  if (known) return known;
  const key = Buffer.alloc(64);
  (secret.length > 64 ? md5(secret) : secret).copy(key);
  const filled = (pad: number) => Buffer.from(key.map((octet) => octet ^ pad));
  const made = { inner: filled(0x36), outer: filled(0x5c) };
  blocks.set(secret, made);
  return made;
}
/** HMAC-MD5. `createHmac` takes several times as long, and this is done twice for each packet. */
export function hmac(secret: Buffer, bytes: Buffer): Buffer {
  const { inner, outer } = blocksOf(secret);
  return md5(joined(outer, md5(joined(inner, bytes))));
}
const nothing = Buffer.alloc(16);

/** The verdict on the Message-Authenticator of a request: right, wrong, or absent. */
export type Sealing = 'right' | 'wrong' | 'none';

/** Checks the Message-Authenticator of an Access-Request or a Status-Server (RFC 3579 section 3.2, RFC 5997). */
export function sealingOf({ bytes, sealedAt }: Pick<Packet, 'bytes' | 'sealedAt'>, secret: Buffer): Sealing {
  if (sealedAt === null) return 'none';
  const blank = Buffer.from(bytes);
  blank.fill(0, sealedAt, sealedAt + 16);
  const given = bytes.subarray(sealedAt, sealedAt + 16);
  return timingSafeEqual(hmac(secret, blank), given) ? 'right' : 'wrong';
}

/** Checks the Request Authenticator of an Accounting-Request (RFC 2866 section 3). */
export function isAuthentic(
  { bytes, authenticator }: Pick<Packet, 'bytes' | 'authenticator'>,
  secret: Buffer,
) {
  const blank = Buffer.from(bytes);
  blank.fill(0, 4, headerLength);
  return timingSafeEqual(md5(joined(blank, secret)), authenticator);
}

/**
 * Writes the reply to a request: the Message-Authenticator first, so that no prefix of the reply can be chosen by an
 * attacker, then the attributes, then the Proxy-States of the request in their order. A reply of accounting has no
 * Message-Authenticator (RFC 3579 section 3.3).
 */
export function writeReply(
  code: number,
  request: Pick<Packet, 'identifier' | 'authenticator' | 'attributes'>,
  secret: Buffer,
  attributes: readonly Attribute[] = [],
): Buffer {
  const proxyStates = request.attributes.filter(({ type }) => type === attribute.proxyState);
  const seal = { type: attribute.messageAuthenticator, value: nothing };
  const isSealed = code !== codes.accountingResponse;
  const all = [...(isSealed ? [seal] : []), ...attributes, ...proxyStates];
  const bytes = writePacket(code, request.identifier, request.authenticator, all);
  if (isSealed) hmac(secret, bytes).copy(bytes, headerLength + 2);
  md5(joined(bytes, secret)).copy(bytes, 4);
  return bytes;
}

/** Whether a User-Password has a lawful length (RFC 2865 section 5.2). */
export const isHiddenPassword = (hidden: Buffer) =>
  hidden.length >= 16 && hidden.length <= 128 && hidden.length % 16 === 0;

/** Decrypts a User-Password (RFC 2865 section 5.2) without its padding; null when its length is not lawful. */
export function revealPassword(hidden: Buffer, authenticator: Buffer, secret: Buffer): Buffer | null {
  if (!isHiddenPassword(hidden)) return null;
  const clear = Buffer.alloc(hidden.length);
  let before = authenticator;
  for (let at = 0; at < hidden.length; at += 16) {
    const mask = md5(joined(secret, before));
    before = hidden.subarray(at, at + 16);
    for (let i = 0; i < 16; i++) clear[at + i] = before[i]! ^ mask[i]!;
  }
  let end = clear.length;
  while (end > 0 && clear[end - 1] === 0) end--;
  return clear.subarray(0, end);
}
