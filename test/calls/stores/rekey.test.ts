import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type KeyStore, sqliteKeyStore } from '../../../event-store/vault/keys.ts';
import { postgresKeyStore } from '../../../event-store/vault/postgresKeys.ts';
import { keyProgress, MissingMasterKeyError, rekey } from '../../../event-store/vault/rekey.ts';
import { openVault, SubjectErasedError } from '../../../event-store/vault/vault.ts';
import { openTestDatabase } from '../../../projections/testDatabase.ts';
import { operatorOf, shopper, unique, webApp } from '../../people/people.ts';
import { bareEnv, node } from '../../process.ts';
import { freePort, startProduct } from '../../product.ts';

const [newest, old, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const both = [newest, old];
const subjects = Array.from({ length: 35 }, (_, n) => `${n % 2 ? 'Ä' : 'b'}-${n}`);
const cuts = [{ mark: { kind: 'personal' as const }, path: ['name'], value: 'Ada' }];

let folder: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Seals data for all subjects under these master keys, and erases one subject. */
async function sealedBy(store: KeyStore, masters: Buffer[]) {
  const vault = await openVault(store, masters);
  const seal = async (subject: string) => ({
    id: `of ${subject}`,
    data: { name: null },
    metadata: { sealed: await vault.seal(`of ${subject}`, [{ subject, cuts }]) },
  });
  const events = await Promise.all(subjects.map(seal));
  await vault.erase(subjects[3]!);
  return { events, hash: vault.hash('email', 'a') };
}
/** Expects that the newest master key alone opens everything, and that the hashes are unchanged. */
async function expectRolledOver(store: KeyStore, { events, hash }: Awaited<ReturnType<typeof sealedBy>>) {
  const vault = await openVault(store, [newest]);
  const names = (await vault.open(events)).map(({ data }) => data.name);
  expect(names).toEqual(subjects.map((_, n) => (n === 3 ? null : 'Ada')));
  await expect(vault.seal('x', [{ subject: subjects[3]!, cuts }])).rejects.toBeInstanceOf(SubjectErasedError);
  expect(vault.hash('email', 'a')).toBe(hash);
}

const stores = {
  SQLite: async () => sqliteKeyStore(join(folder, `${unique('keys')}.db`)),
  async Postgres() {
    await database.pool.query('drop schema if exists latchkey_keys cascade');
    return postgresKeyStore(database.pool);
  },
};
describe.each(Object.keys(stores) as (keyof typeof stores)[])('keys in %s', (kind) => {
  let store: KeyStore;
  beforeEach(async () => {
    store = await stores[kind]();
    onTestFinished(() => store.close());
  });

  test('are wrapped by the newest master key, after which the old one is of no use', async () => {
    const before = await sealedBy(store, [old]);
    expect(await keyProgress(store, both)).toMatchObject({ wrapped: 0, remaining: 34 });
    const told: number[] = [];
    const rolled = await rekey(store, both, { batch: 10, tell: (done) => told.push(done) });
    expect(rolled).toMatchObject({ wrapped: 34, remaining: 0, damaged: [] });
    expect(told).toEqual([10, 20, 30, 34]);
    expect(await rekey(store, both)).toEqual(rolled);
    await expectRolledOver(store, before);
    await expect(openVault(store, [old])).rejects.toThrow(/wrapped by master key/);
  });
  test('are all as they were when some open with none of the master keys given', async () => {
    await sealedBy(store, [old]);
    for (const masters of [[newest], [newest, foreign]]) {
      const refused = rekey(store, masters);
      await expect(refused).rejects.toBeInstanceOf(MissingMasterKeyError);
      await expect(refused).rejects.toThrow(
        /34 keys are wrapped by master key [0-9a-f]{16}.*Nothing was changed/,
      );
    }
    expect(await keyProgress(store, [old])).toMatchObject({ wrapped: 34, remaining: 0 });
  });
  test.each([
    ['', (wrapped: string) => `${wrapped.slice(0, -8)}AAAAAAA=`],
    ['at their beginning ', (wrapped: string) => `zz${wrapped.slice(2)}`],
  ])('that are damaged %sare named, and keep the key of hashes where it is', async (_, damage) => {
    await sealedBy(store, [old]);
    const damaged = subjects[7]!;
    const { wrapped } = (await store.read([damaged])).get(damaged)!;
    await store.rewrap([{ subject: damaged, was: wrapped!, wrapped: damage(wrapped!) }]);
    expect(await rekey(store, both)).toMatchObject({ wrapped: 33, remaining: 1, damaged: [damaged] });
    await expect(openVault(store, [newest])).rejects.toThrow(/wrapped by master key/);
  });
  test('that another process erases or makes meanwhile stay erased or are wrapped', async () => {
    const before = await sealedBy(store, [old]);
    const running = await openVault(store, both);
    const busy: KeyStore = {
      ...store,
      // Another process works between this read and the write.
      async rewrap(keys) {
        await running.erase(subjects[3]!);
        await running.erase(keys[0]!.subject);
        await running.seal('new', [{ subject: `new ${keys[0]!.subject}`, cuts }]);
        await store.rewrap(keys);
      },
    };
    const { wrapped, remaining } = await rekey(busy, both, { batch: 17 });
    expect({ wrapped, remaining }).toEqual({ wrapped: 34, remaining: 0 });
    const vault = await openVault(store, [newest]);
    const names = (await vault.open(before.events)).map(({ data }) => data.name);
    expect(names.filter((name) => name === null)).toHaveLength(3);
    await vault.seal('newer', [{ subject: `new ${[...subjects].sort()[0]}`, cuts }]);
  });
  test('are all wrapped by the next run when one stopped before or after any of its writes', async () => {
    const before = await sealedBy(store, [old]);
    for (let write = 0; write < 5; write++)
      for (const when of ['before', 'after']) {
        const stop = (work: () => Promise<void>) => async () => {
          if (when === 'after') await work();
          throw new Error('stopped');
        };
        let writes = 0;
        const stopping: KeyStore = {
          ...store,
          rewrap: (keys) => (writes++ === write ? stop(() => store.rewrap(keys))() : store.rewrap(keys)),
          replaceSetting: (...what) => stop(() => store.replaceSetting(...what))(),
        };
        await rekey(stopping, both, { batch: 2 }).catch((error) => expect(error.message).toBe('stopped'));
        const vault = await openVault(store, both);
        expect((await vault.open(before.events)).filter(({ data }) => data.name)).toHaveLength(34);
      }
    await rekey(store, both);
    await expectRolledOver(store, before);
  });
});

const killed = [1, 2, 4, 5].flatMap((write) => ['before', 'after'].map((when) => [when, write] as const));
test.for(killed)(
  'after a kill %s write %i of the file, the next run goes on and loses no key',
  async ([when, write]) => {
    const file = join(folder, `${unique('killed')}.db`);
    const store = sqliteKeyStore(file);
    onTestFinished(() => store.close());
    const before = await sealedBy(store, [old]);
    const words = [file, both.map((key) => key.toString('base64')).join(','), when, String(write)];
    const child = spawn(process.execPath, [join(import.meta.dirname, 'rekeyEntry.ts'), ...words]);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    await rekey(store, both);
    await expectRolledOver(store, before);
  },
);

/** Runs `npm run rekey`. Returns its exit code and output. */
async function command(env: Record<string, string>, ...words: string[]) {
  const child = spawn(node, ['cli.ts', 'rekey', ...words], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...bareEnv, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}
test('the command rolls over beside the running product, which then does without the old key', {
  timeout: 120_000,
}, async () => {
  const [key, oldKey] = [newest, old].map((each) => each.toString('base64')) as [string, string];
  const data = await mkdtemp(join(tmpdir(), 'latchkey-'));
  const started = (masters: string) =>
    startProduct({ CAPTCHA: 'off', DATA_DIR: data, MASTER_KEY: masters, PORT: port });
  const port = String(await freePort());
  let product = await started(oldKey);
  onTestFinished(async () => {
    await product.stop();
    await rm(data, { recursive: true });
  });
  const app = await webApp(await operatorOf(product));
  const [person, other] = [shopper(product, app), shopper(product, app)];
  await person.register(unique('ada'));
  await product.stop();
  product = await started(`${key},${oldKey}`);
  const given = { DATA_DIR: data, MASTER_KEY: `${key},${oldKey}` };
  const checked = await command(given, '--check');
  expect(checked).toMatchObject({ code: 1, said: expect.stringMatching(/, [1-9]\d* by older ones/) });
  const foreignKey = foreign.toString('base64');
  expect(await command({ ...given, MASTER_KEY: foreignKey })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Nothing was changed/),
  });
  const [rolled] = await Promise.all([command(given), other.register(unique('grace'))]);
  expect(rolled).toMatchObject({ code: 0, said: expect.stringMatching(/, 0 by older ones/) });
  expect(await command(given, '--check')).toMatchObject({ code: 0 });
  await product.stop();
  product = await started(key);
  await person.signIn();
  await other.signIn();
});
