import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../domain/refusals.ts';
import { type Cbor, type Changes, cbor, flag, softKey } from '../test/clients/softKey.ts';
import { assertionChecks, type Presented, verifyAssertion } from './assertion.ts';
import { CeremonyFailed } from './client.ts';
import { isPublicKey, signedBy } from './publicKeys.ts';

const rpId = 'shop.example';
const origin = `https://${rpId}`;
const begun = { id: 'a', challenge: 'Y2hhbGxlbmdl', rpId, origin, ownerId: 'ada' };
const made = softKey({ rpId, origin });
made.kept.userHandle = Buffer.from('ada').toString('base64url');
const publicKey = cbor(made.cose).toString('base64url');
const credential = {
  ...{ credentialId: made.id, publicKey, rpId, counter: 0, transports: [], fmt: 'none', aaguid: '' },
  ...{ backupEligible: false, backedUp: false, deviceType: 'computer', platform: 'Linux' },
} as unknown as Presented['credential'];
const known: Presented = { ownerId: 'ada', credential };
const answer = (changes: Changes = {}) => made.get(begun, changes) as never;
const other = Buffer.from('bob').toString('base64url');

/** For each check, an answer or a stored state that this check alone refuses. */
const onlyRefusedBy: Record<string, Changes | { begun?: object; known?: object; changes?: Changes }> = {
  'credential is a public key': { outer: { type: 'password' } },
  'id is the raw id': { outer: { rawId: 'AAAA' } },
  'credential is the one that was found': { outer: { id: 'AAAA', rawId: 'AAAA' } },
  'credential is of this RP ID': { known: { credential: { ...credential, rpId: 'other.example' } } },
  'user handle names the owner': { response: { userHandle: other } },
  'owner is who began': { begun: { ownerId: 'bob' } },
  'client data is of a sign-in': { clientData: { type: 'webauthn.create' } },
  'challenge is ours': { clientData: { challenge: 'b3RoZXI' } },
  'origin is where it began': { clientData: { origin: 'https://evil.example' } },
  'not in a frame of another origin': { clientData: { crossOrigin: true } },
  'authenticator data is for this RP ID': { rpId: 'evil.example' },
  'somebody was there': { flags: flag.uv },
  'somebody was verified': { flags: flag.up },
  'only what can be backed up is': { flags: flag.up | flag.uv | flag.bs },
  'signature is by the credential': { signed: Buffer.from('something else') },
};
const caseOf = (name: string) => {
  const one = onlyRefusedBy[name]!;
  const told = 'begun' in one || 'known' in one ? one : { changes: one as Changes };
  return [{ ...begun, ...told.begun }, answer(told.changes), { ...known, ...told.known }] as const;
};

test('a faithful answer passes, with its counter and backup state', () => {
  expect(verifyAssertion(begun, answer({ counter: 7 }), known)).toEqual({
    ...{ counter: 7, backedUp: false, newlyEligible: false },
  });
});
const shared = { flags: flag.up | flag.uv | flag.be | flag.bs };
test('a passkey that may be backed up only later passes, and that is told', () => {
  expect(verifyAssertion(begun, answer(shared), known)).toMatchObject({
    backedUp: true,
    newlyEligible: true,
  });
});
test('a passkey that may be backed up no longer is refused, and that is told', () => {
  const eligible = { ...known, credential: { ...credential, backupEligible: true } };
  expect(verifyAssertion(begun, answer(shared), eligible)).toMatchObject({ newlyEligible: false });
  expect(() => verifyAssertion(begun, answer(), eligible)).toThrow(new Refusal('device.bound'));
  const forged = answer({ signed: Buffer.from('something else') });
  expect(() => verifyAssertion(begun, forged, eligible)).toThrow(CeremonyFailed);
});
test('there is an answer against each check', () => {
  expect(Object.keys(onlyRefusedBy).sort()).toEqual(Object.keys(assertionChecks).sort());
});
test.each(Object.keys(assertionChecks))('%s: without this check a wrong answer would pass', (name) => {
  const [request, response, who] = caseOf(name);
  const failed = () => verifyAssertion(request, response, who);
  expect(failed).toThrow(CeremonyFailed);
  const { [name]: _, ...others } = assertionChecks;
  expect(verifyAssertion(request, response, who, others)).toMatchObject({ backedUp: expect.any(Boolean) });
});

const ours = (response: never, key: string) => {
  try {
    const who = { ...known, credential: { ...credential, publicKey: key } };
    return verifyAssertion(begun, response, who) !== undefined;
  } catch {
    return false;
  }
};

describe('a second opinion, of another implementation', () => {
  const opinion = (response: never, key: string) =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: begun.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: made.id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter: 0 },
    }).then(
      ({ verified }) => verified,
      () => false,
    );
  const bytesOf = (jwk: JsonWebKey, name: 'x' | 'n' | 'e') => Buffer.from(jwk[name]!, 'base64url');
  const pairs: Record<string, () => { key: KeyObject; digest: string | null; cose: Map<number, Cbor> }> = {
    Ed25519() {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const x = bytesOf(publicKey.export({ format: 'jwk' }) as JsonWebKey, 'x');
      const cose = new Map<number, Cbor>([[1, 1], [3, -8], [-1, 6], [-2, x]]); // biome-ignore format: a table
      return { key: privateKey, digest: null, cose };
    },
    RS256() {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const jwk = publicKey.export({ format: 'jwk' }) as JsonWebKey;
      const cose = new Map<number, Cbor>([[1, 3], [3, -257], [-1, bytesOf(jwk, 'n')], [-2, bytesOf(jwk, 'e')]]); // biome-ignore format: a table
      return { key: privateKey, digest: 'sha256', cose };
    },
  };
  /** The answer of a key with another algorithm: the same bytes, signed by it. */
  const signedAnew = (key: KeyObject, digest: string | null, changes: Changes = {}) => {
    const given = made.get(begun, changes);
    const [authData, clientData] = [given.response.authenticatorData, given.response.clientDataJSON].map(
      (text) => Buffer.from(text, 'base64url'),
    );
    const hash = createHash('sha256').update(clientData!).digest();
    const signature = sign(digest, Buffer.concat([authData!, hash]), key);
    return { ...given, response: { ...given.response, signature: signature.toString('base64url') } } as never;
  };
  test('an RSA key that is too short, or whose exponent makes anything a signature, is none', () => {
    const rsa = (n: Buffer, e: Buffer) =>
      isPublicKey(cbor(new Map<number, Cbor>([[1, 3], [3, -257], [-1, n], [-2, e]])).toString('base64url')); // biome-ignore format: a table
    const modulusOf = (modulusLength: number) => {
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength });
      return bytesOf(publicKey.export({ format: 'jwk' }) as JsonWebKey, 'n');
    };
    const [short, long] = [modulusOf(1024), modulusOf(2048)];
    const usual = Buffer.from('010001', 'hex');
    expect(rsa(long, usual)).toBe(true);
    expect(rsa(long, Buffer.of(3))).toBe(true);
    expect(rsa(short, usual)).toBe(false);
    for (const exponent of [0, 1, 2, 4]) expect(rsa(long, Buffer.of(exponent))).toBe(false);
  });
  test.each(Object.keys(pairs))('%s: both accept its signature, and no other', async (name) => {
    const { key, digest, cose } = pairs[name]!();
    const coded = cbor(cose).toString('base64url');
    const good = signedAnew(key, digest);
    expect([ours(good, coded), await opinion(good, coded)]).toEqual([true, true]);
    const foreign = answer();
    expect([ours(foreign, coded), await opinion(foreign, coded)]).toEqual([false, false]);
  });
});

test('whatever bit of the answer is turned, it is refused', () => {
  const given = made.get(begun);
  const passed: [string, number][] = [];
  for (const field of ['authenticatorData', 'signature', 'clientDataJSON'] as const) {
    const bytes = Buffer.from(given.response[field], 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const turned = Buffer.from(bytes);
      turned[bit >> 3]! ^= 1 << (bit & 7);
      const response = { ...given.response, [field]: turned.toString('base64url') };
      if (ours({ ...given, response } as never, publicKey)) passed.push([field, bit]);
    }
  }
  expect(passed).toEqual([]);
});

describe('a public key', () => {
  const with_ = (fields: [number, Cbor][]) => cbor(new Map([...made.cose, ...fields])).toString('base64url');
  test.each([
    ['a point off its curve', with_([[-2, Buffer.alloc(32, 1)]])],
    ['an algorithm that nobody asked for', with_([[3, -35]])],
    ['a curve that is not the algorithm’s', with_([[-1, 2]])],
    ['a type that is not the algorithm’s', with_([[1, 1]])],
    ['no CBOR', 'AAAA'],
    ['nothing', ''],
  ])('with %s is none', (_, key) => {
    expect(isPublicKey(key)).toBe(false);
    expect(() => signedBy(key, Buffer.from('a'), Buffer.from('b'))).toThrow();
  });
  test('that was read once is read the same again', () => {
    expect([isPublicKey(publicKey), isPublicKey(publicKey)]).toEqual([true, true]);
  });
});
