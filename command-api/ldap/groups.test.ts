import { Attribute, Change } from 'ldapts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CreateGroup } from '../../domain/group/commands.ts';
import { ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import { user } from '../../domain/user/user.ts';
import { groupsOf } from '../../server-kit/people/groups.ts';
import { type Directory, startDirectory } from '../../test/clients/ldap.ts';
import { oidcApp } from '../../test/clients/openid.ts';
import { type Here, sharedProduct } from '../../test/product.ts';
import { nothing, ownUnit, unitOf } from './testUnits.ts';

let directory: Directory;
let product: Here;
beforeAll(async () => {
  directory = await startDirectory();
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
});
afterAll(() => directory?.stop());

const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
const still = { groupsCreated: 0, groupsChanged: 0, groupsGone: 0, groupsHeld: 0, joined: 0, left: 0 };
type Unit = Awaited<ReturnType<typeof ownUnit>>;

/** A new unit whose groups are read too, and what is done with them. */
async function unit(ou: string, settings = {}) {
  const made = await ownUnit(product, directory, ou, { groups: true, ...settings });
  return { ...made, ...groupsIn(made) };
}
function groupsIn({ base, users }: Pick<Unit, 'base' | 'users'>) {
  const named = (cn: string) => `cn=${cn},${base}`;
  const personOf = async (name: string) => {
    const { userId } = (await users()).find(({ username }) => username === name)!;
    return (await product.system.executor.look(ref(user, userId))).state.personId;
  };
  const change = (cn: string, operation: 'add' | 'delete' | 'replace', type: string, values: string[]) =>
    directory.change((client) =>
      client.modify(named(cn), new Change({ operation, modification: new Attribute({ type, values }) })),
    );
  return {
    ...{ named, change },
    group: (cn: string, member: string[], objectClass = 'groupOfNames', more = {}) =>
      directory.change((client) => client.add(named(cn), { objectClass, cn, member, ...more })),
    rename: (from: string, to: string) =>
      directory.change((client) => client.modifyDN(named(from), named(to))),
    removeGroup: (cn: string) => directory.change((client) => client.del(named(cn))),
    /** The names of the groups that a person belongs to, and their ids. */
    namesOf: async (name: string) =>
      (await groupsOf(product.system, await personOf(name))).map((one) => one.name),
    idsOf: async (name: string) => (await groupsOf(product.system, await personOf(name))).map(({ id }) => id),
    personOf,
  };
}

test('groups come with their members, by groups in groups and in a circle too, and follow the directory', async () => {
  const {
    run,
    preview,
    add,
    dn,
    named,
    group,
    change,
    rename,
    removeGroup,
    remove,
    namesOf,
    idsOf,
    personOf,
  } = await unit('teams');
  for (const uid of ['ann', 'bob', 'cyd']) await add(uid);
  await group('Staff', [dn('ann').replace('uid=ann,', 'UID=Ann,  '), named('Leads'), 'cn=nobody']);
  await group('Leads', [dn('bob'), named('staff')]);
  const of = (more: object) => directory.change((client) => client.add(named('Unix'), more as never));
  await of({ objectClass: 'posixGroup', cn: 'Unix', gidNumber: '7', memberUid: ['cyd', 'root'] });
  const mail = { objectClass: 'groupOfUniqueNames', cn: 'Mail', uniqueMember: [`${dn('ann')}#'01'B`] };
  await directory.change((client) => client.add(named('Mail'), mail));

  expect(await preview()).toMatchObject({ groups: ['Leads', 'Mail', 'Staff', 'Unix'] });
  expect(await run()).toMatchObject({
    counts: { ...nothing, created: 3, ...still, groups: 4, groupsCreated: 4, joined: 6 },
  });
  expect(await namesOf('ann')).toEqual(['Leads', 'Mail', 'Staff']);
  expect(await namesOf('bob')).toEqual(['Leads', 'Staff']);
  expect(await namesOf('cyd')).toEqual(['Unix']);
  const { executor } = product.system;
  const personId = await personOf('ann');
  const { revision } = await executor.look(ref(person, personId));
  expect(await run()).toMatchObject({ counts: { ...nothing, unchanged: 3, ...still, groups: 4 } });
  expect((await executor.look(ref(person, personId), { fresh: true })).revision).toBe(revision);

  const [unix] = await idsOf('cyd');
  await rename('Unix', 'Admins');
  await change('Staff', 'delete', 'member', [dn('ann')]);
  await removeGroup('Mail');
  expect(await run()).toMatchObject({
    counts: { ...nothing, unchanged: 3, ...still, groups: 3, groupsChanged: 1, groupsGone: 1, left: 2 },
  });
  expect(await namesOf('ann')).toEqual([]);
  expect([await namesOf('cyd'), await idsOf('cyd')]).toEqual([['Admins'], [unix]]);

  const cyd = await personOf('cyd');
  await remove('cyd');
  expect(await run()).toMatchObject({ counts: { ...nothing, unchanged: 2, gone: 1, ...still, left: 1 } });
  expect(await groupsOf(product.system, cyd)).toEqual([]);
  // What an operator has deleted or the directory had lost comes again as another group.
  await directory.change((client) => client.add(named('Mail'), mail));
  expect(await run()).toMatchObject({ counts: { groupsCreated: 1, joined: 1 } });
});

test('a group with the name of another one is left out, and passes on whom it contains', async () => {
  const { own, run, preview, add, dn, named, group, rename, namesOf } = await unit('taken');
  const made = { id: `console-${own.uniqueId}`, organisationId: own.uniqueId, name: 'STAFF' };
  await product.system.executor.execute(CreateGroup, made, by);
  await add('ann');
  await group('Staff', [dn('ann')]);
  await group('All', [named('Staff')]);
  await group('x'.repeat(101), [dn('ann')]);
  const held = { ...still, groupsCreated: 1, groupsHeld: 2 };
  expect(await preview()).toMatchObject({ groups: ['All'] });
  expect(await run()).toMatchObject({ counts: { ...held, joined: 1 } });
  expect(await namesOf('ann')).toEqual(['All']);
  // The directory does not follow the renaming where the group is a member.
  await rename('Staff', 'Crew');
  expect(await run()).toMatchObject({
    counts: { ...still, groupsCreated: 1, groupsHeld: 1, joined: 1, left: 1 },
  });
  await rename('All', 'Staff');
  expect(await run()).toMatchObject({ counts: { ...still, groupsHeld: 2 } });
  expect(await namesOf('ann')).toEqual(['Crew']);
});

test('when many groups or people are gone, nobody leaves a group until an operator confirms it', async () => {
  const { run, add, dn, group, removeGroup, remove, namesOf } = await unit('many');
  const some = Array.from({ length: 8 }, (_, n) => `${n}`);
  for (const n of some) {
    await add(n);
    await group(`of ${n}`, some.map(dn));
  }
  expect(await run()).toMatchObject({ counts: { groupsCreated: 8, joined: 64 } });
  for (const n of some.slice(1)) await remove(n);
  for (const n of some.slice(1)) await removeGroup(`of ${n}`);
  const waiting = { ...still, leaving: 7, groupsLeaving: 7 };
  expect(await run()).toMatchObject({ counts: waiting });
  expect(await namesOf('7')).toHaveLength(8);
  expect(await run({ groupsLeaving: 6 })).toMatchObject({ counts: waiting });
  expect(await run({ groupsLeaving: 7 })).toMatchObject({
    counts: { ...still, leaving: 7, groupsLeaving: 0, groupsGone: 7 },
  });
  expect(await namesOf('7')).toEqual(['of 0']);
  expect(await run({ leaving: 7 })).toMatchObject({ counts: { ...still, gone: 7, left: 7 } });
  expect(await namesOf('7')).toEqual([]);
  expect(await namesOf('0')).toEqual(['of 0']);
});

test('two applications with the same directory find the same groups, as in Active Directory, by their ids', async () => {
  const settings = { filter: 'sAMAccountName', group_filter: '(!(cn=Hidden))', group_name: 'sAMAccountName' };
  const ad = { ...settings, groups: true };
  const one = await unit('ad', ad);
  const account = { objectClass: 'user', sAMAccountName: 'grace', objectGUID: 'of grace' };
  await one.add('grace', account);
  const like = (cn: string) => ({ sAMAccountName: `${cn} of AD`, objectGUID: `of ${cn}` });
  await one.group('Staff', [one.dn('grace')], 'group', like('Staff'));
  await one.group('Copy', [one.dn('grace')], 'group', { ...like('Copy'), objectGUID: 'of Staff' });
  await one.group('Hidden', [one.dn('grace')], 'group', like('Hidden'));
  const counts = { ...nothing, noPerson: 2, created: 1, groups: 2, groupsCreated: 1, groupsHeld: 1 };
  expect(await one.run()).toMatchObject({ counts: { ...counts, noPerson: 3, joined: 1 } });
  expect(await one.namesOf('grace')).toEqual(['Staff of AD']);
  const app = await oidcApp(one.own);
  const made = await unitOf(product, directory, { own: one.own, app, ou: 'ad', settings: ad });
  const two = { ...made, ...groupsIn(made) };
  expect(await two.run()).toMatchObject({
    counts: { ...still, created: 1, groups: 2, groupsHeld: 1 },
  });
  expect(await two.idsOf('grace')).toEqual(await one.idsOf('grace'));
  // The first one decides about the group, and the second one about the memberships of its people as well.
  await one.removeGroup('Copy');
  await one.removeGroup('Staff');
  expect(await two.run()).toMatchObject({ counts: { ...still, groups: 0 } });
  expect(await one.run()).toMatchObject({ counts: { ...still, groupsLeaving: 1 } });
  expect(await one.run({ groupsLeaving: 1 })).toMatchObject({ counts: { ...still, groupsGone: 1 } });
  expect(await two.namesOf('grace')).toEqual([]);
});

test('people whom one of two applications no longer reads stay in their groups while the other one does', async () => {
  const one = await unit('narrowed');
  for (const uid of ['ann', 'bob', 'cyd']) await one.add(uid);
  await one.group('Staff', ['ann', 'bob', 'cyd'].map(one.dn));
  await one.run();
  const app = await oidcApp(one.own);
  const reads = (settings: object) =>
    unitOf(product, directory, {
      own: one.own,
      app,
      ou: 'narrowed',
      settings: { groups: true, ...settings },
    });
  await (await reads({})).run();
  const two = await reads({ search_filter: '(!(uid=ann))' });
  expect(await two.run()).toMatchObject({ counts: { ...nothing, unchanged: 2, gone: 1, ...still } });
  expect(await one.namesOf('ann')).toEqual(['Staff']);
  expect(await one.run()).toMatchObject({ counts: { ...nothing, unchanged: 3, ...still } });

  // The application that still reads them takes them out once they are gone there too.
  await one.remove('ann');
  expect(await one.run()).toMatchObject({ counts: { ...nothing, unchanged: 2, gone: 1, ...still, left: 1 } });
  expect(await one.namesOf('ann')).toEqual([]);
});

test('groups whose first application is gone follow the directory by another one that reads it', async () => {
  const one = await unit('handed');
  await one.add('ann');
  for (const cn of ['Staff', 'Crew']) await one.group(cn, [one.dn('ann')]);
  await one.run();
  const app = await oidcApp(one.own);
  const settings = { groups: true };
  const made = await unitOf(product, directory, { own: one.own, app, ou: 'handed', settings });
  const two = { ...made, ...groupsIn(made) };
  await two.run();
  const ids = await two.idsOf('ann');
  await one.rename('Staff', 'Team');
  // While the first application reads the directory, it alone renames the group.
  expect(await two.run()).toMatchObject({ counts: still });
  await one.own.call('DELETE /deleteOIDCApp/:appId', { appId: one.app.appId });
  expect(await two.run()).toMatchObject({ counts: { ...still, groupsChanged: 1 } });
  expect((await two.namesOf('ann')).sort()).toEqual(['Crew', 'Team']);
  expect((await two.idsOf('ann')).sort()).toEqual(ids.sort());
  await two.removeGroup('Crew');
  expect(await two.run()).toMatchObject({ counts: { ...still, groupsGone: 1 } });
  expect(await two.namesOf('ann')).toEqual(['Team']);
});
