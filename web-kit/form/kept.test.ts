import { expect, test } from 'vitest';
import type { Field } from './fields.ts';
import { typedIn } from './kept.ts';

const fields: readonly Field<'name' | 'password' | 'secret'>[] = [
  { key: 'name', label: 'Name' },
  { key: 'password', label: 'Password', type: 'password' },
  { key: 'secret', label: 'Shared secret', secret: true },
];

test('what was typed into a form is kept, but neither passwords nor secrets nor what is as before', () => {
  const blank = { name: '', password: '', secret: 'first' };
  expect(typedIn(fields, blank, { name: 'Berlin', password: 'open', secret: 'second' })).toEqual({
    before: { name: '' },
    next: { name: 'Berlin' },
  });
  expect(typedIn(fields, blank, { ...blank, password: 'open', secret: 'second' })).toBeUndefined();
});
