import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askControl } from '../../server-kit/control.ts';
import { bareEnv, node } from '../../test/process.ts';
import { forgetPeak, usageOf } from '../processes.ts';
import { firstMail } from './firstMail.ts';

const root = join(import.meta.dirname, '../..');
const port = 20_000 + (process.pid % 20_000);

/** Whether this path answers with 200. */
const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const headers = { host: `localhost:${port}` };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (res) =>
      resolve(res.resume().statusCode === 200),
    ).once('error', () => resolve(false));
  });
async function until(child: ChildProcess, path: string) {
  while (!(await answers(path))) {
    if (child.exitCode !== null) throw new Error(`the measured process ended with code ${child.exitCode}`);
    await pause(10);
  }
}

/** Measures the time from the start of a process to its page and to ready read models, and then ends it gracefully. */
async function measureStart<T>(
  words: string[],
  env: Record<string, string>,
  readyAt: string,
  then: (child: ChildProcess) => Promise<T>,
) {
  const start = performance.now();
  const child = spawn(node, words, { cwd: root, env: { ...bareEnv, ...env }, stdio: 'ignore' });
  await until(child, '/login');
  const page = performance.now() - start;
  await until(child, readyAt);
  const ready = performance.now() - start;
  const more = await then(child);
  child.kill();
  await once(child, 'exit');
  return { page, ready, ...more };
}
const productEnv = (folder: string) => ({
  ...{ PORT: String(port), DATA_DIR: folder, CAPTCHA: 'off', LOG_LEVEL: 'error' },
});
/** Starts the product on this folder, and measures the time until it is ready and until a mail, and what it uses. */
export const measureProduct = (folder: string) =>
  measureStart(['start.ts'], productEnv(folder), '/readyz', async ({ pid }) => {
    const mail = await firstMail({ port, url: `http://localhost:${port}`, dataDir: folder });
    return { mail, ...(await usageOf(pid!)) };
  });
/** Rebuilds all read models in a running process. Returns the milliseconds, and its most resident memory meanwhile. */
export const measureRebuild = (folder: string) =>
  measureStart(['start.ts'], productEnv(folder), '/readyz', async ({ pid }) => {
    await firstMail({ port, url: `http://localhost:${port}`, dataDir: folder });
    await pause(5000); // V8 has then optimised PGlite's largest function, which takes more memory than anything else.
    await forgetPeak(pid!);
    const start = performance.now();
    await askControl(folder, 'replay', { models: [] });
    return { took: performance.now() - start, ...(await usageOf(pid!)) };
  });
const bare = `require('http').createServer((q, s) => s.end('<!doctype html>')).listen(${port})`;
export const measureBareNode = () => measureStart(['-e', bare], {}, '/', async () => ({}));
