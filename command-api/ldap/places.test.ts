import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Directory, startDirectory } from '../../test/clients/ldap.ts';
import { adminOf, unique } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';
import { nothing, ownUnit } from './testUnits.ts';

let directory: Directory;
let product: Here;
beforeAll(async () => {
  directory = await startDirectory();
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
});
afterAll(() => directory?.stop());

/** A unit of an organisation on a plan with so many places, and what changes that plan. */
async function unitWith(ou: string, places: Places) {
  const admin = await adminOf(product);
  const terms = {
    ...{ name: unique('Small '), description: 'Few people', priceInRupees: 0, priceInDollars: 0 },
    ...{ allowNumberOfApps: 2, allowTeamMembers: 1, allowedNumberOfRPs: 1 },
  };
  const { id: planId } = await admin.call('POST /subscription/create', { ...terms, ...places });
  const unit = await ownUnit(product, directory, ou);
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: unit.own.uniqueId, planId });
  return {
    ...unit,
    change: (more: Places) =>
      admin.call('POST /subscription/updatePlan/:planId', { planId, ...terms, ...more }),
  };
}
type Places = { allowNumberOfUsers: number; allowTotalNumberOfUsers: number };

test.each([
  ['application', { allowNumberOfUsers: 2, allowTotalNumberOfUsers: 9 }],
  ['organisation', { allowNumberOfUsers: 9, allowTotalNumberOfUsers: 2 }],
])('a full %s suspends who is gone, and counts who has found no place', async (what, places) => {
  const { add, remove, run, preview, latest, users } = await unitWith(`full-${what}`, places);
  await add('ann');
  await add('bob');
  expect(await run()).toMatchObject({ counts: { ...nothing, created: 2 } });
  await remove('bob');
  await add('cyd');
  const counts = { ...nothing, unchanged: 1, gone: 1, noRoom: 1 };
  expect(await preview()).toMatchObject({ come: [], go: ['bob'] });
  expect(await latest()).toMatchObject({ phase: 'finished', counts });
  expect(await run()).toMatchObject({ phase: 'finished', counts });
  expect(await users()).toMatchObject([
    { username: 'ann', suspended: false },
    { username: 'bob', suspended: true },
  ]);
});

test('of several for whom there is one place, one comes, and the others once there is room for them', async () => {
  const unit = await unitWith('several', { allowNumberOfUsers: 9, allowTotalNumberOfUsers: 1 });
  for (const uid of ['ann', 'bob', 'cyd']) await unit.add(uid);
  const counts = { ...nothing, created: 1, noRoom: 2 };
  expect((await unit.preview()).come).toHaveLength(1);
  expect(await unit.latest()).toMatchObject({ counts });
  expect(await unit.run()).toMatchObject({ counts });
  await unit.change({ allowNumberOfUsers: 9, allowTotalNumberOfUsers: 3 });
  expect(await unit.run()).toMatchObject({ counts: { ...nothing, created: 2, unchanged: 1 } });
});
