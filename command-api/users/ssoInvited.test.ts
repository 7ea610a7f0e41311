import { beforeAll, expect, test } from 'vitest';
import {
  answer,
  follow,
  invitedToOidc,
  type OidcApp,
  oidcApp,
  oidcUser,
  redirectOf,
  relyingParty,
} from '../../test/clients/openid.ts';
import { radiusApp } from '../../test/clients/radius.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { invitedToSaml, samlApp } from '../../test/clients/saml.ts';
import { post } from '../../test/clients/serviceProvider.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { type Operator, operatorOf, unique } from '../../test/people/people.ts';
import { caughtUp, type Here, mailedToken, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: OidcApp;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada);
});

const about = { birthdate: '1960-01-24', address: { country: 'Norway', postal_code: '0150' } };
const ignored = { email_verified: true, isLDAPEnabled: false };

/** An invited person with a new passkey, before the registration has ended. */
async function answering(begin: 'POST /registerOIDCUsers' | 'POST /SAML/register', accessToken: string) {
  const guest = visit(product, app.host);
  const { options, transactionId } = await guest.call(begin, { accessToken });
  const key = softKey({ rpId: app.host, origin: guest.origin });
  return { guest, key, answer: { credential: key.create(options), transactionId } };
}

test('the link of the mail leads to the application, and the id of the invitation to nothing [invite.route.param, invite.lookup]', async () => {
  const { accessToken } = await invitedToOidc(product, ada, app);
  const guest = visit(product, app.host);
  const read = (token: string) => guest.call('GET /invite/verifyInvite/:accessToken', { accessToken: token });
  const { appId } = app;
  expect(await read(accessToken)).toMatchObject({
    appId,
    uniqueId: ada.uniqueId,
    application: { name: app.name },
  });
  await caughtUp(product);
  const [invited] = await ada.call('GET /invite/getInvites', { appId });
  expect(invited).toMatchObject({ appId });
  expect(await refusal(read(invited!.inviteId))).toEqual(refusing('session.token'));
  const { appId: samlId } = await samlApp(ada);
  const { appId: radiusId } = await radiusApp(ada);
  await caughtUp(product);
  const { uniqueId } = ada;
  expect(await ada.call('GET /getOIDCDataByAppId/:appId', { appId })).toMatchObject({ appId, uniqueId });
  expect(await ada.call('GET /SAML/app/:appId', { appId: samlId })).toMatchObject({
    appId: samlId,
    uniqueId,
  });
  expect(await ada.call('GET /getRadiusAppByAppId/:appId', { appId: radiusId })).toMatchObject({
    appId: radiusId,
    uniqueId,
  });
});

test('a person says something about themselves with the passkey, and the invitation is used up [invite.extra, invite.consume, invite.call.post-registeroidcusers, invite.call.post-createoidcuser]', async () => {
  const { accessToken, email } = await invitedToOidc(product, ada, app);
  const { guest, answer } = await answering('POST /registerOIDCUsers', accessToken);
  for (const wrong of [
    { birthdate: '1960-02-30' },
    { birthdate: '2100-01-01' },
    { address: { country: 'N'.repeat(51) } },
    { address: { postal_code: 'W1A 1AA' } },
    { address: { postal_code: '1'.repeat(16) } },
  ])
    expect(await refusal(guest.call('POST /createOIDCUser', { ...answer, ...wrong }))).toMatchObject({
      status: 400,
    });
  const sent = { ...answer, ...about, ...ignored };
  const { userId, username } = await guest.call('POST /createOIDCUser', sent);
  expect(username).toBe(email);
  await caughtUp(product);
  expect(await ada.call('GET /getOIDCUser/:userId', { userId })).toMatchObject({
    ...{ email, birthdate: '1960-01-24', address: { country: 'Norway', postal_code: '0150', city: '' } },
    deviceList: [{ suspended: false }],
  });
  expect(await refusal(guest.call('GET /invite/verifyInvite/:accessToken', { accessToken }))).toEqual(
    refusing('invite.used'),
  );
  expect(await refusal(guest.call('POST /createOIDCUser', { ...sent, birthdate: '1999-01-01' }))).toEqual(
    refusing('ceremony.failed'),
  );
  await caughtUp(product);
  expect(await ada.call('GET /getOIDCUser/:userId', { userId })).toMatchObject({ birthdate: '1960-01-24' });
});

test('what the operator said of the person is among the attributes of the user, and the person’s own word counts more', async () => {
  const email = `${unique('grace')}@acme.example`;
  const attributes = {
    employee_number: '7',
    manager: 'Ada',
    secondary_email: 'g@home.example',
    city: 'Oslo',
  };
  const invitation = {
    email,
    name: 'Grace Hopper',
    type: 'ADD_OIDC_USER',
    appId: app.appId,
    attributes,
  } as const;
  await ada.call('POST /invite/sendInvite', invitation);
  const accessToken = await mailedToken(product, email, 'OauthRegisterUser');
  const { guest, answer } = await answering('POST /registerOIDCUsers', accessToken);
  const { userId } = await guest.call('POST /createOIDCUser', { ...answer, ...about });
  await caughtUp(product);
  expect(await ada.call('GET /getOIDCUser/:userId', { userId })).toMatchObject({
    ...{ employee_number: '7', manager: 'Ada', secondary_email: 'g@home.example', department: '' },
    ...{ birthdate: '1960-01-24', address: { country: 'Norway', city: 'Oslo' } },
  });
  const wrong = { ...invitation, email: `x${email}`, attributes: { manager: 'x'.repeat(51) } };
  expect(await refusal(ada.call('POST /invite/sendInvite', wrong))).toMatchObject({ status: 400 });
});
test('a person invited to a SAML application does so too, and one who says nothing is asked nothing [invite.extra, invite.call.post-verify-registeruser-attestation]', async () => {
  const { accessToken } = await invitedToSaml(product, ada, await samlApp(ada));
  const { guest, answer } = await answering('POST /SAML/register', accessToken);
  const { userId } = await guest.call('POST /SAML/verify-register-attestation', {
    ...answer,
    ...about,
    ...ignored,
  });
  const plain = await answering(
    'POST /registerOIDCUsers',
    (await invitedToOidc(product, ada, app)).accessToken,
  );
  const registered = await plain.guest.call('POST /verify-registerUser-attestation', {
    ...{ ...plain.answer, username: 'somebody.else@acme.example', clientId: app.appId, auth: 'oauth' },
  });
  await caughtUp(product);
  expect(await ada.call('GET /SAML/getSAMLUser/:userId', { userId })).toMatchObject(about);
  const { username, userId: plainId } = registered;
  expect(username).not.toBe('somebody.else@acme.example');
  expect(await ada.call('GET /getOIDCUser/:userId', { userId: plainId })).toMatchObject({
    ...{ email: username, birthdate: '', address: { country: '', postal_code: '' } },
  });
});

test('a SAML application is read by its id, and the first one by the sub-domain of its own organisation [sso.appid]', async () => {
  const eve = await operatorOf(product, 'special_plan');
  const read = (appId: string, { call } = eve) => call('GET /SAML/app/:appId', { appId });
  expect(await refusal(read(eve.subdomain))).toEqual(refusing('application.unknown'));
  const first = await samlApp(eve);
  const second = await samlApp(eve);
  await caughtUp(product);
  expect(await read(eve.subdomain)).toMatchObject({ appId: first.appId, uniqueId: eve.uniqueId });
  expect(await read(second.appId)).toMatchObject({ appId: second.appId });
  expect(await refusal(read(eve.subdomain, ada))).toEqual(refusing('application.unknown'));
});

test('the sign-in knows the application by its request and posts a ticket, so attributes beside it count for nothing [sso.appid, sso.attributes, sso.call.post-loginoidcusers, sso.call.post-verify-loginoidcusers-assertion]', async () => {
  const grace = await oidcUser(product, ada, app);
  const other = await oidcApp(ada);
  const party = await relyingParty(product, app);
  const browser = visit(product, app.host);
  const { url, remembered } = await party.begin();
  const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
  expect(await browser.call('GET /openid/request/:requestId', { requestId })).toMatchObject({
    application: { name: app.name },
  });
  const { options, transactionId } = await browser.call('POST /loginOIDCUsers', {
    ...{ requestId, username: grace.email, domain: 'evil.example' },
  });
  const foreign = await oidcUser(product, ada, other);
  const theirs = { credential: foreign.key.get(options), transactionId };
  expect(await refusal(browser.call('POST /verify-loginOIDCUsers-assertion', theirs))).toEqual(
    refusing('user.noAccess'),
  );
  // The passkey of a colleague, who may sign in here, answers for the typed name no better than a stranger's.
  const colleague = await oidcUser(product, ada, app);
  const asked = await browser.call('POST /loginOIDCUsers', { requestId, username: grace.email });
  const { transactionId: mine } = asked;
  const instead = { credential: colleague.key.get(asked.options), transactionId: mine };
  expect(await refusal(browser.call('POST /verify-loginOIDCUsers-assertion', instead))).toMatchObject({
    status: 401,
  });
  const { ticket } = await answer(browser, requestId, grace.key);
  const posted = await post(browser, `/authenticate/${requestId}/login`, {
    ...{ ticket, sub: foreign.userId, userId: foreign.userId, email: foreign.email, name: 'Mallory' },
  });
  const back = await follow(browser, redirectOf(posted, browser.origin));
  expect((await party.finish(back, remembered)).claims()!.sub).toBe(grace.userId);
});
