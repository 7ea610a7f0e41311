import { vi } from 'vitest';
import { longestWait } from './process.ts';

/** Repeats an assertion until it holds; it fails when that takes longer than any busy machine needs. */
export const until = <T>(holds: () => T | Promise<T>) =>
  vi.waitFor(holds, { timeout: longestWait, interval: 20 });
