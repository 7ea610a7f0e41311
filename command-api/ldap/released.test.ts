import { afterAll, beforeAll, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { user } from '../../domain/user/user.ts';
import { groupsOf } from '../../server-kit/people/groups.ts';
import { type Directory, startDirectory } from '../../test/clients/ldap.ts';
import { oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { personIdOf } from '../../test/people/familyUsers.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';
import { ownUnit, unitOf } from './testUnits.ts';

let directory: Directory;
let product: Here;
beforeAll(async () => {
  directory = await startDirectory();
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
});
afterAll(() => directory?.stop());

/** A unit whose people ann and bob are in the group Staff, and what is done with the groups of its organisation. */
async function staffed(ou: string) {
  const unit = await ownUnit(product, directory, ou, { groups: true });
  const { own, app, base, dn } = unit;
  for (const uid of ['ann', 'bob']) await unit.add(uid);
  const makeGroup = (cn: string) =>
    directory.change((client) =>
      client.add(`cn=${cn},${base}`, { objectClass: 'groupOfNames', cn, member: [dn('ann'), dn('bob')] }),
    );
  await makeGroup('Staff');
  await unit.run();
  const groups = async () => {
    await caughtUp(product);
    return (await own.call('GET /groups', {})).sort((a, b) => a.name.localeCompare(b.name));
  };
  const personOf = async (name: string) => {
    const { userId } = (await unit.users()).find(({ username }) => username === name)!;
    return (await product.system.executor.look(ref(user, userId))).state.personId;
  };
  const { groupId } = (await groups())[0]!;
  return {
    ...{ ...unit, groupId, groups, personOf, makeGroup },
    removeGroup: (cn: string) => directory.change((client) => client.del(`cn=${cn},${base}`)),
    /** Resolves once operators decide about the group. */
    released: () => expect.poll(groups).toMatchObject([{ source: 'console', leftDirectory: true }]),
    reads: (settings: object) =>
      own.call('POST /ldap/addLdap/:appId', {
        ...{ appId: app.appId },
        ldapConfigSetting: { ...directory.sent, base_dn: base, groups: true, ...settings },
      }),
    turn: (ldapEnabled: boolean) =>
      own.call('PUT /updateOIDCAppWithClientId/:appId', { appId: app.appId, ldapEnabled }),
    namesOf: async (name: string) =>
      (await groupsOf(product.system, await personOf(name))).map((each) => each.name),
  };
}

test('groups of a directory that is turned off are those of the organization and keep their people, until it is on again', async () => {
  const { own, groupId, groups, personOf, namesOf, turn, released, run } = await staffed('off');
  const byHand = { groupId, name: 'Crew' };
  expect(await groups()).toMatchObject([{ source: 'directory', leftDirectory: false, memberCount: 2 }]);
  await expect(own.call('PUT /group/:groupId', byHand)).rejects.toThrow('directory');
  await turn(false);
  await released();
  expect(await groups()).toMatchObject([{ groupId, memberCount: 2 }]);
  await own.call('PUT /group/:groupId', byHand);
  await own.call('DELETE /group/:groupId/person/:personId', { groupId, personId: await personOf('ann') });
  const grace = await oidcUser(product, own, await oidcApp(own));
  const personId = await personIdOf(product, grace.userId);
  await own.call('PUT /group/:groupId/people', { groupId, personIds: [personId] });
  expect([await namesOf('ann'), await namesOf('bob')]).toEqual([[], ['Crew']]);

  // Read again, it is the same group, with the name and the people of the directory.
  await turn(true);
  expect(await run()).toMatchObject({
    counts: {
      groups: 1,
      groupsCreated: 0,
      groupsChanged: 1,
      groupsHeld: 0,
      groupsGone: 0,
      joined: 1,
      left: 1,
    },
  });
  expect(await groups()).toMatchObject([
    { groupId, name: 'Staff', source: 'directory', leftDirectory: false, memberCount: 2 },
  ]);
  expect(await groupsOf(product.system, personId)).toEqual([]);
  expect([await namesOf('ann'), await namesOf('bob')]).toEqual([['Staff'], ['Staff']]);
  await expect(own.call('PUT /group/:groupId', byHand)).rejects.toThrow('directory');
});

test('groups that are no longer read are those of the organization, and stay when the directory has lost them', async () => {
  const { own, groupId, groups, reads, released, run, makeGroup, removeGroup } = await staffed('unread');
  await reads({ groups: false });
  await released();
  await removeGroup('Staff');
  await makeGroup('Crew');
  await reads({});
  expect(await run()).toMatchObject({ counts: { groupsCreated: 1, groupsGone: 0 } });
  expect(await groups()).toMatchObject([
    { name: 'Crew', source: 'directory' },
    { groupId, name: 'Staff', source: 'console', leftDirectory: true, memberCount: 2 },
  ]);
  await own.call('DELETE /group/:groupId', { groupId });
  expect(await groups()).toHaveLength(1);
});

test('groups whose application is deleted are those of the organization, until another one that reads them follows them', async () => {
  const { own, app, groupId, groups, released } = await staffed('deleted');
  const other = await oidcApp(own);
  const settings = { groups: true };
  const two = await unitOf(product, directory, { own, app: other, ou: 'deleted', settings });
  await own.call('DELETE /deleteOIDCApp/:appId', { appId: app.appId });
  await released();
  expect(await two.run()).toMatchObject({ counts: { groupsCreated: 0, groupsGone: 0 } });
  expect(await groups()).toMatchObject([{ groupId, source: 'directory', leftDirectory: false }]);
});
