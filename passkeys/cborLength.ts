/** Number of bytes after the first one that hold an item's argument (RFC 8949 section 3). */
const argumentBytes: Record<number, number> = { 24: 1, 25: 2, 26: 4, 27: 8 };
const deepest = 8;

/**
 * Length in bytes of the first CBOR item (RFC 8949) of definite length, as authenticators write it. Throws when it is
 * truncated, nested too deeply or not well-formed.
 */
export function cborLength(bytes: Buffer, start = 0, depth = 0): number {
  const first = bytes.readUInt8(start);
  const [major, info] = [first >> 5, first & 31];
  const size = argumentBytes[info] ?? 0;
  if (depth > deepest || info > 27) throw new RangeError('not a CBOR item of definite length');
  if (start + 1 + size > bytes.length) throw new RangeError('a CBOR item is cut off');
  const argument = size ? Number(BigInt(`0x${bytes.toString('hex', start + 1, start + 1 + size)}`)) : info;
  let end = start + 1 + size;
  if (major === 2 || major === 3) end += argument;
  const items = { 4: argument, 5: 2 * argument, 6: 1 }[major] ?? 0;
  for (let item = 0; item < items; item++) end += cborLength(bytes, end, depth + 1);
  if (end > bytes.length) throw new RangeError('a CBOR item is cut off');
  return end - start;
}
