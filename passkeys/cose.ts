import { decodePartialCBOR } from '@levischuck/tiny-cbor';

/** Numbers of the algorithms that registrations are offered (RFC 9053 and RFC 8812). */
export const algorithmIds = { ES256: -7, EdDSA: -8, RS256: -257 };
/** Labels of the parameters of a COSE key, and the values of two of them (RFC 9052, RFC 9053 and RFC 8230). */
export const label = { kty: 1, alg: 3, crv: -1, x: -2, y: -3, n: -1, e: -2 };
export const kty = { OKP: 1, EC2: 2, RSA: 3 };
export const curve = { P256: 1, ED25519: 6 };

/** A CBOR map, such as a COSE key or an attestation object. */
export type Fields = { get: (label: number | string) => unknown };

/** The first CBOR item in these bytes, which is taken for a map. */
export const fieldsOf = (bytes: Uint8Array) => decodePartialCBOR(new Uint8Array(bytes), 0)[0] as Fields;
