import { beforeAll, expect, test } from 'vitest';
import { oidcApp } from '../test/clients/openid.ts';
import { refusal, refusing } from '../test/clients/raw.ts';
import { familyUser, personIdOf } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf, unique } from '../test/people/people.ts';
import { invited } from '../test/people/team.ts';
import { caughtUp, type Here, sharedProduct } from '../test/product.ts';

let product: Here;
let ada: Operator | undefined;
let rival: Operator | undefined;
let appId: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product, 'special_plan');
  ({ appId } = await oidcApp(ada!));
});

/** Some users of the application, with the people that they are. */
async function some(count: number) {
  const made = [];
  for (let n = 0; n < count; n++) {
    const { userId } = await familyUser(product, ada!, 'oidc', appId);
    made.push({ userId, personId: await personIdOf(product, userId) });
  }
  return { userIds: made.map(({ userId }) => userId), personIds: made.map(({ personId }) => personId) };
}
const theirs = async () => personIdOf(product, (await familyUser(product, rival!)).userId);
const unknown = (id: string) => ({ id, code: 'user.unknown', message: expect.any(String) });

test('several people are suspended and activated by one call, and one who is unknown stops no other', async () => {
  const { personIds } = await some(2);
  const stranger = await theirs();
  const set = (suspended: boolean) =>
    ada!.call('PUT /people', { personIds: [...personIds, stranger, 'nobody'], suspended });
  const failed = [unknown(stranger), unknown('nobody')];
  expect(await set(true)).toMatchObject({ unchanged: [], failed });
  await caughtUp(product);
  for (const personId of personIds)
    expect(await ada!.call('GET /person/:personId', { personId })).toMatchObject({ suspended: true });
  expect(await set(true)).toMatchObject({ unchanged: personIds, failed });
  expect(await set(false)).toMatchObject({ unchanged: [], failed });
  expect(await rival!.call('GET /person/:personId', { personId: stranger })).toMatchObject({
    suspended: false,
  });
});

test('several users are suspended and deleted by one call', async () => {
  const { userIds } = await some(2);
  expect(await ada!.call('PUT /users', { userIds, suspended: true })).toMatchObject({ failed: [] });
  expect(await rival!.call('POST /users/delete', { userIds })).toMatchObject({
    failed: userIds.map(unknown),
  });
  expect(await ada!.call('POST /users/delete', { userIds })).toMatchObject({ failed: [] });
  expect(await ada!.call('POST /users/delete', { userIds })).toMatchObject({ failed: userIds.map(unknown) });
});

test('what was suspended is not activated again by whoever takes it back, once somebody else has done something about it', async () => {
  const { personIds } = await some(2);
  const suspend = (ids: string[]) => ada!.call('PUT /people', { personIds: ids, suspended: true });
  const { position } = await suspend(personIds);
  const [activated, other] = personIds as [string, string];
  await ada!.call('PUT /person/:personId', { personId: activated, suspended: false });
  await suspend([activated]);
  const undone = await ada!.guest.send('/api/people', {
    method: 'PUT',
    headers: {
      ...ada!.guest.headers,
      'content-type': 'application/json',
      'x-unchanged-since': String(position),
    },
    body: JSON.stringify({ personIds, suspended: false }),
  });
  expect(await undone.json()).toMatchObject({ failed: [{ id: activated, code: 'request.changed' }] });
  await caughtUp(product);
  const isSuspended = async (personId: string) =>
    (await ada!.call('GET /person/:personId', { personId })).suspended;
  expect([await isSuspended(activated), await isSuspended(other)]).toEqual([true, false]);
});

test('several people leave a group by one call, and nobody of another organisation', async () => {
  const { personIds } = await some(2);
  const { id: groupId } = await ada!.call('POST /groups', { name: unique('Group ') });
  await ada!.call('PUT /group/:groupId/people', { groupId, personIds });
  const leave = (who: Operator) => who.call('POST /group/:groupId/people/leave', { groupId, personIds });
  expect(await refusal(leave(rival!))).toMatchObject(refusing('group.unknown'));
  expect(await leave(ada!)).toMatchObject({ unchanged: [], failed: [] });
  expect(await leave(ada!)).toMatchObject({ unchanged: personIds, failed: [] });
});

test('several invitations are sent again and withdrawn by one call, and none of another organisation', async () => {
  const inviteIds = await Promise.all([1, 2].map(async () => (await invited(product, ada!)).inviteId));
  const others = inviteIds.map((id) => ({ id, code: 'invite.unknown', message: expect.any(String) }));
  const again = { unchanged: [], failed: [others[0]] };
  expect(await rival!.call('POST /invites/sendAgain', { inviteIds })).toMatchObject({ failed: others });
  expect(await rival!.call('POST /invites/delete', { inviteIds })).toMatchObject({ failed: others });
  expect(await ada!.call('POST /invites/sendAgain', { inviteIds })).toMatchObject({ failed: [] });
  const sent = [];
  for await (const { type } of product.system.store.readStream(`invite-${inviteIds[1]}`)) sent.push(type);
  expect(sent).toEqual(['InviteSent', 'InviteResent']);
  const [first] = inviteIds as [string];
  expect(await ada!.call('POST /invites/delete', { inviteIds: [first] })).toMatchObject({ failed: [] });
  expect(await ada!.call('POST /invites/sendAgain', { inviteIds })).toMatchObject(again);
  expect(await ada!.call('POST /invites/delete', { inviteIds })).toMatchObject(again);
});
test('no call changes more than a hundred', async () => {
  const personIds = Array.from({ length: 101 }, (_, n) => `p${n}`);
  const asked = ada!.call('PUT /people', { personIds, suspended: true });
  expect(await refusal(asked)).toMatchObject({ errorCode: refusing('request.invalid').errorCode });
});
