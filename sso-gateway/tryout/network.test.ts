import { beforeAll, describe, expect, test } from 'vitest';
import { mailedRequest, radiusApp, radiusGuest, radiusUser, requestsTo } from '../../test/clients/radius.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { land, type Operator, operatorOf, signIn } from '../../test/people/people.ts';
import { caughtUp, type Guest, type Here, sharedProduct } from '../../test/product.ts';
import { until } from '../../test/until.ts';

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
    expect(await whose(dora.email)).toEqual(['user.suspended', 'Access is suspended.']);
    const change = { radiusClientId: app.clientId, isRadiusClientEnable: false };
    await ada.call('PUT /updateRadiusClient/:radiusClientId', change);
    expect(await whose(grace.email)).toEqual(['tryout.client', 'This client is suspended.']);
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
