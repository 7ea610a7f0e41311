import { Worker } from 'node:worker_threads';
import type { Outcome, Request } from './log.ts';

/** Makes batches durable, one after the other. */
export type Writer = {
  write(batch: Request[]): Outcome[] | Promise<Outcome[]>;
  close(): void | Promise<void>;
};

/**
 * Runs the writing half of the log in a thread of its own, so that HTTP requests are answered during waits for the
 * disk. A thread that dies fails the batches that it has; the next batch starts another thread.
 */
export async function startWriter(file: string): Promise<Writer> {
  let thread = await startThread(file);
  let starting: Promise<void> | undefined;
  const startAgain = async () => {
    thread = await startThread(file);
  };
  return {
    async write(batch) {
      if (!thread.alive())
        await (starting ??= startAgain().finally(() => {
          starting = undefined;
        }));
      return thread.ask(batch);
    },
    close: () => thread.close(),
  };
}

async function startThread(file: string) {
  // Flags of the process (--eval, --inspect) do not apply to this thread.
  const options = { workerData: file, execArgv: [] };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), options);
  let alive = true;
  let failure = new Error('the writer thread stopped');
  const ready = Promise.withResolvers<Outcome[]>();
  const replies = [ready];
  worker.on('message', (outcomes: Outcome[]) => replies.shift()!.resolve(outcomes));
  worker.on('error', (error) => (failure = error as Error));
  worker.on('exit', () => {
    alive = false;
    for (const { reject } of replies.splice(0)) reject(failure);
  });
  await ready.promise;

  function ask(batch: Request[] | null): Promise<Outcome[]> {
    const reply = Promise.withResolvers<Outcome[]>();
    replies.push(reply);
    worker.postMessage(batch);
    return reply.promise;
  }
  return {
    alive: () => alive,
    ask,
    /** Resolves when the log is closed, without waiting for the thread to end. One that has died has left nothing to close. */
    async close() {
      if (alive) await ask(null).catch(() => undefined);
    },
  };
}
