import { cborLength } from './cborLength.ts';

/** Length of the hash of the RP ID, the flags and the signature counter. */
const fixed = 37;
/** Length of the AAGUID, before the length of the credential id. */
const aaguid = 16;

/** Where attested credential data ends that begins here (WebAuthn L3 section 6.5.1). */
function endOfCredential(data: Buffer, start: number) {
  const id = start + aaguid + 2;
  const key = id + data.readUInt16BE(start + aaguid);
  return key + cborLength(data, key);
}

/**
 * Reads the authenticator data of an assertion (WebAuthn L3 section 6.1). Throws when it is cut off or anything follows
 * it.
 */
export function readAuthenticatorData(data: Buffer) {
  if (data.length < fixed) throw new RangeError('authenticator data is cut off');
  const bits = data[32]!;
  const has = (bit: number) => (bits & (1 << bit)) !== 0;
  let end = has(6) ? endOfCredential(data, fixed) : fixed;
  if (has(7)) end += cborLength(data, end);
  if (end !== data.length) throw new RangeError('something follows the authenticator data');
  return {
    rpIdHash: data.subarray(0, 32),
    /** User present, user verified, eligible for backup, backed up. */
    flags: { up: has(0), uv: has(2), be: has(3), bs: has(4) },
    counter: data.readUInt32BE(33),
  };
}
