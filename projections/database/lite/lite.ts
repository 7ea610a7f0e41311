import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { program } from './program.ts';
import { newCluster } from './template.ts';
import { type Ask, ThreadSocket } from './threadSocket.ts';

export type Lite = { config: pg.PoolConfig; stop: () => Promise<void> };
/** The data that the thread starts with. */
export type ThreadData = { folder: string; program: WebAssembly.Module };
type Answer = Uint8Array | { failed: string };
type PendingReply = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

/**
 * Runs PGlite in a thread of its own, so that a large batch does not block HTTP, and returns a configuration for the
 * ordinary pg pool. `fresh` empties the folder first. `lost` is called when the thread dies unexpectedly.
 */
export async function liteInWorker(
  folder: string,
  { fresh = false, lost }: { fresh?: boolean; lost?: (why: string) => void } = {},
): Promise<Lite> {
  const compiled = program();
  if (fresh) await rm(folder, { recursive: true, force: true });
  if (!existsSync(folder)) await newCluster(folder);
  const { ask, stop } = await startThread({ folder, program: await compiled }, lost);
  const stream = () => new ThreadSocket(ask) as unknown as Duplex;
  const config = { user: 'postgres', database: 'postgres', ssl: false, stream };
  return { config: { ...config, pipeline: true, max: 1, idleTimeoutMillis: 0 }, stop };
}

async function startThread(workerData: ThreadData, lost?: (why: string) => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const started = Promise.withResolvers<Uint8Array>();
  const waiting: PendingReply[] = [started]; // The first reply says that it is ready.
  let dead: Error | undefined;
  let tell: typeof lost;
  const die = (why: string) => {
    if (dead) return;
    dead = new Error(`PGlite is gone: ${why}`);
    for (const { reject } of waiting.splice(0)) reject(dead);
    tell?.(why);
  };
  worker.on('error', (error) => die(String(error)));
  worker.on('exit', (code) => die(`its thread ended with code ${code}`));
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.shift()!;
    if ('failed' in answer) reject(new Error(answer.failed));
    else resolve(answer);
  });
  await started.promise;
  tell = lost;
  return {
    ask: ((bytes) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(dead);
        waiting.push({ resolve, reject });
        worker.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
      })) as Ask,
    async stop() {
      tell = undefined;
      if (dead) return;
      const exit = once(worker, 'exit');
      worker.postMessage('close');
      await exit;
    },
  };
}
