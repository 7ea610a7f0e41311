import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CannotStartError } from '../../../event-store/cannotStart.ts';

/**
 * An initialised, empty cluster of this version of PGlite. Initialising one takes seconds of processor time, and
 * copying one takes milliseconds. The tests make it once; a start uses it when it exists.
 */
const cache = join(import.meta.dirname, '../../../node_modules', '.cache', 'latchkey');

async function templateFolder() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return join(cache, `read-models-${version}`);
}

/**
 * Initialises a cluster in a process of its own: that takes 0.7 GB, of which the process that runs on
 * would keep a part. The process ends when this one does.
 */
export async function initialise(cluster: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'initialise.ts'), [cluster], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const [[code, signal], errors] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
  if (code === 0) return;
  const line = errors.split('\n').findLast((each) => /error/i.test(each));
  const why = line?.trim() ?? `its process ended with ${signal ?? `code ${code}`}`;
  throw new CannotStartError(
    `The database of the read models cannot be initialised in ${cluster} (${why}). ` +
      'It needs 100 MB on the disk and 0.7 GB of memory; the next start tries again.',
  );
}

/** Whether there is a template that this user made: that of another one, such as root who ran the tests, is private. */
export const isOurs = (template: string) =>
  existsSync(template) && statSync(template).uid === process.getuid?.();

/** Makes an initialised cluster in a folder that does not exist yet: a copy of the template if there is one. */
export async function newCluster(folder: string): Promise<void> {
  const template = await templateFolder();
  // A kill leaves the incomplete cluster under a name that nothing opens.
  const half = `${folder}.new`;
  await rm(half, { recursive: true, force: true, maxRetries: 5 });
  await mkdir(half, { recursive: true });
  // A process of an earlier start, which was killed, may still write to another folder in there.
  const cluster = join(await mkdtemp(join(half, 'of-')), 'cluster');
  // Copying a thousand small files one after the other takes a quarter of the time.
  if (isOurs(template)) cpSync(template, cluster, { recursive: true });
  else await initialise(cluster);
  await chmod(cluster, 0o700);
  await rename(cluster, folder);
  await rm(half, { recursive: true, force: true, maxRetries: 5 });
}

/** Makes the template unless it exists. If two processes do so at once, one of the equal results stays. */
export async function prepareTemplate(): Promise<void> {
  const template = await templateFolder();
  if (existsSync(template)) return;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${template}-`);
  const cluster = join(folder, 'cluster');
  await initialise(cluster);
  await rename(cluster, template).catch((error) => {
    if (!existsSync(template)) throw error;
  });
  await rm(folder, { recursive: true, force: true });
}
