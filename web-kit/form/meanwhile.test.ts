import { expect, test } from 'vitest';
import { onTopOf } from './meanwhile.ts';

const before = { name: 'Shop', uris: ['https://a.example', 'https://b.example'], on: true };

test('what was typed can be saved while nobody has changed what it is based on', () => {
  expect(
    onTopOf(before, { ...before, name: 'Store' }, { ...before, uris: [...before.uris] }),
  ).toBeUndefined();
});
test('what somebody else has changed stays changed, and what was typed is on top', () => {
  const now = { ...before, uris: ['https://a.example'], on: false };
  expect(onTopOf(before, { ...before, name: 'Store' }, now)).toEqual({ ...now, name: 'Store' });
  const typed = { ...before, uris: ['https://c.example'] };
  expect(onTopOf(before, typed, now)).toEqual({ ...now, uris: typed.uris });
});
