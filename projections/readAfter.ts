/** Lets readers wait until the read models have folded the log up to a position. */
export type ReadAfter = ReturnType<typeof readAfter>;
export type Waits = {
  /** Maximum wait in milliseconds. */
  timeout?: number;
  /** Maximum number of waiting readers; further ones are answered at once. */
  limit?: number;
  /** Reads the checkpoint while somebody waits, in processes that do not project themselves. */
  poll?: (() => Promise<number>) | undefined;
  every?: number;
};
type Waiter = { position: number; answer: (reached: boolean) => void };

/**
 * Waiting holds no lock and no connection: `advance` is called with each new checkpoint and wakes those who waited for
 * it. `reached` resolves to false after the timeout or with too many waiters; the reader then answers with what there
 * is.
 */
export function readAfter({ timeout = 2000, limit = 1000, poll, every = 20 }: Waits = {}) {
  let at = 0;
  const waiters = new Set<Waiter>();
  let polling = false;
  let hurry: () => void = () => {};

  const advance = (position: number) => {
    if (position <= at) return;
    at = position;
    for (const waiter of waiters) if (waiter.position <= at) waiter.answer(true);
  };
  const keepPolling = async () => {
    if (polling || !poll) return;
    polling = true;
    while (waiters.size) {
      await poll().then(advance, () => {}); // If the database is unreachable, the waiters time out.
      if (waiters.size) await new Promise((done) => setTimeout(done, every));
    }
    polling = false;
  };

  return {
    advance,
    position: () => at,
    waiting: () => waiters.size,
    /** Pauses for this long, or until somebody waits. Only the projector pauses, once at a time. */
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waiters.size ? 0 : milliseconds);
        hurry = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    reached(position: number): Promise<boolean> {
      if (position <= at) return Promise.resolve(true);
      if (waiters.size >= limit) return Promise.resolve(false);
      return new Promise((resolve) => {
        const waiter: Waiter = {
          position,
          answer(reached) {
            clearTimeout(timer);
            waiters.delete(waiter);
            resolve(reached);
          },
        };
        const timer = setTimeout(() => waiter.answer(false), timeout);
        waiters.add(waiter);
        hurry();
        void keepPolling();
      });
    },
  };
}
