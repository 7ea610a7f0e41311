import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';

/** Ports that no system gives to outgoing connections or to `listen(0)`, and that browsers do not refuse. */
const ports = { first: 11_000, count: 20_000 };
/** Where this process looks next. Processes begin at places of their own, so that two of them do not take the same port. */
let place = process.pid * 97;

/** A port on which nothing listens, and which nobody else is given before the caller listens there. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + (place++ % ports.count);
    if (await isFree(port)) return port;
  }
}
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

const root = join(import.meta.dirname, '..');
/**
 * The environment that a process of the product inherits from the tests. The folder of compiled modules, which `npm start` uses too,
 * saves a second of processor time at each start.
 */
export const bareEnv = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
};

/**
 * Options of Node for processes of the tests. Most of them live for seconds, in which V8 would spend two to four seconds
 * of processor time on optimising one function of PGlite; the code of its baseline compiler does the same.
 */
export const nodeOptions = ['--liftoff-only'];
/** What runs Node for every process of the product. */
export const node = join(root, 'node.sh');

/**
 * The longest that a test waits for something to happen, in milliseconds. A shared machine such as that of CI may stand
 * still for a minute, or be four times slower than usual, which is no fault of the product.
 */
export const longestWait = process.env.CI ? 300_000 : 30_000;

/** What makes processes of the product as patient: an answer of theirs has 4.5 seconds otherwise. */
export const patient = { PATIENCE: String(Math.ceil(longestWait / 4500)) };

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export type Running = {
  child: ChildProcess;
  /** Waits up to `patience` milliseconds until the process is healthy. */
  start: (patience?: number) => Promise<void>;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  output: () => string;
};

/**
 * Starts a process in the project's folder, and waits until it reports to be healthy. It can be started again. A process
 * that is not healthy after `usualPatience` milliseconds is ended.
 */
export async function run(
  file: string,
  words: string[],
  env: Record<string, string>,
  healthy: () => Promise<boolean>,
  usualPatience = Math.max(90_000, longestWait),
): Promise<Running> {
  let written = '';
  const running: Running = { child: undefined as unknown as ChildProcess, start, end, output: () => written };
  async function start(patience = usualPatience) {
    const child = spawn(file, words, {
      cwd: root,
      env: { ...bareEnv, ...env },
    });
    running.child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
    const deadline = Date.now() + patience;
    while (!(await healthy().catch(() => false))) {
      if (hasEnded(child) || Date.now() > deadline) {
        await end('SIGKILL');
        throw new Error(`${words.join(' ')} is not healthy:\n${written}`);
      }
      await nextLook(50);
    }
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const { child } = running;
    if (hasEnded(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  await start();
  return running;
}

/**
 * What comes before a program that must not write where its user may not. The superuser may write anywhere, so it gives
 * that right up (util-linux, setpriv(1)); another user might not be able to read the project.
 */
export const withoutPrivileges: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--inh-caps=-all', '--bounding-set=-all', '--'] : [];
