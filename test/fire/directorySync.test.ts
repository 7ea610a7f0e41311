import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { type Directory, listsUsers, startDirectory } from '../clients/ldap.ts';
import { oidcApp } from '../clients/openid.ts';
import { operatorOf } from '../people/people.ts';
import { type Spawned, spawnProduct } from '../product.ts';
import { full } from './fire.ts';

const people = 700;
let directory: Directory | undefined;
let product: Spawned | undefined;
afterAll(async () => {
  await product?.stop();
  await directory?.stop();
  if (product) await rm(product.dataDir, { recursive: true, force: true });
});

test.runIf(full)(
  'a user sync that was killed in the middle goes on where it was: each person becomes one user, nobody is suspended, and the counts are those of one run',
  async () => {
    directory = await startDirectory(Array.from({ length: people - 1 }, (_, n) => `person${n}`));
    product = await spawnProduct({ CAPTCHA: 'off', LDAP_NETWORKS: '127.0.0.0/8' });
    const operator = await operatorOf(product, 'special_plan');
    const { appId } = await oidcApp(operator);
    await listsUsers(operator, appId, directory);
    const users = async () => {
      const range = JSON.stringify([0, 999]);
      return operator.call('GET /getOIDCUsersByAppId/:appId', { appId, range } as never);
    };
    await operator.call('POST /ldap/sync/:appId', { appId });
    await expect.poll(async () => (await users()).length, { interval: 20 }).toBeGreaterThan(20);
    const seen = (await users()).length;
    await product.kill();
    expect(seen).toBeLessThan(people);
    product = await spawnProduct(product.env);
    const run = async () => (await operator.call('GET /ldap/sync/:appId', { appId }))[0]!;
    // Somebody who asks meanwhile begins no second run.
    await operator.call('POST /ldap/sync/:appId', { appId });
    await expect.poll(async () => (await run()).phase, { timeout: 60_000 }).toBe('finished');
    const zero = { changed: 0, unchanged: 0, gone: 0, skipped: 0 };
    expect((await run()).counts).toEqual({ read: people, created: people, ...zero });
    await expect.poll(async () => (await users()).length).toBe(people);
    const all = await users();
    expect(new Set(all.map(({ username }) => username)).size).toBe(people);
    expect(all.filter(({ suspended }) => suspended)).toEqual([]);
  },
);
