import { timingSafeEqual } from 'node:crypto';
import { attribute, code as codes } from './codes.ts';
import { begun, blockSize, digest, digestSize } from './md5.ts';
import { type Attribute, headerLength, longestPacket, type Packet, writePacket } from './packet.ts';

// The protocol demands MD5; passwords and replies are safe only on a trusted or encrypted network.

/** Room for the longest packet, a secret after it, and padding. Everything here is done at once, so one is enough. */
const scratch = Buffer.alloc(longestPacket + 2048);

/** Copies octets into the scratch one after the other, and returns their number. */
function put(first: Buffer, second: Buffer): number {
  const length = first.length + second.length;
  if (length > scratch.length - 2 * blockSize) throw new RangeError('too long for a digest');
  scratch.set(first);
  if (second.length) scratch.set(second, first.length);
  return length;
}
function md5(first: Buffer, second: Buffer): Buffer {
  const made = Buffer.allocUnsafe(digestSize);
  digest(scratch, put(first, second), made);
  return made;
}

/** The states after the two blocks that HMAC makes of each key (RFC 2104 section 2). */
const keys = new WeakMap<Buffer, Record<'inner' | 'outer', ReturnType<typeof begun>>>();
function keyOf(secret: Buffer) {
  const known = keys.get(secret);
  if (known) return known;
  const block = Buffer.alloc(blockSize);
  (secret.length > blockSize ? md5(secret, empty) : secret).copy(block);
  const filled = (pad: number) => begun(Buffer.from(block.map((octet) => octet ^ pad)));
  const made = { inner: filled(0x36), outer: filled(0x5c) };
  keys.set(secret, made);
  return made;
}
const empty = Buffer.alloc(0);

/** Writes HMAC-MD5 of the octets to a place. The 16 octets at `blank` count as zero, as those of a Message-Authenticator do. */
export function hmac(secret: Buffer, bytes: Buffer, to: Buffer, at = 0, blank?: number): void {
  const { inner, outer } = keyOf(secret);
  const length = put(bytes, empty);
  if (blank !== undefined) scratch.fill(0, blank, blank + digestSize);
  digest(scratch, length, scratch, 0, inner);
  digest(scratch, digestSize, to, at, outer);
}
const nothing = Buffer.alloc(16);

/** The verdict on the Message-Authenticator of a request: right, wrong, or absent. */
export type Sealing = 'right' | 'wrong' | 'none';

/** Checks the Message-Authenticator of an Access-Request or a Status-Server (RFC 3579 section 3.2, RFC 5997). */
export function sealingOf({ bytes, sealedAt }: Pick<Packet, 'bytes' | 'sealedAt'>, secret: Buffer): Sealing {
  if (sealedAt === null) return 'none';
  hmac(secret, bytes, expected, 0, sealedAt);
  return timingSafeEqual(expected, bytes.subarray(sealedAt, sealedAt + digestSize)) ? 'right' : 'wrong';
}
const expected = Buffer.alloc(digestSize);

/** Checks the Request Authenticator of an Accounting-Request (RFC 2866 section 3). */
export function isAuthentic(
  { bytes, authenticator }: Pick<Packet, 'bytes' | 'authenticator'>,
  secret: Buffer,
) {
  const blank = Buffer.from(bytes);
  blank.fill(0, 4, headerLength);
  return timingSafeEqual(md5(blank, secret), authenticator);
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
  if (isSealed) hmac(secret, bytes, bytes, headerLength + 2);
  digest(scratch, put(bytes, secret), bytes, 4);
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
    const mask = md5(secret, before);
    before = hidden.subarray(at, at + 16);
    for (let i = 0; i < 16; i++) clear[at + i] = before[i]! ^ mask[i]!;
  }
  let end = clear.length;
  while (end > 0 && clear[end - 1] === 0) end--;
  return clear.subarray(0, end);
}
