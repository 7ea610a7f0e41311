import { expect, test } from 'vitest';
import { newId } from './newId.ts';

test('a new id is a UUID of version 7 that tells its time', () => {
  const id = newId(Date.UTC(2100, 0, 1));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2100, 0, 1));
});
test('ids rise, also within a millisecond, over a full counter and when the clock steps back', () => {
  const now = Date.UTC(2101, 0, 1);
  const ids = Array.from({ length: 10_000 }, (_, n) => newId(n < 9000 ? now : now - 60_000));
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
});
