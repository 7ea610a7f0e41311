import { expect, test } from 'vitest';
import { type Field, isIncomplete, problemsOf, refusedFields, trimmed } from './fields.ts';

const fields: readonly Field<'name' | 'again'>[] = [
  { key: 'name', label: 'Name', required: true, max: 5 },
  {
    key: 'again',
    label: 'Name again',
    rule: (typed, { name }) => (typed === name ? undefined : 'Not the same'),
  },
];

test('a required field that holds nothing but spaces is empty', () => {
  expect(problemsOf(fields, { name: '  ', again: '' })).toEqual({ name: 'This field is required.' });
  expect(isIncomplete(fields, { name: ' ', again: '' })).toBe(true);
  expect(isIncomplete(fields, { name: 'Ada', again: '' })).toBe(false);
});
test('text that is too long is refused with both numbers, and a field that is not required may be empty', () =>
  expect(problemsOf(fields, { name: 'Adelaide', again: '' })).toEqual({
    name: 'This is too long: it has 8 characters, at most 5 are possible.',
  }));
test('a rule sees all fields as they are sent', () => {
  expect(problemsOf(fields, { name: 'Ada ', again: ' Ada' })).toEqual({});
  expect(problemsOf(fields, { name: 'Ada', again: 'Eva' })).toEqual({ again: 'Not the same' });
  expect(trimmed({ name: ' Ada ', again: '' })).toEqual({ name: 'Ada', again: '' });
});
test('a refusal of the server finds its fields', () => {
  expect(refusedFields(fields, { name: 'must be one line' })).toEqual({ name: 'Name: must be one line' });
  expect(refusedFields(fields, { 'name.0': 'is wrong', other: 'is wrong' })).toEqual({
    name: 'Name: is wrong',
  });
  expect(refusedFields(fields, {})).toEqual({});
});
