import { expect, test } from 'vitest';
import { type CustomAttribute, isReservedName } from '../../domain/profile/customAttributes.ts';
import { claimsOfScopes } from './claims.ts';
import { customClaimsIn } from './customClaims.ts';

const made = (name: string, kind: CustomAttribute['kind']): CustomAttribute => ({
  name,
  label: name,
  kind,
  options: [],
});
const attributes = [made('costs', 'text'), made('badge', 'number'), made('remote', 'boolean')];
const values = { costs: 'R&D', badge: '42', remote: 'false', gone: 'x' };
const row = (claim: string, attribute: string, scope: 'openid' | 'profile' = 'openid') => ({
  ...{ claim, attribute, scope },
});
const told = (rows: ReturnType<typeof row>[], asking: object = {}, known = { attributes, values }) =>
  customClaimsIn(rows, known, { use: 'userinfo', scope: 'openid', ...asking });

test('no claim of the scopes can be the name of a custom attribute', () => {
  for (const name of Object.values(claimsOfScopes).flat()) expect(isReservedName(name), name).toBe(true);
});
test('claims have the names of their rows and the types of their attributes', () =>
  expect(told([row('c', 'costs'), row('b', 'badge'), row('r', 'remote')])).toEqual({
    c: 'R&D',
    b: 42,
    r: false,
  }));
test('a claim is told with its scope, or to who asks for it by name', () => {
  const rows = [row('c', 'costs', 'profile')];
  expect(told(rows)).toEqual({});
  expect(told(rows, { scope: 'openid profile' })).toEqual({ c: 'R&D' });
  expect(told(rows, { asked: { c: null } })).toEqual({ c: 'R&D' });
  expect(told(rows, { scope: 'profiles', asked: { costs: null } })).toEqual({});
});
test('what is not kept, not known or reserved has no claim', () =>
  expect(told([row('g', 'gone'), row('n', 'constructor'), row('sub', 'costs'), row('EXP', 'costs')])).toEqual(
    {},
  ));
test('an ID token has them unless they are very long, and userinfo has all', () => {
  const long = { attributes, values: { ...values, costs: 'x'.repeat(4000) } };
  expect(told([row('c', 'costs')], { use: 'id_token' }, long)).toEqual({});
  expect(told([row('c', 'costs')], {}, long)).toHaveProperty('c');
});
