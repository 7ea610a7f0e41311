import { beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../api/callKinds.ts';
import { calls } from '../../../api/calls.ts';
import { raw } from '../../clients/raw.ts';
import { adminOf, land, type Operator, operatorOf, register, signIn } from '../../people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../../product.ts';
import { readRows } from '../../repository/rows.ts';

let product: Here;
let ada: Operator;
let admin: Guest;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
  admin = await adminOf(product);
});
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

test('the session alone decides the role: a role header gives none and takes none away [security.role-header]', async () => {
  const plans = 'GET /subscription/getAllPlans';
  for (const role of ['admin', 'operator', 'nonsense']) {
    expect((await raw(ada.guest, 'GET /listAllOperators', undefined, { role })).status).toBe(403);
    expect((await raw(admin, 'GET /listAllOperators', undefined, { role })).status).toBe(200);
    expect((await raw(ada.guest, plans, undefined, { role })).status).toBe(200);
    expect((await raw(visit(product), plans, undefined, { role })).status).toBe(401);
  }
});
test('a Basic credential is no session, and takes none away [security.basic]', async () => {
  for (const authorization of [
    basic(`${ada.email}:${ada.uniqueId}`),
    basic('admin@localhost:admin'),
    basic('a:b'),
  ]) {
    const headers = { authorization };
    expect((await raw(visit(product), 'GET /subscription/getAllPlans', undefined, headers)).status).toBe(401);
    expect((await raw(visit(product), 'GET /listAllOperators', undefined, headers)).status).toBe(401);
    const { body } = await raw(ada.guest, 'GET /session', undefined, headers);
    expect(body).toMatchObject({ role: 'operator', userId: ada.userId });
  }
});
test('a path with a slash more leads to the path under the API base, with its method and body [api.path-case]', async () => {
  const { status, body } = await raw(ada.guest, 'GET /subscription/getAllPlans');
  expect([status, body]).toEqual([200, expect.anything()]);
  for (const [method, path] of [
    ['GET', '//subscription/getAllPlans?sort=["name","ASC"]'],
    ['POST', '//subscription/create'],
    ['PUT', '//updateOrg/x'],
    ['DELETE', '//deleteApp/x'],
  ] as const) {
    const answer = await raw(ada.guest, `${method} ${path}`, /POST|PUT/.test(method) ? {} : undefined);
    expect([answer.status, decodeURI(answer.headers.get('location') ?? '')]).toEqual([
      308,
      `/api${path.slice(1)}`,
    ]);
  }
});
test('a visitor may register, sign in and read the legal pages, and nothing else [security.role.public]', async () => {
  const { email, key, guest } = await register(product);
  const { emailVerified } = await signIn(guest, key, email);
  expect(emailVerified).toBe(false);
  const { redirectTo } = await signIn(visit(product), ada.key, ada.email);
  expect(await (await land(product, redirectTo!)).call('GET /session', {})).toMatchObject({
    role: 'operator',
  });
  for (const path of ['/privacyPolicy', '/terms-and-conditions', '/login', '/register']) {
    const page = await visit(product).send(path, { headers: { accept: 'text/html' } });
    expect([path, page.status]).toEqual([path, 200]);
  }
  expect((await raw(visit(product), `GET /getOrgbyId/${ada.uniqueId}`)).status).toBe(401);
});

test('the staff do what the requirements list, and of it operators only suspend and read plans [security.role.admin]', () => {
  const rolesOf = new Map(
    Object.values(calls as Record<string, Call>).map(({ path, roles }) => [path as string, roles]),
  );
  const own = [
    ...['GET /listAllOperators', 'DELETE /admin/deleteOperator/:userId'],
    ...['POST /subscription/create', 'POST /subscription/updatePlan/:planId'],
    ...['GET /contactUs/getAllContactFormData', 'GET /getAllOrganizationsList'],
    ...[
      'POST /bblicense/init',
      'POST /bblicense/updateLicenseKey',
      'POST /bblicense/updateOrgLicense/:uniqueId',
    ],
    ...['GET /admin/requests/list/:type', 'GET /admin/reactivate/:id', 'POST /admin/reactivate/:id'],
    ...['GET /getRadiusSetting', 'POST /addRadiusService', 'POST /sendCustomMail'],
  ];
  for (const path of own) expect([path, rolesOf.get(path)]).toEqual([path, ['admin']]);
  expect(rolesOf.get('PUT /updateOrg/:uniqueId')).toEqual(['admin', 'onboarding']);
  for (const path of ['PUT /suspendOperator/:userId', 'GET /subscription/getAllPlans'])
    expect(rolesOf.get(path)).toEqual(['admin', 'operator']);
});
test('operators manage devices, organisation and subscription, and view audit and insights, in one role [security.role.operator-scope]', () => {
  const rolesOf = new Map(
    Object.values(calls as Record<string, Call>).map(({ path, roles }) => [path as string, roles]),
  );
  const own = [
    ...['POST /removeDevice', 'PUT /suspendAccount', 'DELETE /deleteAccount/:uniqueId/:userId/:mode'],
    ...['POST /payments/:gateway/payment/create', 'POST /payments/:gateway/payment/cancel'],
    ...['GET /audit/operatorAuditReport/:uniqueId', 'GET /getAllUsersReportByAppId/:appId'],
  ];
  for (const path of own) expect([path, rolesOf.get(path)]).toEqual([path, ['operator']]);
});

/** Addresses that other parties of a protocol ask, beside the API. */
const besideTheApi = /\/(saml\/idp\/metadata|saml\/sp\/metadata|idp\/login\/post|authenticate)\b/;
test('every call of the requirements is a path under the API base, where the payment service is too [api.base]', () => {
  const plain = (path: string) =>
    path
      .replace(/\{paymentService\}\/(?:razorpay|\{gateway\})/, 'payments/:gateway')
      .replaceAll(/:\w+|\{[^}]*\}/g, '*')
      .replace(/\/$/, '')
      .toLowerCase();
  const served = new Set(Object.values(calls as Record<string, Call>).map(({ path }) => plain(path)));
  const documented = readRows().flatMap(({ requirement }) => {
    const [, verb, path = ''] = /^Call ([A-Z]+) (\S+):/.exec(requirement) ?? [];
    return verb && !path.startsWith('{ip') ? [plain(`${verb} /${path}`)] : [];
  });
  expect(documented.length).toBeGreaterThan(150);
  const missing = documented.filter((path) => !served.has(path));
  expect(missing.filter((path) => !besideTheApi.test(path))).toEqual([]);
  expect(missing).toHaveLength(4);
});
