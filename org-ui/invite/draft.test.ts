import { expect, test } from 'vitest';
import { empty, problemOf } from './draft.ts';

const bob = { name: 'Bob', email: 'bob@acme.example', confirmEmail: 'bob@acme.example' };

test('name, e-mail and its repetition are needed [org-team.add.fields]', () => {
  expect(problemOf(bob)).toBeNull();
  for (const field of Object.keys(empty))
    for (const nothing of ['', '  '])
      expect(problemOf({ ...bob, [field]: nothing })).toBe('Please fill all the fields!!');
});
test('what is longer than 80 characters is refused, never cut [org-team.add.fields]', () => {
  const email = `${'a'.repeat(60)}@a-company-domain.example`;
  expect(problemOf({ ...bob, email, confirmEmail: email })).toBe(
    'This e-mail address is too long: it has 85 characters, at most 80 are possible.',
  );
  expect(problemOf({ ...bob, name: 'B'.repeat(81) })).toBe(
    'This name is too long: it has 81 characters, at most 80 are possible.',
  );
});
test('the e-mail must be one', () =>
  expect(problemOf({ ...bob, email: 'bob', confirmEmail: 'bob' })).toBe('Please enter valid email!!'));
test('the repetition must be the same [org-team.add.mismatch]', () => {
  expect(problemOf({ ...bob, confirmEmail: 'rob@acme.example' })).toBe(
    'Email and confirm email should be same',
  );
  expect(problemOf({ ...bob, confirmEmail: ' bob@acme.example ' })).toBeNull();
});
