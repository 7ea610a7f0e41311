import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals, sentenceOf } from '../../../domain/refusals.ts';
import { raw, refusal, refusing } from '../../clients/raw.ts';
import { softKey } from '../../clients/softKey.ts';
import { png } from '../../logo.ts';
import {
  type App,
  adminOf,
  company,
  openMail,
  operatorOf,
  register,
  shopper,
  unique,
  webApp,
} from '../../people/people.ts';
import { caughtUp, type Guest, type Here, solveCaptcha, startProduct, visit } from '../../product.ts';

type Operator = Awaited<ReturnType<typeof operatorOf>>;
let product: Here;
let operator: Operator;
let admin: Guest;
let app: App;

beforeAll(async () => {
  product = await startProduct();
  operator = await operatorOf(product);
  app = await webApp(operator);
  await shopper(product, app).register('Grace');
  admin = await adminOf(product);
});
afterAll(() => product.stop());

const has = (found: unknown, ...fields: string[]) =>
  expect(Object.keys(found as object)).toEqual(expect.arrayContaining(fields));

test('a plan as the staff sees it [data.plan-admin]', async () => {
  const [found] = await admin.call('GET /subscription/getAllPlans', {});
  has(found, 'planId', 'name', 'priceInRupees', 'priceInDollars', 'allowNumberOfApps', 'allowNumberOfUsers');
  has(
    found,
    'allowTotalNumberOfUsers',
    'allowTeamMembers',
    'allowedNumberOfRPs',
    'billingCycle',
    'description',
  );
});
test('the staff creates a plan with the documented fields, and changes only those that are sent [admin.call.get-subscription-getallplans, admin.call.post-subscription-create, admin.call.post-subscription-updateplan, api.success-codes]', async () => {
  const planId = `plan_${unique('x').replaceAll(/\W/g, '')}`;
  const terms = {
    ...{ name: 'Ten', description: 'Ten of each', billingCycle: 30 },
    ...{ priceInRupees: 800, priceInDollars: 10, allowNumberOfApps: 10, allowNumberOfUsers: 11 },
    ...{ allowTotalNumberOfUsers: 12, allowTeamMembers: 13, allowedNumberOfRPs: 14 },
  };
  const known = async () => {
    const plans = await admin.call('GET /subscription/getAllPlans', {});
    return plans.find((each) => each.planId === planId);
  };
  await admin.call('POST /subscription/create', { planId, ...terms });
  expect(await known()).toMatchObject({ planId, ...terms });
  const changes = { priceInDollars: 20, allowTeamMembers: 2 };
  const { errorCode } = await admin.call('POST /subscription/updatePlan/:planId', { planId, ...changes });
  expect(errorCode).toBe(200);
  expect(await known()).toMatchObject({ planId, ...terms, ...changes });
});
test('the report of an application [data.report-app, org-app-web.call.get-getallusersreportbyappid]', async () => {
  const found = await operator.call('GET /getAllUsersReportByAppId/:appId', { appId: app.appId });
  expect(found).toMatchObject({ user: { totalUsers: 1, ActiveUsers: 1 }, device: expect.any(Object) });
  expect(Object.values((found as { device: Record<string, number> }).device)).toEqual([1]);
});
test('the report of an application counts its own sign-ins by day', async () => {
  const dayOf = () => new Date().toISOString().slice(0, 10);
  const before = dayOf();
  const owner = await operatorOf(product, 'special_plan');
  const [other, unused] = [await webApp(owner, 'https://other.example'), await webApp(owner)];
  const ida = shopper(product, other);
  await ida.register('Ida');
  for (let n = 0; n < 2; n++) await ida.signIn('Ida');
  await caughtUp(product);
  const report = (appId: string) => owner.call('GET /getAllUsersReportByAppId/:appId', { appId });
  const { signIns } = await report(other.appId);
  expect(signIns.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  for (const { day } of signIns) expect([before, dayOf()]).toContain(day);
  expect((await report(unused.appId)).signIns).toEqual([]);
});
test('the staff sees each operator with a summary of the applications [admin.call.get-listalloperators, admin.call.put-updateorg, data.app-summary, data.operator-admin]', async () => {
  const owner = await operatorOf(product, 'special_plan');
  const [first, second] = [await webApp(owner), await webApp(owner)];
  await shopper(product, first).register('Ivy');
  await owner.call('PUT /updateApp/:appId', { appId: second.appId, suspended: true });
  await caughtUp(product);
  const all = await admin.call('GET /listAllOperators', {
    filter: JSON.stringify({ q: owner.email }),
  } as never);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({
    ...{ userId: owner.userId, uniqueId: owner.uniqueId, username: owner.email },
    ...{ subscriptionType: 'paid', planId: 'special_plan', suspended: false, registered: true },
  });
  has(all[0], 'createdAt', 'updatedAt');
  const name = expect.stringMatching(/^Shop /);
  const createdAt = expect.stringMatching(/^\d{4}-/);
  const summaries = [
    { appId: first.appId, name, createdAt, numberofUsers: 1, suspended: false },
    { appId: second.appId, name, createdAt, numberofUsers: 0, suspended: true },
  ];
  expect(all[0]!.allApps).toHaveLength(2);
  for (const summary of summaries) expect(all[0]!.allApps).toContainEqual(summary);
});
test('a subscription is free by its price, for the staff and for the operator alike [data.operator-admin]', async () => {
  const { email, uniqueId, call } = await operatorOf(product);
  const gift = `plan_${unique('x').replaceAll(/\W/g, '')}`;
  await admin.call('POST /subscription/create', {
    ...{ planId: gift, name: 'Gift', description: 'For friends', billingCycle: 12 },
    ...{ priceInRupees: 0, priceInDollars: 0, allowNumberOfApps: 10, allowNumberOfUsers: 11 },
    ...{ allowTotalNumberOfUsers: 12, allowTeamMembers: 13, allowedNumberOfRPs: 14 },
  });
  for (const [planId, subscriptionType] of [
    ['free_trial', 'free'],
    ['special_plan', 'paid'],
    [gift, 'free'],
    ['free_trial', 'free'],
  ] as const) {
    await admin.call('PUT /updateOrg/:uniqueId', { uniqueId, planId });
    await caughtUp(product);
    const filter = JSON.stringify({ q: email });
    const others = await admin.call('GET /listAllOperators', { filter } as never);
    expect(others).toMatchObject([{ username: email, subscriptionType, planId }]);
    const { data } = await call('GET /bblicense/getPackages', {});
    expect(data.find(({ isCurrent }) => isCurrent)).toMatchObject({ _id: planId, type: subscriptionType });
  }
});
test('the groups of error codes [data.error-group, api.error-field, error-codes.call.get-error-codes-list]', async () => {
  const groups = await operator.call('GET /error-codes/list', {});
  expect(groups.length).toBeGreaterThan(10);
  for (const { module, errors } of groups) {
    expect(module).toMatch(/^\w+$/);
    const codes = errors.map(({ code }) => code);
    expect(codes).toEqual(codes.toSorted((one, other) => one - other));
    for (const each of errors)
      expect(each).toEqual({
        code: expect.any(Number),
        message: expect.any(String),
        refusal: expect.any(String),
      });
  }
  const names = groups.map(({ module }) => module);
  expect(names).toEqual(
    expect.arrayContaining(['Session', 'RADIUS', 'SSO', 'WordPress', 'Organization', 'License']),
  );
  const refusal = 'user.unknown';
  const { code } = refusals[refusal];
  expect(groups.find(({ module }) => module === 'User')?.errors).toContainEqual({
    code,
    message: sentenceOf(refusal),
    refusal,
  });
  const { body } = await raw(visit(product), 'GET /viewApp/none');
  expect(body.errorMessage).toBe('Please sign in');
});
test('a feature of the licence has a dotted name, a type, and how much is used [data.licence-feature]', async () => {
  const { features } = await operator.call('GET /usage', {});
  expect(features).toContainEqual({ name: 'app.count', type: 'number', total: 1, used: 1 });
});
test('a Web application in the documented form, whose claimed creator is ignored [data.app-web-create, org-app-web.call.post-createwebapp, security.created-by]', async () => {
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: operator.uniqueId, planId: 'special_plan' });
  const sent = {
    ...{
      name: 'n'.repeat(80),
      logo: png,
      origins: [{ value: 'https://a.example' }],
    },
    ...{ samePlatformAuth: true, remotePlatformAuth: false, multipleDeviceAllowed: true },
    ...{ wordpressPluginEnabled: false, tokenValidityTime: 60_000, type: 'Web', apkHashKey: 'x' },
    ...{ createdBy: 'mallory@evil.example', uniqueId: 'somebody-else' },
  };
  const made = await operator.call('POST /createWebApp', sent as never);
  const answered = { errorCode: 0, message: 'Application Created successfully', appId: made.id };
  expect(made).toEqual({ ...answered, id: made.id, position: expect.stringMatching(/^\d+$/) });
  const found = await operator.call('GET /viewApp/:appId', { appId: made.id });
  expect(found).toMatchObject({ name: sent.name, origins: ['https://a.example'], remotePlatformAuth: false });
  expect(found.uniqueId).toBe(operator.uniqueId);
  expect((await raw(operator.guest, 'POST /createWebApp', { ...sent, name: 'n'.repeat(81) })).status).toBe(
    400,
  );
});
test('the users of an organisation are listed together, each with the application [org-users.call.get-getallusersbyuniqueid]', async () => {
  const owner = await operatorOf(product, 'special_plan');
  const apps = [await webApp(owner), await webApp(owner, 'https://other.example')];
  const made = [];
  for (const each of apps) made.push(await shopper(product, each).register(unique('user')));
  const { uniqueId } = owner;
  const found = await owner.call('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId });
  const pairs = found.map(({ userId, applicationId }) => [userId, applicationId]);
  expect(new Set(pairs.map(String))).toEqual(
    new Set(made.map(({ userId }, n) => String([userId, apps[n]!.appId]))),
  );
  expect(await operator.call('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId })).toEqual([]);
});
test('viewApp returns the application, and the same once more as app [org-app-web.viewapp-shape, org-app-web.call.get-viewapp]', async () => {
  const { app: inside, ...outside } = await operator.call('GET /viewApp/:appId', { appId: app.appId });
  expect(inside).toEqual(outside);
  expect(inside).toMatchObject({ appId: app.appId, uniqueId: operator.uniqueId, origins: [app.origin] });
});

test('checkOperator answers 0 for a known e-mail and -1 for another [public.login.check-codes]', async () => {
  const { call } = visit(product);
  const known = await call('POST /checkOperator', { email: operator.email });
  const unknown = await call('POST /checkOperator', { email: 'nobody@acme.example' });
  expect([known.errorCode, unknown.errorCode]).toEqual([0, -1]);
});
test('the documented Basic credential and role header give no access [security.basic-weak]', async () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  for (const [authorization, role, path] of [
    [basic(`${operator.email}:${operator.uniqueId}`), 'operator', `GET /viewApp/${app.appId}`],
    [basic('admin@localhost:admin'), 'admin', 'GET /listAllOperators'],
  ] as const)
    expect((await raw(visit(product), path, undefined, { authorization, role })).status).toBe(401);
});
test('an address is chosen only once the e-mail is verified [security.role.owner]', async () => {
  const { guest, uniqueId } = await openMail(product, (await register(product)).email);
  const chosen = { uniqueId, name: 'Acme', subdomain: 'acme-unverified', country: 'India' };
  expect(await refusal(guest.call('PUT /updateOrg/:uniqueId', chosen))).toEqual(
    refusing('operator.unverified'),
  );
});
test('the registrations of both documents are accepted; values that a client cannot know are ignored [public.register.uniqueid, public.register.payload]', async () => {
  const { email: _, ...person } = company('');
  for (const more of [
    (address: string) => ({ username: address, uniqueId: 'mine', emailVerified: true, title: 'Dr' }),
    (address: string) => ({ email: address, city: 'London', requestType: 'OPERATOR_REGISTER' }),
  ]) {
    const guest = visit(product);
    const email = `${unique('ada')}@acme.example`;
    const sent = { ...person, ...more(email), captcha: await solveCaptcha(guest) };
    const { options, transactionId } = await guest.call('POST /registerOperator', sent as never);
    const credential = softKey({ rpId: 'localhost', origin: product.url }).create(options);
    await guest.call('POST /verify-registerOperator-attestation', { credential, transactionId });
    const { guest: owner, uniqueId, userId } = await openMail(product, email);
    expect(uniqueId).not.toBe('mine');
    expect(await owner.call('GET /getOperator/:userId', { userId })).toMatchObject({ emailVerified: false });
  }
});
