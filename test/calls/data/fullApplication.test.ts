import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RegisterPerson } from '../../../domain/person/commands.ts';
import { RegisterUser } from '../../../domain/user/commands.ts';
import { UserRegistered } from '../../../domain/user/events.ts';
import { adminOf, operatorOf, webApp } from '../../people/people.ts';
import { type Here, startProduct } from '../../product.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
});
afterAll(() => product.stop());

const system = { role: 'system', id: 'test' } as const;
/** As many users of an application, who have their places. */
async function crowd(organisationId: string, applicationId: string, users: number) {
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
/** An application with as many users as its plan allows, and a registration there that tells why it is refused. */
async function fullApplication(users: number) {
  const admin = await adminOf(product);
  const plan = await admin.call('POST /subscription/create', {
    ...{ name: `Crowd of ${users}`, description: 'A crowd', priceInRupees: 0, priceInDollars: 0 },
    ...{ allowNumberOfApps: 1, allowNumberOfUsers: users, allowTotalNumberOfUsers: users + 2000 },
    ...{ allowTeamMembers: 1, allowedNumberOfRPs: 1 },
  });
  const operator = await operatorOf(product, plan.id);
  const { appId } = await webApp(operator);
  await crowd(operator.uniqueId, appId, users);
  const { executor } = product.system;
  return async () => {
    const [id, personId] = [randomUUID(), randomUUID()];
    const provenance = { actor: system, correlationId: id };
    const person = { id: personId, organisationId: operator.uniqueId, address: null };
    await executor.execute(RegisterPerson, person, provenance);
    const user = { id, personId, applicationId: appId, username: id };
    return executor.execute(RegisterUser, user, provenance).catch(({ code }) => code);
  };
}
/** Milliseconds of processor time of this process. Other processes cannot lengthen it, however busy the machine is. */
const usedByProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** The processor time that refusing hundreds of registrations at the same time takes: the least of a few floods. */
async function costOf(registration: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let flood = 0; flood < 3; flood++) {
    const start = usedByProcess();
    const codes = await Promise.all(Array.from({ length: 300 }, registration));
    costs.push(usedByProcess() - start);
    expect(new Set(codes)).toEqual(new Set(['user.limit']));
  }
  return Math.min(...costs);
}

test('hundreds of registrations at a full application of thousands of users cost what they cost where there are few', async () => {
  const [few, many] = [await fullApplication(3), await fullApplication(3000)];
  const usual = await costOf(few);
  expect(await costOf(many)).toBeLessThan(3 * usual);
});
