import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobReader, type FileEntry, TextWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { limits } from '../../../domain/limits.ts';
import { urlOf } from '../../../event-store/eventstoredb/testKit.ts';
import { refusal, refusing } from '../../clients/raw.ts';
import { type Double, openDouble } from '../../double/eventstoredb.ts';
import { backupToken, fetchBackup, leavesWithBackup } from '../../people/leaving.ts';
import { adminOf, operatorOf } from '../../people/people.ts';
import { type Here, startProduct } from '../../product.ts';

/** A product on a log whose positions do not follow one another. */
let product: Here;
let postgres: Postgres;
let server: Double;
let folder: string;
let setBack = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-double-'));
  postgres = await neededPostgres();
  server = await openDouble({ file: join(folder, 'events.db') });
  const stores = { EVENTSTOREDB_URL: urlOf(server), DATABASE_URL: await postgres.fresh() };
  const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
  const clock = () => Date.now() - setBack;
  product = await startProduct({ ...stores, MASTER_KEY, CAPTCHA: 'off' }, { clock });
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

test('a leaving organization gets its whole backup', async () => {
  await operatorOf(product);
  const ada = await operatorOf(product);
  await leavesWithBackup(ada);
  const archive = await fetchBackup(product, await backupToken(product, ada));
  const files = await new ZipReader(new BlobReader(archive)).getEntries();
  const history = files.find(({ filename }) => filename === 'history.jsonl') as FileEntry;
  const lines = (await history.getData(new TextWriter())).trimEnd().split('\n');
  const told = lines.map((line) => JSON.parse(line) as { stream: string; type: string });
  const streams = new Set(told.map(({ stream }) => stream));
  expect(streams).toContain(`organisation-${ada.uniqueId}`);
  expect(streams).toContain(`operator-${ada.userId}`);
  const log = await Array.fromAsync(product.system.store.readAll());
  const own = log.filter(({ streamId }) => streams.has(streamId)).map(({ type }) => type);
  expect(own.slice(0, told.length)).toEqual(told.map(({ type }) => type));
});

test('the staff enter the key of a licence, and not while the clock is behind the newest event', async () => {
  const { uniqueId } = await operatorOf(product);
  const admin = await adminOf(product);
  const { data } = await admin.call('POST /bblicense/init', { orgId: uniqueId });
  const enter = { orgId: uniqueId, licenseKey: data.licenseKey };
  expect(await admin.call('POST /bblicense/updateLicenseKey', enter)).toMatchObject({ code: 1 });
  setBack = limits.clockDrift + 60_000;
  const refused = await refusal(admin.call('POST /bblicense/updateLicenseKey', enter));
  setBack = 0;
  expect(refused).toMatchObject(refusing('licence.clock'));
});
