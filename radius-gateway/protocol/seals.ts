import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import { attribute, code as codes } from './codes.ts';
import { type Attribute, headerLength, type Packet, writePacket } from './packet.ts';

// The protocol demands MD5; passwords and replies are safe only on a trusted or encrypted network.

const digestSize = 16;
const md5 = (...parts: Buffer[]): Buffer => hash('md5', Buffer.concat(parts), 'buffer');

/** Keys of secrets: making one takes five times as long as the digest. */
const keys = new WeakMap<Buffer, KeyObject>();
function hmac(secret: Buffer, bytes: Buffer): Buffer {
  const key = keys.get(secret) ?? createSecretKey(secret);
  keys.set(secret, key);
  return createHmac('md5', key).update(bytes).digest();
}
const nothing = Buffer.alloc(digestSize);

/** The verdict on the Message-Authenticator of a request: right, wrong, or absent. */
export type Sealing = 'right' | 'wrong' | 'none';

/** Checks the Message-Authenticator of an Access-Request or a Status-Server (RFC 3579 section 3.2, RFC 5997). */
export function sealingOf({ bytes, sealedAt }: Pick<Packet, 'bytes' | 'sealedAt'>, secret: Buffer): Sealing {
  if (sealedAt === null) return 'none';
  const end = sealedAt + digestSize;
  const expected = hmac(secret, Buffer.from(bytes).fill(0, sealedAt, end));
  return timingSafeEqual(expected, bytes.subarray(sealedAt, end)) ? 'right' : 'wrong';
}

/** Checks the Request Authenticator of an Accounting-Request (RFC 2866 section 3). */
export function isAuthentic(
  { bytes, authenticator }: Pick<Packet, 'bytes' | 'authenticator'>,
  secret: Buffer,
) {
  const blank = Buffer.from(bytes).fill(0, 4, headerLength);
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
  if (isSealed) hmac(secret, bytes).copy(bytes, headerLength + 2);
  md5(bytes, secret).copy(bytes, 4);
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
