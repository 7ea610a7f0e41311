import { expect, test } from 'vitest';
import { differs, empty, problemOf } from './draft.ts';
import { texts } from './texts.ts';

const whole = { ...empty, email: 'bob@acme.example', subject: 'News' };

test('To, subject and body must be there', () => {
  expect(problemOf(whole)).toBe('');
  for (const missing of [{ email: ' ' }, { subject: '' }])
    expect(problemOf({ ...whole, ...missing })).toBe(texts.missingHead);
  for (const message of ['', '<p><br></p>', '<p>&nbsp; </p>'])
    expect(problemOf({ ...whole, message })).toBe(texts.missingBody);
});

test('an address that is too long is refused, and not cut to another one', () => {
  const long = `someone@a-long-company-domain-name-for-this.example`;
  expect(long.length).toBe(51);
  expect(problemOf({ ...whole, email: long })).toBe(texts.tooLong(50));
  expect(problemOf({ ...whole, email: long.slice(1) })).toBe('');
});
test('a mail that was begun is told from the empty form', () => {
  expect(differs(empty, { ...empty })).toBe(false);
  for (const typed of [{ email: 'b' }, { subject: 'N' }, { message: '<p>Hello, Bob</p>' }])
    expect(differs(empty, { ...empty, ...typed })).toBe(true);
});
