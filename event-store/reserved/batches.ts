/** A request that waits for its answer. */
export type Queued<R, A> = R & { resolve: (answer: A) => void; reject: (error: unknown) => void };

/**
 * Serves requests in batches per name: requests that arrive while a batch is being served form the next one. `serve`
 * answers each of `all`, or throws to reject all of them; `next` are the requests that wait behind.
 */
export function inBatches<R, A>(
  most: number,
  serve: (name: string, all: Queued<R, A>[], next: readonly Queued<R, A>[]) => Promise<void>,
) {
  const queues = new Map<string, Queued<R, A>[]>();
  async function drain(name: string, queue: Queued<R, A>[]) {
    while (queue.length) {
      const all = queue.splice(0, most);
      await serve(name, all, queue).catch((error) => {
        for (const { reject } of all) reject(error);
      });
    }
    queues.delete(name);
  }
  return (name: string, request: R): Promise<A> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name);
      if (queue) return void queue.push({ ...request, resolve, reject });
      const first = [{ ...request, resolve, reject }];
      queues.set(name, first);
      void drain(name, first);
    });
}
