import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nextAddress } from '../clients/http.ts';
import { raw } from '../clients/raw.ts';
import { type Spawned, spawnProduct } from '../product.ts';
import { again } from './again.ts';
import { callFor, recovered, told } from './callers.ts';
import { full, tell } from './fire.ts';
import { openYard, signIn, userLife } from './lanes.ts';
import { expectWhole } from './truth.ts';
import { Refused, witness } from './witness.ts';

const disk = mkdtempSync(join(tmpdir(), 'latchkey-disk-'));
const mounted = full && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
const notes = mkdtempSync(join(tmpdir(), 'latchkey-witness-'));
let product: Spawned | undefined;
afterAll(async () => {
  await product?.kill();
  if (mounted) spawnSync('umount', [disk]);
  rmdirSync(disk);
  rmSync(notes, { recursive: true });
});

/** Takes all space left on the disk, although others keep using it. Returns the function that frees it. */
function fill() {
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(filler);
}

const why = full ? 'a tmpfs cannot be mounted here' : 'with FIRE=1 alone';
test.skipIf(!mounted)(
  `the disk is full: nothing is acknowledged that is not kept, and with space it goes on${mounted ? '' : `: ${why}`}`,
  async () => {
    product = await spawnProduct({ CAPTCHA: 'off', DATA_DIR: disk });
    const yard = await openYard(product);
    const witnessed = witness(join(notes, 'witness'));
    const people = yard.regulars.map((person) => () => {
      person.guest.address = nextAddress(); // Limits per address are not the subject here.
      return signIn(yard, witnessed, person);
    });
    const readers = [
      async () => {
        const path = `GET /getAllUsersByAppId/${yard.app.appId}`;
        const answer = await raw(yard.operator.guest, path);
        if (answer.status !== 200) throw new Refused(path, answer);
      },
    ];
    const lanes = { people, lives: [() => userLife(yard, witnessed)], readers };
    await callFor(lanes, 1000);
    const readiness = async () => {
      const answer = await fetch(`http://127.0.0.1:${product!.port}/readyz`);
      const { checks } = (await answer.json()) as { checks: { disk: object } };
      return [answer.status, checks.disk];
    };
    const empty = fill();
    expect(await readiness()).toEqual([503, { ok: false, problem: 'the disk is full' }]);
    const met = await callFor(lanes, 10_000);
    empty();
    await recovered(lanes);
    expect(await readiness()).toEqual([200, { ok: true }]);
    await again(yard, witnessed);
    await expectWhole(yard, witnessed);
    tell('disk full', { ...told(met), acknowledged: witnessed.acknowledged().length, lost: 0 });
    expect(met.people.later).toBeGreaterThan(0);
    witnessed.close();
  },
);
