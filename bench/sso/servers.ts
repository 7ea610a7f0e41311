import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { node } from '../../test/process.ts';
import type { Asked, Ready, Start, Usage } from './server.ts';
import type { Kind, Visits } from './visits.ts';
import type { Size } from './world.ts';

/** A script of this folder in a process of its own, which answers one message at a time. */
function inProcess(file: string, words: string[] = []) {
  const profile = process.env.PROFILE && file === 'server.ts';
  const execArgv = [
    '--expose-gc',
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []),
  ];
  const child: ChildProcess = fork(join(import.meta.dirname, file), words, {
    execPath: node,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  ended.catch(() => undefined);
  const answer = async <T>() => ((await Promise.race([once(child, 'message'), ended])) as [T])[0];
  return {
    answer,
    ask<T>(asked: object): Promise<T> {
      child.send(asked);
      return answer<T>();
    },
    async stop() {
      if (child.exitCode !== null || !child.kill()) return;
      await once(child, 'exit');
    },
  };
}

/** Fills the stores of a data folder in a process of its own, whose memory is gone afterwards. */
export async function fill(folder: string, size: Size): Promise<void> {
  const filling = inProcess('fill.ts', [folder, JSON.stringify(size)]);
  await filling.answer();
  await filling.stop();
}

/** Starts a server. `started` is the time in milliseconds until it answers. */
export async function startServer(start: Start) {
  const from = performance.now();
  const server = inProcess('server.ts', [JSON.stringify(start)]);
  const ready = await server.answer<Ready>();
  const ask = <T>(asked: Asked) => server.ask<T>(asked);
  return { ready, started: performance.now() - from, ask, stop: server.stop };
}
export type Server = Awaited<ReturnType<typeof startServer>>;

const atOnce = 8;
const needed: Partial<Record<Kind, 'AccessToken' | 'RefreshToken' | 'AuthorizationCode'>> = {
  userinfo: 'AccessToken',
  introspection: 'AccessToken',
  refresh: 'RefreshToken',
  'code for tokens': 'AuthorizationCode',
};

/** The client of all measurements, in a process of its own, so that its work is not attributed to the servers. */
export function startClient() {
  const client = inProcess('visits.ts');
  return {
    stop: client.stop,
    /**
     * Visits a server this often. Returns the number per second, and for each the milliseconds of processor time and
     * the bytes written. Clients are numbered from `from`.
     */
    async visits({ ready, ask }: Server, kind: Kind, many: number, from = 0) {
      const issue = needed[kind];
      const each = issue
        ? await ask<string[]>({ issue, count: many })
        : Array.from({ length: many }, (_, n) => `${from + n}`);
      const before = await ask<Usage>({ usage: true });
      const took = await client.ask<number | string>({ kind, at: ready, each, atOnce } satisfies Visits);
      const after = await ask<Usage>({ usage: true });
      if (typeof took === 'string') throw new Error(`${kind}: ${took}`);
      const perVisit = (of: 'cpu' | 'written') => (after[of] - before[of]) / many;
      return { rate: (many * 1000) / took, cpu: perVisit('cpu'), written: perVisit('written') };
    },
  };
}
export type Client = ReturnType<typeof startClient>;
