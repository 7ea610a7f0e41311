import { Attribute, Change } from 'ldapts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestSync } from '../../domain/directorySync/commands.ts';
import { directorySync } from '../../domain/directorySync/directorySync.ts';
import { ref } from '../../domain/kit.ts';
import { executor } from '../../event-store/executor/execute.ts';
import { shared } from '../../event-store/testSystem.ts';
import {
  ada,
  type Directory,
  entryOf,
  listsUsers,
  sentDirectory,
  sizeLimit,
  startDirectory,
} from '../../test/clients/ldap.ts';
import { oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../test/product.ts';
import { matcher } from './matching.ts';

const people = Array.from({ length: 2 * sizeLimit }, (_, n) => `person${n}`);
let directory: Directory;
let product: Here;
let operator: Operator;
let appId: string;
beforeAll(async () => {
  directory = await startDirectory(people);
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
  operator = await operatorOf(product, 'special_plan');
  ({ appId } = await oidcApp(operator));
});
afterAll(() => directory?.stop());
const dnOf = (uid: string) => `uid=${uid},${sentDirectory.base_dn}`;

/** Requests a run, and resolves with its outcome. */
async function sync(id = appId, by = operator) {
  await by.call('POST /ldap/sync/:appId', { appId: id });
  return ended(id, by);
}
async function ended(id = appId, by = operator) {
  const read = async () => (await by.call('GET /ldap/sync/:appId', { appId: id }))[0]!;
  await expect.poll(async () => (await read()).phase, { timeout: 30_000 }).not.toBe('running');
  return read();
}
const usersOf = async () => {
  await caughtUp(product);
  const range = JSON.stringify([0, 999]);
  return operator.call('GET /getOIDCUsersByAppId/:appId', { appId, range } as never);
};
const nothing = { created: 0, changed: 0, unchanged: 0, gone: 0, skipped: 0 };

test('the user sync is off until a directory is entered', async () => {
  expect(await operator.call('GET /ldap/sync/:appId', { appId })).toEqual([]);
  const asking = () => operator.call('POST /ldap/sync/:appId', { appId });
  expect(await refusal(asking())).toEqual(refusing('directory.off'));
  const other = await operatorOf(product);
  expect(await refusal(other.call('POST /ldap/sync/:appId', { appId }))).toEqual(
    refusing('application.unknown'),
  );
});

test('all users are read, page by page, beyond the size limit of the server', async () => {
  await listsUsers(operator, appId, directory);
  const read = people.length + 1;
  expect(await sync()).toMatchObject({ phase: 'finished', counts: { ...nothing, read, created: read } });
  const users = await usersOf();
  expect(users).toHaveLength(read);
  expect(users.find(({ username }) => username === ada.userId)).toMatchObject({
    name: 'Name of ada',
    suspended: false,
  });
});

test('a second run writes nothing about users who did not change', async () => {
  const before = await product.system.store.head();
  const read = people.length + 1;
  expect(await sync()).toMatchObject({ phase: 'finished', counts: { ...nothing, read, unchanged: read } });
  const { signal } = new AbortController();
  const types: string[] = [];
  for await (const { events } of product.system.store.subscribeToAll({ after: before, signal })) {
    types.push(...events.filter(({ streamId }) => streamId.startsWith('user-')).map(({ type }) => type));
    if (events.some(({ type }) => type === 'DirectorySyncFinished')) break;
  }
  expect(types).toEqual([]);
});

test('changed entries are taken over, gone ones suspended, and returned ones activated', async () => {
  await directory.change(async (client) => {
    const cn = new Attribute({ type: 'cn', values: ['Augusta Ada King'] });
    await client.modify(dnOf(ada.userId), new Change({ operation: 'replace', modification: cn }));
    await client.del(dnOf('person1'));
    await client.add(dnOf('new'), entryOf('new'));
  });
  const read = people.length + 1;
  expect(await sync()).toMatchObject({
    counts: { ...nothing, read, created: 1, changed: 1, gone: 1, unchanged: read - 2 },
  });
  const named = async (name: string) => (await usersOf()).find(({ username }) => username === name);
  expect(await named(ada.userId)).toMatchObject({ name: 'Augusta Ada King', suspended: false });
  expect(await named('person1')).toMatchObject({ suspended: true });
  expect(await sync()).toMatchObject({ counts: { ...nothing, unchanged: read } });
  await directory.change((client) => client.add(dnOf('person1'), entryOf('person1')));
  expect(await sync()).toMatchObject({ counts: { ...nothing, changed: 1, unchanged: read } });
  expect(await named('person1')).toMatchObject({ suspended: false });
});

test('somebody whom an operator suspended stays suspended, and whom one deleted stays away', async () => {
  const users = await usersOf();
  const [one, two] = ['person2', 'person3'].map((name) => users.find(({ username }) => username === name)!);
  await operator.call('PUT /updateOidcUser/:userId', { userId: one!.userId, suspended: true });
  await operator.call('DELETE /deleteOIDCUser/:userId', { userId: two!.userId });
  expect(await sync()).toMatchObject({ counts: { created: 0, changed: 0, gone: 0, skipped: 1 } });
  const then = await usersOf();
  expect(then.find(({ userId }) => userId === one!.userId)).toMatchObject({ suspended: true });
  expect(then.some(({ username }) => username === 'person3')).toBe(false);
});

test('a run that fails says why and suspends nobody', async () => {
  const save = (changes: object) =>
    operator.call('POST /ldap/addLdap/:appId', {
      appId,
      ldapConfigSetting: { ...directory.sent, ...changes },
    } as never);
  await save({ ldap_port: 1 });
  expect(await sync()).toMatchObject({
    phase: 'failed',
    reason: 'localhost:1 refuses connections',
    counts: { gone: 0 },
  });
  // Nobody has such an attribute, which looks as if everybody were gone.
  await save({ filter: 'mobile' });
  expect(await sync()).toMatchObject({ phase: 'failed', counts: { gone: 0 } });
  expect((await usersOf()).filter(({ suspended }) => suspended)).toHaveLength(1);
  await save({});
});

test('somebody who was invited before is recognised by the e-mail address, and gets no second user', async () => {
  const own = await operatorOf(product);
  const app = await oidcApp(own);
  const { userId } = await oidcUser(product, own, app, 'ada@acme.example');
  await listsUsers(own, app.appId, directory);
  const { counts } = await sync(app.appId, own);
  expect(counts.changed).toBe(1);
  await caughtUp(product);
  const users = await own.call('GET /getOIDCUsersByAppId/:appId', { appId: app.appId });
  expect(users.find(({ name }) => name === 'Augusta Ada King')).toMatchObject({ userId });
  expect(users.some(({ username }) => username === ada.userId)).toBe(false);
  expect(await refusal(visit(product, app.host).call('POST /ldap/sync/:appId', { appId }))).toMatchObject({
    status: 401,
  });
});

test('an interrupted run that goes on counts what it had done as before', async () => {
  const { system } = product;
  const provenance = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
  const person = { username: 'grace', emails: [], attributes: { name: 'Grace' } };
  const match = (runId: string) => matcher(system, { appId, runId, provenance })(person);
  const { userId } = await match('interrupted');
  expect(await match('interrupted')).toEqual({ userId, outcome: 'created' });
  expect(await match('next')).toEqual({ userId, outcome: 'unchanged' });
});

test('a schedule starts a run by itself when it is saved, and says when the next one is', async () => {
  const ldapConfigSetting = { ...directory.sent, sync_hours: 24 };
  await operator.call('POST /ldap/addLdap/:appId', { appId, ldapConfigSetting });
  const read = async () => (await operator.call('GET /ldap/sync/:appId', { appId }))[0]!;
  await expect
    .poll(read, { timeout: 30_000 })
    .toMatchObject({ by: 'schedule', phase: 'finished', nextAt: expect.any(String) });
  const { endedAt, nextAt } = await read();
  expect(Math.round((Date.parse(nextAt!) - Date.parse(endedAt!)) / 3_600_000)).toBe(24);
});

/** The events of runs that follow the given revision: how many of each type. */
async function runsAfter(before: number) {
  const seen: Record<string, number> = {};
  for await (const { type, revision } of product.system.store.readStream(`directorySync-${appId}`))
    if (revision > before && type !== 'DirectorySyncProgressed') seen[type] = (seen[type] ?? 0) + 1;
  return seen;
}
const once = { DirectorySyncRequested: 1, DirectorySyncFinished: 1 };

test('several requests at once make one run', async () => {
  const before = (await product.system.executor.look(ref(directorySync, appId))).revision;
  const ask = () => operator.call('POST /ldap/sync/:appId', { appId });
  await directory.frozen(() => Promise.all(Array.from({ length: 5 }, ask)));
  await ended();
  expect(await runsAfter(before)).toEqual(once);
});

test('requests and schedules of two processes at once make one run', async () => {
  const { store, vault, executor: own } = product.system;
  const before = (await own.look(ref(directorySync, appId), { fresh: true })).revision;
  const both = [executor(shared(store), vault), executor(shared(store), vault)];
  const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
  const ask = (n: number) =>
    both[n % 2]!.execute(RequestSync, { id: appId, by: n < 6 ? 'person' : 'schedule' }, by);
  await directory.frozen(() => Promise.all(Array.from({ length: 12 }, (_, n) => ask(n))));
  await expect.poll(() => runsAfter(before), { timeout: 30_000 }).toEqual(once);
});
