import { createHash } from 'node:crypto';

/** FIRE=1: the full form, which takes minutes. */
export const full = process.env.FIRE === '1';

const seed = process.env.FIRE_SEED ?? String(Date.now());
let drawn = 0;
/** A number from 0 up to 1 that the seed decides: FIRE_SEED repeats a run's choices. */
export const chance = (): number =>
  createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE() / 2 ** 32;

/** Prints figures under the test's name, on one line. */
export function tell(name: string, figures: Record<string, unknown>) {
  const told = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
  process.stdout.write(`${name} (seed ${seed}): ${told.join(', ')}\n`);
}

/** Least and most of some times, in seconds. */
export const span = (milliseconds: number[]) =>
  `${(Math.min(...milliseconds) / 1000).toFixed(2)} to ${(Math.max(...milliseconds) / 1000).toFixed(2)} s`;
