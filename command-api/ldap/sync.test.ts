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
import { doubtsOf } from './doubts.ts';
import type { Person } from './entries.ts';
import { matcher } from './matching.ts';
import { ended, ownUnit as newUnit, nothing, sync as request } from './testUnits.ts';

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
/** Where an entry is no longer below the base DN, and stays the same entry. */
const awayFrom = (uid: string) => `uid=${uid},dc=acme,dc=example`;

const sync = (id = appId, by = operator) => request(by, id);
const usersOf = async () => {
  await caughtUp(product);
  const range = JSON.stringify([0, 999]);
  return operator.call('GET /getOIDCUsersByAppId/:appId', { appId, range } as never);
};
const ownUnit = (ou: string, settings = {}) => newUnit(product, directory, ou, settings);

test('the user sync is off until a directory is entered', async () => {
  expect(await operator.call('GET /ldap/sync/:appId', { appId })).toEqual([]);
  const asking = () => operator.call('POST /ldap/sync/:appId', { appId });
  expect(await refusal(asking())).toEqual(refusing('directory.off'));
  const other = await operatorOf(product);
  for (const path of ['POST /ldap/sync/:appId', 'GET /ldap/preview/:appId'] as const)
    expect(await refusal(other.call(path, { appId }))).toEqual(refusing('application.unknown'));
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
    await client.modifyDN(dnOf('person1'), awayFrom('person1'));
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
  await directory.change((client) => client.modifyDN(awayFrom('person1'), dnOf('person1')));
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
    told: { refusal: 'ldap.refused', values: { at: 'localhost:1' } },
    counts: { gone: 0 },
  });
  // Nobody has such an attribute, which looks as if everybody were gone.
  await save({ filter: 'mobile' });
  expect(await sync()).toMatchObject({ phase: 'failed', counts: { gone: 0 } });
  expect((await usersOf()).filter(({ suspended }) => suspended)).toHaveLength(1);
  await save({});
});

test('a user whom the directory did not make is taken over only when an operator confirms it, and never suspended', async () => {
  const { own, app, run, users, add, remove } = await ownUnit('claimed');
  await own.call('PUT /updateOIDCAppWithClientId/:appId', { appId: app.appId, ldapEnabled: false });
  const { userId, email } = await oidcUser(product, own, app);
  await own.call('PUT /updateOIDCAppWithClientId/:appId', { appId: app.appId, ldapEnabled: true });
  await add('other');
  await add('claims', { mail: email });
  expect(await run()).toMatchObject({ counts: { ...nothing, created: 1, held: 1 } });
  expect((await users()).find((each) => each.userId === userId)).not.toMatchObject({
    name: 'Name of claims',
  });
  expect(await run({ held: 1 })).toMatchObject({ counts: { ...nothing, unchanged: 1, changed: 1 } });
  expect((await users()).find((each) => each.userId === userId)).toMatchObject({ name: 'Name of claims' });
  await remove('claims');
  expect(await run()).toMatchObject({ counts: { ...nothing, unchanged: 1 } });
  expect(await users()).toMatchObject([{ suspended: false }, { suspended: false }]);
});

test('a name that returns with another entry is another person: its former user stays suspended', async () => {
  const { own, run, users, add, remove } = await ownUnit('returning');
  await add('smith', { mail: 'smith@acme.example' });
  await add('jones');
  expect(await run()).toMatchObject({ counts: { ...nothing, created: 2 } });
  const [, before] = await users();
  await remove('smith');
  await add('smith', { cn: 'John Smith' });
  const waiting = { ...nothing, unchanged: 1, held: 1 };
  expect(await run()).toMatchObject({ counts: { ...waiting, gone: 1 } });
  expect(await run()).toMatchObject({ counts: waiting });
  const suspended = { userId: before!.userId, name: 'Name of smith', suspended: true };
  expect((await users())[1]).toMatchObject(suspended);
  // Not even an operator's activation hands the user over.
  await own.call('PUT /updateOidcUser/:userId', { userId: before!.userId, suspended: false });
  expect(await run()).toMatchObject({ counts: { ...waiting, gone: 1 } });
  expect((await users())[1]).toMatchObject(suspended);
  await own.call('DELETE /deleteOIDCUser/:userId', { userId: before!.userId });
  expect(await run()).toMatchObject({ counts: { ...nothing, unchanged: 1, created: 1 } });
  const [, after] = await users();
  expect(after).toMatchObject({ username: 'smith', name: 'John Smith', suspended: false });
  expect(after!.userId).not.toBe(before!.userId);
});

test('a renamed entry keeps its user, whose name follows unless another user has it', async () => {
  const { run, users, add, dn, remove, preview, latest } = await ownUnit('renamed');
  const rename = (from: string, to: string) =>
    directory.change((client) => client.modifyDN(dn(from), dn(to)));
  for (const uid of ['a', 'b', 'miller', 'smith']) await add(uid);
  await run();
  const [a, b, miller, smith] = await users();
  await rename('smith', 'weber');
  await rename('miller', 'smith');
  await add('miller', { cn: 'New Miller' });
  // Two who exchange their names are in each other's way.
  await rename('a', 'c');
  await rename('b', 'a');
  await rename('c', 'b');
  expect(await run()).toMatchObject({
    counts: { ...nothing, changed: 2, created: 1, unchanged: 2, taken: 2 },
  });
  expect(await users()).toMatchObject([
    { username: 'a', userId: a!.userId },
    { username: 'b', userId: b!.userId },
    { username: 'miller', name: 'New Miller' },
    { username: 'smith', userId: miller!.userId, suspended: false },
    { username: 'weber', userId: smith!.userId, suspended: false },
  ]);
  const settled = { ...nothing, unchanged: 5, taken: 2 };
  expect(await run()).toMatchObject({ counts: settled });
  await remove('a');
  await add('zuse');
  await rename('smith', 'schmidt');
  // The user `a` would wait for the name of the one who goes.
  const next = { ...settled, created: 1, changed: 1, unchanged: 3, taken: 1, gone: 1 };
  const before = await users();
  const { runId, ...named } = await preview();
  expect(named).toEqual({ come: ['zuse'], change: ['schmidt'], go: ['b'], wait: [], groups: [] });
  expect(await latest()).toMatchObject({ preview: true, counts: next });
  expect(runId).not.toBe('');
  expect(await users()).toEqual(before);
  expect(await run()).toMatchObject({ preview: false, counts: next });
});

test('of a directory like Active Directory, computers, contacts, disabled accounts and a second entry with one id are left out, and a disabled account is suspended until it is enabled', async () => {
  const { own, dn, run, users, add } = await ownUnit('ad', {
    ...{ filter: 'sAMAccountName', search_filter: '(&(objectClass=user)(!(department=Guests)))' },
    attribute_map: 'division = department',
  });
  const account = (uid: string, more = {}) =>
    add(uid, { objectClass: 'user', sAMAccountName: uid, objectGUID: `of ${uid}`, ...more });
  await account('grace', { department: 'Compilers', mail: 'grace@acme.example' });
  await account('guest', { department: 'Guests' });
  await account('hedy');
  await account('copy', { objectGUID: 'of grace' });
  await account('PC1$', { objectClass: 'computer', userAccountControl: '4096' });
  await account('visitor', { objectClass: 'contact' });
  await account('former', { userAccountControl: '514' });
  const control = (uid: string, ...values: string[]) =>
    directory.change((client) => {
      const modification = new Attribute({ type: 'userAccountControl', values });
      return client.modify(dn(uid), new Change({ operation: 'replace', modification }));
    });
  const always = { ...nothing, read: 6, twice: 1, noPerson: 2, closed: 1 };
  expect(await run()).toMatchObject({ counts: { ...always, created: 2 } });
  const [grace] = await users();
  expect(await own.call('GET /getUser/:userId', { userId: grace!.userId })).toMatchObject({
    ...{ division: 'Compilers', primary_email: 'grace@acme.example' },
  });
  await control('grace', '66050');
  expect(await run()).toMatchObject({ counts: { ...always, unchanged: 1, closed: 2, gone: 1 } });
  expect(await users()).toMatchObject([
    { username: 'grace', suspended: true },
    { username: 'hedy', suspended: false },
  ]);
  await control('grace', '66048');
  const [, hedy] = await users();
  await own.call('PUT /updateOidcUser/:userId', { userId: hedy!.userId, suspended: true });
  await control('hedy', '514');
  await run();
  await control('hedy', '512');
  expect(await run()).toMatchObject({ counts: { ...always, unchanged: 2 } });
  expect(await users()).toMatchObject([
    { username: 'grace', suspended: false },
    { username: 'hedy', suspended: true },
  ]);
});

test('an address that returns with another name and entry is another person', async () => {
  const { run, users, add, remove } = await ownUnit('addresses');
  await add('jane', { mail: 'smith@acme.example' });
  await add('jones');
  await run();
  await remove('jane');
  await add('john', { mail: 'smith@acme.example' });
  expect(await run()).toMatchObject({ counts: { ...nothing, unchanged: 1, created: 1, gone: 1 } });
  expect(await users()).toMatchObject([
    { username: 'jane', suspended: true },
    { username: 'john', suspended: false },
    { username: 'jones', suspended: false },
  ]);
});

test('a run that would suspend many waits until an operator confirms as many', async () => {
  const { run, users, add, remove, preview, latest } = await ownUnit('leaving');
  const all = Array.from({ length: 8 }, (_, n) => `leaver${n}`);
  for (const uid of all) await add(uid);
  expect(await run()).toMatchObject({ counts: { ...nothing, created: 8 } });
  // Two are more than a tenth here, which is asked about in a directory of any size.
  for (const uid of all.slice(1, 3)) await remove(uid);
  expect(await run()).toMatchObject({ counts: { ...nothing, unchanged: 6, leaving: 2 } });
  for (const uid of all.slice(3, 7)) await remove(uid);
  const waiting = { ...nothing, unchanged: 2, leaving: 6 };
  expect(await preview()).toMatchObject({ come: [], change: [], go: all.slice(1, 7) });
  expect(await latest()).toMatchObject({ preview: true, counts: waiting });
  const { counts, leavers } = await run();
  expect(counts).toMatchObject(waiting);
  const found = await users();
  expect(leavers.sort()).toEqual(
    found
      .slice(1, 7)
      .map(({ userId }) => userId)
      .sort(),
  );
  expect(await run({ leaving: 5 })).toMatchObject({ counts: waiting });
  expect((await users()).filter(({ suspended }) => suspended)).toEqual([]);
  expect(await run({ leaving: 6 })).toMatchObject({
    counts: { ...nothing, unchanged: 2, gone: 6 },
    leavers: [],
  });
  expect((await users()).filter(({ suspended }) => suspended)).toHaveLength(6);
});

test('nobody but operators starts a run', async () => {
  const { app } = await ownUnit('foreign');
  expect(await refusal(visit(product, app.host).call('POST /ldap/sync/:appId', { appId }))).toMatchObject({
    status: 401,
  });
});

test('an interrupted run that goes on counts what it had done as before', async () => {
  const { system } = product;
  const provenance = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
  const person: Person = {
    ...{
      dn: 'uid=grace',
      names: ['grace'],
      emails: [],
      entryId: 'entryuuid 1',
      attributes: { name: 'Grace' },
      custom: {},
      closed: false,
    },
  };
  const confirmed = { held: 0, leaving: 0, groupsLeaving: 0 };
  const organisationId = operator.uniqueId;
  const hash = await system.vault.hashOf(organisationId);
  const place = { organisationId, appId, directory: 'another', hash };
  const match = async (runId: string) => {
    const run = { appId, runId, confirmed, isPreview: false, provenance };
    return matcher(system, run, place, await doubtsOf(system, run))(person);
  };
  const { userId } = await match('interrupted');
  expect(await match('interrupted')).toEqual({ userId, outcome: 'created', left: [] });
  expect(await match('next')).toEqual({ userId, outcome: 'unchanged', left: [] });
});

test('a schedule starts a run by itself when it is saved, and says when the next one is', async () => {
  const ldapConfigSetting = { ...directory.sent, sync_hours: 24 };
  await operator.call('POST /ldap/addLdap/:appId', { appId, ldapConfigSetting });
  const read = async () => (await operator.call('GET /ldap/sync/:appId', { appId }))[0]!;
  await expect.poll(read).toMatchObject({ by: 'schedule', phase: 'finished', nextAt: expect.any(String) });
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
  await ended(operator, appId);
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
  await expect.poll(() => runsAfter(before)).toEqual(once);
});
