import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';

/** A port on which nothing listens. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export type Running = {
  child: ChildProcess;
  start: () => Promise<void>;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  output: () => string;
};

/** Starts a process in the project's folder, and waits until it reports to be healthy. It can be started again. */
export async function run(
  file: string,
  words: string[],
  env: Record<string, string>,
  healthy: () => Promise<boolean>,
): Promise<Running> {
  let written = '';
  const running: Running = { child: undefined as unknown as ChildProcess, start, end, output: () => written };
  async function start() {
    const child = spawn(file, words, {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    running.child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
    const patience = Date.now() + 90_000;
    while (!(await healthy().catch(() => false))) {
      if (child.exitCode !== null || Date.now() > patience)
        throw new Error(`${words.join(' ')} is not healthy:\n${written}`);
      await nextLook(50);
    }
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  await start();
  return running;
}
