import { expect, test } from 'vitest';
import { refusedIn } from './refusedIn.ts';
import { english } from './sentences/english/english.ts';
import { type Language, say } from './sentences/sentences.ts';

const german: Language = {
  ...english,
  'user.unknown': 'Diese Person gibt es nicht',
  'plan.feature': (about) => `${about?.feature} ist nicht dabei`,
  'is.empty': 'ist leer',
};

test('a refusal is said in the language of the page, with its values', () => {
  expect(refusedIn(german, { errorMessage: 'There is no such user', refusal: 'user.unknown' })).toMatchObject(
    { errorMessage: 'Diese Person gibt es nicht' },
  );
  const values = { feature: 'sso.enabled' };
  expect(refusedIn(german, { errorMessage: 'x', refusal: 'plan.feature', values }).errorMessage).toBe(
    'sso.enabled ist nicht dabei',
  );
});

test('so is what is wrong with each field, the first of which counts', () => {
  const body = {
    errorMessage: 'name: is empty',
    refusal: 'request.invalid',
    errors: { name: 'is empty' },
    problems: [
      { field: 'name', code: 'is.empty' },
      { field: 'name', code: 'is.long', values: { most: 3 } },
    ],
  } as const;
  expect(refusedIn(german, body)).toMatchObject({
    errorMessage: 'name: ist leer; name: must have at most 3 characters',
    errors: { name: 'ist leer' },
  });
});

test('so is the refusal that another one names', () => {
  const values = { application: 'Wiki', why: 'There is no such user', of: { refusal: 'user.unknown' } };
  const body = { errorMessage: 'Wiki: There is no such user', refusal: 'invite.oneOf', values } as const;
  expect(refusedIn(german, body).errorMessage).toBe('Wiki: Diese Person gibt es nicht');
});

test('what a page does not know yet stays as the server says it', () => {
  const later = { errorMessage: 'That is new', refusal: 'user.later' } as never;
  expect(refusedIn(german, later)).toBe(later);
  const strange = { errorMessage: 'The server cannot be reached.' };
  expect(refusedIn(german, strange)).toBe(strange);
  const field = {
    ...{ errorMessage: 'name: is new', refusal: 'request.invalid', errors: { name: 'is new' } },
    problems: [{ field: 'name', code: 'is.later' }],
  } as never;
  expect(refusedIn(german, field)).toMatchObject({
    errorMessage: 'name: is new',
    errors: { name: 'is new' },
  });
});

test('a reason that is told as a sentence of its own ends with one full stop', () => {
  for (const code of ['user.noAccess', 'user.taken'] as const)
    expect(say(english, { code: 'reply.because', values: { why: english[code] } })).toMatch(/\w\.$/);
});
