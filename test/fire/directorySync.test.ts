import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { noCounts } from '../../domain/directorySync/events.ts';
import { type Directory, listsUsers, startDirectory } from '../clients/ldap.ts';
import { oidcApp } from '../clients/openid.ts';
import { operatorOf } from '../people/people.ts';
import { type Spawned, spawnProduct } from '../product.ts';
import { type Services, startServices } from '../services.ts';
import { full } from './fire.ts';

const people = 700;
let directory: Directory | undefined;
let product: Spawned | undefined;
let services: Services | undefined;
afterAll(async () => {
  await product?.stop();
  await services?.stop();
  await directory?.stop();
  if (product) await rm(product.dataDir, { recursive: true, force: true });
});

const settings = { CAPTCHA: 'off', LDAP_NETWORKS: '127.0.0.0/8' };

/** An application whose users are those of the directory, its users, and its last run. */
async function synced(where: Spawned | Services) {
  directory ??= await startDirectory(Array.from({ length: people - 1 }, (_, n) => `person${n}`));
  const operator = await operatorOf(where, 'special_plan');
  const { appId } = await oidcApp(operator);
  await listsUsers(operator, appId, directory);
  const users = async () => {
    const range = JSON.stringify([0, 999]);
    return operator.call('GET /getOIDCUsersByAppId/:appId', { appId, range } as never);
  };
  return {
    users,
    begin: () => operator.call('POST /ldap/sync/:appId', { appId }),
    run: async () => (await operator.call('GET /ldap/sync/:appId', { appId }))[0]!,
    /** Waits until some people have become users, and not all. */
    async isUnderWay() {
      await expect.poll(async () => (await users()).length, { interval: 20 }).toBeGreaterThan(20);
      expect((await users()).length).toBeLessThan(people);
    },
  };
}
type Synced = Awaited<ReturnType<typeof synced>>;

/** Waits for the end of the run, and expects each person to have become one user, and the counts of one run. */
async function expectOneRun({ users, run }: Synced) {
  await expect.poll(async () => (await run()).phase).toBe('finished');
  expect((await run()).counts).toEqual({ ...noCounts, read: people, created: people });
  await expect.poll(async () => (await users()).length).toBe(people);
  const all = await users();
  expect(new Set(all.map(({ username }) => username)).size).toBe(people);
  expect(all.filter(({ suspended }) => suspended)).toEqual([]);
}

test.runIf(full)(
  'a user sync that was killed in the middle goes on where it was: each person becomes one user, nobody is suspended, and the counts are those of one run',
  async () => {
    product = await spawnProduct(settings);
    const sync = await synced(product);
    await sync.begin();
    await sync.isUnderWay();
    await product.kill();
    product = await spawnProduct(product.env);
    await expectOneRun(sync);
  },
);

test.runIf(full)(
  'of two processes one reads the directory; when it is killed in the middle, the other goes on where it was',
  async () => {
    services = await startServices(settings);
    const other = await services.another('command-api');
    const leads = async (port: number): Promise<boolean> => {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      const { checks } = (await ready?.json()) ?? {};
      return checks?.reactions?.leading === true;
    };
    const ports = [services.portOf('command-api'), other.port];
    const leaders = () => Promise.all(ports.map(leads));
    const sync = await synced(services);
    await sync.begin();
    await sync.isUnderWay();
    const [first] = await leaders();
    expect(await leaders()).toEqual([first, !first]);
    await (first ? services.kill('command-api') : other.kill());
    expect((await sync.run()).phase).toBe('running');
    await expectOneRun(sync);
    expect(await leaders()).toEqual([!first, first]);
  },
);
