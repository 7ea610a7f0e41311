import { parseAuthenticatorData } from '@simplewebauthn/server/helpers';
import { describe, expect, test } from 'vitest';
import { type Changes, cbor, flag, softKey } from '../test/clients/softKey.ts';
import { readAuthenticatorData } from './authenticatorData.ts';

const key = softKey({ rpId: 'shop.example', origin: 'https://shop.example' });
const dataOf = (changes: Changes) =>
  Buffer.from(key.get({ challenge: 'YQ' }, changes).response.authenticatorData, 'base64url');
const [id, length] = [Buffer.alloc(32, 7), Buffer.from([0, 32])];
const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(key.cose)]);
const extensions = cbor(new Map([['appid', cbor('text')]]));

const cases: [string, Changes][] = [
  ['plain', { counter: 0 }],
  ['with the largest counter', { counter: 2 ** 32 - 1 }],
  ['with all flags of the user and of backups', { flags: flag.up | flag.uv | flag.be | flag.bs }],
  ['without any flag', { flags: 0 }],
  ['with extensions', { flags: flag.up | flag.ed, extraAuthData: extensions }],
  ['with a credential', { flags: flag.uv | flag.at, extraAuthData: attested }],
  ['with both', { flags: flag.at | flag.ed, extraAuthData: Buffer.concat([attested, extensions]) }],
];

describe.each(cases)('authenticator data %s', (_, changes) => {
  const data = dataOf(changes);
  test('is read as another implementation reads it', () => {
    const { rpIdHash, flags, counter } = parseAuthenticatorData(new Uint8Array(data));
    const { up, uv, be, bs } = flags;
    const read = readAuthenticatorData(data);
    expect(read).toEqual({ rpIdHash: Buffer.from(rpIdHash), flags: { up, uv, be, bs }, counter });
  });
  test('is refused at any other length', () => {
    for (let end = 0; end < data.length; end++)
      expect(() => readAuthenticatorData(data.subarray(0, end)), `of ${end} bytes`).toThrow(RangeError);
    expect(() => readAuthenticatorData(Buffer.concat([data, Buffer.from([0])]))).toThrow(RangeError);
  });
});

test('flags that name data which is not there are refused', () => {
  for (const flags of [flag.at, flag.ed, flag.at | flag.ed])
    expect(() => readAuthenticatorData(dataOf({ flags }))).toThrow(RangeError);
});
