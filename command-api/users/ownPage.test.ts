import * as client from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { OpenToEverybody } from '../../domain/application/openings.ts';
import { SuspendDevice } from '../../domain/device/commands.ts';
import type { Actor } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { Refusal } from '../../domain/refusals.ts';
import { sessionTold, toldSession } from '../../server-kit/access/oidcSessions.ts';
import { mustBeRecent } from '../../server-kit/calls/recent.ts';
import { follow, oidcApp, oidcUser, relyingParty, signIn, suspendAt } from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { commandsBy, personIdOf } from '../../test/people/familyUsers.ts';
import {
  addByLink,
  beginOwnSignIn,
  ownPageAt,
  signInToOwnPage,
  takeTicket,
  withOwnPage,
} from '../../test/people/ownPage.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, mailedToken, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let wiki: Awaited<ReturnType<typeof oidcApp>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  wiki = await oidcApp(ada);
});
type Grace = Awaited<ReturnType<typeof withOwnPage>>;
const grace = () => withOwnPage(product, ada, wiki);
const devicesOf = async ({ call }: Pick<Grace, 'call'>) => {
  await caughtUp(product);
  return (await call('GET /ownDevices', {})).devices;
};
const link = async ({ call }: Pick<Grace, 'call'>) => (await call('POST /me/deviceLink', {})).accessToken;

/** Makes a passkey for a person who lost the device, by the link that an operator sends. */
async function recovers({ userId, email }: Grace) {
  await ada.call('POST /recovery/user/:userId', { userId });
  const accessToken = await mailedToken(product, email, 'recoverUser');
  const guest = visit(product, wiki.host);
  const key = softKey({ rpId: wiki.host, origin: guest.origin });
  const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
  const credential = key.create(options);
  await guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
  return key;
}

describe("a person's own page", () => {
  test('names the organisation to a visitor, and the person who is signed in', async () => {
    const her = await grace();
    expect(await ownPageAt(product, wiki.host).call('GET /me', {})).toMatchObject({
      ...{ organisation: 'Acme', person: null },
    });
    expect((await her.call('GET /me', {})).person).toMatchObject({
      ...{ name: 'Grace Hopper', username: her.email, rpId: wiki.host },
    });
  });

  test('shares its session with the applications: signed in here, and there without a touch, and the other way', async () => {
    const her = await grace();
    const party = await relyingParty(product, wiki);
    const { url } = await party.begin();
    expect((await follow(her.browser, url)).href).toMatch(/^https:\/\/wiki\.example\/callback\?code=/);
    const browser = visit(product, wiki.host);
    await signIn(browser, (await party.begin()).url, her.key);
    browser.headers['x-session'] = 'own';
    expect((await browser.call('GET /me', {})).person?.username).toBe(her.email);
  });

  test('takes a ticket once, of its own page alone', async () => {
    const her = await oidcUser(product, ada, wiki);
    const browser = ownPageAt(product, wiki.host);
    const { ticket } = await browser.call('POST /me/verify-login', await beginOwnSignIn(browser, her.key));
    expect((await takeTicket(browser, ticket, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await takeTicket(browser, ticket)).status).toBe(200);
    expect((await takeTicket(browser, ticket)).status).not.toBe(200);
  });

  test.each(['user', 'device', 'organisation'] as const)(
    'is closed at once when the %s is suspended',
    async (what) => {
      const bob = what === 'organisation' ? await operatorOf(product, 'special_plan') : ada;
      const her = await withOwnPage(product, bob, what === 'organisation' ? undefined : wiki);
      await suspendAt(product, bob, what, { appId: her.app.appId, userId: her.userId });
      expect(await refusal(her.call('GET /ownDevices', {}))).toEqual(refusing(`${what}.suspended`));
    },
  );
});

describe('the devices of the own page', () => {
  test('show where they were used, and who keeps the passkey where its maker says so', async () => {
    const her = await grace();
    const [only] = await devicesOf(her);
    expect(only).toMatchObject({ current: true, rpId: wiki.host, lastBrowser: 'Other', provider: null });
  });

  test('are added by a link, which works once, and each removed by its person alone; the last one stays', async () => {
    const her = await grace();
    const accessToken = await link(her);
    const { key, credentialId } = await addByLink(product, wiki.host, accessToken);
    const phone = ownPageAt(product, wiki.host);
    await signInToOwnPage(phone, key);
    expect(await refusal(addByLink(product, wiki.host, accessToken))).toEqual(refusing('session.token'));
    const [added, first] = await devicesOf(her);
    const eve = await grace();
    const [unknown, foreign] = await Promise.all(
      ['nobody', added!.id].map((deviceId) =>
        refusal(eve.call('DELETE /me/devices/:deviceId', { deviceId })),
      ),
    );
    expect([unknown, foreign]).toEqual([refusing('device.unknown'), refusing('device.unknown')]);
    const removed = await her.call('DELETE /me/devices/:deviceId', { deviceId: added!.id });
    expect(removed.credentialId).toBe(credentialId);
    expect(removed.accepted.allAcceptedCredentialIds).toHaveLength(1);
    expect(await refusal(phone.call('GET /ownDevices', {}))).toEqual(refusing('session.none'));
    expect(await refusal(her.call('DELETE /me/devices/:deviceId', { deviceId: first!.id }))).toEqual(
      refusing('device.last'),
    );
    const audit = await Array.fromAsync(product.system.store.readStream(`device-${added!.id}`));
    const { actor } = audit.at(-1)!.metadata as { actor: Actor };
    expect(audit.at(-1)!.type).toBe('DeviceRemoved');
    expect(actor).toEqual({ role: 'user', id: her.userId, organisationId: ada.uniqueId });
  });

  test('of two that remove each other at the same moment, one stays', async () => {
    const her = await grace();
    const { key } = await addByLink(product, wiki.host, await link(her));
    const phone = ownPageAt(product, wiki.host);
    await signInToOwnPage(phone, key);
    const [added, first] = await devicesOf(her);
    const removes = (from: typeof phone, { id: deviceId }: { id: string }) =>
      from.call('DELETE /me/devices/:deviceId', { deviceId }).then(
        () => [from],
        () => [],
      );
    const stay = (await Promise.all([removes(her.browser, added!), removes(phone, first!)])).flat();
    expect(stay).toHaveLength(1);
    expect(await devicesOf(stay[0]!)).toHaveLength(1);
  });

  test('change only within five minutes of a sign-in', () => {
    const clock = () => limits.recentSignIn + 1000;
    expect(() => mustBeRecent({ clock }, { startedAt: 999 })).toThrow(new Refusal('session.stale'));
    expect(() => mustBeRecent({ clock }, { startedAt: 1000 })).not.toThrow();
  });

  test('cannot be added on the host of another organisation', async () => {
    const her = await grace();
    const bob = await operatorOf(product, 'special_plan');
    const accessToken = await link(her);
    const elsewhere = ownPageAt(product, `${bob.subdomain}.localhost`);
    expect(await refusal(elsewhere.call('POST /me/deviceLink/read', { accessToken }))).toEqual(
      refusing('session.token'),
    );
  });
});

describe('sessions and applications on the own page', () => {
  test('every session is listed with its applications, and each other one ended, also all at once', async () => {
    const her = await grace();
    const party = await relyingParty(product, wiki);
    const other = ownPageAt(product, wiki.host);
    await signIn(other, (await party.begin()).url, her.key);
    const third = ownPageAt(product, wiki.host);
    await signInToOwnPage(third, her.key);
    const { sessions } = await her.call('GET /me/sessions', {});
    expect(sessions.map(({ current, applications }) => [current, applications])).toEqual(
      expect.arrayContaining([
        [true, []],
        [false, [wiki.name]],
        [false, []],
      ]),
    );
    const { sessionName } = sessions.find(({ applications }) => applications.length)!;
    const eve = await grace();
    expect(await refusal(eve.call('DELETE /me/sessions/:sessionName', { sessionName }))).toEqual(
      refusing('session.unknown'),
    );
    await her.call('DELETE /me/sessions/:sessionName', { sessionName });
    expect((await other.call('GET /me', {})).person).toBeNull();
    await her.call('DELETE /me/sessions', {});
    expect((await third.call('GET /me', {})).person).toBeNull();
    expect((await her.call('GET /me/sessions', {})).sessions).toHaveLength(1);
  });

  test('each application says why it is there and what it reads; withdrawn, its tokens end', async () => {
    const her = await grace();
    const party = await relyingParty(product, wiki);
    const { url, remembered } = await party.begin();
    const tokens = await party.finish(await follow(her.browser, url), remembered);
    const mine = async () => (await her.call('GET /me/applications', {})).applications;
    await caughtUp(product);
    expect(await mine()).toMatchObject([
      { appId: wiki.appId, why: 'invited', used: true, scopes: ['openid', 'email', 'profile'] },
    ]);
    const { signIns } = await her.call('GET /me/signIns', {});
    const here = signIns.filter(({ what, application }) => what === 'SignedIn' && application === wiki.name);
    // She came to it by the session of her sign-in, which is a visit and no further sign-in.
    const [{ signIns: times, lastUsed }] = (await mine()) as [Awaited<ReturnType<typeof mine>>[number]];
    expect([times, here.length > 0]).toEqual([here.length, true]);
    expect(Date.parse(lastUsed!)).toBeGreaterThan(Date.parse(here[0]!.at));
    const reads = () =>
      client.fetchUserInfo(party.config, tokens.access_token, her.userId).then(
        () => true,
        () => false,
      );
    expect(await reads()).toBe(true);
    await her.call('DELETE /me/applications/:appId/consent', { appId: wiki.appId });
    expect([await reads(), (await mine())[0]?.scopes]).toEqual([false, []]);
    const bob = await operatorOf(product, 'special_plan');
    for (const appId of [(await oidcApp(bob)).appId, 'nobody'])
      expect(await refusal(her.call('DELETE /me/applications/:appId/consent', { appId }))).toEqual(
        refusing('application.unknown'),
      );
  });

  test('an application whose consent is withdrawn is told of each session, after however many at others', async () => {
    const her = await grace();
    const personId = await personIdOf(product, her.userId);
    const { records, store, clock } = product.system;
    const about = { userId: her.userId, applicationId: wiki.appId, personId, deviceId: 'none' };
    await records.write(sessionTold('hers', about, clock() + 60_000));
    for (let n = 0; n < 101; n++)
      await records.write(sessionTold(`other-${n}`, { ...about, applicationId: 'other' }, clock() + 90_000));
    await her.call('DELETE /me/applications/:appId/consent', { appId: wiki.appId });
    const events = await Array.fromAsync(store.readStream(`user-${her.userId}`));
    expect(events.filter(({ type }) => type === 'UserSignedOut').map(({ data }) => data)).toEqual([
      { sessionId: 'hers' },
    ]);
    expect(await toldSession(records, 'hers')).toBeUndefined();
  });

  test('an application that is open to everybody is there before the first sign-in', async () => {
    const bob = await operatorOf(product, 'special_plan');
    const her = await withOwnPage(product, bob);
    const all = await oidcApp(bob);
    await commandsBy(product, bob)(OpenToEverybody, { id: all.appId });
    await caughtUp(product);
    expect((await her.call('GET /me/applications', {})).applications).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          appId: all.appId,
          why: 'everybody',
          used: false,
          signIns: 0,
          lastUsed: null,
          scopes: [],
        }),
      ]),
    );
  });
});

test('the last sign-ins and the data of a person are those of the person alone', async () => {
  const her = await grace();
  await grace();
  await caughtUp(product);
  const { signIns } = await her.call('GET /me/signIns', {});
  expect(signIns).toMatchObject([
    { what: 'SignedIn', application: wiki.name, device: expect.any(String), browser: 'Other' },
  ]);
  const floor = { name: 'floor', label: 'Floor', kind: 'number', options: [] as string[] } as const;
  await ada.call('PUT /attributes/:uniqueId', { uniqueId: ada.uniqueId, attributes: [floor] });
  const personId = await personIdOf(product, her.userId);
  await ada.call('PUT /person/:personId/attributes', { personId, attributes: { floor: '7' } });
  const data = await her.call('GET /me/data', {});
  expect(data).toMatchObject({
    attributes: { floor: '7' },
    ...{ organisation: 'Acme', person: { address: her.email, name: 'Grace Hopper' }, groups: [], signIns },
    access: [{ application: wiki.name, userId: her.userId, username: her.email, status: 'active' }],
    devices: [{ rpId: wiki.host, suspended: false }],
  });
  expect(JSON.stringify(data)).not.toContain(ada.email);
});

test('all sign-ins of a person come in pages, newest first, each once, and another person’s place leads to nothing', async () => {
  const her = await grace();
  for (let n = 0; n < 60; n++) await signInToOwnPage(her.browser, her.key);
  await caughtUp(product);
  const first = await her.call('GET /me/signIns', {});
  const second = await her.call('GET /me/signIns', { after: first.next! });
  const all = [...first.signIns, ...second.signIns];
  expect([first.signIns.length, second.next]).toEqual([50, null]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(61);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect((await her.call('GET /me/data', {})).signIns).toEqual(all);
  const eve = await grace();
  await caughtUp(product);
  expect((await eve.call('GET /me/signIns', { after: first.next! })).signIns).toEqual([]);
  expect(await refusal(eve.call('GET /me/signIns', { after: 'no place' }))).toMatchObject({ status: 400 });
});

test('a recovery ends everything that the person is signed in to, and nothing of others', async () => {
  const [her, eve] = [await grace(), await grace()];
  const { url } = await (await relyingParty(product, wiki)).begin();
  await follow(her.browser, url);
  const key = await recovers(her);
  expect((await her.call('GET /me', {})).person).toBeNull();
  const again = await (await relyingParty(product, wiki)).begin();
  expect((await follow(her.browser, again.url)).pathname).toBe('/openid-login/');
  expect((await eve.call('GET /me', {})).person?.username).toBe(eve.email);
  await signInToOwnPage(her.browser, key);
  expect((await her.call('GET /me', {})).person?.username).toBe(her.email);
});

describe('a link that adds a device, and what it began', () => {
  /** What a browser elsewhere can do with a link, and with the options that it got by it. */
  async function begun(her: Grace) {
    const accessToken = await link(her);
    const elsewhere = ownPageAt(product, wiki.host);
    const key = softKey({ rpId: wiki.host, origin: elsewhere.origin });
    const { options, transactionId } = await elsewhere.call('POST /me/devices', { accessToken });
    const credential = key.create(options);
    return [
      () => elsewhere.call('POST /me/deviceLink/read', { accessToken }),
      () => elsewhere.call('POST /me/devices', { accessToken }),
      () => elsewhere.call('POST /me/devices/verify', { credential, transactionId }),
    ];
  }

  test('end with the device that asked for it', async () => {
    const her = await grace();
    await addByLink(product, wiki.host, await link(her));
    const all = await begun(her);
    const { id } = (await devicesOf(her)).find(({ current }) => current)!;
    await commandsBy(product, ada)(SuspendDevice, { id });
    for (const each of all) expect(await refusal(each())).toEqual(refusing('session.token'));
  });

  test('end with the session that asked for it', async () => {
    const her = await grace();
    const all = await begun(her);
    // The person signs in elsewhere, and ends the session with which somebody made the link.
    const elsewhere = ownPageAt(product, wiki.host);
    await signInToOwnPage(elsewhere, her.key);
    await elsewhere.call('DELETE /me/sessions', {});
    for (const each of all) expect(await refusal(each())).toEqual(refusing('session.token'));
  });

  test('end with everything that the person was signed in to', async () => {
    const her = await grace();
    const all = await begun(her);
    await recovers(her);
    for (const each of all) expect(await refusal(each())).toEqual(refusing('session.token'));
  });
});

test('a person asks once to be erased; operators answer, and nothing is erased by that', async () => {
  const her = await grace();
  const phase = async () => (await her.call('GET /me/erasure', {})).phase;
  expect(await phase()).toBe('none');
  for (let n = 0; n < 2; n++)
    expect((await her.call('POST /me/erasure', { note: 'Soon.' })).phase).toBe('open');
  await caughtUp(product);
  const waiting = (await ada.call('GET /helpRequests', {})).filter(({ username }) => username === her.email);
  expect(waiting).toMatchObject([{ kind: 'erasure', appId: null, note: 'Soon.' }]);
  const { requestId } = waiting[0]!;
  await ada.call('PUT /helpRequest/:requestId', { requestId, answer: 'allowed' });
  expect(await phase()).toBe('allowed');
  expect((await her.call('GET /me', {})).person?.username).toBe(her.email);
});

test('browsers learn where the passkeys of an organisation are managed', async () => {
  const answer = await visit(product, wiki.host).send('/.well-known/passkey-endpoints');
  const page = `${visit(product, wiki.host).origin}/me`;
  expect(await answer.json()).toEqual({ enroll: page, manage: page });
});
