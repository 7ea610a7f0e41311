import { expect, test } from 'vitest';
import { claimsOf } from './claims.ts';

const proved = { usernameVerified: true, directory: null };
const unproved = { usernameVerified: false, directory: null };
const entry = { digest: '', entry: null, runId: '', outcome: 'created', made: true, gone: false } as const;
const listed = { usernameVerified: false, directory: entry };

test.for([
  [
    'a user name that a mail proved',
    proved,
    { username: 'a@a.example', primary_email: 'b@a.example' },
    'a',
    true,
  ],
  ['a user name that nothing proved', unproved, { username: 'a@a.example' }, 'a', false],
  ['the address that a directory gave', listed, { username: 'ada', primary_email: 'b@a.example' }, 'b', true],
  [
    'the address of an entry that is gone',
    { usernameVerified: false, directory: { ...entry, gone: true } },
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
});
