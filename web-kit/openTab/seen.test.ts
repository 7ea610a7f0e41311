import { afterAll, expect, test, vi } from 'vitest';
import { resetStores } from '../session.ts';
import { seenPosition } from './seen.ts';

const tab = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
});
afterAll(() => vi.unstubAllGlobals());

test('a page that is loaded again within a minute reads after the position that it has seen before', () => {
  let now = 1_000_000;
  const loaded = () => seenPosition(() => now);
  loaded().seen = '7';
  now += 60_000;
  const page = loaded();
  expect(page.seen).toBe('7');
  page.seen = '7'; // A call that brought nothing new does not make the position newer.
  now += 1;
  expect(loaded().seen).toBe('');
});
test('signing out forgets the position', () => {
  const page = seenPosition();
  page.seen = '7';
  resetStores();
  expect([page.seen, seenPosition().seen]).toEqual(['', '']);
});
