import { beforeAll, describe, expect, test } from 'vitest';
import { ref, streamOf } from '../../domain/kit.ts';
import { licence } from '../../domain/licence/licence.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import {
  adminOf,
  land,
  type Operator,
  onboard,
  operatorOf,
  register,
  shopper,
  signIn,
  unique,
  webApp,
} from '../../test/people/people.ts';
import { type Guest, type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let admin: Guest;
let operator: Operator;
let orgId: string;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
  operator = await operatorOf(product);
  orgId = operator.uniqueId;
});
const init = (more: { orgId?: string; days?: number } = {}) =>
  admin.call('POST /bblicense/init', { orgId, ...more });
const update = (licenseKey: string, of = orgId) =>
  admin.call('POST /bblicense/updateLicenseKey', { orgId: of, licenseKey });
const dataOf = async () => operator.call('GET /bblicense/getLicenseData/:orgId', { orgId });
const keyNow = async () => (await dataOf()).data.currentLicense.licenseKey;
const eventsOf = async () =>
  (await Array.fromAsync(product.system.store.readStream(streamOf(ref(licence, orgId))))).map(
    ({ type }) => type,
  );
/** The key with other statements, and the old signature. */
const edited = (key: string, changes: object) => {
  const [format, payload, signature] = key.split('.') as [string, string, string];
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...said, ...changes })).toString('base64url');
  return [format, changed, signature].join('.');
};
const days = (from: string, to: string | null) => (Date.parse(to!) - Date.parse(from)) / 86_400_000;

test('an organisation without a licence shows its trial, and no key', async () => {
  const { code, data, usedFeatures } = await dataOf();
  expect(code).toBe(1);
  expect(data).toMatchObject({
    currentLicense: { licenseKey: null },
    meta: { isExpired: false, package_id: 'free_trial', daysLeft: 30, stage: 'trial', issueDate: null },
    client: { emailId: operator.email },
    include: { package: { name: 'Starter Free', price: 0, durationDays: 30 } },
  });
  expect(usedFeatures).toContainEqual({ name: 'max.team.size', type: 'number', total: 5, used: 1 });
});

test('a licence is issued, issued anew, replaced, put back and revoked, each an event [admin.call.post-bblicense-init, admin.call.post-bblicense-updatelicensekey, admin.call.post-bblicense-updateorglicense, api.licence-code]', async () => {
  const first = await init();
  expect(first).toMatchObject({ code: 1, errorCode: 0, data: { licenseKey: expect.any(String) } });
  expect(await keyNow()).toBe(first.data.licenseKey);
  const { data, code } = await init({ days: 90 });
  expect(code).toBeGreaterThan(0);
  const { meta } = (await dataOf()).data;
  expect(days(meta.issueDate!, meta.expiryDate)).toBeCloseTo(90, 3);
  // The old value is put back, trimmed; then the new one again.
  expect((await update(` ${first.data.licenseKey}\n`)).code).toBe(1);
  expect(await keyNow()).toBe(first.data.licenseKey);
  const set = { uniqueId: orgId, key: data.licenseKey };
  expect((await admin.call('POST /bblicense/updateOrgLicense/:uniqueId', set)).code).toBe(1);
  expect(await keyNow()).toBe(data.licenseKey);
  await admin.call('POST /bblicense/revoke/:orgId', { orgId });
  expect((await dataOf()).data).toMatchObject({
    currentLicense: { licenseKey: null },
    meta: { revoked: true },
  });
  expect(await refusal(update(data.licenseKey))).toMatchObject(refusing('licence.revoked'));
  await init();
  expect(await eventsOf()).toEqual([
    ...['LicenceIssued', 'LicenceReissued', 'LicenceRestored', 'LicenceRestored'],
    ...['LicenceRevoked', 'LicenceReissued'],
  ]);
});

test('the licence has the documented fields, for the staff and for the console [data.licence-admin, data.licence-console]', async () => {
  await init();
  const path = 'GET /bblicense/getLicenseData/:orgId';
  for (const who of [admin, operator]) {
    const { data, usedFeatures } = await who.call(path, { orgId });
    const has = (record: object, ...fields: string[]) =>
      expect(Object.keys(record)).toEqual(expect.arrayContaining(fields));
    has(data.currentLicense, 'licenseKey');
    has(data.meta, 'issueDate', 'expiryDate', 'isExpired', 'package_id');
    has(data.client, 'emailId');
    has(data.include.package, 'name', 'description', 'price', 'durationDays', 'features');
    for (const each of usedFeatures) {
      has(each, 'name', 'type', 'total', 'used');
      expect(['boolean', 'text', 'number']).toContain(each.type);
    }
    expect(data.include.package.features).toContainEqual({ name: 'max.device.count', data: 5 });
  }
});

describe('a key opens nothing', () => {
  const refused = async (key: string, of = orgId) => refusal(update(key, of));
  test('that was edited, that another installation or organisation has, or that is of another format', async () => {
    const { data } = await init();
    const before = await eventsOf();
    const key = data.licenseKey;
    const longer = edited(key, { expiresAt: '2099-01-01T00:00:00.000Z' });
    expect(await refused(longer)).toMatchObject(refusing('licence.edited'));
    expect(await refused(key.slice(0, -1))).toMatchObject(refusing('licence.format'));
    expect(await refused(edited(key, { planId: 7 }))).toMatchObject(refusing('licence.edited'));
    expect(await refused(edited(key, { installation: crypto.randomUUID() }))).toMatchObject(
      refusing('licence.foreign'),
    );
    const other = await operatorOf(product);
    expect(await refused(key, other.uniqueId)).toMatchObject(refusing('licence.other'));
    for (const wrong of ['hello', key.replace('licence-1', 'licence-2'), 'eyJhbGciOiJFZERTQSJ9.e30.AAAA'])
      expect(await refused(wrong)).toMatchObject(refusing('licence.format'));
    expect(await eventsOf()).toEqual(before);
    expect(await keyNow()).toBe(key);
  });
  test('of a megabyte, or of an organisation that is not there', async () => {
    expect((await refused('x'.repeat(1_000_000))).status).toBeGreaterThanOrEqual(400);
    expect(await refused('x', crypto.randomUUID())).toMatchObject(refusing('organisation.unknown'));
    expect(await refusal(init({ orgId: crypto.randomUUID() }))).toMatchObject(
      refusing('organisation.unknown'),
    );
  });
});

test('the key of a licence brings its plan along', async () => {
  const other = await operatorOf(product, 'special_plan');
  const { data } = await init({ orgId: other.uniqueId });
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: other.uniqueId, planId: 'free_trial' });
  await update(data.licenseKey, other.uniqueId);
  const { data: now } = await other.call('GET /bblicense/getLicenseData/:orgId', { orgId: other.uniqueId });
  expect(now).toMatchObject({
    currentLicense: { licenseKey: data.licenseKey },
    meta: { package_id: 'special_plan', stage: 'active' },
    include: { package: { name: 'Special Plan', price: 6000, durationDays: 365 } },
  });
  expect(now.include.package.features).toContainEqual({ name: 'app.count', data: 100 });
});

test('features are read by the address of the own organisation [org-licence.call.get-bblicense-getlicensefeatures, org-licence.limits]', async () => {
  const own = await operatorOf(product, 'special_plan');
  const shop = await webApp(own);
  const origins = ['https://shop.example', 'https://www.shop.example'];
  await own.call('POST /createWebApp', { name: 'Two websites', origins });
  await shopper(product, shop).register('grace');
  const { subdomain } = own;
  const { code, data } = await own.call('GET /bblicense/getLicenseFeatures/:subdomain', { subdomain });
  expect(code).toBe(1);
  const used = {
    'max.team.size': 1,
    'user.total.count': 1,
    'max.websites.per.app': 2,
    'max.device.count': 1,
    'app.count': 2,
    'sso.app.count': 0,
  };
  for (const [name, count] of Object.entries({ ...used, 'radius.app.count': 0, 'max.user.per.app.count': 1 }))
    expect(data).toContainEqual({ name, type: 'number', total: expect.any(Number), used: count });
  const other = await operatorOf(product);
  const foreign = { subdomain: other.subdomain };
  expect(await refusal(own.call('GET /bblicense/getLicenseFeatures/:subdomain', foreign))).toMatchObject(
    refusing('organisation.unknown'),
  );
});

test('the licence of another organisation is not shown [org-licence.call.get-bblicense-getlicensedata]', async () => {
  const other = await operatorOf(product);
  const theirs = { orgId: other.uniqueId };
  expect(await refusal(operator.call('GET /bblicense/getLicenseData/:orgId', theirs))).toMatchObject(
    refusing('organisation.unknown'),
  );
  const { data, usedFeatures, code, message } = await admin.call(
    'GET /bblicense/getLicenseData/:orgId',
    theirs,
  );
  expect({ code, message }).toEqual({ code: 1, message: 'Success' });
  expect(data.client.emailId).toBe(other.email);
  expect(usedFeatures.length).toBeGreaterThan(5);
});

/** An operator of an organisation in India. */
async function indianOperator() {
  const { email, key, guest } = await register(product);
  await onboard(product, email, unique('acme-'), undefined, 'India');
  return land(product, (await signIn(guest, key, email)).redirectTo!);
}

describe('what can be bought', () => {
  const packagesIn = async (country?: string) => {
    const { resultCode, data } = await operator.call(
      'GET /bblicense/getPackages',
      country ? { country } : {},
    );
    expect(resultCode).toBeGreaterThan(0);
    return data;
  };
  test('has the prices of a country: rupees in India, dollars elsewhere [org-licence.call.get-bblicense-getpackages, data.package, org-licence.two-systems]', async () => {
    const special = (all: Awaited<ReturnType<typeof packagesIn>>) =>
      all.find(({ _id }) => _id === 'special_plan');
    expect(special(await packagesIn('INDIA'))).toEqual({
      ...{ _id: 'special_plan', name: 'Special Plan', description: expect.any(String), type: 'paid' },
      ...{
        price: 500_000,
        currencyCode: 'INR',
        durationDays: 365,
        duration: 'year',
        months: 12,
        product: 'latchkey',
      },
      isCurrent: false,
      featuresList: expect.arrayContaining([{ name: 'app.count', data: 100 }]),
    });
    expect(special(await packagesIn('Norway'))).toMatchObject({ price: 6000, currencyCode: 'USD' });
  });
  test('is what the staff publish, in the country of the organisation [org-licence.packages.country]', async () => {
    const plan = {
      ...{ name: 'Team', description: 'For teams', priceInRupees: 900, priceInDollars: 10, published: true },
      ...{ allowNumberOfApps: 1, allowNumberOfUsers: 1, allowTotalNumberOfUsers: 1, allowTeamMembers: 1 },
      ...{ allowedNumberOfRPs: 1, billingCycle: 1 },
      offer: { isActive: true, name: 'May', discountedPriceInRupees: 800, discountedPriceInDollars: 8 },
    };
    const { id } = await admin.call('POST /subscription/create', plan);
    const shown = async () => (await packagesIn()).find(({ _id }) => _id === id);
    expect(await shown()).toMatchObject({ duration: 'month', type: 'paid', price: 8, currencyCode: 'USD' });
    const indian = await indianOperator();
    const { data } = await indian.call('GET /bblicense/getPackages', {});
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ price: 800, currencyCode: 'INR' });
    await admin.call('POST /subscription/withdraw/:planId', { planId: id });
    expect(await shown()).toBeUndefined();
    await admin.call('POST /subscription/restore/:planId', { planId: id });
    expect(await shown()).toBeDefined();
    await admin.call('POST /subscription/updatePlan/:planId', { planId: id, published: false });
    expect(await shown()).toBeUndefined();
  });
  test('has the own package in any case, marked as current', async () => {
    const own = await operatorOf(product);
    const { data } = await own.call('GET /bblicense/getPackages', {});
    expect(data.filter(({ isCurrent }) => isCurrent).map(({ _id, type }) => [_id, type])).toEqual([
      ['free_trial', 'free'],
    ]);
  });
});

test('organisations are listed with their keys, by name, in pages [admin.call.get-getallorganizationslist, data.org-list]', async () => {
  const one = await operatorOf(product);
  const { name } = await one.call('GET /getOrgbyId/:uniqueId', { uniqueId: one.uniqueId });
  const { data: set } = await init({ orgId: one.uniqueId });
  const found = await admin.call('GET /getAllOrganizationsList', {
    skip: 0,
    limit: 100,
    searchByName: name.toUpperCase(),
  });
  expect(found.data.find(({ uniqueId }) => uniqueId === one.uniqueId)).toEqual({
    ...{
      id: one.uniqueId,
      uniqueId: one.uniqueId,
      name,
      industry: expect.any(String),
      country: expect.any(String),
    },
    ...{ licenseKey: set.licenseKey, createdBy: one.email, createdAt: expect.any(String) },
    licenseKeyUpdatedOn: expect.any(String),
  });
  const [first, second] = await Promise.all(
    [0, 1].map((skip) => admin.call('GET /getAllOrganizationsList', { skip, limit: 1 })),
  );
  expect(first!.data).toHaveLength(1);
  expect(second!.data[0]!.id).not.toBe(first!.data[0]!.id);
  expect(first!.total).toBeGreaterThan(1);
  const none = await admin.call('GET /getAllOrganizationsList', { searchByName: '100%_nobody' });
  expect(none).toMatchObject({ data: [], total: 0 });
  await expect(admin.call('GET /getAllOrganizationsList', { skip: 10_000 })).rejects.toMatchObject({
    status: 400,
  });
});
