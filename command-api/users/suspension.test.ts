import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { png } from '../../test/logo.ts';
import {
  type App,
  adminOf,
  land,
  type Operator,
  operatorOf,
  shopper,
  signIn,
  unique,
  webApp,
} from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let operator: Operator;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product);
  app = await webApp(operator);
});

test('a suspended user signs in no more, its token counts no more, and activating brings both back [org-users.call.put-updateuser] [security.suspended-effect]', async () => {
  const user = shopper(product, app);
  const { userId, accessToken } = await user.register(unique('user'));
  const { call } = visit(product);
  await operator.call('PUT /updateUser/:userId', { userId, suspended: true });
  expect(await refusal(user.signIn())).toEqual(refusing('user.suspended'));
  expect(await refusal(call('POST /verifyToken', { accessToken }))).toEqual(refusing('user.suspended'));
  await operator.call('PUT /updateUser/:userId', { userId, suspended: false });
  expect(await call('POST /verifyToken', { accessToken })).toMatchObject({ userId });
  expect(await user.signIn()).toMatchObject({ userId });
});
test('a suspended application lets nobody in, and activating brings it back [security.suspended-effect]', async () => {
  const user = shopper(product, app);
  const { accessToken, userId } = await user.register(unique('user'));
  const { appId } = app;
  const { call } = visit(product);
  await operator.call('PUT /updateApp/:appId', { appId, suspended: true });
  expect(await refusal(user.signIn())).toEqual(refusing('application.suspended'));
  expect(await refusal(user.register(unique('user')))).toEqual(refusing('application.suspended'));
  expect(await refusal(call('POST /verifyToken', { accessToken }))).toEqual(
    refusing('application.suspended'),
  );
  await operator.call('PUT /updateApp/:appId', { appId, suspended: false });
  expect(await user.signIn()).toMatchObject({ userId });
});
test('the documented body changes and suspends an application at once, and answers what it is then [org-app-web.call.put-updateapp]', async () => {
  const owner = await operatorOf(product);
  const made = await webApp(owner);
  await shopper(product, made).register(unique('user'));
  const { appId } = made;
  const { uniqueId } = owner;
  const body = {
    ...{ name: 'Books', logo: png, origin: ['https://books.example'] },
    ...{ tokenValidityTime: 60_000, remotePlatformAuth: false, suspended: true, ldapEnabled: false },
    ...{ userSource: 'internal', createdBy: 'mallory@evil.example', uniqueId: 'somebody-else' },
  } as const;
  const { ldapEnabled, userSource: _, createdBy: __, uniqueId: ___, ...settings } = body;
  const then = { ...settings, ldapEnabled, origins: body.origin, appId, uniqueId, type: 'Web' };
  expect(await owner.call('PUT /updateApp/:appId', { appId, ...body } as never)).toMatchObject(then);
  expect(await owner.call('GET /viewApp/:appId', { appId })).toMatchObject({
    ...settings,
    origins: body.origin,
  });
  const again = { appId, name: 'Books and more', suspended: false };
  const answered = await owner.call('PUT /updateApp/:appId', again);
  expect(answered).toMatchObject({ ...then, ...again });
  const viewed = await owner.call('GET /viewApp/:appId', { appId });
  // Only the read models count these two.
  const { app: _app, suspendedUsersCount, loginCount, ...shown } = viewed;
  expect(shown).toMatchObject({ createdBy: owner.email, domain: owner.subdomain, totalUsersCount: 1 });
  expect(answered).toMatchObject(shown);
  expect({ suspendedUsersCount, loginCount }).toEqual({ suspendedUsersCount: 0, loginCount: 0 });
  for (const unmet of [{ ldapEnabled: true, userSource: 'internal' }, { origin: [product.url] }])
    expect(
      await refusal(owner.call('PUT /updateApp/:appId', { appId, suspended: true, ...unmet } as never)),
    ).toMatchObject({ status: 400 });
  expect(await owner.call('GET /viewApp/:appId', { appId })).toMatchObject({ suspended: false });
  expect(await refusal(operator.call('PUT /updateApp/:appId', { appId, suspended: true }))).toEqual(
    refusing('application.unknown'),
  );
});
test('suspending an organisation stops its sessions, links, sign-ins and tokens at once, and activating brings them back [admin.call.put-suspendoperator] [security.suspended-effect]', async () => {
  const victim = await operatorOf(product);
  const shop = await webApp(victim);
  const user = shopper(product, shop);
  const { accessToken, userId } = await user.register('Barbara');
  const [admin, server] = [await adminOf(product), visit(product)];
  const { userId: operatorId, uniqueId, base, key } = victim;
  await admin.call('PUT /suspendOperator/:userId', { userId: operatorId, suspended: true });
  const suspended = refusing('organisation.suspended');
  for (const _ of ['the first time', 'and once the session has ended'])
    expect(await refusal(victim.call('GET /getAllApplications/:uniqueId', { uniqueId }))).toEqual(suspended);
  expect(await victim.call('GET /session', {})).toMatchObject({
    role: 'visitor',
    barred: 'organisation.suspended',
  });
  expect(await refusal(signIn(base, key))).toEqual(suspended);
  expect(await refusal(user.signIn('barbara'))).toEqual(suspended);
  expect(await refusal(user.register('Carol'))).toEqual(suspended);
  expect(await refusal(server.call('POST /verifyToken', { accessToken }))).toEqual(suspended);
  await admin.call('PUT /suspendOperator/:userId', { userId: operatorId, suspended: false });
  expect(await server.call('POST /verifyToken', { accessToken })).toMatchObject({ userId });
  expect(await user.signIn('barbara')).toMatchObject({ userId });
  expect(await refusal(victim.call('GET /getAllApplications/:uniqueId', { uniqueId }))).toEqual(
    refusing('session.none'),
  );
  const { call } = await land(product, (await signIn(base, key)).redirectTo!);
  expect(await call('GET /getAllApplications/:uniqueId', { uniqueId })).toHaveLength(1);
});
test('a landing token of a suspended organisation starts no session', async () => {
  const victim = await operatorOf(product);
  const { redirectTo } = await signIn(victim.base, victim.key);
  const admin = await adminOf(product);
  await admin.call('PUT /suspendOperator/:userId', { userId: victim.userId, suspend: true });
  expect(await refusal(land(product, redirectTo!))).toEqual(refusing('organisation.suspended'));
});
test('a repeated suspension changes nothing and answers the same', async () => {
  const user = shopper(product, app);
  const { userId } = await user.register(unique('user'));
  const first = await operator.call('PUT /updateUser/:userId', { userId, suspended: true });
  expect(await operator.call('PUT /updateUser/:userId', { userId, suspended: true })).toEqual(first);
});
