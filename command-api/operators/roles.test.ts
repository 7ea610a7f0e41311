import { beforeAll, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { outcomes } from '../../event-store/testSystem.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { operatorOf, webApp } from '../../test/people/people.ts';
import { addsDevice, colleagueOf, grantedDevice, invited } from '../../test/people/team.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let eve: Awaited<ReturnType<typeof colleagueOf>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  eve = await colleagueOf(product, ada, 'administrator');
});

type Member = Pick<typeof eve, 'call' | 'userId'>;
type Role = 'owner' | 'administrator' | 'support' | 'auditor';
const give = ({ call }: Pick<Member, 'call'>, { userId }: Pick<Member, 'userId'>, role: Role) =>
  call('PUT /operatorRole/:userId', { userId, role });
const roleOf = async ({ call }: Pick<Member, 'call'>) => (await call('GET /session', {})).teamRole;
const needs = (role: string, ...needed: string[]) => refusing('role.needed', { role, needs: needed });
const higher = refusing('role.higher', { role: 'Administrator' });

test('an invited member has the role of the invitation, and it is listed before and after', async () => {
  const asked = await invited(product, ada, undefined, 'auditor');
  const pending = await ada.call('GET /invite/getInvites', { type: 'ADD_ADMIN' });
  expect(pending.find(({ inviteId }) => inviteId === asked.inviteId)).toMatchObject({ role: 'auditor' });
  const bob = await colleagueOf(product, ada, 'support');
  expect(await roleOf(bob)).toBe('support');
  const listed = async () =>
    (await ada.call('GET /getAllOperators/:uniqueId', ada)).find(({ userId }) => userId === bob.userId);
  await expect.poll(listed).toMatchObject({ role: 'support', owner: false });
});
test('a session tells which calls the role does not include, and which roles do', async () => {
  const { outsideRole } = await eve.call('GET /session', {});
  expect(outsideRole.map(({ roles }) => roles)).toEqual([['owner']]);
  const [{ paths }] = outsideRole as [(typeof outsideRole)[number]];
  expect(paths).toEqual(
    expect.arrayContaining(['PUT /organisationSecurity/:uniqueId', 'PUT /suspendAccount']),
  );
  for (const path of ['DELETE /deleteApp/:appId', 'PUT /ownDetails', 'GET /invoices'])
    expect(paths).not.toContain(path);
  expect((await ada.call('GET /session', {})).outsideRole).toEqual([]);
});
test('a role counts at once in an open session, for calls and lists, and the refusal says which is needed', async () => {
  const bob = await colleagueOf(product, ada);
  const { appId } = await webApp(bob);
  await give(ada, bob, 'auditor');
  expect(await roleOf(bob)).toBe('auditor');
  const remove = () => bob.call('DELETE /deleteApp/:appId', { appId });
  expect(await refusal(remove())).toEqual(needs('Auditor', 'Owner', 'Administrator'));
  expect(await bob.call('GET /viewApp/:appId', { appId })).toMatchObject({ appId });
  await give(ada, bob, 'support');
  expect(await refusal(remove())).toEqual(needs('Support', 'Owner', 'Administrator'));
  await bob.call('POST /groups', { name: 'Staff' });
  expect(
    await refusal(
      bob.call('PUT /organisationSecurity/:uniqueId', { uniqueId: ada.uniqueId, phoneSignIn: 'off' }),
    ),
  ).toEqual(needs('Support', 'Owner'));
  await give(ada, bob, 'administrator');
  await remove();
});
test('an auditor keeps the own account: name, devices and sessions', async () => {
  const bob = await colleagueOf(product, ada, 'auditor');
  await bob.call('PUT /ownDetails', { name: 'Bob Cratchit', phoneNumber: '' });
  await bob.call('PUT /updateOperator/:userId', { userId: bob.userId, showStarter: false });
  const second = await addsDevice(product, (await grantedDevice(product, bob)).accessToken);
  const { userId } = bob;
  await bob.call('POST /removeOperatorDevice', { userId, credentialID: second.id });
  const others = bob.call('POST /removeOperatorDevice', { userId: ada.userId, credentialID: ada.key.id });
  expect(await refusal(others)).toEqual(needs('Auditor', 'Owner', 'Administrator'));
  for (const whom of [{ userId: ada.userId }, { email: ada.email }, { email: 'nobody@acme.example' }])
    expect(await refusal(bob.call('POST /generateEmailToken', whom))).toEqual(
      needs('Auditor', 'Owner', 'Administrator'),
    );
  const own = await bob.call('POST /generateEmailToken', { email: bob.email });
  expect(own.accessToken).toEqual(expect.any(String));
  await bob.call('POST /signOutEverywhere', {});
});
test('an administrator manages the team, but neither owners nor roles of owners', async () => {
  const bob = await colleagueOf(product, eve, 'support');
  await give(eve, bob, 'auditor');
  const { userId } = ada;
  expect(await refusal(give(eve, bob, 'owner'))).toEqual(higher);
  expect(await refusal(give(eve, eve, 'owner'))).toEqual(higher);
  expect(await refusal(give(eve, ada, 'auditor'))).toEqual(higher);
  expect(await refusal(eve.call('PUT /suspendOperator/:userId', { userId, suspended: true }))).toEqual(
    higher,
  );
  expect(await refusal(eve.call('DELETE /deleteOperator/:userId', { userId }))).toEqual(higher);
  const device = { userId, credentialID: ada.key.id };
  expect(await refusal(eve.call('POST /removeOperatorDevice', device))).toEqual(higher);
  expect(await refusal(invited(product, eve, undefined, 'owner'))).toEqual(higher);
  const { inviteId } = await invited(product, ada);
  expect(await refusal(eve.call('POST /sendMail', { inviteId }))).toEqual(higher);
  expect(await refusal(eve.call('DELETE /invite/deleteInvite/:inviteId', { inviteId }))).toEqual(higher);
  for (const path of ['POST /invites/sendAgain', 'POST /invites/delete'] as const)
    expect(await eve.call(path, { inviteIds: [inviteId] })).toMatchObject({
      failed: [{ id: inviteId, code: 'role.higher' }],
    });
  expect(await refusal(invited(product, bob))).toEqual(needs('Auditor', 'Owner', 'Administrator', 'Support'));
  await eve.call('DELETE /deleteOperator/:userId', { userId: bob.userId });
});
test('support invites people to applications, and nobody to the team', async () => {
  const bob = await colleagueOf(product, ada, 'support');
  const { appId } = await webApp(ada);
  await bob.call('POST /invite/sendInvite', { email: 'g@x.example', name: 'Grace', type: 'ADD_USER', appId });
  expect(await refusal(invited(product, bob, undefined, 'auditor'))).toEqual(
    refusing('role.higher', { role: 'Support' }),
  );
});
test('the last owner is neither demoted nor suspended nor deleted; another one may step down', async () => {
  const sole = await operatorOf(product);
  const bob = await colleagueOf(product, sole, 'administrator');
  expect(await refusal(give(sole, sole, 'auditor'))).toEqual(refusing('operator.last'));
  await give(sole, bob, 'owner');
  await give(bob, sole, 'support');
  expect(await refusal(give(bob, bob, 'administrator'))).toEqual(refusing('operator.last'));
  await give(bob, sole, 'owner');
  await give(bob, bob, 'administrator');
  await sole.call('PUT /suspendOperator/:userId', { userId: bob.userId, suspended: true });
});
test('one of two owners who demote or suspend each other at the same moment stays one', async () => {
  const acts = [
    (by: Member, whom: Member) => give(by, whom, 'auditor'),
    (by: Member, { userId }: Member) => by.call('PUT /suspendOperator/:userId', { userId, suspended: true }),
  ];
  for (const [one, other] of [[acts[0]!, acts[0]!] as const, [acts[0]!, acts[1]!] as const]) {
    const first = await operatorOf(product);
    const second = await colleagueOf(product, first);
    expect((await outcomes([one(first, second), other(second, first)])).done).toBe(1);
    const { executor } = product.system;
    const states = await Promise.all(
      [first, second].map(async ({ userId }) => (await executor.look(ref(operator, userId))).state),
    );
    expect(states.filter(({ role, status }) => role === 'owner' && status === 'active')).toHaveLength(1);
  }
});
