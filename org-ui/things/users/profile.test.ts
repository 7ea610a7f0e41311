import { expect, test } from 'vitest';
import { problemsOf } from '../../../web-kit/form/fields.ts';
import { today } from '../../../web-kit/today.ts';
import { addressFields, changesOf, fields, isChanged, personFields, profileOf, showable } from './profile.ts';

const address = { country: '', street_address: '', city: 'London', postal_code: '', region: '' };
const before = profileOf({ email: 'ada@acme.example', name: 'Ada', address });

test('the attributes are those of a user and of an address, the email called Username [org-user-detail.details.fields, org-user-detail.details.email-label]', () => {
  expect(personFields.map(({ key }) => key)).toEqual([
    ...['email', 'name', 'middle_name', 'family_name', 'birthdate', 'picture', 'phone_number', 'website'],
  ]);
  expect(addressFields.map(({ key }) => key)).toEqual([
    ...['country', 'street_address', 'city', 'postal_code', 'region'],
  ]);
  expect(personFields[0]).toMatchObject({ label: 'Username', type: 'email' });
});
test('their inputs are for a date, addresses and numbers [org-user-detail.details.types]', () =>
  expect(Object.fromEntries(fields.map(({ key, type }) => [key, type]))).toMatchObject({
    ...{ birthdate: 'date', picture: 'url', website: 'url', phone_number: 'number', postal_code: 'number' },
    ...{ name: undefined, city: undefined },
  }));
test('a phone number with a plus sign and a postal code with letters are shown and stay', () => {
  const abroad = { ...before, phone_number: '+4930901820', postal_code: 'SW1A 1AA' };
  const types = (opened: typeof before, now = opened) =>
    showable(fields, opened, now)
      .filter(({ key }) => key === 'phone_number' || key === 'postal_code')
      .map(({ type }) => type);
  expect(types(abroad)).toEqual(['tel', 'text']);
  // The keyboard stays in the field while the last letter is deleted, and can type another one.
  expect(types(abroad, before)).toEqual(['tel', 'text']);
  expect(types(before, abroad)).toEqual(['tel', 'text']);
  expect(types({ ...before, phone_number: '030901820', postal_code: '10117' })).toEqual(['number', 'number']);
});
test('only what changed is sent, the address in a group', () => {
  expect(changesOf(before, { ...before, city: ' Paris ', family_name: 'King' })).toEqual({
    ...{ email: 'ada@acme.example', family_name: 'King', address: { city: 'Paris' } },
  });
  expect(changesOf(before, { ...before, name: 'Ada ' })).toEqual({ email: 'ada@acme.example' });
  expect(isChanged(before, { ...before, name: 'Ada ' })).toBe(false);
  expect(isChanged(before, { ...before, region: 'Kent' })).toBe(true);
});
test('wrong addresses, days and numbers are told beside their field, and empty ones are allowed', () => {
  expect(problemsOf(fields, before)).toEqual({});
  const wrong = {
    ...before,
    picture: 'ada.png',
    birthdate: '1815-13-01',
    phone_number: '12',
    city: 'x'.repeat(81),
  };
  expect(Object.keys(problemsOf(fields, wrong))).toEqual(['birthdate', 'picture', 'phone_number', 'city']);
});

test('a birthdate is not in the future', () => {
  const of = (birthdate: string) => problemsOf(fields, { ...before, birthdate });
  expect(of('2100-01-01')).toHaveProperty('birthdate');
  expect(of(today())).not.toHaveProperty('birthdate');
});
