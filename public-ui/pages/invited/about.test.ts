import { expect, test } from 'vitest';
import { today } from '../../../web-kit/today.ts';
import { aboutProblems, attributesIn, nothing } from './about.ts';

const problems = (typed: Partial<typeof nothing>) =>
  Object.keys(aboutProblems({ ...nothing, ...typed }, '2030-06-15'));

test('a birthdate is a day from 1960-01-24 to today', () => {
  for (const birthdate of ['', '1960-01-24', '1999-12-31', '2030-06-15'])
    expect(problems({ birthdate })).toEqual([]);
  for (const birthdate of ['1960-01-23', '2030-06-16', '1999-02-30', 'then'])
    expect(problems({ birthdate })).toEqual(['birthdate']);
  expect(aboutProblems({ ...nothing, birthdate: 'then' }, '2030-06-15')).toEqual({
    birthdate: 'Please enter a day between January 24, 1960 and today',
  });
  expect(today(new Date(2030, 5, 5))).toBe('2030-06-05');
});
test('a postal code has digits, 15 at most', () => {
  for (const postalCode of ['', '0', '1'.repeat(15)]) expect(problems({ postalCode })).toEqual([]);
  for (const postalCode of ['1'.repeat(16), 'W1A 1AA', '-1'])
    expect(problems({ postalCode })).toEqual(['postalCode']);
});
test('only what was typed is sent, the address in a group', () => {
  expect(attributesIn(nothing)).toEqual({});
  expect(attributesIn({ ...nothing, country: ' Norway ' })).toEqual({ address: { country: 'Norway' } });
  expect(attributesIn({ birthdate: '1999-12-31', country: '', postalCode: '0150' })).toEqual({
    ...{ birthdate: '1999-12-31', address: { postal_code: '0150' } },
  });
});
