import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../process.ts';
import { startServices } from '../../services.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});
/** The number of running processes that this one has started. */
const children = () => process.getActiveResourcesInfo().filter((each) => each === 'ProcessWrap').length;

test('services whose start fails leave no process and no file behind', async () => {
  const before = children();
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-failing-'));
  await chmod(folder, 0o755); // The database server runs as another user.
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('EVENTSTOREDB_TEST_COMMAND', 'false');
  await expect(startServices()).rejects.toThrow('is not healthy');
  await expect.poll(children).toBe(before);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a process that does not become healthy in time is ended', async () => {
  const before = children();
  const starting = run(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], {}, async () => false, 1);
  await expect(starting).rejects.toThrow('is not healthy');
  await expect.poll(children).toBe(before);
});
