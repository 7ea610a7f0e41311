import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isStaleCode, reloadWhenOnline, staleCodeText } from './staleCode.ts';

const reload = vi.fn();
let network: EventTarget;
beforeEach(() => {
  const kept = new Map<string, string>();
  network = new EventTarget();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});
const isOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const back = () => network.dispatchEvent(new Event('online'));

test('code that cannot be loaded is told from other failures, and told in words', () => {
  const failed = (message: string) => isStaleCode(new TypeError(message));
  expect(failed('Failed to fetch dynamically imported module: http://acme.example/a.js')).toBe(true);
  expect(failed('Importing a module script failed.')).toBe(true);
  expect(failed('error loading dynamically imported module')).toBe(true);
  expect([failed('Failed to fetch'), isStaleCode('text')]).toEqual([false, false]);
  expect(staleCodeText(false)).toMatch(/^You are offline/);
  expect(staleCodeText(true)).toMatch(/updated/);
});

test('with a network the page reloads at once, but not twice within a minute', () => {
  isOnline(true);
  const now = 1_000_000;
  reloadWhenOnline({ reload }, now);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadWhenOnline({ reload }, now + 59_000);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadWhenOnline({ reload }, now + 61_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a network it reloads when the network is back, unless the page was left', () => {
  isOnline(false);
  const unanswered = async () => false;
  const left = reloadWhenOnline({ reload }, 1_000_000, unanswered);
  left();
  back();
  expect(reload).not.toHaveBeenCalled();
  reloadWhenOnline({ reload }, 1_000_000, unanswered);
  back();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where only this machine can be reached, it reloads as soon as the server answers', async () => {
  isOnline(false);
  const answer = Promise.resolve(true);
  reloadWhenOnline({ reload }, 1_000_000, () => answer);
  await answer;
  expect(reload).toHaveBeenCalledTimes(1);
  const left = reloadWhenOnline({ reload }, 2_000_000, () => answer);
  left();
  await answer;
  expect(reload).toHaveBeenCalledTimes(1);
});
