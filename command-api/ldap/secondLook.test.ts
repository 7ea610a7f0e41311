import { afterEach, beforeAll, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { user } from '../../domain/user/user.ts';
import { groupsOf } from '../../server-kit/people/groups.ts';
import { listsUsers, sentDirectory } from '../../test/clients/ldap.ts';
import { oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { type Search, type Sent, startScripted } from '../../test/clients/scriptedLdap.ts';
import { operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';
import { sync } from './testUnits.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
});
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const dnOf = (uid: string) => `uid=${uid},${sentDirectory.base_dn}`;
const groupDn = (cn: string) => `cn=${cn},${sentDirectory.base_dn}`;

/**
 * An application with a directory of its own, whose pages leave out the names in `missed`, as when an entry is moved while
 * they are read. Whoever asks for a name finds it. The groups in `deleted` are on the pages, and gone when they are read or
 * asked for by name; those in `moved` have no entry at their place, and are found all the same. The entry `groupBase`, below
 * which groups are looked for if it is given, is not there.
 */
async function missing(groupBase = '') {
  const entries = new Map<string, Sent>();
  const [missed, deleted, moved] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const isGone = (name: string) => deleted.has(name) || moved.has(name);
  const finds = ({ base, scope, filter }: Search) => {
    const own = [...entries].find(([name, { dn }]) => dn === base && !isGone(name));
    if (scope === 'base') return own ? { entries: [own[1]] } : { code: 32 };
    if (groupBase === base) return { code: 32 };
    const kind = /objectclass/i.test(filter) ? 'cn' : 'uid';
    const [, asked] = new RegExp(`\\(${kind}=([^*)]+)\\)`).exec(filter) ?? [];
    const found = [...entries].filter(([name, { mail }]) =>
      asked ? [name, mail].includes(asked) && !deleted.has(name) : !missed.has(name),
    );
    return { entries: found.map(([, entry]) => entry).filter((entry) => kind in entry) };
  };
  const directory = await startScripted(finds);
  ends.push(directory.stop);
  const own = await operatorOf(product, 'special_plan');
  const app = await oidcApp(own);
  const turnsOn = () =>
    listsUsers(own, app.appId, {
      sent: { ...directory.sent, ...{ groups: true, group_base_dn: groupBase } } as typeof directory.sent,
    });
  const users = async () => {
    await caughtUp(product);
    return own.call('GET /getOIDCUsersByAppId/:appId', { appId: app.appId });
  };
  const memberships = async (username: string) => {
    const { userId } = (await users()).find((each) => each.username === username)!;
    const { personId } = (await product.system.executor.look(ref(user, userId))).state;
    return groupsOf(product.system, personId);
  };
  return {
    ...{ own, app, missed, deleted, moved, turnsOn, users },
    run: (confirmed = {}) => sync(own, app.appId, confirmed),
    person: (uid: string, more = {}) =>
      entries.set(uid, { dn: dnOf(uid), uid, sn: uid, entryUUID: `of ${uid}`, ...more }),
    group: (cn: string, ...member: string[]) =>
      entries.set(cn, { dn: groupDn(cn), cn, entryUUID: `of ${cn}`, member }),
    remove: (name: string) => entries.delete(name),
    namesOf: async (username: string) => (await memberships(username)).map(({ name }) => name),
    idsOf: async (username: string) => (await memberships(username)).map(({ id }) => id),
  };
}

test('people whom the pages of a directory miss and a second look finds stay in their groups, and follow them', async () => {
  const { own, app, turnsOn, run, person, group, remove, missed, users, namesOf } = await missing();
  const claimed = await oidcUser(product, own, app);
  await turnsOn();
  for (const uid of ['ann', 'bob', 'cyd', 'dan']) person(uid);
  person('claims', { mail: claimed.email });
  const all = ['ann', 'bob', 'cyd', 'dan', 'claims'].map(dnOf);
  group('Staff', ...all);
  expect(await run()).toMatchObject({ counts: { created: 4, held: 1, joined: 4 } });
  expect(await run({ held: 1 })).toMatchObject({ counts: { changed: 1, joined: 1 } });
  const bob = (await users()).find(({ username }) => username === 'bob')!;
  await own.call('PUT /updateOidcUser/:userId', { userId: bob.userId, suspended: true });

  for (const name of ['ann', 'bob', 'claims']) missed.add(name);
  group('Crew', dnOf('ann'));
  expect(await run()).toMatchObject({
    phase: 'finished',
    counts: { read: 2, gone: 0, leaving: 0, groupsCreated: 1, joined: 1, left: 0 },
  });
  expect(await namesOf('ann')).toEqual(['Crew', 'Staff']);
  for (const name of ['bob', claimed.email]) expect(await namesOf(name)).toEqual(['Staff']);

  // Who is not found either leaves them.
  for (const name of ['bob', 'claims']) remove(name);
  expect(await run()).toMatchObject({ counts: { gone: 0, left: 2 } });
});

test('a group that the pages of a directory miss stays with its members, and one that is not found either is deleted', async () => {
  const { turnsOn, run, person, group, remove, missed, idsOf } = await missing();
  await turnsOn();
  for (const uid of ['ann', 'bob']) person(uid);
  group('Staff', dnOf('ann'));
  group('Crew', dnOf('ann'));
  await run();
  const ids = await idsOf('ann');
  missed.add('Staff');
  group('Staff', dnOf('ann'), dnOf('bob'));
  const kept = { groups: 2, groupsGone: 0, groupsLeaving: 0, groupsCreated: 0, joined: 1, left: 0 };
  expect(await run()).toMatchObject({ phase: 'finished', counts: kept });
  expect(await idsOf('ann')).toEqual(ids);
  expect(await idsOf('bob')).toEqual(ids.slice(1));
  remove('Staff');
  expect(await run()).toMatchObject({ counts: { groups: 1, groupsGone: 1 } });
  expect(await idsOf('ann')).toEqual(ids.slice(0, 1));
});

test('a group of which another server does not know the new place yet stays as it is', async () => {
  const { turnsOn, run, person, group, moved, idsOf } = await missing();
  await turnsOn();
  person('ann');
  for (const cn of ['Crew', 'Staff']) group(cn, dnOf('ann'));
  await run();
  const ids = await idsOf('ann');
  moved.add('Crew');
  expect(await run()).toMatchObject({ phase: 'finished', counts: { groupsGone: 0, left: 0 } });
  expect(await idsOf('ann')).toEqual(ids);
});
test('a group that is deleted while the groups of a directory are read is gone, and the run goes on', async () => {
  const { turnsOn, run, person, group, deleted, namesOf } = await missing();
  await turnsOn();
  person('ann');
  for (const cn of ['Crew', 'Staff']) group(cn, dnOf('ann'));
  await run();
  group('Team', dnOf('ann'));
  for (const cn of ['Crew', 'Team']) deleted.add(cn);
  expect(await run()).toMatchObject({
    ...{ phase: 'finished', reason: null },
    counts: { groups: 1, groupsCreated: 0, groupsGone: 1 },
  });
  expect(await namesOf('ann')).toEqual(['Staff']);
});
test('a base of groups that is not there is named', async () => {
  const base = 'ou=groups,dc=acme,dc=example';
  const { turnsOn, run, person } = await missing(base);
  await turnsOn();
  person('ann');
  expect(await run()).toMatchObject({ phase: 'failed', reason: `localhost has no entry ${base}` });
});
