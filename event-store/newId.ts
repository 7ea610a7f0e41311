import { randomInt, randomUUID } from 'node:crypto';

let last = 0;
let counter = 0;

/**
 * A new id for what gets a stream of its own: a UUID that begins with the time (RFC 9562 section 5.7, with the counter of
 * section 6.2, method 1). Streams that begin one after the other then stand beside each other in the index of the
 * log; those of random ids would each touch another page of it. 62 bits of it are random: it is no secret.
 */
export function newId(now = Date.now()): string {
  counter = now > last ? randomInt(256) : counter + 1;
  last = Math.max(now, last);
  // A counter that runs over borrows from the next millisecond.
  if (counter > 0xfff) {
    last += 1;
    counter = 0;
  }
  const time = last.toString(16).padStart(12, '0');
  const count = (0x7000 | counter).toString(16);
  // Node keeps random bytes ready for this call alone; its second half is as here.
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${randomUUID().slice(19)}`;
}
