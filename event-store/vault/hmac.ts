import { hash } from 'node:crypto';

/** Octets in a block of SHA-256. */
const blockSize = 64;
/** The digest is taken as a string, because Node allocates separate memory for each one that is a Buffer. */
const digest = (octets: Buffer) => Buffer.from(hash('sha256', octets, 'binary'), 'binary');

function joined(first: Buffer, second: Buffer): Buffer {
  const both = Buffer.allocUnsafe(first.length + second.length);
  first.copy(both);
  second.copy(both, first.length);
  return both;
}

/**
 * HMAC-SHA-256 with one key (RFC 2104), as a function of the message. The key's two blocks are made once: for a short
 * message, `createHmac` takes several times as long.
 */
export function hmacWith(key: Buffer): (message: Buffer) => Buffer {
  const block = Buffer.alloc(blockSize);
  (key.length > blockSize ? digest(key) : key).copy(block);
  const filled = (pad: number) => Buffer.from(block.map((octet) => octet ^ pad));
  const [inner, outer] = [filled(0x36), filled(0x5c)];
  return (message) => digest(joined(outer, digest(joined(inner, message))));
}
