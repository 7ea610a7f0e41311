import { beforeAll, expect, test } from 'vitest';
import { tokensOf } from '../../server-kit/access/tokens.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { adminOf, operatorOf, register, signIn, unique, webApp } from '../../test/people/people.ts';
import { beginJoining, colleagueOf, finishJoining, invited } from '../../test/people/team.ts';
import { caughtUp, type Here, mailedToken, mailsOf, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

const verify = (accessToken: string) =>
  visit(product).call('GET /invite/verifyInvite/:accessToken', { accessToken });
async function pending() {
  await caughtUp(product);
  return (await ada.call('GET /invite/getInvites', {})).map(({ inviteId }) => inviteId);
}

test('an invitation is mailed with a link to the base host, and the link tells who is invited where [invite.link] [invite.call.get-invite-verifyinvite]', async () => {
  const { email, inviteId, accessToken } = await invited(product, ada);
  const [mail] = (await mailsOf(product)).filter(({ to }) => to === email);
  expect(mail!.text).toContain(`${product.url}/add-admin/${accessToken}`);
  expect(await verify(accessToken)).toMatchObject({
    ...{ type: 'ADD_ADMIN', name: 'Bob', email, uniqueId: ada.uniqueId, organisationName: 'Acme' },
    ...{ appId: null, attributeToFilter: 'userId', isLdapEnabled: false, isLdapChecked: false },
  });
  expect(await pending()).toContain(inviteId);
});
test('the inviter gets nothing that opens an account: only the mail proves the address', async () => {
  const about = { email: `${unique('bob')}@acme.example`, name: 'Bob', type: 'ADD_ADMIN' } as const;
  const { accessToken } = await ada.call('POST /invite/sendInvite', about);
  expect(await refusal(verify(accessToken))).toEqual(refusing('session.token'));
});

test('a person who follows the link and makes a passkey is a member with the same rights, signs in, and is listed [org-team.privileges] [org-team.call.get-getalloperators] [org-team.members.registered-only]', async () => {
  const bob = await colleagueOf(product, ada);
  const seen = async () => {
    const team = await ada.call('GET /getAllOperators/:uniqueId', { uniqueId: ada.uniqueId });
    return team.find(({ userId }) => userId === bob.userId);
  };
  await expect.poll(seen).toMatchObject({
    ...{ name: 'Bob', username: bob.email, emailVerified: true, registered: true, owner: false },
    ...{ deviceCount: 1, suspended: false },
  });
  await webApp(bob);
  await invited(product, bob);
  const half = await invited(product, ada);
  await beginJoining(product, half.accessToken);
  expect(JSON.stringify(await ada.call('GET /getAllOperators/:uniqueId', ada))).not.toContain(half.email);
});
test('an invitation works once: not after joining, and of two at the same moment one joins [invite.expiry]', async () => {
  const { accessToken, inviteId } = await invited(product, ada);
  const both = await Promise.all([1, 2].map(() => beginJoining(product, accessToken)));
  const ended = await Promise.allSettled(both.map((each) => finishJoining(each, each.key)));
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(verify(accessToken))).toEqual(refusing('invite.used'));
  expect(await refusal(beginJoining(product, accessToken))).toEqual(refusing('invite.used'));
  await expect.poll(pending).not.toContain(inviteId);
});
test('a person who is interrupted after becoming a member begins again by the same link', async () => {
  const { accessToken, email } = await invited(product, ada);
  const first = await beginJoining(product, accessToken);
  const { executor } = product.system;
  const crash = new Error('crash');
  const { execute } = executor;
  executor.execute = ((command: Parameters<typeof execute>[0], ...rest: [never, never]) => {
    if (command.of.name === 'device') throw crash;
    return execute(command, ...rest);
  }) as typeof execute;
  await expect(finishJoining(first, first.key)).rejects.toThrow();
  executor.execute = execute;
  const second = await beginJoining(product, accessToken);
  await finishJoining(second, second.key);
  expect(await signIn(second.guest, second.key, email)).toMatchObject({ emailVerified: true });
});

test('a deleted invitation is unknown, and what it said of the person cannot be read any more [invite.call.delete-invite-deleteinvite]', async () => {
  const { accessToken, inviteId } = await invited(product, ada);
  const begun = await beginJoining(product, accessToken);
  expect(await ada.call('DELETE /invite/deleteInvite/:inviteId', { inviteId })).toMatchObject({
    message: 'Invitation Deleted Successfully',
  });
  expect(await pending()).not.toContain(inviteId);
  expect(await refusal(verify(accessToken))).toEqual(refusing('invite.unknown'));
  expect(await refusal(finishJoining(begun, begun.key))).toEqual(refusing('invite.unknown'));
  const { store, vault } = product.system;
  const told = async () =>
    JSON.stringify(await vault.open(await Array.fromAsync(store.readStream(`invite-${inviteId}`))));
  await expect.poll(told).not.toContain('"Bob"');
});
test('an invitation ends after two days, and sent again is valid two days from then [invite.expiry]', async () => {
  const { email, inviteId, accessToken } = await invited(product, ada);
  const { tokens, vault } = product.system;
  const { kind, exp, ...claims } = tokens.open('invite', accessToken);
  expect(exp - Date.now() / 1000).toBeCloseTo(2 * 24 * 60 * 60, -2);
  const past = tokensOf(vault.derive('tokens'), () => Date.now() - 1000);
  expect(await refusal(verify(past.seal(kind, claims, 1)))).toEqual(refusing('session.token'));
  const before = (await ada.call('GET /invite/getInvites', {})).find((each) => each.inviteId === inviteId)!;
  await ada.call('POST /sendMail', { inviteId, type: 'inviteUser' });
  const after = (await ada.call('GET /invite/getInvites', {})).find((each) => each.inviteId === inviteId)!;
  expect(after.expire_at > before.expire_at).toBe(true);
  const again = await mailedToken(product, email, 'add-admin');
  expect(await verify(again)).toMatchObject({ email });
});
test('the documented bodies send an invitation and an activation again, and no mail goes elsewhere [org-team.call.post-sendmail, api.email-mail, security.invite-tokens]', async () => {
  const { email, inviteId } = await invited(product, ada);
  const documented = {
    invitedBy: ada.userId,
    name: 'Bob',
    link: `https://acme.example/add-admin/${inviteId}`,
  };
  const sent = await ada.call('POST /sendMail', { ...documented, sendTo: email, type: 'inviteUser' });
  expect(sent).toMatchObject({ errorCode: 0, message: 'Email sent SuccessFully', id: inviteId });
  const again = await mailedToken(product, email, 'add-admin');
  expect(await verify(again)).toMatchObject({ email });
  expect(
    await refusal(ada.call('POST /sendMail', { ...documented, sendTo: ada.email, type: 'inviteUser' })),
  ).toMatchObject({ status: 400 });
  const eve = await operatorOf(product);
  expect(await refusal(eve.call('POST /sendMail', { ...documented, sendTo: email }))).toEqual(
    refusing('invite.unknown'),
  );
  const activation = { sendTo: ada.email, name: 'Ada', link: ada.base.origin, type: 'activation' } as const;
  expect(await ada.call('POST /sendMail', activation)).toMatchObject({ errorCode: 0, id: ada.userId });
  expect(await refusal(eve.call('POST /sendMail', activation))).toEqual(refusing('operator.unknown'));
});
test('with the organisation its invitations go, and what they said of people', async () => {
  const eve = await operatorOf(product);
  const { accessToken, inviteId } = await invited(product, eve);
  const admin = await adminOf(product);
  await admin.call('DELETE /admin/deleteOperator/:userId', { userId: eve.userId });
  expect(await refusal(verify(accessToken))).toEqual(refusing('invite.unknown'));
  const { store, vault } = product.system;
  const told = async () =>
    JSON.stringify(await vault.open(await Array.fromAsync(store.readStream(`invite-${inviteId}`))));
  await expect.poll(told).not.toContain('"Bob"');
});
test('nobody joins a suspended organisation', async () => {
  const eve = await operatorOf(product);
  const { accessToken } = await invited(product, eve);
  await (await adminOf(product)).call('PUT /suspendOperator/:userId', {
    userId: eve.userId,
    suspended: true,
  });
  expect(await refusal(verify(accessToken))).toEqual(refusing('organisation.suspended'));
});

test('an address that an operator has is not invited, wherever that operator is [org-team.add.unique]', async () => {
  const { email } = await register(product);
  const about = { name: 'Bob', type: 'ADD_ADMIN' } as const;
  for (const taken of [email, email.toUpperCase(), ada.email])
    expect(await refusal(ada.call('POST /invite/sendInvite', { ...about, email: taken }))).toEqual(
      refusing('operator.taken'),
    );
});
test('a member is read by the others, with what is known of the last sign-in [org-team.call.get-getoperator] [org-team.call.get-getorgbyuniqueid] [invite.call.get-getapporg] [org-team.detail.last-login]', async () => {
  const { userId, email } = await colleagueOf(product, ada);
  const read = () => ada.call('GET /getOperator/:userId', { userId });
  await expect.poll(async () => (await read()).loginCount).toBe(1);
  expect(await read()).toMatchObject({
    ...{ email, emailVerified: true, suspended: false, deviceCount: 1 },
    lastLoginDetails: { device: 'this device', status: 'Success', ip: expect.stringMatching(/127\./) },
  });
  const { uniqueId, subdomain } = ada;
  expect(await ada.call('GET /getOrgByUniqueId/:uniqueId', { uniqueId })).toMatchObject({
    uniqueId,
    subdomain,
  });
  expect(await ada.call('GET /getAppOrg/:uniqueId', { uniqueId })).toEqual({ subdomain });
});
test('the first to be joined of two organisations that invite one address has it [org-team.add.unique]', async () => {
  const rival = await operatorOf(product);
  const { email, accessToken } = await invited(product, ada);
  const other = await invited(product, rival, email);
  const begun = await beginJoining(product, other.accessToken);
  const mine = await beginJoining(product, accessToken);
  await finishJoining(mine, mine.key);
  expect(await refusal(finishJoining(begun, begun.key))).toEqual(refusing('operator.taken'));
});
test('a full team invites nobody, and of two who join at the last place one is told so', async () => {
  const small = await operatorOf(product);
  for (let members = 1; members < 4; members++) await colleagueOf(product, small);
  const last = await Promise.all([invited(product, small), invited(product, small)]);
  const begun = await Promise.all(last.map(({ accessToken }) => beginJoining(product, accessToken)));
  const ended = await Promise.allSettled(begun.map((each) => finishJoining(each, each.key)));
  const told = ended.flatMap((each) => (each.status === 'rejected' ? each.reason.message : []));
  expect(told).toEqual(['Error: No remaining usage for max.team.size.']);
  const about = { email: `${unique('bob')}@acme.example`, name: 'Bob', type: 'ADD_ADMIN' } as const;
  expect(await refusal(small.call('POST /invite/sendInvite', about))).toEqual(refusing('team.limit'));
});

test('a member suspends, activates and deletes another, and not oneself [org-team.members.actions] [org-team.members.own-row] [org-team.call.delete-deleteoperator]', async () => {
  const bob = await colleagueOf(product, ada);
  const { userId } = bob;
  await ada.call('PUT /suspendOperator/:userId', { userId, suspended: true });
  expect(await refusal(bob.call('GET /usage', {}))).toEqual(refusing('operator.suspended'));
  await ada.call('PUT /suspendOperator/:userId', { userId, suspended: false });
  expect(
    await refusal(ada.call('PUT /suspendOperator/:userId', { userId: ada.userId, suspended: true })),
  ).toEqual(refusing('operator.self'));
  expect(await refusal(ada.call('DELETE /deleteOperator/:userId', { userId: ada.userId }))).toEqual(
    refusing('operator.self'),
  );
  await ada.call('DELETE /deleteOperator/:userId', { userId });
  expect(await refusal(ada.call('GET /getOperator/:userId', { userId }))).toEqual(
    refusing('operator.unknown'),
  );
  const again = await invited(product, ada, bob.email);
  expect(again.accessToken).not.toBe('');
});
test.each([
  ['suspended', 'PUT /suspendOperator/:userId', { suspended: true }],
  ['deleted', 'DELETE /deleteOperator/:userId', {}],
] as const)(
  'what a member who is %s has sent to the team is withdrawn by who does it, and no other invitation',
  async (_, call, asked) => {
    const bob = await colleagueOf(product, ada);
    const [sent, other] = [await invited(product, bob), await invited(product, ada)];
    const { appId } = await webApp(ada);
    const email = `${unique('eve')}@acme.example`;
    const user = await bob.call('POST /invite/sendInvite', { appId, email, name: 'Eve', type: 'ADD_USER' });
    const { key, ...joining } = await beginJoining(product, sent.accessToken);
    await ada.call(call as 'PUT /suspendOperator/:userId', { userId: bob.userId, ...asked } as never);
    await product.reactions.settled();
    expect(await refusal(verify(sent.accessToken))).toEqual(refusing('invite.unknown'));
    expect(await refusal(finishJoining(joining, key))).toEqual(refusing('invite.unknown'));
    const waiting = await pending();
    expect(waiting).not.toContain(sent.inviteId);
    expect(waiting).toEqual(expect.arrayContaining([other.inviteId, user.inviteId]));
    const events = await Array.fromAsync(product.system.store.readStream(`invite-${sent.inviteId}`));
    const by = events.filter(({ type }) => type === 'InviteDeleted').map(({ metadata }) => metadata);
    expect(by).toMatchObject([{ actor: { role: 'operator', id: ada.userId } }]);
  },
);
test('of what a member with a lesser role has sent to the team, that with a role they may no longer give is withdrawn', async () => {
  const bob = await colleagueOf(product, ada);
  const owner = await invited(product, bob, undefined, 'owner');
  const auditor = await invited(product, bob, undefined, 'auditor');
  const gives = async (role: 'administrator' | 'support') => {
    await ada.call('PUT /operatorRole/:userId', { userId: bob.userId, role });
    await product.reactions.settled();
  };
  await gives('administrator');
  expect(await refusal(verify(owner.accessToken))).toEqual(refusing('invite.unknown'));
  expect(await pending()).toContain(auditor.inviteId);
  await gives('support');
  expect(await refusal(verify(auditor.accessToken))).toEqual(refusing('invite.unknown'));
});
test('invitations are listed of one’s own organisation, and of the kind that is asked for [org-team.call.get-invite-getinvites]', async () => {
  const { inviteId } = await invited(product, ada);
  const { uniqueId } = ada;
  for (const query of [{}, { uniqueId }, { type: 'ADD_ADMIN' }, { uniqueId, type: 'ADD_ADMIN' }] as const) {
    const listed = await ada.call('GET /invite/getInvites', query);
    expect(listed.map((each) => each.inviteId)).toContain(inviteId);
  }
  const rival = await operatorOf(product);
  expect(await rival.call('GET /invite/getInvites', { uniqueId })).toEqual([]);
  expect(await refusal(ada.call('GET /invite/getInvites', { type: 'ADD_KING' } as never))).toMatchObject({
    status: 400,
  });
});
test('an invitation of one organisation is unknown to another', async () => {
  const { inviteId } = await invited(product, ada);
  const rival = await operatorOf(product);
  for (const path of ['POST /sendMail', 'DELETE /invite/deleteInvite/:inviteId'] as const)
    expect(await refusal(rival.call(path, { inviteId }))).toEqual(refusing('invite.unknown'));
  expect(await rival.call('GET /invite/getInvites', {})).toEqual([]);
});
test('a passkey that was made for another page does not join', async () => {
  const { accessToken } = await invited(product, ada);
  const begun = await beginJoining(product, accessToken);
  const elsewhere = softKey({ rpId: 'localhost', origin: 'https://evil.example' });
  expect(await refusal(finishJoining(begun, elsewhere))).toEqual(refusing('ceremony.failed'));
  await finishJoining(begun, begun.key);
});
