import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, type Directory, listsUsers, startDirectory } from '../../test/clients/ldap.ts';
import { invitedToOidc, oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { startScripted } from '../../test/clients/scriptedLdap.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let directory: Directory;
let product: Here;
let operator: Operator;
let app: Awaited<ReturnType<typeof oidcApp>>;
let appId: string;
beforeAll(async () => {
  directory = await startDirectory();
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
  operator = await operatorOf(product);
  app = await oidcApp(operator);
  ({ appId } = app);
});
afterAll(() => directory?.stop());

/** Makes a passkey with an invitation. */
async function registers(accessToken: string, host: string) {
  const guest = visit(product, host);
  const key = softKey({ rpId: host, origin: guest.origin });
  const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
  const credential = key.create(options);
  return guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
}

test('the console tests the saved settings, and says what is wrong', async () => {
  const trying = () => operator.call('POST /ldap/testConnection/:appId', { appId });
  expect(await refusal(trying())).toEqual(refusing('directory.off'));
  await operator.call('PUT /updateOIDCAppWithClientId/:appId', { appId, ldapEnabled: true });
  expect(await refusal(trying())).toEqual(refusing('directory.unset'));
  const broken = { ...directory.sent, base_dn: 'ou=x,dc=acme,dc=example' };
  await operator.call('POST /ldap/addLdap/:appId', { appId, ldapConfigSetting: broken });
  expect(await refusal(trying())).toMatchObject({
    status: 409,
    message: 'localhost has no entry ou=x,dc=acme,dc=example.',
  });
  await operator.call('POST /ldap/addLdap/:appId', { appId, ldapConfigSetting: directory.sent });
  expect(await trying()).toMatchObject({ errorCode: 0 });
});

test('an invited person makes a passkey only after the directory has confirmed name and password, and nobody else can guess [org-ldap.verify.fields] [org-ldap.verify.texts] [org-ldap.call.post-ldap-validateldapuser] [invite.call.get-invite-verifyinvite]', async () => {
  await listsUsers(operator, appId, directory);
  const { accessToken } = await invitedToOidc(product, operator, app, 'Ada@acme.example');
  const guest = visit(product, app.host);
  const read = () => guest.call('GET /invite/verifyInvite/:accessToken', { accessToken });
  expect(await read()).toMatchObject({ isLdapEnabled: true, isLdapChecked: false });
  const begin = () => guest.call('POST /registerOIDCUsers', { accessToken });
  expect(await refusal(begin())).toEqual(refusing('directory.unchecked'));
  const byPhone = () => guest.call('POST /invite/approval', { accessToken });
  expect(await refusal(byPhone())).toEqual(refusing('directory.unchecked'));

  const sent = { ...ada, appId, type: 'ADD_OIDC_USER' };
  const check = (changes: object) => guest.call('POST /ldap/validateLdapUser', { ...sent, ...changes });
  expect(await refusal(check({}))).toEqual(refusing('session.token'));
  const other = await oidcApp(await operatorOf(product));
  expect(await refusal(check({ accessToken, appId: other.appId }))).toEqual(refusing('session.token'));
  expect(await refusal(check({ accessToken, password: 'wrong' }))).toMatchObject({
    errorCode: 3205,
    message: 'Verification failed. Please try again.',
  });
  expect(await refusal(begin())).toEqual(refusing('directory.unchecked'));
  expect(await check({ accessToken })).toMatchObject({ errorCode: 0, errorMessage: '' });
  expect(await read()).toMatchObject({ isLdapEnabled: true, isLdapChecked: true });
  for (const way of [begin, byPhone])
    expect(await way()).toMatchObject({ transactionId: expect.any(String) });
});

test('an invitation is confirmed by the invited person alone, whose entry the sync then knows', async () => {
  const own = await operatorOf(product);
  const ownApp = await oidcApp(own);
  await listsUsers(own, ownApp.appId, directory);
  const guest = visit(product, ownApp.host);
  const checked = (accessToken: string) =>
    guest.call('POST /ldap/validateLdapUser', { accessToken, ...ada, appId: ownApp.appId });
  const grace = await invitedToOidc(product, own, ownApp);
  expect(await refusal(checked(grace.accessToken))).toEqual(refusing('directory.wrong'));
  expect(await refusal(guest.call('POST /registerOIDCUsers', { accessToken: grace.accessToken }))).toEqual(
    refusing('directory.unchecked'),
  );
  const invited = await invitedToOidc(product, own, ownApp, 'ada@acme.example');
  await checked(invited.accessToken);
  const { userId } = await registers(invited.accessToken, ownApp.host);
  await own.call('POST /ldap/sync/:appId', { appId: ownApp.appId });
  const run = async () => (await own.call('GET /ldap/sync/:appId', { appId: ownApp.appId }))[0]!;
  await expect.poll(async () => (await run()).phase).toBe('finished');
  expect(await run()).toMatchObject({ counts: { created: 0, changed: 1, held: 0 } });
  const users = await own.call('GET /getOIDCUsersByAppId/:appId', { appId: ownApp.appId });
  expect(users).toMatchObject([{ userId, name: 'Name of ada' }]);
});

test('a directory that does not answer gives an invited person no details [org-ldap.verify.texts]', async () => {
  const owner = await operatorOf(product);
  const silent = await oidcApp(owner);
  await listsUsers(owner, silent.appId, { sent: { ...directory.sent, ldap_port: 1 } });
  const { accessToken } = await invitedToOidc(product, owner, silent);
  const sent = { accessToken, ...ada, appId: silent.appId };
  expect(await refusal(visit(product).call('POST /ldap/validateLdapUser', sent))).toMatchObject({
    message: 'An error occurred. Please try again.',
  });
});

test('passwords of one person of the directory are tried a few times at most', async () => {
  const { accessToken } = await invitedToOidc(product, operator, app);
  const guess = (n: number) =>
    refusal(
      visit(product).call('POST /ldap/validateLdapUser', {
        ...{ accessToken, appId, userId: 'bob', password: `guess ${n}` },
      }),
    );
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push((await guess(n)) as { status: number });
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(403), 429]);
});

test('a password is tried on the entry of the invited person alone, and as often as it may be, however the name is typed', async () => {
  const binds: string[] = [];
  const addresses = ['ada@acme.example', 'ada@mail.acme.example'];
  const ada = { dn: 'uid=ada,ou=people', uid: 'ada', mail: addresses, entryUUID: 'of ada' };
  const scripted = await startScripted(
    // As every server does, it ignores blanks around a value.
    ({ filter }) => ({ entries: /uid= *ada *[)]/i.test(filter) ? [ada] : [] }),
    (dn) => {
      if (dn === ada.dn) binds.push(dn);
      return dn === ada.dn ? 49 : 0;
    },
  );
  const own = await operatorOf(product);
  const ownApp = await oidcApp(own);
  await listsUsers(own, ownApp.appId, scripted);
  const guess = (accessToken: string, userId: string) =>
    refusal(
      visit(product).call('POST /ldap/validateLdapUser', {
        ...{ accessToken, appId: ownApp.appId, userId, password: 'a guess' },
      }),
    );
  const outsider = await invitedToOidc(product, own, ownApp);
  expect(await guess(outsider.accessToken, 'ada')).toEqual(refusing('directory.wrong'));
  expect(binds).toEqual([]);

  const both = await Promise.all(addresses.map((email) => invitedToOidc(product, own, ownApp, email)));
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push(await guess(both[n % 2]!.accessToken, `${' '.repeat(n)}ada`));
  expect(answers).toMatchObject([...Array(10).fill({ status: 403 }), { status: 429 }]);
  expect(binds).toHaveLength(10);
  await scripted.stop();
});

test('while the directory is off, invited people register as before', async () => {
  await operator.call('PUT /updateOIDCAppWithClientId/:appId', { appId, ldapEnabled: false });
  expect(await oidcUser(product, operator, app)).toMatchObject({ key: expect.anything() });
});
