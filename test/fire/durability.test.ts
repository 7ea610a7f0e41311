import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Spawned, spawnProduct } from '../product.ts';
import { full, tell } from './fire.ts';
import { appLife, openYard, signIn, userLife } from './lanes.ts';
import { cannotTrace, endTraced, killTraced, repliesIn, startTraced } from './trace.ts';
import { type Acknowledged, type Witness, witness } from './witness.ts';

let product: Spawned | undefined;
let traced: ChildProcess | undefined;
let witnessed: Witness | undefined;
afterAll(async () => {
  if (traced) killTraced(traced);
  witnessed?.close();
  if (product) await rm(product.dataDir, { recursive: true, force: true });
});
const why = cannotTrace();

/** Does it again while the product says that it is too busy, as a slow machine is while all tests begin. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 5; ; left--)
    try {
      return await work();
    } catch (error) {
      if ((error as { status?: number }).status !== 503 || !left) throw error;
    }
}

test.skipIf(why)(
  `no reply leaves before the log's file is on the disk with its event${why ? `: ${why}` : ''}`,
  async () => {
    product = await spawnProduct({ CAPTCHA: 'off' });
    const at = product;
    const yard = await patiently(() => openYard(at, 1));
    await product.stop();
    const file = join(product.dataDir, 'trace');
    traced = await startTraced(product.env, file);
    const noting = witness(join(product.dataDir, 'witness'));
    witnessed = noting;
    for (let round = 0; round < (full ? 50 : 2); round++) {
      await patiently(() => signIn(yard, noting, yard.regulars[0]!));
      await patiently(() => appLife(yard, noting, false));
      await patiently(() => userLife(yard, noting));
    }
    const trace = await endTraced(traced, file);
    const replies = new Map(repliesIn(trace).map((reply) => [reply.correlationId, reply] as const));
    let before = 0;
    const early: Acknowledged[] = [];
    for (const one of noting.acknowledged()) {
      const reply = replies.get(one.correlationId);
      if (!reply || reply.unsynced > 0 || reply.syncs <= before) early.push(one);
      before = reply?.syncs ?? before;
    }
    tell('durability', { replies: replies.size, syncs: before, early: early.length });
    expect(early).toEqual([]);
  },
);

test('a reply that leaves before the sync of its event is noticed', () => {
  const wal = '/tmp/x/events.db-wal';
  const reply =
    '7 writev(24<socket:[1]>, [{iov_base="HTTP/1.1 200 OK\\r\\nX-Correlation-Id: a-b\\r\\nX-Log-Position: 5\\r\\n"}], 1) = 99';
  const write = `8 pwrite64(20<${wal}>, "x", 1, 0) = 1`;
  const sync = [`8 fdatasync(20<${wal}> <unfinished ...>`, '8 <... fdatasync resumed>) = 0'];
  expect(repliesIn([write, ...sync, reply].join('\n'))).toEqual([
    { correlationId: 'a-b', syncs: 1, unsynced: 0 },
  ]);
  expect(repliesIn([write, reply, ...sync].join('\n'))).toEqual([
    { correlationId: 'a-b', syncs: 0, unsynced: 1 },
  ]);
  expect(repliesIn([write, sync[0], reply, sync[1]].join('\n'))).toEqual([
    { correlationId: 'a-b', syncs: 0, unsynced: 1 },
  ]);
});
