import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { english } from '../../domain/sentences/families/radius/english.ts';
import { executor } from '../../event-store/executor/execute.ts';
import type { Caller as Sender } from '../../server-kit/calls/caller.ts';
import { mailedRequest, radiusApp, radiusGuest, radiusUser, requestsTo } from '../../test/clients/radius.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { land, type Operator, operatorOf, signIn } from '../../test/people/people.ts';
import { caughtUp, type Guest, type Here, sharedProduct } from '../../test/product.ts';
import { until } from '../../test/until.ts';
import { tryoutHandlers } from './trying.ts';
import { tryoutWith } from './tryouts.ts';

let product: Here;
let ada: Operator;
let app: Awaited<ReturnType<typeof radiusApp>>;
let grace: Awaited<ReturnType<typeof radiusUser>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await radiusApp(ada);
  grace = await radiusUser(product, ada, app);
});

type Caller = Pick<Guest, 'call'>;
const begin = (username: string, { call }: Caller = ada, { clientId } = app) =>
  call('POST /tryRadiusClient/:radiusClientId', { radiusClientId: clientId, username });
const read = (tryoutId: string, { call }: Caller = ada) => call('GET /tryouts/:tryoutId', { tryoutId });
/** What came of a tryout, once it has ended. */
const ended = (id: string) =>
  until(async () => {
    const tried = await read(id);
    expect(tried.state).not.toBe('waiting');
    return tried;
  });
const replied = ({ told }: Awaited<ReturnType<typeof read>>, name: string) =>
  told.find((each) => each.name === name);

describe('a tryout of a RADIUS client', () => {
  test('asks the person as the gateway would, shows the Access-Accept, and counts as no sign-in', async () => {
    const after = await product.system.store.head();
    const { id } = await begin(`ACME\\${grace.email}`);
    const phone = await mailedRequest(product, grace.email);
    expect(await phone.asked()).toMatchObject({ kind: 'radius-login', client: 'Office VPN', numbers: [] });
    expect(await read(id)).toMatchObject({ state: 'waiting', family: 'radius', appId: app.appId, told: [] });
    await phone.approve(grace.key);
    const tried = await ended(id);
    expect(tried).toMatchObject({ state: 'signedIn', problem: null });
    expect(tried.facts).toContainEqual({ name: 'userName', value: grace.email });
    expect(tried.told).toEqual([expect.objectContaining({ from: ['Access-Accept'] })]);
    expect(JSON.stringify(tried)).not.toContain(app.secret);
    const kinds: string[] = [];
    for await (const { type, data } of product.system.store.readAll({ after })) {
      kinds.push(type);
      if (type === 'SignInTried') expect(data).toMatchObject({ triedBy: ada.userId });
    }
    expect(kinds).toEqual(expect.arrayContaining(['ApplicationTried', 'SignInTried']));
    expect(kinds).not.toContain('SignedIn');
    await caughtUp(product);
    expect(await ada.call('GET /getRadiusUsersByAppId/:appId', app)).toMatchObject([{ loginCount: 0 }]);
  });
  test('shows the Access-Challenge with the number, and the Access-Reject after the person has declined', async () => {
    const radiusClientId = app.clientId;
    await ada.call('PUT /updateRadiusClient/:radiusClientId', { radiusClientId, answers: 'challenge' });
    const { id } = await begin(grace.email);
    const challenged = await read(id);
    expect(replied(challenged, 'Reply-Message')).toEqual({
      ...{ name: 'Reply-Message', value: expect.stringMatching(/^Approve \d\d on your phone/) },
      from: ['Access-Challenge'],
    });
    await (await mailedRequest(product, grace.email)).decline();
    const declined = await ended(id);
    expect(declined).toMatchObject({ state: 'failed', problem: { code: 'tryout.declined' } });
    expect(replied(declined, 'Reply-Message')?.value).toBe('The sign-in was declined.');
  });
  test('ends at once with what keeps the gateway from asking, and says what the client would be told', async () => {
    const whose = async (username: string) => {
      const tried = await read((await begin(username)).id);
      expect(tried.state).toBe('failed');
      return [tried.problem?.code, replied(tried, 'Reply-Message')?.value];
    };
    const invited = await radiusGuest(product, ada, app.appId);
    const late = 'The sign-in was not approved in time.';
    expect(await whose('nobody@users.example')).toEqual(['tryout.nobody', late]);
    expect(await whose(invited.email)).toEqual(['tryout.nobody', late]);
    const dora = await radiusUser(product, ada, app);
    const { userId } = dora;
    await ada.call('PUT /updateRadiusUser/:userId', { userId, suspended: true });
    expect(await whose(dora.email)).toEqual(['user.suspended', english['reply.suspended']]);
    const change = { radiusClientId: app.clientId, isRadiusClientEnable: false };
    await ada.call('PUT /updateRadiusClient/:radiusClientId', change);
    expect(await whose(grace.email)).toEqual(['tryout.client', english['reply.client']]);
    expect(await requestsTo(product, dora.email)).toBe(0);
  });
  test('is of no use to another organisation, nor to another session of the same person', async () => {
    const eve = await operatorOf(product, 'special_plan');
    expect(await refusal(begin(grace.email, eve))).toEqual(refusing('radius.unknown'));
    const { id } = await begin(grace.email);
    const { redirectTo } = await signIn(ada.base, ada.key, ada.email);
    for (const other of [eve, await land(product, redirectTo!)])
      expect(await refusal(read(id, other))).toEqual(refusing('tryout.unknown'));
  });
});

describe('a tryout of a RADIUS client of which the page is loaded again', () => {
  let caller: Sender;
  beforeAll(async () => {
    const client = { radiusClientId: app.clientId };
    await ada.call('PUT /updateRadiusClient/:radiusClientId', { ...client, isRadiusClientEnable: true });
    await ada.call('PUT /updateRadiusClient/:radiusClientId', { ...client, answers: 'wait' });
    const actor = { role: 'operator', id: ada.userId, organisationId: ada.uniqueId } as const;
    const provenance = { actor, correlationId: randomUUID() };
    caller = {
      ...{ actor, provenance, ip: '127.0.0.1' },
      session: ada.guest.cookies.get('latchkey'),
    } as Sender;
  });
  /** The calls on another process over the same stores, by a clock that is ahead, until that process ends. */
  function elsewhere(ahead = 0) {
    const { system } = product;
    const end = new AbortController();
    const clock = () => system.clock() + ahead;
    const client = { radiusClientId: app.clientId };
    const own = executor(system.store, system.vault, { clock });
    const handlers = tryoutHandlers({ ...system, clock, executor: own, closing: end.signal });
    return {
      begin: async (username: string) => (await handlers.tryRadiusClient({ ...client, username }, caller)).id,
      read: (tryoutId: string) => handlers.readTryout({ tryoutId }, caller),
      end: () => end.abort(),
    };
  }

  test('ends when nobody has answered in time, and can be tried again', async () => {
    const { email } = await radiusUser(product, ada, app);
    const { id } = await begin(email);
    const later = elsewhere(121_000);
    await later.read(id);
    const over = await ended(id);
    expect(over).toMatchObject({ state: 'failed', problem: { code: 'tryout.expired' } });
    expect(replied(over, 'Reply-Message')?.value).toBe('The sign-in was not approved in time.');
    expect(over.asked).toEqual({ username: email, radiusClientId: app.clientId, method: null });
    later.end();
  });
  test('goes on after the process that asked has ended, and ends with the approval', async () => {
    const [first, amy] = [elsewhere(), await radiusUser(product, ada, app)];
    const id = await first.begin(amy.email);
    first.end();
    await (await mailedRequest(product, amy.email)).approve(amy.key);
    expect((await tryoutWith(product.system, id))?.outcome).toBeNull();
    expect((await ended(id)).state).toBe('signedIn');
  });
  test('ends without a sign-in when the approval is found too late to be collected', async () => {
    const [first, amy] = [elsewhere(), await radiusUser(product, ada, app)];
    const id = await first.begin(amy.email);
    first.end();
    await (await mailedRequest(product, amy.email)).approve(amy.key);
    const later = elsewhere(200_000);
    await until(async () => expect((await later.read(id)).state).toBe('failed'));
    const { problem, told } = await read(id);
    expect(problem?.code).toBe('transaction.expired');
    expect(told.at(-1)?.value).toBe('This sign-in has ended. Please begin again.');
    later.end();
  });
});
