import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApps } from '../front/build.ts';
import {
  alternate,
  type Benchmark,
  count,
  figure,
  inTempFolder,
  milliseconds,
  ratio,
  type Table,
} from './kit.ts';
import { fill, openStores } from './log.ts';

const root = join(import.meta.dirname, '..');
const port = 20_000 + (process.pid % 20_000);

/** Whether this path answers: the page, or for the product also its read models. */
const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const headers = { host: `localhost:${port}` };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (res) =>
      resolve(res.resume().statusCode === 200),
    ).once('error', () => resolve(false));
  });
async function until(child: ChildProcess, path: string) {
  while (!(await answers(path))) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    await pause(10);
  }
}

/** Milliseconds from the start of a process to its page, and to ready read models. The process is then ended gracefully. */
async function started(words: string[], env: Record<string, string>, readyAt: string) {
  const start = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH!, ...env },
    stdio: 'ignore',
  });
  await until(child, '/login');
  const page = performance.now() - start;
  await until(child, readyAt);
  const ready = performance.now() - start;
  child.kill();
  await once(child, 'exit');
  return { page, ready };
}
const product = (folder: string) =>
  started(['start.ts'], { PORT: String(port), DATA_DIR: folder }, '/readyz');
const bare = `require('http').createServer((q, s) => s.end('<!doctype html>')).listen(${port})`;
const bareNode = () => started(['-e', bare], {}, '/');

export const start: Benchmark = {
  name: 'start',
  about: 'from the start of the process to a page, and to read models that are ready',
  async run({ quick, rounds, say }) {
    await buildApps(say);
    const rows: Table['rows'] = [];
    for (const events of quick ? [0, 100, 200] : [0, 10_000, 100_000])
      await inTempFolder(async (folder) => {
        const stores = await openStores(folder);
        await fill(stores, events);
        await stores.close();
        const cold = await product(folder);
        const pages: number[] = [];
        const warm = await alternate(rounds, {
          ready: async () => {
            const { page, ready } = await product(folder);
            pages.push(page);
            return ready;
          },
          bare: async () => (await bareNode()).ready,
        });
        say(`${events} events: cold ${figure(cold.ready)} ms, warm ${figure(warm.ready)} ms`);
        const cells = [
          cold.page,
          cold.ready,
          pages.toSorted((a, b) => a - b)[pages.length >> 1]!,
          warm.ready,
          warm.bare,
        ];
        rows.push([count(events), ...cells.map(milliseconds), ratio(warm.ready, warm.bare)]);
      });
    const columns = [
      'events in the log',
      'cold: page',
      'cold: ready',
      'warm: page',
      'warm: ready',
      'bare Node',
      'warm/bare',
    ];
    const note =
      'Apps built. Cold: no read models yet, they are built from the log. Page: `/login` answers; ready: `/readyz` ' +
      'says that the read models are there too. Bare: `node -e` with a server of one line.';
    return [{ title: 'Start', columns, rows, note }];
  },
};
