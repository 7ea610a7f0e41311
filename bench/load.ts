import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openConnection, postOf } from './connection.ts';

/** POST requests with these bodies, in order, with this many in flight. */
export type Load = {
  port: number;
  path: string;
  headers: Record<string, string>;
  bodies: string[];
  atOnce: number;
};
/** Total duration, the duration of each request (all in milliseconds), and the count of each status. */
export type Loaded = { took: number; each: number[]; statuses: Record<string, number> };

/** Runs the load generator in a process of its own, so that its work is not attributed to the server. */
export function startGenerator() {
  const child: ChildProcess = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    /** Throws when an answer is not 200. */
    async send(load: Load): Promise<Loaded> {
      child.send(load);
      const [loaded] = (await once(child, 'message')) as [Loaded];
      const { statuses } = loaded;
      if (Object.keys(statuses).join() !== '200')
        throw new Error(`not every answer was 200: ${JSON.stringify(statuses)}`);
      return loaded;
    },
    stop: () => child.disconnect(),
  };
}

export type Generator = ReturnType<typeof startGenerator>;

/** Requests per address. The product accepts 60 a minute from one address. */
const perAddress = 50;

async function generate(load: Load): Promise<Loaded> {
  const { port, path, headers, bodies, atOnce } = load;
  const requests = bodies.map((body) => postOf(path, headers, body));
  let at = 0;
  const [each, statuses]: [number[], Record<string, number>] = [[], {}];
  const visit = async () => {
    const connection = await openConnection(port);
    for (let left = perAddress; left > 0 && at < requests.length; left--) {
      const { status, milliseconds } = await connection.ask(requests[at++]!);
      each.push(milliseconds);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    connection.end();
  };
  const one = async () => {
    while (at < requests.length) await visit();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  return { took: performance.now() - start, each, statuses };
}

if (import.meta.main) process.on('message', async (load: Load) => process.send!(await generate(load)));
