import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type Spawned, spawnProduct } from '../product.ts';
import { again } from './again.ts';
import { chance, full, span, tell } from './fire.ts';
import { mixedLoad, openYard, type Yard } from './lanes.ts';
import { lived, replayed } from './replayed.ts';
import { everything, expectWhole, patience } from './truth.ts';
import { witness } from './witness.ts';

/** With those at named points (points.test.ts) there are seven kills in `npm test`. */
const kills = full ? 200 : 2;
const restarts: number[] = [];
const counts = { repeated: 0, anew: 0 };
let product: Spawned;
afterAll(async () => {
  await product?.kill();
  await rm(product.dataDir, { recursive: true, force: true });
});

async function restart(yard: Yard) {
  const began = performance.now();
  product = await spawnProduct(product.env);
  restarts.push(performance.now() - began);
  yard.product = product;
}

test(`killed ${kills} times at random moments, it loses nothing that it acknowledged and does nothing twice`, async () => {
  product = await spawnProduct({ CAPTCHA: 'off' });
  const yard = await openYard(product);
  const witnessed = witness(join(product.dataDir, 'witness'));
  for (let kill = 0; kill < kills; kill++) {
    const load = mixedLoad(yard, witnessed);
    await Promise.race([load, after(30 + 600 * chance())]);
    await product.kill();
    // Each lane must have ended because the connection failed, and for no other reason.
    for (const { reason } of await load)
      expect(reason).toMatchObject({ code: expect.stringMatching(/^ECONN/) });
    await restart(yard);
    const made = await again(yard, witnessed);
    counts.repeated += made.repeated;
    counts.anew += made.anew;
    await expectWhole(yard, witnessed);
  }
  const acknowledged = witnessed.acknowledged().length;
  const events = (await everything(product)).length;
  tell('kills', { kills, restarts: span(restarts), acknowledged, events, ...counts, lost: 0, twice: 0 });
  // The bound only counts on an idle machine; elsewhere this checks only that no restart needs a repair.
  expect(Math.max(...restarts)).toBeLessThan(full ? 10_000 : patience);
  expect(acknowledged).toBeGreaterThan(full ? kills : 0);
  witnessed.close();
});

test('the read models of all those lives equal those of one full replay', async () => {
  await product.stop();
  expect(await lived(product.dataDir)).toEqual(await replayed(product.dataDir));
});
