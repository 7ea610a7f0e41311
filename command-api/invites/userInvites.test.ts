import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { HoldInvite } from '../../domain/invite/commands.ts';
import { invite } from '../../domain/invite/invite.ts';
import { ref } from '../../domain/kit.ts';
import { mailsInGerman } from '../../domain/sentences/german/mails/mails.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import { personAt } from '../../passkeys/holders.ts';
import { tokensOf } from '../../server-kit/access/tokens.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { png } from '../../test/logo.ts';
import {
  type App,
  adminOf,
  type Operator,
  operatorOf,
  shopper,
  unique,
  webApp,
} from '../../test/people/people.ts';
import { shopRequest } from '../../test/people/phones.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../test/people/team.ts';
import { type Here, mailedToken, mailsOf, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
});

const verify = (accessToken: string) =>
  visit(product).call('GET /invite/verifyInvite/:accessToken', { accessToken });
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString());
const pending = async () =>
  (await ada.call('GET /invite/getInvites', { appId: app.appId })).map(({ inviteId }) => inviteId);
const usersOf = async () => ada.call('GET /getAllUsersByAppId/:appId', app);

test('an organisation writes its mails in the language that it has chosen', async () => {
  const berta = await operatorOf(product, 'special_plan');
  const { uniqueId } = berta;
  await berta.call('PUT /organisationLanguage/:uniqueId', { uniqueId, language: 'de' });
  expect(await berta.call('GET /getOrgByUniqueId/:uniqueId', { uniqueId })).toMatchObject({ language: 'de' });
  const shop = await webApp(berta);
  await berta.call('PUT /updateApp/:appId', { appId: shop.appId, name: 'Laden' });
  const { email } = await invitedUser(product, berta, shop);
  const [mail] = (await mailsOf(product)).filter(({ to }) => to === email);
  const { subject } = mailsInGerman.mails['mail.userInvitation']({
    ...{ organisation: 'Acme', application: 'Laden', further: [] },
  });
  expect(mail).toMatchObject({ subject });
  expect(mail!.html).toContain('<html lang="de">');
});

test('a user is invited to an application by a mail in the name of the organisation, with the logo of the application [invite.link, data.invite, data.invite-verified]', async () => {
  await ada.call('PUT /updateApp/:appId', { appId: app.appId, name: 'Acme Shop', logo: png });
  const { email, inviteId, accessToken } = await invitedUser(product, ada, app);
  const [mail] = (await mailsOf(product)).filter(({ to }) => to === email);
  expect(mail).toMatchObject({ subject: 'You are invited to Acme Shop' });
  expect(mail!.text).toContain(
    `http://${ada.subdomain}.localhost:${product.port}/registerUser/${accessToken}`,
  );
  expect(mail!.text).toMatch(/^Acme\n/);
  expect(mail!.html).toContain(`<img src="${png}"`);
  expect(mail!.html).toContain('Acme · sent by Latchkey');
  expect(await verify(accessToken)).toMatchObject({
    ...{ type: 'ADD_USER', email, name: 'Grace', uniqueId: ada.uniqueId, appId: app.appId },
    ...{ attributeToFilter: 'userId', isLdapEnabled: false, isLdapChecked: false, organisationName: 'Acme' },
    application: { name: 'Acme Shop', logo: png, origins: [app.origin] },
  });
  const [listed] = (await ada.call('GET /invite/getInvites', { appId: app.appId })).filter(
    (each) => each.inviteId === inviteId,
  );
  expect(listed).toMatchObject({
    ...{ name: 'Grace', email, appId: app.appId, uniqueId: ada.uniqueId, type: 'ADD_USER' },
    ...{ createdAt: expect.any(String), expire_at: expect.any(String) },
  });
});
test('the documented body invites into the organisation of the caller, whatever else it names, and the answer opens nothing [invite.call.post-invite-sendinvite]', async () => {
  const rival = await operatorOf(product);
  const about = { email: `${unique('grace')}@acme.example`, name: 'Grace', type: 'ADD_USER' } as const;
  const sent = { ...about, appId: app.appId, uniqueId: rival.uniqueId, createdBy: rival.email };
  const { inviteId, accessToken } = await ada.call('POST /invite/sendInvite', sent);
  expect(accessToken).toMatch(/./);
  expect(await refusal(verify(accessToken))).toEqual(refusing('session.token'));
  const listed = async ({ call }: Operator) =>
    (await call('GET /invite/getInvites', {})).filter((each) => each.inviteId === inviteId);
  expect(await listed(ada)).toMatchObject([{ ...about, appId: app.appId, uniqueId: ada.uniqueId }]);
  expect(await listed(rival)).toEqual([]);
  for (const field of ['email', 'name', 'type'] as const)
    expect(
      await refusal(ada.call('POST /invite/sendInvite', { ...sent, [field]: undefined } as never)),
      field,
    ).toMatchObject({ status: 400 });
});
test('a logo at an address that only this network knows is refused', async () => {
  const other = await webApp(ada);
  for (const logo of ['https://10.0.0.1/logo.png', 'https://metadata.internal/logo.png'])
    expect(await refusal(ada.call('PUT /updateApp/:appId', { appId: other.appId, logo }))).toEqual(
      refusing('application.logo'),
    );
});
test('a person who follows the link registers with a passkey under the invited address, whatever is typed, and signs in [invite.attribute-filter]', async () => {
  const { email, inviteId, accessToken } = await invitedUser(product, ada, app);
  expect(await verify(accessToken)).toMatchObject({ attributeToFilter: 'userId' });
  const person = shopper(product, app);
  const begun = await beginRegisteringUser(person, app, accessToken, 'mallory@evil.example');
  const { userId } = await finishRegisteringUser(person, app, begun);
  const { accessToken: signedIn } = await person.signIn(email);
  const server = visit(product);
  expect(await server.call('POST /verifyToken', { accessToken: signedIn })).toMatchObject({
    ...{ userId, username: email, name: 'Grace', usernameVerified: true },
  });
  expect(claimsOf(signedIn)).toMatchObject({ sub: userId, usernameVerified: true });
  expect(await usersOf()).toContainEqual(expect.objectContaining({ userId, email, deviceCount: 1 }));
  expect(await pending()).not.toContain(inviteId);
  expect(await refusal(verify(accessToken))).toEqual(refusing('invite.used'));
  expect(await refusal(beginRegisteringUser(person, app, accessToken))).toEqual(refusing('invite.used'));
});
test('the invited address is reserved: a stranger cannot register it, and the invited person still can', async () => {
  const { email, accessToken } = await invitedUser(product, ada, app);
  for (const name of [email, email.toUpperCase()])
    expect(await refusal(shopper(product, app).register(name))).toEqual(refusing('user.taken'));
  const request = await shopRequest(product, app, { type: 1, username: email });
  expect(await refusal(request.register(request.key()))).toEqual(refusing('user.taken'));
  const person = shopper(product, app);
  await finishRegisteringUser(person, app, await beginRegisteringUser(person, app, accessToken));
  expect(await refusal(shopper(product, app).register(email))).toEqual(refusing('user.taken'));
});
test('a withdrawn invitation frees the address, and the name that is then typed is not verified', async () => {
  const { email, inviteId } = await invitedUser(product, ada, app);
  await ada.call('DELETE /invite/deleteInvite/:inviteId', { inviteId });
  const { accessToken } = await shopper(product, app).register(email);
  expect(await visit(product).call('POST /verifyToken', { accessToken })).toMatchObject({
    ...{ username: email, usernameVerified: false },
  });
  expect(claimsOf(accessToken)).toMatchObject({ usernameVerified: false });
});
test('nobody is invited a second time, but the invitation can be sent again', async () => {
  const { email, inviteId } = await invitedUser(product, ada, app);
  const again = { email, name: 'Grace', type: 'ADD_USER', appId: app.appId } as const;
  expect(await refusal(ada.call('POST /invite/sendInvite', again))).toEqual(refusing('invite.pending'));
  await ada.call('POST /sendMail', { inviteId, type: 'inviteUser' });
});
test('a request by message in the name of an invited person is like one in a name that nobody has', async () => {
  const { email } = await invitedUser(product, ada, app);
  const request = await shopRequest(product, app, { type: 2, username: email });
  expect(await request.result()).toMatchObject({ transactionStatus: 'PENDING' });
});
test('of two invitations of one person at the same moment, the second is told of the first', async () => {
  const about = { email: `${unique('grace')}@acme.example`, name: 'Grace', type: 'ADD_USER' } as const;
  const invites = () => ada.call('POST /invite/sendInvite', { ...about, appId: app.appId });
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, invites));
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const { status, errorCode, message } = refusing('invite.pending');
  expect(refused).toMatchObject(Array(3).fill({ status, errorCode, message }));
});
test('one of two people who use one invitation at the same moment registers [invite.expiry]', async () => {
  const { accessToken, email } = await invitedUser(product, ada, app);
  const people = [shopper(product, app), shopper(product, app)];
  const begun = await Promise.all(people.map((each) => beginRegisteringUser(each, app, accessToken)));
  const ended = await Promise.allSettled(
    people.map((each, i) => finishRegisteringUser(each, app, begun[i]!)),
  );
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await usersOf()).filter((user) => user.email === email)).toMatchObject([{ deviceCount: 1 }]);
});
test('an invitation to one application opens no other, of the same organisation or another', async () => {
  const { accessToken } = await invitedUser(product, ada, app);
  const rival = await operatorOf(product);
  for (const other of [await webApp(ada), await webApp(rival)])
    expect(await refusal(beginRegisteringUser(shopper(product, other), other, accessToken))).toEqual(
      refusing('session.token'),
    );
});
test('it does not lead into the team, and an invitation to the team into no application', async () => {
  const { accessToken } = await invitedUser(product, ada, app);
  const guest = visit(product);
  expect(await refusal(guest.call('POST /addAdmin', { accessToken, captcha: 'off' }))).toEqual(
    refusing('session.token'),
  );
  const email = `${unique('bob')}@acme.example`;
  await ada.call('POST /invite/sendInvite', { email, name: 'Bob', type: 'ADD_ADMIN' });
  const team = await mailedToken(product, email, 'add-admin');
  expect(await refusal(beginRegisteringUser(shopper(product, app), app, team))).toEqual(
    refusing('session.token'),
  );
});
test('an expired, a forged and a deleted invitation let nobody register, not even half-way', async () => {
  const { accessToken, inviteId } = await invitedUser(product, ada, app);
  const person = shopper(product, app);
  const { tokens, vault } = product.system;
  const { kind, exp: _, ...claims } = tokens.open('invite', accessToken);
  const past = tokensOf(vault.derive('tokens'), () => Date.now() - 2000).seal(kind, claims, 1);
  for (const wrong of [past, `${accessToken.slice(0, -4)}AAAA`, 'AAAA'])
    expect(await refusal(beginRegisteringUser(person, app, wrong))).toEqual(refusing('session.token'));
  const begun = await beginRegisteringUser(person, app, accessToken);
  await ada.call('DELETE /invite/deleteInvite/:inviteId', { inviteId });
  expect(await refusal(finishRegisteringUser(person, app, begun))).toEqual(refusing('invite.unknown'));
  expect(await refusal(verify(accessToken))).toEqual(refusing('invite.unknown'));
});
const orders = ['accepted first', 'withdrawn first', 'withdrawn while it is accepted'] as const;
test.each(orders)(
  'an invitation that is %s lets the person in or is withdrawn, and nothing is half done',
  async (order) => {
    const { executor } = product.system;
    for (let round = 0; round < 3; round += 1) {
      const { accessToken, inviteId, email } = await invitedUser(product, ada, app);
      const person = shopper(product, app);
      const begun = await beginRegisteringUser(person, app, accessToken);
      const accept = () => finishRegisteringUser(person, app, begun);
      const withdraw = () => ada.call('DELETE /invite/deleteInvite/:inviteId', { inviteId });
      const held = async () => (await executor.look(ref(invite, inviteId), { fresh: true })).state.heldUntil;
      const first = order === 'withdrawn first' ? withdraw() : accept();
      if (order === 'withdrawn while it is accepted') await expect.poll(held, { interval: 1 }).not.toBe('');
      const racing = [first, order === 'withdrawn first' ? accept() : withdraw()];
      const refused = (await Promise.allSettled(racing)).flatMap((each) =>
        each.status === 'rejected' ? [each.reason.errorCode] : [],
      );
      const value = usernameKeys(app.appId, email)[0]!;
      const isIn = (await executor.reserved.holderOf('username', value))?.of.name === 'user';
      // Whoever came later is told: that the invitation is gone, or that it is being accepted.
      expect(refused).toEqual([
        expect.toBeOneOf([refusing('invite.unknown').errorCode, refusing('invite.held').errorCode]),
      ]);
      expect((await executor.look(ref(invite, inviteId), { fresh: true })).state.used).toBe(isIn);
      if (order === 'withdrawn while it is accepted') expect(isIn).toBe(true);
    }
  },
);
test('an invitation by which somebody comes in is not withdrawn until that is over', async () => {
  const { inviteId } = await invitedUser(product, ada, app);
  const by = { actor: { role: 'system', id: 'test' }, correlationId: randomUUID() } as const;
  await product.system.executor.execute(HoldInvite, { id: inviteId }, by);
  const withdraw = () => ada.call('DELETE /invite/deleteInvite/:inviteId', { inviteId });
  expect(await refusal(withdraw())).toEqual(refusing('invite.held'));
});
test('sent again there is a new link, and both lead to one registration', async () => {
  const { email, inviteId, accessToken } = await invitedUser(product, ada, app);
  await ada.call('POST /sendMail', { inviteId, type: 'inviteUser' });
  const again = await mailedToken(product, email, 'registerUser');
  const person = shopper(product, app);
  await finishRegisteringUser(person, app, await beginRegisteringUser(person, app, again));
  expect(await refusal(verify(accessToken))).toEqual(refusing('invite.used'));
});
test('a user is not invited again, and nobody is invited to an application of others', async () => {
  const { userId } = await shopper(product, app).register('taken@acme.example');
  expect(userId).toBeTruthy();
  const about = { name: 'Grace', type: 'ADD_USER' } as const;
  for (const email of ['taken@acme.example', 'TAKEN@acme.example'])
    expect(await refusal(ada.call('POST /invite/sendInvite', { ...about, email, appId: app.appId }))).toEqual(
      refusing('user.taken'),
    );
  const rival = await operatorOf(product);
  const email = `${unique('grace')}@acme.example`;
  expect(await refusal(rival.call('POST /invite/sendInvite', { ...about, email, appId: app.appId }))).toEqual(
    refusing('application.unknown'),
  );
  expect(await rival.call('GET /invite/getInvites', { appId: app.appId })).toEqual([]);
});
test('a kind that does not fit the application is refused [invite.types]', async () => {
  for (const type of ['ADD_ADMIN', 'ADD_OIDC_USER', 'ADD_SAML_USER', 'ADD_RADIUS_USER'] as const)
    expect(
      await refusal(
        ada.call('POST /invite/sendInvite', {
          ...{ email: `${unique('grace')}@acme.example`, name: 'Grace', type, appId: app.appId },
        }),
      ),
    ).toEqual(refusing('invite.type'));
});
test('a full application invites nobody, and of two at the last place one registers', async () => {
  const small = await operatorOf(product);
  const own = await webApp(small);
  for (let n = 1; n < 10; n++) await shopper(product, own).register(unique('user'));
  const last = await Promise.all([invitedUser(product, small, own), invitedUser(product, small, own)]);
  const people = last.map(() => shopper(product, own));
  const begun = await Promise.all(
    last.map(({ accessToken }, i) => beginRegisteringUser(people[i]!, own, accessToken)),
  );
  const ended = await Promise.allSettled(
    people.map((each, i) => finishRegisteringUser(each, own, begun[i]!)),
  );
  const told = ended.flatMap((each) => (each.status === 'rejected' ? each.reason.message : []));
  expect(told).toEqual([refusing('user.limit').message]);
  // Who was refused is nobody here: no address is kept of them.
  const kept = last.map(({ email }) => personAt(product.system, small.uniqueId, email));
  expect((await Promise.all(kept)).map((id) => id !== null)).toEqual(
    ended.map(({ status }) => status === 'fulfilled'),
  );
  const about = { email: `${unique('grace')}@acme.example`, name: 'Grace', type: 'ADD_USER' } as const;
  expect(await refusal(small.call('POST /invite/sendInvite', { ...about, appId: own.appId }))).toEqual(
    refusing('user.limit'),
  );
});
test('with the application its invitations go, and a suspended one takes nobody in', async () => {
  const own = await webApp(ada);
  const { accessToken } = await invitedUser(product, ada, own);
  await ada.call('PUT /updateApp/:appId', { appId: own.appId, suspended: true });
  const person = shopper(product, own);
  expect(await refusal(beginRegisteringUser(person, own, accessToken))).toEqual(
    refusing('application.suspended'),
  );
  await ada.call('DELETE /deleteApp/:appId', { appId: own.appId });
  const asked = () => refusal(verify(accessToken));
  await expect.poll(asked).toEqual(refusing('invite.unknown'));
  expect(await ada.call('GET /invite/getInvites', { appId: own.appId })).toEqual([]);
});
test('nobody registers by an invitation of a suspended organisation', async () => {
  const eve = await operatorOf(product);
  const own = await webApp(eve);
  const { accessToken } = await invitedUser(product, eve, own);
  const admin = await adminOf(product);
  await admin.call('PUT /suspendOperator/:userId', { userId: eve.userId, suspended: true });
  expect(await refusal(verify(accessToken))).toEqual(refusing('organisation.suspended'));
  expect(await refusal(beginRegisteringUser(shopper(product, own), own, accessToken))).toEqual(
    refusing('organisation.suspended'),
  );
});
