import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outcome, Request } from './log.ts';

/** Makes batches durable, one at a time. */
export type Writer = {
  write(batch: Request[]): Outcome[] | Promise<Outcome[]>;
  close(): void | Promise<void>;
};

/**
 * Runs the writing half of the log in a thread of its own, so that HTTP requests are answered during waits for the
 * disk. A thread that dies fails its current batch; the next batch starts another thread.
 */
export async function startWriter(file: string): Promise<Writer> {
  let thread: Thread | undefined = await startThread(file);
  return {
    async write(batch) {
      if (!thread?.alive()) thread = undefined;
      thread ??= await startThread(file);
      return thread.ask(batch);
    },
    close: async () => thread?.close(),
  };
}

type Thread = Awaited<ReturnType<typeof startThread>>;

async function startThread(file: string) {
  // Flags of the process (--eval, --inspect) do not apply to this thread.
  const options = { workerData: file, execArgv: [] };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), options);
  let alive = true;
  let failure = new Error('the writer thread stopped');
  let reply = Promise.withResolvers<Outcome[]>();
  worker.on('message', (outcomes: Outcome[]) => reply.resolve(outcomes));
  worker.on('error', (error) => (failure = error as Error));
  worker.on('exit', () => {
    alive = false;
    reply.reject(failure);
  });
  await reply.promise; // Ready.

  return {
    alive: () => alive,
    ask(batch: Request[]): Promise<Outcome[]> {
      reply = Promise.withResolvers();
      worker.postMessage(batch);
      return reply.promise;
    },
    async close() {
      if (!alive) return;
      const ended = once(worker, 'exit');
      worker.postMessage(null);
      await ended;
    },
  };
}
