import { expect, test } from 'vitest';
import { storedValue, timeFrom } from './values.ts';

test.each([
  ['2026-05-01T12:00:00.123Z', '2026-05-01T12:00:00.123Z'],
  ['2026-05-01T12:00:00Z', '2026-05-01T12:00:00.000Z'],
  ['2026-05-01T12:00Z', '2026-05-01T12:00:00.000Z'],
  ['2026-05-01T12:00:00.123456789Z', '2026-05-01T12:00:00.123Z'],
  ['2026-05-01T01:30:00+05:30', '2026-04-30T20:00:00.000Z'],
  ['2026-05-01', '2026-05-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('the time %s is kept in UTC with milliseconds', (given, kept) =>
  expect(storedValue('time', given)).toBe(kept),
);

test.each([
  ...['', 'now', 'infinity', '2026', '2026-05', '2026-13-01', '2026-05-01T25:00:00Z', '2026-05-01T12:00:00'],
  ...['0000-12-31T00:00:00Z', '9999-12-31T23:00:00-02:00', '+012026-05-01T12:00:00Z', ' 2026-05-01', 0, null],
])('%j is no time', (given) => expect(storedValue('time', given)).toBeUndefined());

test('times come back from each form in which Postgres gives them', () => {
  expect(timeFrom('2026-05-01 12:00:00+00')).toBe('2026-05-01T12:00:00.000Z');
  expect(timeFrom('2026-05-01 12:00:00.5+00')).toBe('2026-05-01T12:00:00.500Z');
  expect(timeFrom('2026-05-01T12:00:00.12+00:00')).toBe('2026-05-01T12:00:00.120Z');
  expect(timeFrom('2026-05-01T12:00:00.123+00:00')).toBe('2026-05-01T12:00:00.123Z');
});

test('a UUID has one form', () => {
  const id = '0197a3c0-1111-7222-8333-444455556666';
  expect(storedValue('uuid', id)).toBe(id);
  for (const other of [id.toUpperCase(), `{${id}}`, id.replaceAll('-', ''), `${id}0`, 'p1', 7])
    expect(storedValue('uuid', other)).toBeUndefined();
});

test('texts can be stored without NUL and lone surrogates, numbers when they are whole', () => {
  expect(storedValue('text', 'Zoë')).toBe('Zoë');
  expect(storedValue('text', '')).toBe('');
  for (const bad of ['a\0', '\ud800', 7, true]) expect(storedValue('text', bad)).toBeUndefined();
  expect(storedValue('int', 7)).toBe(7);
  for (const bad of [1.5, 2 ** 53, '7']) expect(storedValue('int', bad)).toBeUndefined();
  expect(storedValue('bool', false)).toBe(false);
  expect(storedValue('bool', 0)).toBeUndefined();
});
