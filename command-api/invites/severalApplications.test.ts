import { beforeAll, describe, expect, test } from 'vitest';
import {
  invitedToOidc,
  type OidcApp,
  oidcApp,
  oidcUser,
  relyingParty,
  signIn,
} from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { samlApp } from '../../test/clients/saml.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { type Operator, operatorOf, unique, webApp } from '../../test/people/people.ts';
import { caughtUp, type Here, mailedToken, mailsOf, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

type Named = { appId: string; name: string };
const apps = () => Promise.all([oidcApp(ada), samlApp(ada), oidcApp(ada)]);
const inviting = ([first, ...others]: Named[], email = `${unique('grace')}@acme.example`) => ({
  ...{ type: 'ADD_OIDC_USER' as const, appId: first!.appId, email, name: 'Grace Hopper' },
  appIds: others.map(({ appId }) => appId),
  attributes: { manager: 'Ada' },
});
/** Invites a person, and opens the mailed link. */
async function invited(all: Named[]) {
  const invitation = inviting(all);
  const { inviteId } = await ada.call('POST /invite/sendInvite', invitation);
  const accessToken = await mailedToken(product, invitation.email, 'OauthRegisterUser');
  const guest = visit(product, `${ada.subdomain}.localhost`);
  const key = softKey({ rpId: `${ada.subdomain}.localhost`, origin: guest.origin });
  const read = () => guest.call('GET /invite/verifyInvite/:accessToken', { accessToken });
  async function register() {
    const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
    const credential = key.create(options);
    return guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
  }
  const accept = () => guest.call('POST /invite/accept', { accessToken });
  return { ...invitation, inviteId, accessToken, key, read, register, accept };
}
const mailsTo = async (email: string) => (await mailsOf(product)).filter(({ to }) => to === email);
async function pending(inviteId: string) {
  await caughtUp(product);
  return (await ada.call('GET /invite/getInvites', {})).filter((each) => each.inviteId === inviteId);
}
async function claimsAt(app: OidcApp, key: Awaited<ReturnType<typeof oidcUser>>['key']) {
  const party = await relyingParty(product, app);
  const { url, remembered } = await party.begin();
  return (await party.finish(await signIn(visit(product, app.host), url, key), remembered)).claims()!;
}
const signsIn = async (...at: Parameters<typeof claimsAt>) => (await claimsAt(...at)).sub;
const told = (all: Named[], why: Record<string, string> = {}) =>
  all.map(({ appId, name }) =>
    expect.objectContaining({ appId, name, why: why[appId] ?? null, ...(why[appId] && closed) }),
  );
const closed = { refusal: expect.stringMatching(/^application\./) };
const { message: suspended } = refusing('application.suspended');
const { message: gone } = refusing('application.unknown');

describe('an invitation to several applications', () => {
  test('is one mail with one link, and one registration gives access to all of them', async () => {
    const [wiki, hr, shop] = await apps();
    const all = [wiki, hr, shop];
    const it = await invited(all);
    const [mail, ...more] = await mailsTo(it.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`You are invited to ${wiki.name} and 2 more`);
    expect(mail!.text).toContain(`Acme invites you to ${wiki.name}, ${hr.name} and ${shop.name}.`);
    expect(await pending(it.inviteId)).toMatchObject([
      { type: 'ADD_OIDC_USER', appId: wiki.appId, appIds: [hr.appId, shop.appId], withheld: [] },
    ]);
    // It stands in the list of each of them.
    for (const { appId } of all)
      expect(await ada.call('GET /invite/getInvites', { appId })).toContainEqual(
        expect.objectContaining({ inviteId: it.inviteId }),
      );
    expect(await it.read()).toMatchObject({
      ...{ type: 'ADD_OIDC_USER', appId: wiki.appId, application: { name: wiki.name } },
      applications: told(all),
    });
    const registered = await it.register();
    expect(registered).toMatchObject({ appName: wiki.name, applications: told(all) });
    expect(await signsIn(wiki, it.key)).toBe(registered.userId);
    const there = await signsIn(shop, it.key);
    expect(await pending(it.inviteId)).toEqual([]);
    expect(await ada.call('GET /getOIDCUser/:userId', { userId: there })).toMatchObject({
      ...{ email: it.email, manager: 'Ada' },
    });

    // One change at one application is a change of the person, whom all of them know.
    const ruth = { name: `Ruth ${unique('Hopper')}`, family_name: 'Hopper' };
    await ada.call('PUT /updateOidcUser/:userId', {
      userId: registered.userId,
      ...ruth,
      phone_number: '+4479460',
    });
    expect(await claimsAt(shop, it.key)).toMatchObject(ruth);
    await caughtUp(product);
    const { personId } = await ada.call('GET /getOIDCUser/:userId', { userId: there });
    const { access, name, details } = await ada.call('GET /person/:personId', { personId });
    expect({ name, ...details }).toMatchObject({ ...ruth, phone_number: '+4479460', manager: 'Ada' });
    const { userId } = access.find(({ appId }) => appId === hr.appId)!;
    expect(await ada.call('GET /SAML/getSAMLUser/:userId', { userId })).toMatchObject(ruth);
    const sought = { uniqueId: ada.uniqueId, filter: JSON.stringify({ q: ruth.name }) };
    const found = await ada.call('GET /getAllOIDCUsersByUniqueId/:uniqueId', sought);
    expect(found.map((each) => each.userId).sort()).toEqual([registered.userId, there].sort());
    expect(found.map((each) => each.name)).toEqual([ruth.name, ruth.name]);
    expect(await refusal(it.register())).toEqual(refusing('invite.used'));
  });
  test('gives a known person access to all of them at once, and one mail says so', async () => {
    const [wiki, hr, shop] = await apps();
    const grace = await oidcUser(product, ada, shop);
    const others = [wiki, hr];
    expect(await ada.call('POST /invite/sendInvite', inviting(others, grace.email))).toMatchObject({
      given: true,
    });
    await signsIn(wiki, grace.key);
    const subjects = async () => (await mailsTo(grace.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual([`You can now use ${wiki.name} and 1 more`]);
  });
  test('is refused before a mail goes out, with the name of the application that takes nobody in', async () => {
    const [wiki, hr, shop] = await apps();
    const site = await webApp(ada);
    const rival = await oidcApp(await operatorOf(product, 'special_plan'));
    await ada.call('PUT /updateOIDCAppStatus/:appId', { appId: shop.appId, suspended: true });
    const user = await oidcUser(product, ada, wiki);
    const refused = async (all: Named[], email?: string) =>
      refusal(ada.call('POST /invite/sendInvite', inviting(all, email)));
    const of = ({ name }: Named, code: Parameters<typeof refusing>[0]) => ({
      ...refusing('invite.oneOf'),
      message: `${name}: ${refusing(code).message}`,
    });
    const { name } = await ada.call('GET /viewApp/:appId', { appId: site.appId });
    expect(await refused([wiki, hr, shop])).toEqual(of(shop, 'application.suspended'));
    expect(await refused([wiki, { ...site, name }])).toEqual(of({ ...site, name }, 'invite.ownSite'));
    expect(await refused([hr, wiki], user.email)).toEqual(of(wiki, 'user.taken'));
    expect(await refused([wiki, rival])).toEqual(refusing('application.unknown'));
    expect(
      await refusal(ada.call('POST /invite/sendInvite', { ...inviting([wiki, hr]), appId: undefined })),
    ).toMatchObject({ status: 400 });
    const { email } = await invitedToOidc(product, ada, wiki);
    expect(await refused([hr, wiki], email)).toEqual(of(wiki, 'invite.pending'));
  });
  test('gives what it can where one was suspended and one deleted meanwhile, says what it could not, and leads to it later', async () => {
    const [wiki, hr, shop] = await apps();
    const all = [wiki, hr, shop];
    const it = await invited(all);
    const suspend = (isSuspended: boolean) =>
      ada.call('PUT /SAML/updateSAMLAppStatus/:appId', { appId: hr.appId, suspended: isSuspended });
    await ada.call('DELETE /deleteOIDCApp/:appId', { appId: wiki.appId });
    await suspend(true);
    const why = { [wiki.appId]: gone, [hr.appId]: suspended };
    expect(await it.read()).toMatchObject({ application: { name: shop.name }, applications: told(all, why) });
    const registered = await it.register();
    expect(registered).toMatchObject({ appName: shop.name, applications: told(all, why) });
    expect(await signsIn(shop, it.key)).toBe(registered.userId);
    const [row] = await pending(it.inviteId);
    expect(row!.withheld).toEqual([
      { appId: wiki.appId, why: gone, refusal: 'application.unknown' },
      { appId: hr.appId, why: suspended, refusal: 'application.suspended' },
    ]);
    expect(await refusal(it.register())).toEqual(refusing('user.taken'));
    await suspend(false);
    await ada.call('POST /sendMail', { inviteId: it.inviteId });
    expect(await it.read()).toMatchObject({ known: true });
    expect(await it.accept()).toMatchObject({ applications: told(all, { [wiki.appId]: gone }) });
    expect(await pending(it.inviteId)).toEqual([]);
    expect(await refusal(it.accept())).toEqual(refusing('invite.used'));
  });
});

test('programs that open every link of a mail use nothing up and prove nothing', async () => {
  const [wiki, hr] = await apps();
  const it = await invited([wiki, hr]);
  const host = `${ada.subdomain}.localhost`;
  const path = `/OauthRegisterUser/${it.accessToken}`;
  for (const method of ['HEAD', 'GET', 'GET'])
    expect((await visit(product, host).send(path, { method })).status).toBe(200);
  for (let n = 0; n < 3; n++) await it.read();
  expect(await pending(it.inviteId)).toHaveLength(1);
  const again = { ...inviting([await oidcApp(ada)], it.email) };
  expect(await ada.call('POST /invite/sendInvite', again)).toMatchObject({ given: false });
  expect(await it.register()).toMatchObject({ username: it.email });
});
