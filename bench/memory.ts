import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The resident memory of this process in megabytes. */
export const resident = () => process.memoryUsage().rss / megabyte;

/** The memory of objects and buffers that are left after a collection, in megabytes. */
export function kept(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

/** The most memory that the process has while work goes on, in megabytes. */
export async function peakDuring(work: Promise<unknown>): Promise<number> {
  let [peak, over] = [0, false];
  const done = work.finally(() => {
    over = true;
  });
  while (!over) {
    peak = Math.max(peak, resident());
    await Promise.race([done, pause(100)]);
  }
  await done;
  return peak;
}
