import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type pg from 'pg';
import { newCluster } from './template.ts';

export type Lite = { config: pg.PoolConfig; stop: () => Promise<void> };
/** The data that the thread starts with. */
export type ThreadData = { folder: string; program: WebAssembly.Module };
type Message = { name: string; message?: string };
type Answer = Message[] | { failed: string };
type PendingReply = { resolve: (messages: unknown[]) => void; reject: (error: Error) => void };

let compiling: Promise<WebAssembly.Module> | undefined;
/** PGlite's program. The threads of a process share its machine code, so that a later one starts in a third of the time. */
const program = () =>
  (compiling ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)));

/**
 * Parse, Bind, Describe, Execute and Close are held back until their Sync, so that a statement crosses between the
 * threads once.
 */
const held = 'PBDEC';

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
  const parts: Uint8Array[] = [];
  const execProtocolStream = (bytes: Uint8Array) => {
    parts.push(bytes);
    return held.includes(String.fromCharCode(bytes[0]!)) ? Promise.resolve([]) : ask(joined(parts.splice(0)));
  };
  const lite = { waitReady: Promise.resolve(), execProtocolStream };
  return {
    // The pool's connection uses no other method of PGlite.
    config: { ...createPgConfig(lite as never), max: 1, idleTimeoutMillis: 0 } as pg.PoolConfig,
    stop,
  };
}

async function startThread(workerData: ThreadData, lost?: (why: string) => void) {
  const worker = new Worker(new URL('./lite-worker.ts', import.meta.url), { workerData });
  const started = Promise.withResolvers<unknown>();
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
    else resolve(answer.map(asError));
  });
  await started.promise;
  tell = lost;
  return {
    ask: (bytes: Uint8Array) =>
      new Promise<unknown[]>((resolve, reject) => {
        if (dead) return reject(dead);
        waiting.push({ resolve, reject });
        worker.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
      }),
    async stop() {
      tell = undefined;
      if (dead) return;
      const exit = once(worker, 'exit');
      worker.postMessage('close');
      await exit;
    },
  };
}

const asError = (message: Message) =>
  message.name === 'error' ? Object.assign(new Error(message.message), message) : message;

/** A newly allocated array, so that it can be transferred instead of copied. */
function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
