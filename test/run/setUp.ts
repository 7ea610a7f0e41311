import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTemplate } from '../../projections/database/lite/template.ts';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;

/**
 * The folder for files of the tests: in memory if there is plenty, otherwise the system's temporary folder. A whole run
 * has up to two gigabytes of them at a time, and its processes need four.
 */
async function place(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 6 * gigabyte && freemem() > 6 * gigabyte ? memory : tmpdir();
}

/**
 * Runs once before all tests. Temporary files of the whole run go to one folder, which is removed at the end: a product
 * that a worker shares among its files, or that a test killed, cleans up after itself no more. Every product and every
 * database of a test starts from a copy of the template.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await place(), 'latchkey-tests-'));
  // Postgres runs as a user of its own.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  await prepareTemplate();
  return () => rm(folder, { recursive: true, force: true });
}
