import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../server-kit/log.ts';
import { readConfig } from '../server-kit/settings/config.ts';
import { openKit } from '../server-kit/start/openKit.ts';
import { bootstrap } from './bootstrap.ts';

let folder: string;
let kit: Awaited<ReturnType<typeof openKit>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  kit = await openKit(readConfig({ DATA_DIR: folder }), createLog('silent'));
});
afterEach(async () => {
  await kit.close();
  await rm(folder, { recursive: true });
});

test('one of several simultaneous first starts makes the admin and tells the password [security.admin-accounts]', async () => {
  const told = await Promise.all(Array.from({ length: 4 }, () => bootstrap(kit)));
  expect(told.filter(({ password }) => password)).toHaveLength(1);
});

test('a second start makes nothing and tells nothing', async () => {
  await bootstrap(kit);
  const head = await kit.store.head();
  expect(await bootstrap(kit)).toEqual({ username: 'admin@localhost', password: null });
  expect(await kit.store.head()).toBe(head);
});
