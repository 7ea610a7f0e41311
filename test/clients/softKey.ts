import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const b64u = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The part of CBOR used here (RFC 8949): integers, byte and text strings, lists, maps. */
export type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>;
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}

/** Bits of the authenticator data's flags (WebAuthn L3 section 6.1). */
export const flag = { up: 1, uv: 4, be: 8, bs: 16, at: 64, ed: 128 } as const;
/** Deviations from a correct authenticator and browser, for tests of bad input. */
export type Changes = {
  /** Fields of clientDataJSON; `undefined` omits one. */
  clientData?: Record<string, unknown>;
  /** The whole text of clientDataJSON. */
  clientDataText?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  /** Extra bytes at the end of the authenticator data. */
  extraAuthData?: Buffer;
  authData?: (bytes: Buffer) => Buffer;
  /** Signs this instead of the authenticator data and the hash of the client data. */
  signed?: Buffer;
  signature?: (bytes: Buffer) => Buffer;
  cose?: Map<number, Cbor>;
  fmt?: string;
  attStmt?: Map<string, Cbor>;
  attestationObject?: (bytes: Buffer) => Buffer;
  /** Fields of the JSON itself, such as `id`, `rawId`, `type`. */
  outer?: Record<string, unknown>;
  /** Fields of `response`, such as `userHandle`, `transports`. */
  response?: Record<string, unknown>;
};
type Creation = { challenge?: unknown; user?: unknown };
type Request = { challenge?: unknown };

/** A passkey in software (ES256) that answers options as an authenticator and a browser on `origin` would. */
export function softKey({ rpId, origin, flags = flag.up | flag.uv, counts = true }: SoftKeyOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = (value?: string) => Buffer.from(value!, 'base64url');
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]);
  const rawId = randomBytes(32);
  const kept = { counter: 0, userHandle: '' };

  function clientDataOf(type: string, challenge: unknown, changes: Changes): Buffer {
    const fields = { type, challenge, origin, crossOrigin: false, ...changes.clientData };
    return Buffer.from(changes.clientDataText ?? JSON.stringify(fields));
  }
  function authDataOf(attested: Buffer, changes: Changes): Buffer {
    const fixed = Buffer.alloc(37);
    sha256(changes.rpId ?? rpId).copy(fixed);
    fixed[32] = changes.flags ?? flags | (attested.length ? flag.at : 0);
    fixed.writeUInt32BE(changes.counter ?? kept.counter, 33);
    const made = Buffer.concat([fixed, attested, changes.extraAuthData ?? Buffer.alloc(0)]);
    return changes.authData ? changes.authData(made) : made;
  }
  function outer<R extends object>(response: R, changes: Changes) {
    return {
      id: b64u(rawId),
      rawId: b64u(rawId),
      type: 'public-key' as const,
      authenticatorAttachment: 'platform' as const,
      clientExtensionResults: {},
      ...changes.outer,
      response: { ...response, ...changes.response } as R,
    };
  }

  /** RegistrationResponseJSON for `options`. The key remembers the user handle in them. */
  function create({ challenge, user }: Creation, changes: Changes = {}) {
    kept.userHandle = String((user as { id?: string } | undefined)?.id ?? kept.userHandle);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, rawId, cbor(changes.cose ?? cose)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', changes.fmt ?? 'none'],
      ['attStmt', changes.attStmt ?? new Map()],
      ['authData', authDataOf(attested, changes)],
    ]);
    const response = {
      clientDataJSON: b64u(clientDataOf('webauthn.create', challenge, changes)),
      attestationObject: b64u(changes.attestationObject?.(cbor(attestation)) ?? cbor(attestation)),
      transports: ['internal'],
    };
    return outer(response, changes);
  }

  /** AuthenticationResponseJSON for `options`. The signature counter increases. */
  function get({ challenge }: Request, changes: Changes = {}) {
    if (counts) kept.counter++;
    const clientData = clientDataOf('webauthn.get', challenge, changes);
    const authData = authDataOf(Buffer.alloc(0), changes);
    const signed = changes.signed ?? Buffer.concat([authData, sha256(clientData)]);
    const signature = sign('sha256', signed, privateKey);
    const response = {
      clientDataJSON: b64u(clientData),
      authenticatorData: b64u(authData),
      signature: b64u(changes.signature ? changes.signature(signature) : signature),
      userHandle: kept.userHandle,
    };
    return outer(response, changes);
  }
  /** The same passkey for Chromium's virtual authenticator (CDP, WebAuthn.addCredential). */
  const exported = () => ({
    credentialId: rawId.toString('base64'),
    isResidentCredential: true,
    rpId,
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    userHandle: Buffer.from(kept.userHandle, 'base64url').toString('base64'),
    signCount: kept.counter,
  });
  return { id: b64u(rawId), cose, kept, create, get, exported };
}
export type SoftKeyOptions = {
  rpId: string;
  origin: string;
  /** Flags of every answer; attested data adds its own. */
  flags?: number;
  /** Whether it has a signature counter. */
  counts?: boolean;
};
export type SoftKey = ReturnType<typeof softKey>;
