import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of an app's browser (RFC 8291 section 2), base64url. */
export type AppKeys = { p256dh: string; auth: string };
/** The size of a record that every push service accepts (RFC 8291 section 4). */
const recordSize = 4096;

const bytes = (text: string) => Buffer.from(text, 'base64url');
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message so that only the app can read it (RFC 8291), as the body of a push request: one record of
 * aes128gcm (RFC 8188). `own` and `salt` must be new for each message. Throws when the app's key is not a point of the
 * curve.
 */
export function encryptFor(
  { p256dh, auth }: AppKeys,
  message: Buffer,
  { own = freshKeys(), salt = randomBytes(16) } = {},
): Buffer {
  const ours = own.getPublicKey();
  const theirs = bytes(p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derive(own.computeSecret(theirs), bytes(auth), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head[4] = ours.length;
  // 2 marks the last record (RFC 8188 section 2).
  const sealed = [
    cipher.update(message),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const body = Buffer.concat([salt, head, ours, ...sealed]);
  if (body.length > recordSize) throw new Error(`a push message of ${body.length} bytes is too long`);
  return body;
}
function freshKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return own;
}
