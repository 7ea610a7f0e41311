import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * An initialised, empty cluster of this version of PGlite. Initialising one takes seconds of processor time, and
 * copying one takes milliseconds. The tests make it once; a start uses it when it exists.
 */
const cache = join(import.meta.dirname, '../../node_modules', '.cache', 'latchkey');

async function templateFolder() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return join(cache, `read-models-${version}`);
}

/** Copies the template to a folder that does not exist yet. Returns false when there is no template. */
export async function copyTemplate(folder: string): Promise<boolean> {
  const template = await templateFolder();
  if (!existsSync(template)) return false;
  // A kill during the copy leaves the incomplete copy under a name that nothing opens.
  const half = `${folder}.new`;
  await rm(half, { recursive: true, force: true });
  // A thread of its own waits for this, and copying a thousand small files one after the other takes a quarter of the time.
  cpSync(template, half, { recursive: true });
  await rename(half, folder);
  return true;
}

/** Makes the template unless it exists. If two processes do so at once, one of the equal results stays. */
export async function prepareTemplate(): Promise<void> {
  const template = await templateFolder();
  if (existsSync(template)) return;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${template}-`);
  const cluster = join(folder, 'cluster');
  await (await PGlite.create(cluster)).close();
  await rename(cluster, template).catch((error) => {
    if (!existsSync(template)) throw error;
  });
  await rm(folder, { recursive: true, force: true });
}
