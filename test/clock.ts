import type { Here } from './product.ts';

/** A clock that runs on, and that a test sets forward. Give its `now` to `startProduct` as `clock`. */
export function movedClock() {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now,
    /**
     * Moves the clock by this many milliseconds. It stops at each deadline on the way until the reactions have done what
     * is due, so that deadlines take effect in their order, as they do when the time passes by itself.
     */
    async forward({ reactions: { settled, nextDue } }: Pick<Here, 'reactions'>, milliseconds: number) {
      const end = now() + milliseconds;
      for (await settled(); nextDue() <= end; await settled()) ahead += Math.max(0, nextDue() - now());
      ahead += Math.max(0, end - now());
      await settled();
    },
  };
}
