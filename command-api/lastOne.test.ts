import { beforeAll, expect, test } from 'vitest';
import { ref } from '../domain/kit.ts';
import { SuspendOperator } from '../domain/operator/commands.ts';
import { operator } from '../domain/operator/operator.ts';
import { WithdrawMember } from '../domain/organisation/commands.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { executor } from '../event-store/executor/execute.ts';
import { by, openSystem, outcomes, shared, system } from '../event-store/testSystem.ts';
import { refusal, refusing } from '../test/clients/raw.ts';
import { adminOf, operatorOf, signIn } from '../test/people/people.ts';
import { addsDevice, colleagueOf, grantedDevice } from '../test/people/team.ts';
import { type Here, sharedProduct, visit } from '../test/product.ts';
import { leave } from './lastOne.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

type Person = Pick<Awaited<ReturnType<typeof operatorOf>>, 'call' | 'key' | 'userId'>;
const suspendDevice = ({ call, userId }: Person, credentialID: string) =>
  call('POST /suspendOperatorDevice', { userId, credentialID, suspend: true });
const suspend = ({ call }: Pick<Person, 'call'>, { userId }: Pick<Person, 'userId'>) =>
  call('PUT /suspendOperator/:userId', { userId, suspended: true });

test('the only device of an operator cannot be suspended, and the refusal says what to do', async () => {
  const ada = await operatorOf(product);
  expect(await refusal(suspendDevice(ada, ada.key.id))).toEqual(refusing('device.lastWorking'));
  expect(refusing('device.lastWorking').message).toContain('Add or activate another one first');
  await signIn(visit(product), ada.key);
});
test('a second device that is suspended does not count as one that works', async () => {
  const ada = await operatorOf(product);
  const second = await addsDevice(product, (await grantedDevice(product, ada)).accessToken);
  await suspendDevice(ada, second.id);
  expect(await refusal(suspendDevice(ada, ada.key.id))).toEqual(refusing('device.lastWorking'));
  const { userId } = ada;
  const remove = ada.call('POST /removeOperatorDevice', { userId, credentialID: ada.key.id });
  expect(await refusal(remove)).toEqual(refusing('device.last'));
  await ada.call('POST /suspendOperatorDevice', { userId, credentialID: second.id, suspend: false });
  await suspendDevice(ada, ada.key.id);
  await signIn(visit(product), second, ada.email);
});
test('one of two devices that are suspended at the same moment goes on working', async () => {
  const ada = await operatorOf(product);
  const second = await addsDevice(product, (await grantedDevice(product, ada)).accessToken);
  const bob = await colleagueOf(product, ada);
  const of = { ...bob, userId: ada.userId };
  const ended = await outcomes([suspendDevice(of, ada.key.id), suspendDevice(of, second.id)]);
  expect(ended.done).toBe(1);
  const signedIn = await outcomes([ada.key, second].map((key) => signIn(visit(product), key)));
  expect(signedIn.done).toBe(1);
});
test('one of two members who suspend each other at the same moment goes on working', async () => {
  const ada = await operatorOf(product);
  const bob = await colleagueOf(product, ada);
  expect((await outcomes([suspend(ada, bob), suspend(bob, ada)])).done).toBe(1);
  expect((await outcomes([ada, bob].map(({ call }) => call('GET /usage', {})))).done).toBe(1);
});
test('a member who is activated again can be the one who stays', async () => {
  const ada = await operatorOf(product);
  const bob = await colleagueOf(product, ada);
  await suspend(ada, bob);
  await ada.call('PUT /suspendOperator/:userId', { userId: bob.userId, suspended: false });
  const { redirectTo } = await signIn(bob.base, bob.key, bob.email);
  expect(redirectTo).toContain('/redirect/');
  await ada.call('DELETE /deleteOperator/:userId', { userId: bob.userId });
});
test('the last member is not deleted by the staff either, unless with the organisation', async () => {
  const admin = await adminOf(product);
  const ada = await operatorOf(product);
  const bob = await colleagueOf(product, ada);
  await suspend(bob, ada);
  const remove = (userId: string) => admin.call('DELETE /admin/deleteOperator/:userId', { userId });
  expect(await refusal(remove(bob.userId))).toEqual(refusing('operator.last'));
  await remove(ada.userId);
});
test('an organisation whose founder is gone is deleted by the staff as a whole', async () => {
  const admin = await adminOf(product);
  const ada = await operatorOf(product);
  const bob = await colleagueOf(product, ada);
  await bob.call('DELETE /deleteOperator/:userId', { userId: ada.userId });
  const remove = () => admin.call('DELETE /admin/organisation/:uniqueId', { uniqueId: ada.uniqueId });
  await remove();
  expect(await refusal(bob.call('GET /usage', {}))).toMatchObject({ status: 401 });
  expect(await refusal(remove())).toEqual(refusing('organisation.unknown'));
});

test('exactly one stays of the members whom two processes suspend at once', async () => {
  const it = await openSystem();
  await it.organisation();
  const members = ['a', 'b', 'c', 'd'];
  for (const id of members) await it.operator(id, `${id}@acme.example`);
  const both = [1, 2].map(() => executor(shared(it.store), it.vault));
  const stops = async (leaver: string, n: number) => {
    const one = both[n % 2]!;
    const leaving = {
      ...{ keeper: ref(organisation, 'acme'), leaver, command: WithdrawMember },
      claims: [{ kind: 'max.team.size', of: 'acme' } as const],
      inputWith: (other: string | null) => ({ id: 'acme', operatorId: leaver, other }),
    };
    await leave({ executor: one }, leaving, by(system));
    await one.execute(SuspendOperator, { id: leaver }, by(system));
  };
  expect(await outcomes(members.map(stops))).toEqual({ done: 3, codes: ['operator.last'] });
  const states = members.map(async (id) => (await it.look(ref(operator, id), { fresh: true })).state.status);
  expect((await Promise.all(states)).filter((status) => status === 'active')).toHaveLength(1);
});
