import { expect, test } from 'vitest';
import { claimsOf, groupsClaim } from './claims.ts';

const unproved = {
  ...{ usernameVerified: false, directory: null, provedAddress: null, isUnprovedAddress: false },
};
const proved = { ...unproved, usernameVerified: true };
const chosen = { ...unproved, isUnprovedAddress: true };
const entry = { digest: '', entry: null, runId: '', outcome: 'created', made: true, gone: false } as const;
const listed = { ...unproved, directory: entry };

test.for([
  [
    'a user name that a mail proved',
    proved,
    { username: 'a@a.example', primary_email: 'b@a.example' },
    'a',
    true,
  ],
  ['a user name that a directory gave', unproved, { username: 'a@a.example' }, 'a', false],
  [
    'the proved address of a person whose name others have in the application',
    { ...chosen, provedAddress: 'b@a.example' },
    { username: 'b@a.example.2', primary_email: 'c@a.example' },
    'b',
    true,
  ],
  [
    'never a user name that the person has chosen',
    chosen,
    { username: 'a@a.example', primary_email: 'b@a.example' },
    'b',
    false,
  ],
  ['the address that a directory gave', listed, { username: 'ada', primary_email: 'b@a.example' }, 'b', true],
  [
    'the address of an entry that is gone',
    { ...unproved, directory: { ...entry, gone: true } },
    { username: 'ada', primary_email: 'b@a.example' },
    'b',
    false,
  ],
  [
    'an address that an operator entered',
    unproved,
    { username: 'ada', primary_email: 'b@a.example' },
    'b',
    false,
  ],
] as const)('the e-mail address is %s', ([, state, fields, local, verified]) =>
  expect(claimsOf(fields, state)).toMatchObject({ email: `${local}@a.example`, email_verified: verified }),
);

test('what is not known, or is not in the form of its claim, has no claim', () => {
  const fields = { username: 'ada', name: 'Ada King', city: '', phone_number: null, locale: 'plain English' };
  expect(claimsOf(fields, unproved)).toEqual({ preferred_username: 'ada', name: 'Ada King' });
  expect(claimsOf({ locale: 'en-GB' }, unproved)).toEqual({ locale: 'en-GB' });
  expect(claimsOf({ username: 'ceo@a.example' }, chosen)).toEqual({ preferred_username: 'ceo@a.example' });
});

test('the given name is the one that is known, or the name without the family name', () => {
  const named = { name: 'Grace Brewster Hopper', family_name: 'Hopper' };
  expect(claimsOf(named, unproved)).toMatchObject({ given_name: 'Grace Brewster', family_name: 'Hopper' });
  expect(claimsOf({ ...named, given_name: 'Amazing' }, unproved)).toMatchObject({ given_name: 'Amazing' });
  expect(claimsOf({ name: 'Grace Hopper' }, unproved)).not.toHaveProperty('given_name');
});

test('an attribute is never a claim of the token itself, whatever it is called', () => {
  const claims = [
    'sub',
    'iss',
    'aud',
    'exp',
    'iat',
    'nonce',
    'sid',
    'acr',
    'amr',
    'azp',
    'at_hash',
    'groups',
  ];
  const fields = Object.fromEntries([...claims, 'email_verified', '__proto__'].map((name) => [name, 'evil']));
  expect(claimsOf({ ...fields, username: 'ada', name: 'Ada' }, unproved)).toEqual({
    ...{ preferred_username: 'ada', name: 'Ada' },
  });
});

test('an ID token has the groups of a person unless they are very many, and userinfo has all', () => {
  const names = (count: number, length = 8) =>
    Array.from({ length: count }, (_, n) => `${n}`.padStart(length, 'g'));
  for (const few of [[], names(100), names(40, 100)])
    expect(groupsClaim(few, 'id_token').groups).toEqual(few);
  for (const many of [names(101), names(41, 100)]) {
    expect(groupsClaim(many, 'id_token')).toEqual({});
    expect(groupsClaim(many, 'userinfo').groups).toEqual(many);
  }
});
