import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CreateGroup, DeleteGroup } from '../../domain/group/commands.ts';
import { ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { JoinGroup } from '../../domain/person/commands.ts';
import { user } from '../../domain/user/user.ts';
import { groupsOf } from '../../server-kit/people/groups.ts';
import { type Directory, startDirectory } from '../../test/clients/ldap.ts';
import { type Here, sharedProduct } from '../../test/product.ts';
import { ownUnit } from './testUnits.ts';

let directory: Directory;
let product: Here;
beforeAll(async () => {
  directory = await startDirectory();
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
});
afterAll(() => directory?.stop());
const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;

test('a membership for which a person has no room is counted, and groups that are gone make room', async () => {
  const { own, base, dn, add, run, users } = await ownUnit(product, directory, 'crowd', { groups: true });
  await add('ann');
  await run();
  const { executor } = product.system;
  const [ann] = await users();
  const { personId } = (await executor.look(ref(user, ann!.userId))).state;
  const ids = Array.from({ length: limits.personGroups }, () => randomUUID());
  const each = (work: (id: string) => Promise<unknown>) => Promise.all(ids.map(work));
  await each((id) => executor.execute(CreateGroup, { id, organisationId: own.uniqueId, name: id }, by));
  await each((groupId) => executor.execute(JoinGroup, { id: personId, groupId }, by));
  await directory.change((client) =>
    client.add(`cn=Staff,${base}`, { objectClass: 'groupOfNames', cn: 'Staff', member: [dn('ann')] }),
  );
  const none = { groupsCreated: 0, groupsHeld: 0, joined: 0, left: 0 };
  expect(await run()).toMatchObject({
    phase: 'finished',
    counts: { ...none, groupsCreated: 1, notJoined: 1 },
  });
  await each((id) => executor.execute(DeleteGroup, { id }, by));
  expect(await run()).toMatchObject({
    phase: 'finished',
    counts: { ...none, joined: 1, notJoined: 0 },
  });
  expect((await groupsOf(product.system, personId)).map(({ name }) => name)).toEqual(['Staff']);
});
