import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Raw, raw, refusal, refusing } from '../../test/clients/raw.ts';
import { softKey } from '../../test/clients/softKey.ts';
import {
  adminOf,
  beginRegistration,
  openMail,
  operatorOf,
  register,
  shopper,
  unique,
  webApp,
} from '../../test/people/people.ts';
import { bareEnv, node, nodeOptions } from '../../test/process.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

/** The number of outcomes per refusal code (0 for success). */
function counted(answers: Raw[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { body } of answers) counts[String(body.errorCode)] = (counts[String(body.errorCode)] ?? 0) + 1;
  return counts;
}
const codeOf = (code: Parameters<typeof refusing>[0]) => refusing(code).errorCode;

/** A registration that is ready to be finished. */
async function begun(email: string) {
  const guest = visit(product);
  const key = softKey({ rpId: 'localhost', origin: product.url });
  const { options, transactionId } = await beginRegistration(guest, email);
  const body = { credential: key.create(options), transactionId };
  return () => raw(guest, 'POST /verify-registerOperator-attestation', body);
}

test.each([2, 10])(
  'of %i registrations of one e-mail at the same moment one succeeds [public.register.email-exists]',
  async (many) => {
    const email = `${unique('ada')}@acme.example`;
    const all = await Promise.all(
      Array.from({ length: many }, (_, i) => begun(i % 2 ? email : email.toUpperCase())),
    );
    const answers = await Promise.all(all.map((finish) => finish()));
    expect(counted(answers)).toEqual({ 0: 1, [codeOf('operator.taken')]: many - 1 });
    const { call } = visit(product);
    expect(await call('POST /checkOperator', { email })).toMatchObject({ errorCode: 0 });
    const admin = await adminOf(product);
    const rows = await admin.call('GET /listAllOperators', { filter: JSON.stringify({ q: email }) } as never);
    expect(rows).toHaveLength(1);
  },
);
test('one of two organisations that choose one address at the same moment gets it [onboarding.call.get-checksubdomain] [admin.call.put-updateorg]', async () => {
  const subdomain = unique('wanted-');
  const isFree = () => visit(product).call('GET /checkSubDomain/:subdomain', { subdomain });
  expect(await isFree()).toMatchObject({ errorCode: 0 });
  const wizards = await Promise.all(
    [1, 2].map(async () => openMail(product, (await register(product)).email)),
  );
  for (const { guest, userId } of wizards)
    await guest.call('PUT /updateOperator/:userId', { userId, emailVerified: true });
  const chosen = { name: 'Acme', country: 'India', subdomain };
  const answers = await Promise.all(
    wizards.map(({ guest, uniqueId }, i) =>
      raw(
        guest,
        `PUT /updateOrg/${uniqueId}`,
        { ...chosen, subdomain: i ? subdomain : subdomain.toUpperCase() },
        guest.headers,
      ),
    ),
  );
  expect(counted(answers)).toEqual({ 0: 1, [codeOf('organisation.subdomain')]: 1 });
  expect(await isFree()).toMatchObject({ errorCode: -1 });
});
test('fifty applications at once against a limit of ten give ten [org-apps.no-limit-block]', async () => {
  const admin = await adminOf(product);
  const plan = await admin.call('POST /subscription/create', {
    name: 'Ten',
    description: 'Ten applications',
    priceInRupees: 0,
    priceInDollars: 0,
    allowNumberOfApps: 10,
    allowNumberOfUsers: 3,
    allowTotalNumberOfUsers: 30,
    allowTeamMembers: 1,
    allowedNumberOfRPs: 10,
  });
  const operator = await operatorOf(product, plan.id);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      raw(operator.guest, 'POST /createWebApp', { name: `Shop ${i}`, origins: ['https://shop.example'] }),
    ),
  );
  expect(counted(answers)).toEqual({ 0: 10, [codeOf('application.limit')]: 40 });
  const { uniqueId } = operator;
  const list = () => operator.call('GET /getAllApplications/:uniqueId', { uniqueId });
  await expect.poll(list).toHaveLength(10);
  // Deleting one makes room for exactly one.
  await operator.call('DELETE /deleteApp/:appId', { appId: (await list())[0]!.appId });
  await webApp(operator);
  expect(await refusal(webApp(operator))).toEqual(refusing('application.limit'));
});
test('ten users at once against a limit of three give three', async () => {
  const admin = await adminOf(product);
  const operator = await operatorOf(product);
  const plans = await admin.call('GET /subscription/getAllPlans', {});
  const { planId } = plans.find(({ name }) => name === 'Ten')!;
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: operator.uniqueId, planId });
  const app = await webApp(operator);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => shopper(product, app).register(unique('user'))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
test('people are counted once in all applications, and of two who want the last place one comes', async () => {
  const admin = await adminOf(product);
  const { id } = await admin.call('POST /subscription/create', {
    ...{ name: unique('Two '), description: 'Two people', priceInRupees: 0, priceInDollars: 0 },
    ...{ allowNumberOfApps: 2, allowNumberOfUsers: 9, allowTotalNumberOfUsers: 2, allowTeamMembers: 1 },
    allowedNumberOfRPs: 2,
  });
  const operator = await operatorOf(product, id);
  const [shop, blog] = [await webApp(operator), await webApp(operator)];
  const names = [unique('user'), unique('user'), unique('user')] as const;
  const { userId } = await shopper(product, shop).register(names[0]);
  const outcomes = await Promise.allSettled([
    shopper(product, shop).register(names[1]),
    shopper(product, blog).register(names[2]),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { executor } = product.system;
  const count = (kind: 'user.total.count' | 'max.user.per.app.count', of: string) =>
    executor.reserved.count({ kind, of });
  expect(await count('user.total.count', operator.uniqueId)).toBe(2);
  // Who was refused has no access either.
  const accesses = async () => {
    const each = [shop, blog].map(({ appId }) => count('max.user.per.app.count', appId));
    return (await Promise.all(each)).reduce((sum, some) => sum + some);
  };
  await expect.poll(accesses).toBe(2);
  const late = () => refusal(shopper(product, blog).register(unique('user')));
  expect(await late()).toEqual(refusing('user.totalLimit'));
  await operator.call('DELETE /deleteUser/:userId', { userId });
  await expect.poll(() => count('user.total.count', operator.uniqueId)).toBe(1);
  await shopper(product, blog).register(unique('user'));
});
test('one of five users who take one name at the same moment gets it', async () => {
  const app = await webApp(await operatorOf(product));
  const username = unique('grace');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => shopper(product, app).register(username)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
test('a repeat with the same idempotency key changes nothing', async () => {
  const operator = await operatorOf(product);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { name: 'Shop', origins: ['https://shop.example'] };
  const answers = await Promise.all(
    [1, 2, 3].map(() => raw(operator.guest, 'POST /createWebApp', body, key)),
  );
  expect(new Set(answers.map((each) => JSON.stringify(each.body))).size).toBe(1);
  expect(answers[0]!.status).toBe(200);
});
test('a second process on the same data folder is refused within a second', async () => {
  const child = spawn(node, [...nodeOptions, 'start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...bareEnv, ...product.env, PORT: '1' },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  expect(code).not.toBe(0);
  expect(said).toContain(product.dataDir);
});
