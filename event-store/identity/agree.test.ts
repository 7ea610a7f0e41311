import { expect, test } from 'vitest';
import { type Found, foundInAgreement } from './agree.ts';

const installation = 'b9f5f8f0-2c4c-4a39-9f7b-4b6a6f6d2d10';
const founded = { installation, hashKey: 'key', format: 1, kinds: new Set<string>() };
const emptyLog = { where: 'the log', hasEvents: false, identity: undefined };
const log = { where: 'the log', hasEvents: true, identity: founded };
const noKeys = { where: 'the keys', hashKey: undefined, installation: undefined, hasKeys: false };
const keys = { ...noKeys, hashKey: 'key', installation };
const looks = (...seen: Found[]) => {
  const left = [...seen];
  return async () => left.shift()!;
};

test('stores that another process founds between the two looks are taken as they are at the second', async () => {
  const whole = { log, keys };
  expect(await foundInAgreement(looks({ log: emptyLog, keys }, whole))).toBe(whole);
  expect(await foundInAgreement(looks({ log, keys: noKeys }, whole))).toBe(whole);
});

test('stores that disagree at both looks stop the start', async () => {
  const lost = { log: emptyLog, keys };
  await expect(foundInAgreement(looks(lost, lost))).rejects.toThrow(/its events are missing/);
  const bare = { log, keys: noKeys };
  await expect(foundInAgreement(looks(bare, bare))).rejects.toThrow(/holds no keys although/);
});
