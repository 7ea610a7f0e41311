import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallError } from '../../api/client.ts';
import { OpenToGroup } from '../../domain/application/openings.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { CreateGroup } from '../../domain/group/commands.ts';
import { type Command, ref } from '../../domain/kit.ts';
import { JoinGroup } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import { sessionsTold } from '../../server-kit/access/oidcSessions.ts';
import { knownOf } from '../../server-kit/people/details.ts';
import {
  answer,
  follow,
  handOver,
  type OidcApp,
  oidcApp,
  oidcUser,
  redirectOf,
  relyingParty,
  signIn,
} from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { giveAccess, personIdOf } from '../../test/people/familyUsers.ts';
import { addByLink, ownPageAt, signInToOwnPage } from '../../test/people/ownPage.ts';
import {
  type App,
  adminOf,
  type Operator,
  operatorOf,
  shopper,
  unique,
  webApp,
} from '../../test/people/people.ts';
import { caughtUp, type Here, mailedToken, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
let hr: OidcApp;
let shop: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  const told = { backchannel_logout_uri: 'https://10.0.0.1/backchannel' };
  [wiki, hr, shop] = await Promise.all([oidcApp(ada, told), oidcApp(ada, told), webApp(ada)]);
});

type Known = Awaited<ReturnType<typeof oidcUser>> & { personId: string };
const withPerson = async (user: Awaited<ReturnType<typeof oidcUser>>): Promise<Known> => ({
  ...user,
  personId: await personIdOf(product, user.userId),
});
/** Two people, each with a passkey and access to one application: `from` to HR, `into` to the wiki. */
async function two() {
  const [from, into] = await Promise.all([oidcUser(product, ada, hr), oidcUser(product, ada, wiki)]);
  return { from: await withPerson(from), into: await withPerson(into) };
}
const join = (personId: string, into: string, by = ada) =>
  by.call('POST /person/:personId/join', { personId, into });
const part = (personId: string) => ada.call('DELETE /person/:personId/join', { personId });

/** The subject that an application is told when this passkey signs in to it, in a browser of its own. */
async function subjectAt(app: OidcApp, key: Known['key'], browser = visit(product, app.host)) {
  const party = await relyingParty(product, app);
  const { url, remembered } = await party.begin();
  const tokens = await party.finish(await signIn(browser, url, key), remembered);
  return tokens.claims()!.sub;
}
/** Runs a command as the operator. */
const run = (command: Command, input: object) => {
  const actor = { role: 'operator', id: ada.userId, organisationId: ada.uniqueId } as const;
  return product.system.executor.execute(command, input as never, { actor, correlationId: randomUUID() });
};
/** Where the request of an application leads in a browser that has signed in before. */
const silentlyAt = async (app: OidcApp, browser: ReturnType<typeof visit>) =>
  follow(browser, (await (await relyingParty(product, app)).begin()).url);
const joinedInto = async (id: string) =>
  (await product.system.executor.look(ref(person, id), { fresh: true })).state.joinedInto;

describe('two people who were joined', () => {
  test('sign in with the passkeys of both at the applications of both, where they stay who they were, until it is taken back', async () => {
    const { from, into } = await two();
    const describe = (personId: string, about: object) =>
      ada.call('PUT /person/:personId/details', { personId, ...about });
    await describe(from.personId, { name: 'Ida', phone_number: '+4479460' });
    await describe(into.personId, { name: 'Ada' });
    const knownAt = async (userId: string) => {
      await caughtUp(product);
      const { name, phone_number } = await ada.call('GET /getOIDCUser/:userId', { userId });
      expect(await knownOf(product.system, userId)).toMatchObject({
        name,
        ...(phone_number && { phone_number }),
      });
      return [name, phone_number];
    };
    await join(from.personId, into.personId);
    for (const { userId } of [from, into]) expect(await knownAt(userId)).toEqual(['Ada', '+4479460']);
    for (const { key } of [from, into]) {
      expect(await subjectAt(hr, key)).toBe(from.userId);
      expect(await subjectAt(wiki, key)).toBe(into.userId);
    }
    await caughtUp(product);
    const found = await ada.call('GET /person/:personId', { personId: into.personId });
    expect(found).toMatchObject({ address: into.email, deviceCount: 2, accessCount: 2 });
    expect(found.access.map(({ userId }) => userId).sort()).toEqual([from.userId, into.userId].sort());
    expect(found.joined).toMatchObject([{ personId: from.personId, address: from.email }]);
    const { personId, deviceList } = await ada.call('GET /getOIDCUser/:userId', { userId: from.userId });
    expect([personId, deviceList.length]).toEqual([into.personId, 2]);

    await part(from.personId);
    await part(from.personId);
    expect(await knownAt(from.userId)).toEqual(['Ida', '+4479460']);
    expect(await knownAt(into.userId)).toEqual(['Ada', '']);
    expect(await subjectAt(hr, from.key)).toBe(from.userId);
    expect(await subjectAt(wiki, into.key)).toBe(into.userId);
    await expect(subjectAt(wiki, from.key)).rejects.toThrow();
    await expect(subjectAt(hr, into.key)).rejects.toThrow();
    await caughtUp(product);
    const again = await ada.call('GET /person/:personId', { personId: into.personId });
    expect(again).toMatchObject({ deviceCount: 1, accessCount: 1, joined: [] });
  });
  test('rest together, and one of two passkeys may be suspended', async () => {
    const { from, into } = await two();
    await join(from.personId, into.personId);
    const suspend = (personId: string, suspended: boolean) =>
      ada.call('PUT /person/:personId', { personId, suspended });
    await suspend(into.personId, true);
    for (const app of [hr, wiki])
      expect(await refusal(subjectAt(app, from.key))).toEqual(refusing('user.suspended'));
    expect(await refusal(suspend(from.personId, false))).toEqual(refusing('person.joined'));
    await part(from.personId);
    for (const [app, { key }] of [
      [hr, from],
      [wiki, into],
    ] as const)
      expect(await refusal(subjectAt(app, key))).toEqual(refusing('user.suspended'));
    await suspend(from.personId, false);
    await suspend(into.personId, false);
    await join(from.personId, into.personId);
    const lost = { userId: into.userId, credentialID: from.key.id };
    await ada.call('POST /suspendOIDCUserDevice', { ...lost, suspend: true });
    expect(await refusal(subjectAt(hr, from.key))).toEqual(refusing('device.suspended'));
    expect(await subjectAt(hr, into.key)).toBe(from.userId);
    const last = { userId: from.userId, credentialID: into.key.id, suspend: true };
    expect(await refusal(ada.call('POST /suspendOIDCUserDevice', last))).toEqual(
      refusing('device.lastWorking'),
    );
  });
  test('are found by the addresses of both, and what is given to either opens to both', async () => {
    const { from, into } = await two();
    await join(from.personId, into.personId);
    const more = await oidcApp(ada);
    const userId = await giveAccess(
      product,
      ada,
      { type: 'ADD_OIDC_USER', appId: more.appId },
      {
        email: from.email,
        userId: into.userId,
      },
    );
    for (const { key } of [from, into]) expect(await subjectAt(more, key)).toBe(userId);
    const again = { type: 'ADD_OIDC_USER', appId: wiki.appId, email: from.email, name: 'Grace' } as const;
    expect(await refusal(ada.call('POST /invite/sendInvite', again))).toEqual(refusing('user.taken'));
    const [open, groupId] = [await oidcApp(ada), randomUUID()];
    await run(CreateGroup, { id: groupId, organisationId: ada.uniqueId, name: unique('Engineering ') });
    await run(JoinGroup, { id: from.personId, groupId });
    await run(OpenToGroup, { id: open.appId, groupId });
    const opened = await subjectAt(open, into.key);
    expect(await subjectAt(open, from.key)).toBe(opened);
    await caughtUp(product);
    expect(await ada.call('GET /person/:personId/openings', into)).toContainEqual(
      expect.objectContaining({ appId: open.appId, groupId }),
    );
  });
  test('are one in groups, which are left by both', async () => {
    const { from, into } = await two();
    const [both, his] = [randomUUID() as string, randomUUID() as string];
    const ids = [both, his];
    for (const id of ids)
      await run(CreateGroup, { id, organisationId: ada.uniqueId, name: unique('Engineering ') });
    await run(JoinGroup, { id: from.personId, groupId: both });
    await run(JoinGroup, { id: into.personId, groupId: both });
    await join(from.personId, into.personId);
    await run(JoinGroup, { id: from.personId, groupId: his });
    await ada.call('PUT /group/:groupId/people', { groupId: his, personIds: [into.personId] });
    await ada.call('PUT /application/:appId/openings', { appId: wiki.appId, open: both });
    await caughtUp(product);
    const shown = async (groupId: string) => ({
      count: (await ada.call('GET /group/:groupId', { groupId })).memberCount,
      members: (await ada.call('GET /group/:groupId/people', { groupId })).map(({ personId }) => personId),
    });
    const once = { count: 1, members: [into.personId] };
    expect(await Promise.all(ids.map(shown))).toEqual([once, once]);
    const listed = (await ada.call('GET /groups', {})).filter(({ groupId }) => ids.includes(groupId));
    expect(listed.map(({ memberCount }) => memberCount)).toEqual([1, 1]);
    const opened = await ada.call('GET /group/:groupId/applications', { groupId: both });
    expect(opened).toMatchObject([{ memberCount: 1 }]);
    const groups = await ada.call('GET /person/:personId/groups', into);
    expect(groups.map(({ groupId, personId }) => [groupId, personId]).sort()).toEqual(
      [
        [both, into.personId],
        [his, from.personId],
      ].sort(),
    );
    for (const groupId of ids)
      await ada.call('DELETE /group/:groupId/person/:personId', { groupId, ...into });
    await caughtUp(product);
    expect(await Promise.all(ids.map(shown))).toEqual(ids.map(() => ({ count: 0, members: [] })));
  });
  test('count once in the plan’s total, and twice after a parting, also when there is no room', async () => {
    const admin = await adminOf(product);
    const { id: planId } = await admin.call('POST /subscription/create', {
      ...{ name: unique('Two '), description: 'Two people', priceInRupees: 0, priceInDollars: 0 },
      ...{ allowNumberOfApps: 3, allowNumberOfUsers: 9, allowTotalNumberOfUsers: 2, allowTeamMembers: 1 },
      allowedNumberOfRPs: 1,
    });
    const owner = await operatorOf(product, planId);
    const [one, other] = [await webApp(owner), await webApp(owner)];
    const come = async (app: App) => {
      const { userId } = await shopper(product, app).register(unique('user'));
      return personIdOf(product, userId);
    };
    const left = async () =>
      (await owner.call('GET /invite/places', { appId: one.appId })).places.organisation;
    const [personId, into] = [await come(one), await come(other)];
    expect(await left()).toBe(0);
    await join(personId, into, owner);
    expect(await left()).toBe(1);
    await join(personId, into, owner);
    expect(await left()).toBe(1);
    await come(one);
    expect(await left()).toBe(0);
    await owner.call('DELETE /person/:personId/join', { personId });
    expect(await left()).toBe(0);
    const places = { kind: 'user.total.count', of: owner.uniqueId } as const;
    expect(await product.system.executor.reserved.count(places)).toBe(3);
    expect(await refusal(come(one))).toEqual(refusing('user.totalLimit'));
  });
  test('are forgotten together with the last access, and not before', async () => {
    const { from, into } = await two();
    await join(from.personId, into.personId);
    await ada.call('DELETE /deleteOIDCUser/:userId', { userId: into.userId });
    expect(await subjectAt(hr, into.key)).toBe(from.userId);
    await ada.call('DELETE /deleteOIDCUser/:userId', { userId: from.userId });
    for (const { personId } of [from, into])
      await expect
        .poll(
          async () =>
            (await product.system.executor.look(ref(person, personId), { fresh: true })).state.status,
        )
        .toBe('deleted');
  });
  test('lose the sessions at the applications of the other when they are parted', async () => {
    const { from, into } = await two();
    await join(from.personId, into.personId);
    const browser = visit(product, hr.host);
    await subjectAt(hr, from.key, browser);
    expect((await silentlyAt(wiki, browser)).searchParams.has('code')).toBe(true);
    const told = () => sessionsTold(product.system.records, from.personId);
    expect(await told()).toHaveLength(2);
    await part(from.personId);
    expect((await silentlyAt(wiki, browser)).pathname).toBe('/openid-login/');
    expect((await silentlyAt(hr, browser)).searchParams.has('code')).toBe(true);
    await expect
      .poll(async () => (await told()).map(({ applicationId }) => applicationId))
      .toEqual([hr.appId]);
  });
  test('lose the links by which one of them would add a passkey to the other', async () => {
    const { from, into } = await two();
    await join(from.personId, into.personId);
    const linkOf = async ({ key }: Known) => {
      const own = ownPageAt(product, hr.host);
      await signInToOwnPage(own, key);
      return (await own.call('POST /me/deviceLink', {})).accessToken;
    };
    const [his, hers] = [await linkOf(from), await linkOf(into)];
    await part(from.personId);
    expect(await refusal(addByLink(product, hr.host, his))).toEqual(refusing('session.token'));
    const { key } = await addByLink(product, hr.host, hers);
    expect(await subjectAt(wiki, key)).toBe(into.userId);
  });
  test('end together what an application got, whichever of their passkeys has signed in there', async () => {
    const { from, into } = await two();
    await join(from.personId, into.personId);
    const browser = visit(product, hr.host);
    await subjectAt(hr, from.key, browser);
    expect((await silentlyAt(wiki, browser)).searchParams.has('code')).toBe(true);
    const told = async () =>
      (await sessionsTold(product.system.records, from.personId)).map(({ applicationId }) => applicationId);
    expect((await told()).sort()).toEqual([hr.appId, wiki.appId].sort());
    const own = ownPageAt(product, wiki.host);
    await signInToOwnPage(own, into.key);
    await own.call('DELETE /me/applications/:appId/consent', { appId: wiki.appId });
    expect(await told()).toEqual([hr.appId]);
  });
  test('keep apart what one of them had asked for before', async () => {
    const { from, into } = await two();
    const other = await oidcApp(ada);
    const asksAt = async (key: Known['key']) => {
      const browser = visit(product, other.host);
      const { url } = await (await relyingParty(product, other)).begin();
      const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
      return answer(browser, requestId, key).catch((error: CallError) => error);
    };
    const { accessToken } = (await asksAt(from.key)) as CallError;
    await visit(product, other.host).call('POST /accessRequest', { accessToken: accessToken! });
    await join(from.personId, into.personId);
    const requestId = accessId(from.personId, other.appId);
    await ada.call('PUT /helpRequest/:requestId', { requestId, answer: 'allowed' });
    for (const { key } of [from, into]) expect(await subjectAt(other, key)).toBe(requestId);
    await part(from.personId);
    expect(await subjectAt(other, from.key)).toBe(requestId);
    expect(await asksAt(into.key)).toMatchObject({ refusal: 'user.noAccess' });
  });
  test('may be joined while one of them signs in', async () => {
    const { from, into } = await two();
    const browser = visit(product, hr.host);
    const party = await relyingParty(product, hr);
    const { url, remembered } = await party.begin();
    const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
    const { ticket } = await answer(browser, requestId, from.key);
    await join(from.personId, into.personId);
    const handed = redirectOf(await handOver(browser, requestId, ticket), browser.origin);
    const tokens = await party.finish(await follow(browser, handed), remembered);
    expect(tokens.claims()!.sub).toBe(from.userId);
  });
  test('of whom one registered under a plain name use the passkey of the website there alone', async () => {
    const newcomer = shopper(product, shop);
    const { userId } = await newcomer.register(unique('grace'));
    const grace = await withPerson(await oidcUser(product, ada, wiki));
    await join(await personIdOf(product, userId), grace.personId);
    expect(await newcomer.signIn()).toMatchObject({ userId });
    await ada.call('PUT /person/:personId', { personId: grace.personId, suspended: true });
    expect(await refusal(newcomer.signIn())).toEqual(refusing('user.suspended'));
  });
});

describe('a newcomer of a site of its own', () => {
  const ask = (personId: string, address: string) =>
    ada.call('PUT /person/:personId/address', { personId, address });
  const confirm = (accessToken: string) =>
    visit(product, wiki.host).call('POST /person/address', { accessToken });
  const newcomer = async (username: string) => {
    const { userId, ...answer } = await shopper(product, shop).register(username);
    return { userId, personId: await personIdOf(product, userId), told: Object.keys(answer).sort() };
  };

  test('becomes the person whose address is proved by the button behind the mailed link, and by nothing before', async () => {
    const into = await withPerson(await oidcUser(product, ada, wiki));
    const [same, stranger] = [await newcomer(into.email), await newcomer(`${unique('eve')}@acme.example`)];
    expect(same.told).toEqual(stranger.told);
    await ask(same.personId, into.email);
    const link = await mailedToken(product, into.email, 'confirmAddress');
    await caughtUp(product);
    for (const { personId } of [same, stranger]) {
      expect(await joinedInto(personId)).toBeNull();
      const found = await ada.call('GET /person/:personId', { personId });
      expect(found).toMatchObject({ address: null, accessCount: 1, joined: [] });
    }
    const said = { errorCode: 0, address: into.email, organisationName: 'Acme', joined: true };
    expect(await confirm(link)).toEqual(said);
    expect(await refusal(confirm(link))).toEqual(refusing('person.addressLink'));
    expect(await joinedInto(same.personId)).toBe(into.personId);
    await caughtUp(product);
    const found = await ada.call('GET /person/:personId', into);
    expect(found.access.map(({ userId }) => userId).sort()).toEqual([into.userId, same.userId].sort());
    // The two now have access to the shop, as this one has.
    expect(await refusal(ask(stranger.personId, into.email))).toEqual(refusing('person.address'));
  });
  test('does not with a passkey on the organisation’s host that came before the button was pressed', async () => {
    const into = await withPerson(await oidcUser(product, ada, wiki));
    const { personId } = await newcomer(unique('eve'));
    await ask(personId, into.email);
    const link = await mailedToken(product, into.email, 'confirmAddress');
    const { executor } = product.system;
    const [held] = await executor.reserved.holdersOf({ kind: 'max.device.count', of: into.personId });
    const { credential } = (await executor.look(ref(device, held!.id))).state;
    await run(AddDevice, {
      ...{ id: randomUUID(), holder: { kind: 'person', id: personId } },
      ...{ applicationId: hr.appId, credential: { ...credential!, credentialId: randomUUID() } },
    });
    expect(await refusal(confirm(link))).toEqual(refusing('person.addressLink'));
    expect(await joinedInto(personId)).toBeNull();
    expect(await refusal(ask(personId, into.email))).toEqual(refusing('person.address'));
  });
});

describe('a join', () => {
  test('shows first what each brings, and the application that stands in the way', async () => {
    const { from, into } = await two();
    const preview = async () => {
      await caughtUp(product);
      return ada.call('GET /person/:personId/join/:into', { personId: from.personId, into: into.personId });
    };
    expect(await preview()).toEqual({
      errorCode: 0,
      person: expect.objectContaining({
        ...{ personId: from.personId, addresses: [from.email] },
        access: [{ userId: from.userId, appId: hr.appId, appName: hr.name, username: from.email }],
        devices: [expect.objectContaining({ rpId: hr.host })],
      }),
      into: expect.objectContaining({ personId: into.personId, addresses: [into.email] }),
      ...{ shared: [], possible: true },
    });
    await giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId: hr.appId }, into);
    expect(await preview()).toMatchObject({
      shared: [{ appId: hr.appId, appName: hr.name }],
      possible: false,
    });
    expect(await refusal(join(from.personId, into.personId))).toEqual(
      expect.objectContaining({
        errorCode: 2801,
        message: `Both have access to ${hr.name}. Delete one of the two users there first.`,
      }),
    );
  });
  test('with oneself, over a second person or with somebody of another organisation is refused', async () => {
    const { from, into } = await two();
    const other = await withPerson(await oidcUser(product, ada, await oidcApp(ada)));
    expect((await refusal(join(from.personId, from.personId))).status).toBe(400);
    await join(from.personId, into.personId);
    const joined = refusing('person.joined');
    expect(await refusal(join(other.personId, from.personId))).toEqual(joined);
    expect(await refusal(join(from.personId, other.personId))).toEqual(joined);
    expect(await refusal(join(into.personId, other.personId))).toEqual(joined);
    const rival = await operatorOf(product);
    const unknown = refusing('user.unknown');
    expect(await refusal(join(other.personId, into.personId, rival))).toEqual(unknown);
    const looking = { personId: other.personId, into: into.personId };
    expect(await refusal(rival.call('GET /person/:personId/join/:into', looking))).toEqual(unknown);
    expect(await refusal(rival.call('DELETE /person/:personId/join', { personId: from.personId }))).toEqual(
      unknown,
    );
    const theirs = await withPerson(await oidcUser(product, rival, await oidcApp(rival)));
    expect(await refusal(join(from.personId, theirs.personId))).toEqual(unknown);
    expect(await joinedInto(from.personId)).toBe(into.personId);
  });
  test('at the same moment as another one leaves nobody joined over a second person, and leaves nothing behind', async () => {
    const { from, into } = await two();
    const other = await withPerson(await oidcUser(product, ada, await oidcApp(ada)));
    const all = [from, into, other].map(({ personId }) => personId);
    await Promise.allSettled([
      join(from.personId, into.personId),
      join(into.personId, from.personId),
      join(from.personId, other.personId),
      join(into.personId, other.personId),
    ]);
    for (const id of all) {
      const head = await joinedInto(id);
      if (head) expect(await joinedInto(head)).toBeNull();
      await part(id);
    }
    await join(into.personId, from.personId);
    await join(other.personId, from.personId);
    expect(await subjectAt(hr, into.key)).toBe(from.userId);
    expect(await subjectAt(hr, other.key)).toBe(from.userId);
  });
});
