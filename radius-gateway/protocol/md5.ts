/**
 * MD5 (RFC 1321), as the protocol demands it five times for each request. For messages of a few blocks a call of the
 * runtime's digest takes several times as long as the digest itself.
 */

const constants = Int32Array.from({ length: 64 }, (_, n) => Math.floor(Math.abs(Math.sin(n + 1)) * 2 ** 32));
const initial = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
export const blockSize = 64;
export const digestSize = 16;

/** The state after some blocks, from which messages that begin alike go on. */
export type Begun = { state: Int32Array; octets: number };
const nothing: Begun = { state: initial, octets: 0 };

const words = new Int32Array(16);
/** Rotates a word to the left. */
const turned = (sum: number, bits: number) => (sum << bits) | (sum >>> (32 - bits));

/** Takes a block into a state (RFC 1321 section 3.4). */
function take(state: Int32Array, octets: Buffer, at: number) {
  for (let n = 0, from = at; n < 16; n++, from += 4)
    words[n] =
      octets[from]! | (octets[from + 1]! << 8) | (octets[from + 2]! << 16) | (octets[from + 3]! << 24);
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  for (let n = 0; n < 16; n += 4) {
    a = (b + turned((a + (d ^ (b & (c ^ d))) + constants[n]! + words[n]!) | 0, 7)) | 0;
    d = (a + turned((d + (c ^ (a & (b ^ c))) + constants[n + 1]! + words[n + 1]!) | 0, 12)) | 0;
    c = (d + turned((c + (b ^ (d & (a ^ b))) + constants[n + 2]! + words[n + 2]!) | 0, 17)) | 0;
    b = (c + turned((b + (a ^ (c & (d ^ a))) + constants[n + 3]! + words[n + 3]!) | 0, 22)) | 0;
  }
  for (let n = 16, w = 1; n < 32; n += 4, w += 20) {
    a = (b + turned((a + (c ^ (d & (b ^ c))) + constants[n]! + words[w & 15]!) | 0, 5)) | 0;
    d = (a + turned((d + (b ^ (c & (a ^ b))) + constants[n + 1]! + words[(w + 5) & 15]!) | 0, 9)) | 0;
    c = (d + turned((c + (a ^ (b & (d ^ a))) + constants[n + 2]! + words[(w + 10) & 15]!) | 0, 14)) | 0;
    b = (c + turned((b + (d ^ (a & (c ^ d))) + constants[n + 3]! + words[(w + 15) & 15]!) | 0, 20)) | 0;
  }
  for (let n = 32, w = 5; n < 48; n += 4, w += 12) {
    a = (b + turned((a + (b ^ c ^ d) + constants[n]! + words[w & 15]!) | 0, 4)) | 0;
    d = (a + turned((d + (a ^ b ^ c) + constants[n + 1]! + words[(w + 3) & 15]!) | 0, 11)) | 0;
    c = (d + turned((c + (d ^ a ^ b) + constants[n + 2]! + words[(w + 6) & 15]!) | 0, 16)) | 0;
    b = (c + turned((b + (c ^ d ^ a) + constants[n + 3]! + words[(w + 9) & 15]!) | 0, 23)) | 0;
  }
  for (let n = 48, w = 0; n < 64; n += 4, w += 28) {
    a = (b + turned((a + (c ^ (b | ~d)) + constants[n]! + words[w & 15]!) | 0, 6)) | 0;
    d = (a + turned((d + (b ^ (a | ~c)) + constants[n + 1]! + words[(w + 7) & 15]!) | 0, 10)) | 0;
    c = (d + turned((c + (a ^ (d | ~b)) + constants[n + 2]! + words[(w + 14) & 15]!) | 0, 15)) | 0;
    b = (c + turned((b + (d ^ (c | ~a)) + constants[n + 3]! + words[(w + 21) & 15]!) | 0, 21)) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
}

/** Takes one block, so that the digests of messages that begin with it need not take it again. */
export function begun(block: Buffer): Begun {
  const state = Int32Array.from(initial);
  take(state, block, 0);
  return { state, octets: blockSize };
}

/** Writes the four octets of a word, the lowest first. */
function put(word: number, to: Buffer, at: number) {
  to[at] = word;
  to[at + 1] = word >>> 8;
  to[at + 2] = word >>> 16;
  to[at + 3] = word >>> 24;
}

const state = new Int32Array(4);
/**
 * The digest of the first `length` octets of a scratch buffer, written into `to`. The scratch must have room for 72
 * octets of padding after them, which are overwritten.
 */
export function digest(scratch: Buffer, length: number, to: Buffer, at = 0, after = nothing) {
  const end = (((length + 8) >> 6) + 1) << 6;
  scratch.fill(0, length, end);
  scratch[length] = 0x80;
  // Messages are shorter than 2 ** 29 octets, so the upper word of the length is zero.
  put((after.octets + length) * 8, scratch, end - 8);
  state.set(after.state);
  for (let block = 0; block < end; block += blockSize) take(state, scratch, block);
  for (let n = 0; n < 4; n++) put(state[n]!, to, at + 4 * n);
}
