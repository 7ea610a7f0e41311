import type { Reaction } from '../kit/kit.ts';

/** Events handled side by side, events taken ahead of the first unfinished one, and events that may wait after failures. */
const most = { atOnce: 16, taken: 100, waitingForTheirTime: 1000, failed: 500 };

/** How much of each a reaction may have at once. */
export function boundsOf({ oneByOne, atOnce: own, due, anyOrder, mostFailed }: Reaction) {
  const atOnce = oneByOne ? 1 : (own ?? most.atOnce);
  const taken = due && !anyOrder ? most.waitingForTheirTime : Math.max(most.taken, 4 * atOnce);
  return { atOnce, taken, failed: mostFailed ?? most.failed };
}
