import { beforeAll, expect, test } from 'vitest';
import { daysLater } from '../../domain/entitlements/calendar.ts';
import { ref } from '../../domain/kit.ts';
import { licence } from '../../domain/licence/licence.ts';
import { lateDays } from '../../domain/subscription/subscription.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import { pays, subscriptionIn } from '../../test/people/payments.ts';
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

test('a licence that is issued while a charge is late holds until the charge is given up, and not for a free cycle', async () => {
  const operator = await operatorOf(product);
  const { uniqueId } = operator;
  const subscriptionId = await pays(product, operator);
  await gatewaysOf(product.system).sandbox!.act(subscriptionId, (play) => ({ ...play, state: 'past_due' }));
  await admin.call('POST /payments/reconcile/:uniqueId', { uniqueId });
  const { state, pastDueSince } = await subscriptionIn(product, uniqueId);
  expect(state).toBe('past_due');
  await admin.call('POST /bblicense/init', { orgId: uniqueId });
  const { expiresAt } = await licenceOf(uniqueId);
  expect(expiresAt).toBe(daysLater(new Date(pastDueSince!), lateDays).toISOString());
});

test('plans that are made at once each get an id of their own [admin.plans.create-id]', async () => {
  const make = (n: number) =>
    admin.call('POST /subscription/create', {
      ...{ name: unique('At once '), description: 'Small', priceInRupees: 900, priceInDollars: n },
      ...{ allowNumberOfApps: 3, allowNumberOfUsers: 5, allowTotalNumberOfUsers: 5, allowTeamMembers: 2 },
      ...{ allowedNumberOfRPs: 1, published: false },
    });
  const ids = (await Promise.all([1, 2, 3].map(make))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^plan_[\da-f]{10}$/);
});
