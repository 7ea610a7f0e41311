import { expect, test } from 'vitest';
import { problemsOf } from '../../../web-kit/form/fields.ts';
import { contactFields, contactSent, firstCountry } from './contact.ts';

const filledIn = {
  ...{ name: 'Ada', email: 'ada@acme.example', countryCode: 'GB', mobileNumber: '20 7946-0000' },
  description: 'More people',
};
const choices = contactFields.find(({ key }) => key === 'countryCode')!.choices!;

test('the number is sent with a plus sign and the dialling code in front [org-billing.contact.mobile]', () =>
  expect(contactSent(filledIn)).toEqual({
    ...{ name: 'Ada', email: 'ada@acme.example', description: 'More people' },
    ...{ countryCode: '44', mobileNumber: '+442079460000' },
  }));
test('all countries are offered with flag and dialling code, and the second one is chosen [org-billing.contact.country]', () => {
  expect(choices.length).toBeGreaterThanOrEqual(240);
  expect(firstCountry).toBe(choices[1]!.value);
  expect(choices.find(({ value }) => value === 'GB')!.label).toBe('🇬🇧 United Kingdom (+44)');
});
test('every field is needed [org-billing.contact.required]', () => {
  const empty = { name: '', email: ' ', countryCode: '', mobileNumber: '', description: '' };
  expect(Object.keys(problemsOf(contactFields, empty))).toEqual(Object.keys(empty));
  expect(problemsOf(contactFields, filledIn)).toEqual({});
});
test('a number is digits, however they are grouped', () => {
  for (const mobileNumber of ['+44 20', 'none', '123', '1'.repeat(16)])
    expect(Object.keys(problemsOf(contactFields, { ...filledIn, mobileNumber }))).toEqual(['mobileNumber']);
});
