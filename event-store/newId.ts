import { randomBytes } from 'node:crypto';

let last = 0;
let counter = 0;

/**
 * A new id for what gets a stream of its own: a UUID that begins with the time (RFC 9562 section 5.7, with the counter of
 * section 6.2, method 1). Streams that begin one after the other then stand beside each other in the index of the
 * log; those of random ids would each touch another page of it. 62 bits of it are random: it is no secret.
 */
export function newId(now = Date.now()): string {
  counter = now > last ? randomBytes(1)[0]! : counter + 1;
  last = Math.max(now, last);
  // A counter that runs over borrows from the next millisecond.
  if (counter > 0xfff) {
    last += 1;
    counter = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
