/** A request that waits for its answer. */
export type Waiting<W, A> = W & { resolve: (answer: A) => void; reject: (error: unknown) => void };

/**
 * Serves requests in batches per name: requests that arrive while a batch is being served form the next one. `serve`
 * answers each of `all`, or throws to reject all of them; `next` are the requests that wait behind.
 */
export function inBatches<W, A>(
  most: number,
  serve: (name: string, all: Waiting<W, A>[], next: readonly Waiting<W, A>[]) => Promise<void>,
) {
  const queues = new Map<string, Waiting<W, A>[]>();
  async function drain(name: string, queue: Waiting<W, A>[]) {
    while (queue.length) {
      const all = queue.splice(0, most);
      await serve(name, all, queue).catch((error) => {
        for (const { reject } of all) reject(error);
      });
    }
    queues.delete(name);
  }
  return (name: string, wish: W): Promise<A> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name);
      if (queue) return void queue.push({ ...wish, resolve, reject });
      const first = [{ ...wish, resolve, reject }];
      queues.set(name, first);
      void drain(name, first);
    });
}
