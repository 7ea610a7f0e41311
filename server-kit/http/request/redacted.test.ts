import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countries } from '../../../domain/countries.ts';
import { redacted } from './redacted.ts';

test('ids are kept, and what is typed into a field for one is not', () => {
  const ids = {
    appId: randomUUID(),
    requestId: randomBytes(16).toString('base64url'),
    planId: 'special_plan',
  };
  expect(redacted(ids)).toEqual(ids);
  for (const typed of ['ada@acme.example', '+44 20 7946 0000', 'Ada Lovelace', 'ada', 'special_plan'])
    expect(redacted({ appId: typed, uniqueId: [typed] })).toEqual({
      appId: '[redacted]',
      uniqueId: ['[redacted]'],
    });
  expect(redacted({ transactionId: randomUUID() })).toEqual({ transactionId: '[redacted]' });
});
test('an organisation’s country is kept, and the one in a person’s address is not', () => {
  expect(redacted({ country: 'France', address: { country: 'France', city: 'Paris' } })).toEqual({
    country: 'France',
    address: { country: '[redacted]', city: '[redacted]' },
  });
});
test('a country and an industry of several words are kept, and what cannot be the name of one is not', () => {
  for (const known of countries) expect(redacted({ country: known.name })).toEqual({ country: known.name });
  const chosen = { industry: 'Child Care', country: 'Côte d’Ivoire' };
  expect(redacted(chosen)).toEqual(chosen);
  for (const typed of ['ada@acme.example', '+44 20 7946 0000', '\0', '\ud800', 'x'.repeat(61), ''])
    expect(redacted({ industry: typed, country: typed })).toEqual({
      ...{ industry: '[redacted]', country: '[redacted]' },
    });
});
test('a place and the answer of a passkey are left out whole', () => {
  const rawId = randomBytes(16).toString('base64url');
  const asked = { place: { longitude: 1, latitude: 2 }, longitude: 1, latitude: 2, credential: { rawId } };
  expect(Object.values(redacted(asked) as object)).toEqual(Array(4).fill('[redacted]'));
});
test('a choice is kept, and whatever else was sent in its place is not', () => {
  const chosen = {
    type: 'ADD_ADMIN',
    kind: 'web',
    size: '10-50',
    subdomain: 'acme77',
    mode: 'DELETE_BACKUP',
  };
  expect(redacted(chosen)).toEqual(chosen);
  for (const typed of ['ada@acme.example', 'Ada Lovelace', '\0', '\ud800', 'x'.repeat(41), ''])
    for (const key of Object.keys(chosen))
      expect(redacted({ [key]: typed })).toEqual({ [key]: '[redacted]' });
});
