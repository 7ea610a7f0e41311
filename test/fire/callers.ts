import { setTimeout as after } from 'node:timers/promises';
import { expect } from 'vitest';
import { pause } from '../clients/insisting.ts';
import { full } from './fire.ts';
import { Refused } from './witness.ts';

/** The experience of callers: answers, temporary refusals, and the longest wait in milliseconds. */
export type Met = { good: number; later: number; longest: number };

/** Calls repeatedly until stopped. Every answer must be right, or a 503 with a time to retry. */
async function calls(work: () => Promise<unknown>, met: Met, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const began = performance.now();
    // In `npm test`, callers do not hurry, because the number of their calls proves nothing.
    let rest = full ? 0 : pause;
    try {
      await work();
      met.good += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(error).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
      met.later += 1;
      rest = pause;
    }
    met.longest = Math.max(met.longest, performance.now() - began);
    await after(rest);
  }
}

export type Lanes = Record<string, (() => Promise<unknown>)[]>;
/** Runs all lanes in parallel for this long. Returns the experience of each by name. */
export async function callFor<L extends Lanes>(lanes: L, milliseconds: number) {
  const stop = AbortSignal.timeout(milliseconds);
  const met = Object.fromEntries(
    Object.keys(lanes).map((name) => [name, { good: 0, later: 0, longest: 0 }]),
  ) as Record<keyof L, Met>;
  const all = Object.entries(lanes).flatMap(([name, works]) =>
    works.map((work) => calls(work, met[name]!, stop)),
  );
  await Promise.all(all);
  return met;
}

/** Waits until every lane succeeds again. */
export async function recovered(lanes: Lanes) {
  for (const lane of Object.values(lanes).flat())
    await expect.poll(() => lane().then(() => true, String), { interval: 50 }).toBe(true);
}

export const told = (met: Record<string, Met>) =>
  Object.fromEntries(
    Object.entries(met).map(([name, { good, later, longest }]) => [
      name,
      `${good} answered and ${later} told to come later (${Math.round(longest)} ms at most)`,
    ]),
  );
