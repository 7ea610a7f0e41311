import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActivateApplication, SuspendApplication } from '../../domain/application/commands.ts';
import { ChangeOrganisationPlan } from '../../domain/organisation/commands.ts';
import { sentenceOf } from '../../domain/refusals.ts';
import { type Directory, listsUsers, startDirectory } from '../../test/clients/ldap.ts';
import { oidcApp } from '../../test/clients/openid.ts';
import { movedClock } from '../../test/clock.ts';
import { adminOf, operatorOf, unique } from '../../test/people/people.ts';
import { type Here, startProduct } from '../../test/product.ts';

const clock = movedClock();
const hour = 3_600_000;
const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
let directory: Directory;
let product: Here;
beforeAll(async () => {
  directory = await startDirectory();
  const env = { LDAP_NETWORKS: '127.0.0.0/8', CAPTCHA: 'off' };
  product = await startProduct(env, { clock: clock.now });
});
afterAll(async () => {
  await product?.stop();
  await directory?.stop();
});

/** An application whose directory is read each hour, and its runs. */
async function eachHour() {
  const operator = await operatorOf(product, 'special_plan');
  const { appId: id } = await oidcApp(operator);
  await listsUsers(operator, id, { sent: { ...directory.sent, sync_hours: 1 } as never });
  const { executor, store } = product.system;
  const events = async (type: string) => {
    const all = await Array.fromAsync(store.readStream(`directorySync-${id}`));
    return all.filter((event) => event.type === type);
  };
  return {
    uniqueId: operator.uniqueId,
    /** Resolves once there have been so many runs. */
    ran: (times: number) =>
      expect.poll(async () => (await events('DirectorySyncFinished')).length).toBe(times),
    failures: () => events('DirectorySyncFailed'),
    suspend: () => executor.execute(SuspendApplication, { id }, by),
    activate: () => executor.execute(ActivateApplication, { id }, by),
  };
}

test('the schedule of an application that was suspended when it was due goes on once it is active', async () => {
  const { ran, suspend, activate } = await eachHour();
  await ran(1);
  await clock.forward(product, 1.5 * hour);
  await ran(2);
  await suspend();
  await clock.forward(product, 2 * hour);
  await ran(2);
  await activate();
  await ran(3);
  await clock.forward(product, 1.5 * hour);
  await ran(4);
  // There is one schedule, however often the application is activated.
  for (const times of [5, 6]) {
    await suspend();
    await activate();
    await ran(times);
  }
  await clock.forward(product, 1.5 * hour);
  await ran(7);
});

test('a schedule waits while the plan is without LDAP, says so, and goes on with a plan that has it', async () => {
  const { uniqueId, ran, failures, suspend, activate } = await eachHour();
  await ran(1);
  const admin = await adminOf(product);
  const { id: without } = await admin.call('POST /subscription/create', {
    ...{ name: unique('Plain '), description: 'No LDAP', priceInRupees: 0, priceInDollars: 0 },
    ...{ allowNumberOfApps: 9, allowNumberOfUsers: 9, allowTotalNumberOfUsers: 9, allowTeamMembers: 1 },
    ...{ allowedNumberOfRPs: 1, grants: { all: true, 'ldap.enabled': false } },
  });
  const { executor } = product.system;
  const change = (planId: string) =>
    executor.execute(ChangeOrganisationPlan, { id: uniqueId, planId } as never, by);
  await change(without);
  await clock.forward(product, 2.5 * hour);
  await suspend();
  await activate();
  await ran(1);
  const values = { feature: 'ldap.enabled' };
  const data = { reason: sentenceOf('plan.feature', values), told: { refusal: 'plan.feature', values } };
  expect(await failures()).toMatchObject([{ data }, { data }]);
  await change('special_plan');
  await clock.forward(product, hour);
  await ran(2);
  await clock.forward(product, hour);
  await ran(3);
});
