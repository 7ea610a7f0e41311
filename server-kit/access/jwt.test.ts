import { createHmac, randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { Refusal } from '../../domain/refusals.ts';
import { jwtsOf } from './jwt.ts';

const iss = 'https://sign.example';
const claims = { iss, aud: 'app1', sub: 'user1', org: 'org1' };
const setUp = (keys = [randomBytes(32)]) => {
  const time = { now: Math.floor(Date.now() / 1000) * 1000 };
  return { time, keys, jwts: jwtsOf(keys, () => time.now) };
};
const refused = (verify: () => unknown) => {
  expect(verify).toThrow(Refusal);
  expect(verify).toThrow('This link or token is not valid');
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token says who, for whom, by whom and until when', () => {
  const { jwts, time } = setUp();
  const iat = time.now / 1000;
  const token = jwts.signJwt(claims, 60);
  expect(jwts.verifyJwt(token, { issuer: iss, audience: 'app1' })).toEqual({ ...claims, iat, exp: iat + 60 });
  expect(jwts.verifyJwt(token, { issuer: iss })).toMatchObject(claims);
});

test('jose verifies our tokens with our published keys, and finds the same thumbprints', async () => {
  const { jwts, keys } = setUp([randomBytes(32), randomBytes(32)]);
  const published = createLocalJWKSet(jwts.jwks());
  const options = { issuer: iss, audience: 'app1', algorithms: ['ES256'], typ: 'JWT' };
  for (const secret of keys) {
    const token = setUp([secret]).jwts.signJwt(claims, 60);
    expect((await jwtVerify(token, published, options)).payload).toMatchObject(claims);
  }
  for (const key of jwts.jwks().keys) {
    expect(await calculateJwkThumbprint(key)).toBe(key.kid);
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  }
});

test('the same secret always gives the same key, another secret another', () => {
  const { jwts, keys } = setUp();
  expect(setUp(keys).jwts.jwks()).toEqual(jwts.jwks());
  expect(setUp().jwts.jwks()).not.toEqual(jwts.jwks());
  const fixed = jwtsOf([Buffer.alloc(32, 7)]);
  expect(fixed.jwks().keys[0]!.kid).toMatchInlineSnapshot(`"2o3xlhaQpq3LRhPa00k87W0e475PYloY2SpKa4AOqw0"`);
});

test('after a rotation the new key signs and the old one still verifies', () => {
  const { jwts, keys } = setUp();
  const old = jwts.signJwt(claims, 60);
  const rotated = setUp([randomBytes(32), ...keys]).jwts;
  rotated.verifyJwt(old, { issuer: iss });
  refused(() => jwts.verifyJwt(rotated.signJwt(claims, 60), { issuer: iss }));
});

test('a token is refused when it is over, too early, from elsewhere or for another', () => {
  const { jwts, time } = setUp();
  const token = jwts.signJwt(claims, 60);
  refused(() => jwts.verifyJwt(token, { issuer: 'https://evil.example' }));
  refused(() => jwts.verifyJwt(token, { issuer: iss, audience: 'app2' }));
  refused(() => jwts.verifyJwt(jwts.signJwt({ iss }, 60), { issuer: iss, audience: 'app1' }));
  time.now -= 10_000;
  refused(() => jwts.verifyJwt(token, { issuer: iss }));
  time.now += 70_000;
  refused(() => jwts.verifyJwt(token, { issuer: iss }));
});

test('a token that is altered at any character is refused', () => {
  const { jwts } = setUp();
  const token = jwts.signJwt(claims, 60);
  for (let i = 0; i < token.length; i++) {
    const other = token[i] === 'A' ? 'B' : 'A';
    refused(() => jwts.verifyJwt(token.slice(0, i) + other + token.slice(i + 1), { issuer: iss }));
  }
});

test('signatures are right also where an integer is short: one in 128 begins with a zero byte', () => {
  const { jwts } = setUp();
  for (let i = 0; i < 1000; i++) {
    const token = jwts.signJwt({ ...claims, sub: String(i) }, 60);
    expect(jwts.verifyJwt(token, { issuer: iss }).sub).toBe(String(i));
  }
});

test('headers that ask for another algorithm, key or type are refused (RFC 8725)', async () => {
  const { jwts } = setUp();
  const key = jwts.jwks().keys[0]!;
  const [, body] = jwts.signJwt(claims, 60).split('.') as [string, string];
  const hmac = `${part({ alg: 'HS256', typ: 'JWT', kid: key.kid })}.${body}`;
  const { privateKey } = await generateKeyPair('ES256');
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(privateKey);
  const wrong = [
    `${part({ alg: 'none', typ: 'JWT', kid: key.kid })}.${body}.`,
    `${part({ alg: 'none', typ: 'JWT', kid: key.kid })}.${body}.${'A'.repeat(86)}`,
    `${hmac}.${createHmac('sha256', JSON.stringify(key)).update(hmac).digest('base64url')}`,
    foreign,
    'a.b.c',
    '',
    `${'a'.repeat(9000)}.a.${'A'.repeat(86)}`,
  ];
  for (const token of wrong) refused(() => jwts.verifyJwt(token, { issuer: iss }));
});
