import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundBelow } from './bytes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-bytes-'));
  await mkdir(join(folder, 'pg_wal'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a text is found that begins on one page of the log of Postgres and ends on the next', async () => {
  const name = 'pg_wal/000000010000000000000001';
  const log = Buffer.alloc(3 * 8192, 'x');
  log.write('Perpetua W', 8192 - 10);
  log.fill(0, 8192, 8192 + 24);
  log.write('ürzel', 8192 + 24);
  await writeFile(join(folder, name), log);
  expect(await foundBelow(folder, ['Perpetua Würzel', 'Nobody'])).toEqual([
    `${name}: Perpetua Würzel (UTF-8 0)`,
  ]);
});
