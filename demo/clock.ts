import { AsyncLocalStorage } from 'node:async_hooks';

/** Does some work as if it were that moment, in milliseconds since the epoch. */
export type At = <T>(moment: number, work: () => Promise<T>) => Promise<T>;

/**
 * A clock by which each piece of the demo's work has a moment of its own, so that sign-ins of several days are recorded
 * side by side, and wait for the disk together. All other work, and everything after the `end`, goes by `time`.
 */
export function demoClock(time: () => number) {
  const moments = new AsyncLocalStorage<number>();
  let isOver = false;
  const at: At = (moment, work) => moments.run(moment, work);
  return {
    clock: () => (isOver ? undefined : moments.getStore()) ?? time(),
    at,
    /** What was begun meanwhile and goes on, such as a timer, has the time of everybody else from now on. */
    end() {
      isOver = true;
      moments.disable();
    },
  };
}
