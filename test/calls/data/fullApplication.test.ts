import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RegisterPerson } from '../../../domain/person/commands.ts';
import { RegisterUser } from '../../../domain/user/commands.ts';
import { UserRegistered } from '../../../domain/user/events.ts';
import { adminOf, operatorOf, webApp } from '../../people/people.ts';
import { type Here, startProduct } from '../../product.ts';

const users = 3000;
let product: Here;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
});
afterAll(() => product.stop());

const system = { role: 'system', id: 'test' } as const;
/** Users of an application, who have their places. */
async function crowd(organisationId: string, applicationId: string) {
  const { store } = product.system;
  const name = `max.user.per.app.count-${applicationId}`;
  const about = { version: 1, at: new Date().toISOString(), actor: system, correlationId: 'test' };
  const claims = [name];
  const metadata = { ...about, organisationId, applicationId, claims };
  const person = {
    ...UserRegistered({ personId: 'person-1', realm: 'general', username: '', name: '' }),
    metadata,
  };
  const ids = Array.from({ length: users }, () => randomUUID());
  const claiming = { takes: claims.map((name) => ({ name, most: users })), held: claims, firm: true };
  await Promise.all(
    ids.map((id) => store.append(`user-${id}`, [{ ...person, id: randomUUID() }], 'no_stream', claiming)),
  );
}
/** Milliseconds of processor time of this process. Other processes cannot lengthen it, however busy the machine is. */
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** The most processor time that passed before a health answer while `work` ran. */
async function slowestWhile(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const start = processorTime();
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    slowest = Math.max(slowest, processorTime() - start);
  }
  await over;
  return slowest;
}

test('hundreds of registrations at a full application of thousands of users delay nobody else', async () => {
  const admin = await adminOf(product);
  const plan = await admin.call('POST /subscription/create', {
    ...{ name: 'Crowd', description: 'Thousands', priceInRupees: 0, priceInDollars: 0 },
    ...{ allowNumberOfApps: 1, allowNumberOfUsers: users, allowTotalNumberOfUsers: 2 * users },
    ...{ allowTeamMembers: 1, allowedNumberOfRPs: 1 },
  });
  const operator = await operatorOf(product, plan.id);
  const { appId } = await webApp(operator);
  await crowd(operator.uniqueId, appId);
  const { executor } = product.system;
  const refused = async () => {
    const [id, personId] = [randomUUID(), randomUUID()];
    const provenance = { actor: system, correlationId: id };
    const person = { id: personId, organisationId: operator.uniqueId, address: null };
    await executor.execute(RegisterPerson, person, provenance);
    const user = { id, personId, applicationId: appId, username: id };
    return executor.execute(RegisterUser, user, provenance).catch(({ code }) => code);
  };
  expect(await refused()).toBe('user.limit');
  const flood = Promise.all(Array.from({ length: 500 }, refused));
  expect(await slowestWhile(flood)).toBeLessThan(1500);
  expect(new Set(await flood)).toEqual(new Set(['user.limit']));
});
