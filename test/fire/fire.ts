import { createHash } from 'node:crypto';

/** FIRE=1 runs the full form, which takes minutes. */
export const full = process.env.FIRE === '1';

const seed = process.env.FIRE_SEED ?? String(Date.now());
let drawn = 0;
/** A pseudo-random number from 0 up to 1. FIRE_SEED repeats the choices of a run. */
export const chance = (): number =>
  createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE() / 2 ** 32;

/** Prints figures under the test's name, on one line. */
export function tell(name: string, figures: Record<string, unknown>) {
  const told = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
  process.stdout.write(`${name} (seed ${seed}): ${told.join(', ')}\n`);
}

/** Minimum, median and maximum of these times, in seconds. */
export function span(milliseconds: number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b).map((each) => (each / 1000).toFixed(2));
  const [least, middle, most] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return sorted.length > 1 ? `${least} to ${most} s, median ${middle} s` : `${least} s`;
}
