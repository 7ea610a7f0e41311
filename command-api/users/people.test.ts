import { beforeAll, describe, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import { personAt } from '../../passkeys/holders.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import {
  byPhone,
  follow,
  invitedToOidc,
  type OidcApp,
  oidcApp,
  oidcUser,
  relyingParty,
  signIn,
} from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type SamlApp, samlApp, samlUser } from '../../test/clients/saml.ts';
import { arriveAt, serviceProvider } from '../../test/clients/serviceProvider.ts';
import { giveAccess, personIdOf } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../test/people/team.ts';
import { caughtUp, type Here, mailedToken, mailsOf, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
let hr: SamlApp;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  [wiki, hr] = await Promise.all([oidcApp(ada), samlApp(ada)]);
});

type Key = Awaited<ReturnType<typeof oidcUser>>['key'];
/** The subject that an application is told when this passkey signs in to it, in a browser of its own. */
async function subjectAt(app: OidcApp, key: Key) {
  const party = await relyingParty(product, app);
  const { url, remembered } = await party.begin();
  const tokens = await party.finish(await signIn(visit(product, app.host), url, key), remembered);
  return tokens.claims()!.sub;
}
const toOidc = (app: OidcApp) => ({ type: 'ADD_OIDC_USER' as const, appId: app.appId });
/** Waits until the person who had this access is forgotten. */
const forgotten = (userId: string) =>
  expect
    .poll(async () => {
      const id = await personIdOf(product, userId);
      return (await product.system.executor.look(ref(person, id), { fresh: true })).state.status;
    })
    .toBe('deleted');

describe('a person who is known at the address', () => {
  test('has access with the invitation, by the same passkey, and a mail says so', async () => {
    const grace = await samlUser(product, ada, hr);
    const other = await oidcApp(ada);
    const userId = await giveAccess(product, ada, toOidc(other), grace);
    expect(await subjectAt(other, grace.key)).toBe(userId);
    await expect
      .poll(async () => (await mailsOf(product)).map(({ to, subject }) => [to, subject]))
      .toContainEqual([grace.email, `You can now use ${other.name}`]);
    expect(await ada.call('GET /invite/getInvites', { appId: other.appId })).toEqual([]);
    const again = { ...toOidc(other), email: grace.email, name: 'Grace' };
    expect(await refusal(ada.call('POST /invite/sendInvite', again))).toEqual(refusing('user.taken'));
  });
  test('accepts further invitations that were sent before, once each, and makes no second passkey', async () => {
    const other = await oidcApp(ada);
    const { email, accessToken } = await invitedToOidc(product, ada, other);
    const page = visit(product, other.host);
    const read = () => page.call('GET /invite/verifyInvite/:accessToken', { accessToken });
    expect(await read()).toMatchObject({ known: false });
    expect(await refusal(page.call('POST /invite/accept', { accessToken }))).toEqual(
      refusing('session.token'),
    );
    const { key, userId } = await samlUser(product, ada, hr, { email });
    expect(await read()).toMatchObject({ known: true });
    expect(await refusal(page.call('POST /registerOIDCUsers', { accessToken }))).toEqual(
      refusing('user.taken'),
    );
    await page.call('POST /invite/accept', { accessToken });
    expect(await refusal(page.call('POST /invite/accept', { accessToken }))).toEqual(refusing('invite.used'));
    expect(await subjectAt(other, key)).toBe(accessId(await personIdOf(product, userId), other.appId));
  });
  test('is the same person on the site of an application, with a passkey of its own there', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const shop = await webApp(ada);
    const { accessToken } = await invitedUser(product, ada, shop, grace.email);
    const there = shopper(product, shop);
    await finishRegisteringUser(there, shop, await beginRegisteringUser(there, shop, accessToken));
    const { userId } = await there.signIn(grace.email);
    expect(await personIdOf(product, userId)).toBe(await personIdOf(product, grace.userId));
    expect(await subjectAt(wiki, grace.key)).toBe(grace.userId);
    await ada.call('DELETE /deleteUser/:userId', { userId });
    await expect
      .poll(() => refusal(there.signIn(grace.email)).then(({ errorCode }) => errorCode))
      .toBe(refusing('device.unregistered').errorCode);
    expect(await subjectAt(wiki, grace.key)).toBe(grace.userId);
  });
  test('of another organisation is a stranger', async () => {
    const { email } = await oidcUser(product, ada, wiki);
    const rival = await operatorOf(product, 'special_plan');
    const theirs = await oidcApp(rival);
    const invitation = { ...toOidc(theirs), email, name: 'Grace' };
    expect(await rival.call('POST /invite/sendInvite', invitation)).toMatchObject({ given: false });
  });
});

describe('access to one application', () => {
  test('rests and ends by itself, and can be given again', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const other = await oidcApp(ada);
    const there = await giveAccess(product, ada, toOidc(other), grace);
    await ada.call('PUT /updateOidcUser/:userId', { userId: grace.userId, suspended: true });
    await expect(subjectAt(wiki, grace.key)).rejects.toThrow();
    expect(await subjectAt(other, grace.key)).toBe(there);
    await ada.call('DELETE /deleteOIDCUser/:userId', { userId: there });
    const late = ada.call('PUT /updateOidcUser/:userId', { userId: there, name: 'Eve' });
    expect(await refusal(late)).toEqual(refusing('user.unknown'));
    await expect(subjectAt(other, grace.key)).rejects.toThrow();
    await ada.call('PUT /updateOidcUser/:userId', { userId: grace.userId, suspended: false });
    expect(await subjectAt(wiki, grace.key)).toBe(grace.userId);
    const invitation = { ...toOidc(other), email: grace.email, name: 'Grace' };
    expect(await ada.call('POST /invite/sendInvite', invitation)).toMatchObject({ given: true });
    const anew = await subjectAt(other, grace.key);
    expect(anew).not.toBe(there);
    expect(await personIdOf(product, anew)).toBe(await personIdOf(product, grace.userId));
  });
  test('is the last, and the person is forgotten with the passkeys and can be invited anew', async () => {
    const grace = await oidcUser(product, ada, wiki);
    await ada.call('DELETE /deleteOIDCUser/:userId', { userId: grace.userId });
    await forgotten(grace.userId);
    await expect(subjectAt(wiki, grace.key)).rejects.toThrow();
    const anew = await oidcUser(product, ada, wiki, grace.email);
    expect(await subjectAt(wiki, anew.key)).toBe(anew.userId);
    expect(anew.userId).not.toBe(grace.userId);
  });
});

describe('an operator', () => {
  /** A person with access to two applications of single sign-on. */
  async function inTwo() {
    const grace = await oidcUser(product, ada, wiki);
    const there = await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: hr.appId }, grace);
    await caughtUp(product);
    return { grace, there, personId: await personIdOf(product, grace.userId) };
  }
  test('reads a person with all access, and finds the person in the list by the address', async () => {
    const { grace, there, personId } = await inTwo();
    const known = { personId, address: grace.email, suspended: false, deviceCount: 1, accessCount: 2 };
    const access = { suspended: false, direct: true, username: grace.email, lastLogin: null };
    const found = await ada.call('GET /person/:personId', { personId });
    expect(found).toMatchObject(known);
    expect(found.access).toHaveLength(2);
    expect(found.access).toEqual(
      expect.arrayContaining([
        { ...access, userId: grace.userId, appId: wiki.appId, appName: wiki.name, realm: 'oidc' },
        { ...access, userId: there, appId: hr.appId, appName: hr.name, realm: 'saml' },
      ]),
    );
    const inList = { ...known, userId: grace.userId, username: grace.email, name: found.name };
    const search = { filter: JSON.stringify({ q: grace.email }) };
    expect(await ada.call('GET /people', search as never)).toEqual([expect.objectContaining(inList)]);
    const unused = (unusedSince: string) => ada.call('GET /people', { ...search, unusedSince } as never);
    expect(await unused(new Date().toISOString())).toEqual([expect.objectContaining(inList)]);
    expect(await unused('2020-01-01T00:00:00.000Z')).toEqual([]);
  });
  test('sees when a person was at an application last, also by a session that began at another one', async () => {
    const { grace, there, personId } = await inTwo();
    const other = await oidcApp(ada);
    const later = await giveAccess(product, ada, toOidc(other), grace);
    const browser = visit(product, wiki.host);
    const first = await relyingParty(product, wiki);
    const begun = await first.begin();
    await first.finish(await signIn(browser, begun.url, grace.key), begun.remembered);
    const last = async () => {
      await caughtUp(product);
      const { access } = await ada.call('GET /person/:personId', { personId });
      return new Map(access.map(({ userId, lastLogin }) => [userId, lastLogin]));
    };
    const before = await last();
    expect([before.get(there), before.get(later)]).toEqual([null, null]);
    expect(before.get(grace.userId)).toEqual(expect.any(String));
    const second = await relyingParty(product, other);
    for (let round = 0; round < 2; round += 1) {
      const { url, remembered } = await second.begin();
      await second.finish(await follow(browser, url), remembered);
    }
    const provider = await serviceProvider(product, ada, hr);
    expect((await arriveAt(browser, await browser.send(await provider.begin()))).at).toBeNull();
    const after = await last();
    expect(after.get(grace.userId)).toBe(before.get(grace.userId));
    expect([after.get(there), after.get(later)]).toEqual([expect.any(String), expect.any(String)]);
  });
  test('changes the address of a person, which counts once the mailed link is confirmed and the names follow', async () => {
    const { grace, there, personId } = await inTwo();
    const other = await oidcUser(product, ada, wiki);
    const ask = (id: string, address: string, { call } = ada) =>
      call('PUT /person/:personId/address', { personId: id, address });
    const confirm = (accessToken: string) =>
      visit(product, wiki.host).call('POST /person/address', { accessToken });
    expect(await refusal(ask(personId, other.email))).toEqual(refusing('person.address'));
    expect(await refusal(ask(personId, grace.email.toUpperCase()))).toEqual(refusing('person.addressOwn'));
    expect(await refusal(ask(personId, other.email, await operatorOf(product)))).toEqual(
      refusing('user.unknown'),
    );
    const [first, address] = [`${unique('grace')}@new.example`, `${unique('grace')}@new.example`];
    await ask(personId, first);
    const ended = await mailedToken(product, first, 'confirmAddress');
    await ask(await personIdOf(product, other.userId), address);
    const others = await mailedToken(product, address, 'confirmAddress');
    await ask(personId, address);
    const link = await mailedToken(product, address, 'confirmAddress');
    await expect
      .poll(async () => (await mailsOf(product)).filter(({ to }) => to === grace.email).map((m) => m.text))
      .toContainEqual(expect.stringContaining(address));
    // An invitation has the name at one of the two applications already.
    const reserving = { type: 'ADD_SAML_USER', appId: hr.appId, email: address, name: 'Grace' } as const;
    await ada.call('POST /invite/sendInvite', reserving);
    const shown = async () => {
      await caughtUp(product);
      return ada.call('GET /person/:personId', { personId });
    };
    expect(await shown()).toMatchObject({ address: grace.email, newAddress: address });
    expect(await refusal(confirm(ended))).toEqual(refusing('person.addressLink'));
    expect(await confirm(link)).toEqual({ errorCode: 0, address, organisationName: 'Acme', joined: false });
    for (const each of [link, others])
      expect(await refusal(confirm(each))).toEqual(refusing('person.addressLink'));
    const names = async () =>
      new Map((await shown()).access.map(({ userId, username }) => [userId, username]));
    await expect.poll(async () => (await names()).get(grace.userId)).toBe(address);
    expect((await names()).get(there)).toBe(grace.email);
    expect(await shown()).toMatchObject({ address, newAddress: null, newAddressUntil: null });
    const at = (email: string) => personAt(product.system, ada.uniqueId, email);
    expect([await at(grace.email), await at(address)]).toEqual([null, personId]);
    expect(await subjectAt(wiki, grace.key)).toBe(grace.userId);
    await ask(personId, grace.email);
    const withdrawn = await mailedToken(product, grace.email, 'confirmAddress');
    await ada.call('DELETE /person/:personId/address', { personId });
    expect(await refusal(confirm(withdrawn))).toEqual(refusing('person.addressLink'));
  });
  test('suspends a person, whom each application refuses until the person is activated', async () => {
    const { grace, personId } = await inTwo();
    const other = await oidcApp(ada);
    await giveAccess(product, ada, toOidc(other), grace);
    const suspend = (suspended: boolean) => ada.call('PUT /person/:personId', { personId, suspended });
    const first = await suspend(true);
    expect(await suspend(true)).toEqual(first);
    for (const app of [wiki, other])
      expect(await refusal(subjectAt(app, grace.key))).toEqual(refusing('user.suspended'));
    const { url } = await (await relyingParty(product, wiki)).begin();
    const browser = visit(product, wiki.host);
    const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
    const phone = await byPhone(product, browser, requestId);
    expect(await refusal(phone.approve(grace.key))).toEqual(refusing('user.suspended'));
    expect(await ada.call('GET /person/:personId', { personId })).toMatchObject({ suspended: true });
    const more = await oidcApp(ada);
    const invitation = { ...toOidc(more), email: grace.email, name: 'Grace' };
    expect(await refusal(ada.call('POST /invite/sendInvite', invitation))).toEqual(
      refusing('user.suspended'),
    );
    expect(await ada.call('GET /invite/getInvites', { appId: more.appId })).toEqual([]);
    await suspend(false);
    expect(await subjectAt(wiki, grace.key)).toBe(grace.userId);
    await subjectAt(other, grace.key);
  });
  test('of another organisation knows nobody of them', async () => {
    const { grace, personId } = await inTwo();
    const rival = await operatorOf(product);
    const unknown = refusing('user.unknown');
    expect(await rival.call('GET /people', {})).toEqual([]);
    expect(await refusal(rival.call('GET /person/:personId', { personId }))).toEqual(unknown);
    const suspending = rival.call('PUT /person/:personId', { personId, suspended: true });
    expect(await refusal(suspending)).toEqual(unknown);
    expect(await subjectAt(wiki, grace.key)).toBe(grace.userId);
  });
});

test('two people who registered under plain names of a site are two, whatever the names', async () => {
  const shop = await webApp(ada);
  const name = `${unique('grace')}@acme.example`;
  const { userId } = await shopper(product, shop).register(name);
  const { userId: invited } = await oidcUser(product, ada, wiki, name);
  expect(await personIdOf(product, userId)).not.toBe(await personIdOf(product, invited));
});
