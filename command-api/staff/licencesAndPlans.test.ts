import { beforeAll, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { licence } from '../../domain/licence/licence.ts';
import { adminOf, operatorOf, unique } from '../../test/people/people.ts';
import { type Guest, type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let admin: Guest;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
});
const licenceOf = async (organisationId: string) =>
  (await product.system.executor.look(ref(licence, organisationId), { fresh: true })).state;

test('the key of a plan that was withdrawn meanwhile is put back, and brings its plan along', async () => {
  const { id: planId } = await admin.call('POST /subscription/create', {
    ...{ name: unique('Plan '), description: 'Sold no more', priceInRupees: 900, priceInDollars: 10 },
    ...{ allowNumberOfApps: 3, allowNumberOfUsers: 5, allowTotalNumberOfUsers: 5, allowTeamMembers: 2 },
    ...{ allowedNumberOfRPs: 1, published: true },
  });
  const { uniqueId } = await operatorOf(product, planId);
  const { data } = await admin.call('POST /bblicense/init', { orgId: uniqueId });
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId, planId: 'special_plan' });
  await admin.call('POST /bblicense/init', { orgId: uniqueId });
  await admin.call('POST /subscription/withdraw/:planId', { planId });
  const { licenseKey } = data;
  expect(await admin.call('POST /bblicense/updateLicenseKey', { orgId: uniqueId, licenseKey })).toMatchObject(
    { code: 1 },
  );
  expect(await licenceOf(uniqueId)).toMatchObject({ key: licenseKey, planId });
  const entitled = await product.system.executor.entitlementsOf(uniqueId);
  expect(entitled.granted('app.count')).toBe(3);
  expect(entitled.endsAt?.toISOString()).toBe((await licenceOf(uniqueId)).expiresAt);
});
