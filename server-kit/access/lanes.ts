import { refuse } from '../../domain/refusals.ts';

export type LaneLimits = { atOnce: number; waitingInOne: number; waitingInAll: number };

/**
 * Lets a few computations run at a time. The others wait in the lane that is named with them, and the lanes take turns,
 * so that a flood in one delays no other. Refuses with `request.unavailable` what finds its lane, or all of them, full.
 */
export function lanesOf({ atOnce, waitingInOne, waitingInAll }: LaneLimits) {
  let running = 0;
  const lanes = new Map<string, (() => void)[]>();

  function place(lane: string): Promise<void> {
    const waiting = lanes.get(lane) ?? [];
    const all = [...lanes.values()].reduce((sum, { length }) => sum + length, 0);
    if (waiting.length >= waitingInOne || all >= waitingInAll) refuse('request.unavailable');
    return new Promise((resolve) => lanes.set(lane, [...waiting, resolve]));
  }

  /** Takes the first request from the next lane and moves that lane to the end of the round. */
  function nextInLine(): (() => void) | undefined {
    const [lane, [next, ...rest]] = lanes.entries().next().value ?? ['', []];
    lanes.delete(lane);
    if (rest.length) lanes.set(lane, rest);
    return next;
  }

  return async <T>(lane: string, work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else await place(lane);
    try {
      return await work();
    } finally {
      const next = nextInLine();
      if (next) next();
      else running--;
    }
  };
}
