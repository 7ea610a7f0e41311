import type { Socket } from 'node:net';
import { DirectoryError } from './problem.ts';

/** The most octets of one message. Entries are far smaller, and to decode as many takes some 20 ms. */
const mostMessage = 64 * 1024;
/** Tag and length of a message (RFC 4511 section 5.1, X.690 section 8.1.3). */
const mostHead = 6;

/**
 * The length of the message that begins with these octets, with its head: null when more octets are needed to know, and
 * infinite when it is no message or claims more than anything could be.
 */
export function claimedLength(octets: Buffer): number | null {
  const [tag, first] = octets;
  if (tag !== undefined && tag !== 0x30) return Number.POSITIVE_INFINITY;
  if (first === undefined) return null;
  if (first < 0x80) return 2 + first;
  const size = first - 0x80;
  if (size === 0 || size > mostHead - 2) return Number.POSITIVE_INFINITY;
  return octets.length < 2 + size ? null : 2 + size + octets.readUIntBE(2, size);
}

/**
 * Lets a socket hand on whole messages alone, each at once, and closes it as soon as a message or an answer claims to be
 * longer than allowed, before the octets are kept. The library would join and read all octets again for each part.
 * `begin` starts a new question, for whose answer the server may send `most` octets, `message` of them in one entry.
 */
export function bounded(server: string) {
  let left = 0;
  let largest = mostMessage;
  let parts: Buffer[] = [];
  let has = 0;
  let needs: number | null = null;
  let cut: DirectoryError | null = null;

  function take(chunk: Buffer, emit: (message: Buffer) => void): boolean {
    let rest = chunk;
    while (rest.length) {
      if (needs === null) {
        const head: Buffer = Buffer.concat([...parts, rest.subarray(0, mostHead)]);
        needs = claimedLength(head);
        if (needs !== null && (needs > largest || needs > left)) return false;
        if (needs === null) {
          parts = [head];
          has = head.length;
          return true;
        }
        left -= needs;
      }
      const part = rest.subarray(0, needs - has);
      rest = rest.subarray(part.length);
      parts.push(part);
      has += part.length;
      if (has < needs) return true;
      const message = parts.length === 1 ? part : Buffer.concat(parts);
      [parts, has, needs] = [[], 0, null];
      emit(message);
    }
    return true;
  }

  return {
    /** Why the socket was closed; null if it was not. The library tells only that it was. */
    problem: () => cut,
    begin(most: number, message = mostMessage) {
      left = most;
      largest = message;
    },
    watch<S extends Socket>(socket: S): S {
      const emit = socket.emit.bind(socket) as (...event: unknown[]) => boolean;
      const watching = (...event: unknown[]): boolean => {
        if (event[0] !== 'data') return emit(...event);
        if (cut || take(event[1] as Buffer, (message) => emit('data', message))) return true;
        cut = new DirectoryError(
          needs === Number.POSITIVE_INFINITY
            ? { code: 'ldap.noLdap', values: { at: server } }
            : { code: 'ldap.tooMuch', values: { server } },
        );
        socket.destroy(cut);
        return true;
      };
      return Object.assign(socket, { emit: watching });
    },
  };
}
