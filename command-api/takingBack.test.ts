import { beforeAll, expect, test } from 'vitest';
import { ref } from '../domain/kit.ts';
import { operator } from '../domain/operator/operator.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import type { MemberRole } from '../domain/team/roles.ts';
import { type Raw, raw } from '../test/clients/raw.ts';
import { adminOf, type Operator, operatorOf, signIn } from '../test/people/people.ts';
import { addsDevice, colleagueOf, grantedDevice } from '../test/people/team.ts';
import { type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

/** Changes something unless somebody has changed it since. */
const since = (
  path: string,
  body: object | undefined,
  at: unknown,
  by: Parameters<typeof raw>[0] = ada.guest,
) => raw(by, path, body, { 'x-unchanged-since': String(at) });
const setMember = (userId: string, suspended: boolean, at: unknown) =>
  since(`PUT /suspendOperator/${userId}`, { suspended }, at);
const outcome = ({ status, body }: Raw) => [status, body.refusal];
const [taken, tooLate] = [
  [200, undefined],
  [409, 'request.changed'],
];

test('of two undos of one suspension in the team, and after somebody else’s change, the later one is refused and changes nothing', async () => {
  const bob = await colleagueOf(product, ada);
  const { userId } = bob;
  const isSuspended = async () => (await ada.call('GET /getOperator/:userId', { userId })).suspended;
  const { position } = await ada.call('PUT /suspendOperator/:userId', { userId, suspended: true });
  expect(outcome(await setMember(userId, false, position))).toEqual(taken);
  expect(outcome(await setMember(userId, false, position))).toEqual(tooLate);
  await ada.call('PUT /suspendOperator/:userId', { userId, suspended: true });
  expect(outcome(await setMember(userId, false, position))).toEqual(tooLate);
  await expect.poll(isSuspended).toBe(true);
});

test('a role that somebody else has given since stays when an earlier one is taken back', async () => {
  const { userId } = await colleagueOf(product, ada, 'auditor');
  const give = (role: MemberRole) => ada.call('PUT /operatorRole/:userId', { userId, role });
  const takeBack = (at: unknown) => since(`PUT /operatorRole/${userId}`, { role: 'auditor' }, at);
  const first = await give('support');
  await give('administrator');
  expect(outcome(await takeBack(first.position))).toEqual(tooLate);
  const roleNow = async () => (await ada.call('GET /getOperator/:userId', { userId })).role;
  await expect.poll(roleNow).toBe('administrator');
  const { position } = await give('support');
  expect(outcome(await takeBack(position))).toEqual(taken);
  await expect.poll(roleNow).toBe('auditor');
});

test('an undo that comes too late leaves the last owner who can sign in as it was', async () => {
  const bob = await colleagueOf(product, ada);
  const { userId } = bob;
  const set = (suspended: boolean) => ada.call('PUT /suspendOperator/:userId', { userId, suspended });
  const counted = async () => {
    const { state } = await product.system.executor.look(ref(organisation, ada.uniqueId), { fresh: true });
    return !state.withdrawn.includes(userId);
  };
  await set(true);
  const { position } = await set(false);
  await set(true);
  await set(false);
  expect(outcome(await setMember(userId, true, position))).toEqual(tooLate);
  expect(await counted()).toBe(true);
  await signIn(bob.base, bob.key, bob.email);
});

test('what the organisation has changed meanwhile is no reason to keep a member suspended', async () => {
  const { userId } = await colleagueOf(product, ada);
  const { position } = await ada.call('PUT /suspendOperator/:userId', { userId, suspended: true });
  await ada.call('PUT /organisationLanguage/:uniqueId', { uniqueId: ada.uniqueId, language: 'de' });
  expect(outcome(await setMember(userId, false, position))).toEqual(taken);
});

test('so it is with devices: one that somebody has changed since stays as it is, and keeps its place', async () => {
  const second = await addsDevice(product, (await grantedDevice(product, ada)).accessToken);
  const { userId } = ada;
  const device = { userId, credentialID: second.id };
  const set = (suspend: boolean) => ada.call('POST /suspendOperatorDevice', { ...device, suspend });
  const undo = (suspend: boolean, at: unknown) =>
    since('POST /suspendOperatorDevice', { ...device, suspend }, at);
  const { position } = await set(true);
  expect(outcome(await undo(false, position))).toEqual(taken);
  expect(outcome(await undo(false, position))).toEqual(tooLate);
  const activated = await set(false);
  await set(true);
  const { position: again } = await set(false);
  expect(outcome(await undo(true, activated.position))).toEqual(tooLate);
  // The second device still stands in for the first one.
  await ada.call('POST /suspendOperatorDevice', { userId, credentialID: ada.key.id, suspend: true });
  await signIn(visit(product), second, ada.email);
  expect(Number(again)).toBeGreaterThan(Number(position));
});

test('a deletion that is refused because of a later change leaves the member and the device counted', async () => {
  const admin = await adminOf(product);
  const own = await operatorOf(product, 'special_plan');
  const bob = await colleagueOf(product, own);
  const second = await addsDevice(product, (await grantedDevice(product, own)).accessToken);
  const ofBob = { userId: bob.userId };
  const device = { userId: own.userId, credentialID: second.id };
  const suspend = (suspend: boolean) => own.call('POST /suspendOperatorDevice', { ...device, suspend });
  const member = await own.call('PUT /operatorRole/:userId', { ...ofBob, role: 'administrator' });
  await own.call('PUT /operatorRole/:userId', { ...ofBob, role: 'owner' });
  const { position } = await suspend(true);
  await suspend(false);

  const changes = [
    () => since('POST /removeOperatorDevice', device, position, own.guest),
    () => since(`DELETE /deleteOperator/${bob.userId}`, undefined, member.position, own.guest),
    () => since(`DELETE /admin/deleteOperator/${bob.userId}`, undefined, member.position, admin),
    () => since(`PUT /operatorRole/${bob.userId}`, { role: 'auditor' }, member.position, own.guest),
  ];
  for (const change of changes) expect(outcome(await change())).toEqual(tooLate);
  // The device still stands in for the other one, and the member for the founder.
  await own.call('POST /removeOperatorDevice', { ...device, credentialID: own.key.id });
  await bob.call('DELETE /deleteOperator/:userId', { userId: own.userId });
});

test('what staff undo is compared, too: the suspension of an organisation, and an entry that was marked as done', async () => {
  const admin = await adminOf(product);
  const eve = await operatorOf(product);
  const { id: contactId } = await eve.call('POST /contactUs/postContactUs', {
    ...{ name: 'Ada', email: 'ada@acme.example', description: 'Plans?' },
    ...{ mobileNumber: '+442079460000', countryCode: '44' },
  });
  const path = `PUT /suspendOperator/${eve.userId}`;
  const { position } = await admin.call('PUT /suspendOperator/:userId', {
    userId: eve.userId,
    suspended: true,
  });
  expect(outcome(await since(path, { suspended: false }, position, admin))).toEqual(taken);
  expect(outcome(await since(path, { suspended: false }, position, admin))).toEqual(tooLate);

  const marked = await admin.call('PUT /contactUs/:contactId', { contactId, done: true });
  const reopen = () => since(`PUT /contactUs/${contactId}`, { done: false }, marked.position, admin);
  expect(outcome(await reopen())).toEqual(taken);
  expect(outcome(await reopen())).toEqual(tooLate);
});

test('an undo of the staff that comes too late activates no member whom the team has suspended, and nor does a late Activate', async () => {
  const admin = await adminOf(product);
  const eve = await operatorOf(product, 'special_plan');
  const bob = await colleagueOf(product, eve);
  await eve.call('PUT /suspendOperator/:userId', { userId: bob.userId, suspended: true });
  const set = (userId: string, suspended: boolean) =>
    admin.call('PUT /suspendOperator/:userId', { userId, suspended, whole: true });
  const { position } = await set(bob.userId, true);
  await set(eve.userId, false);
  const undo = { suspended: false, whole: true };
  const path = `PUT /suspendOperator/${bob.userId}`;
  expect(outcome(await since(path, undo, position, admin))).toEqual(tooLate);
  await set(bob.userId, false);
  const { state } = await product.system.executor.look(ref(operator, bob.userId), { fresh: true });
  expect(state.status).toBe('suspended');
});
