import { beforeAll, describe, expect, test } from 'vitest';
import {
  byPhone,
  follow,
  handOver,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  redirectOf,
  relyingParty,
} from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada);
  grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
});

/** A browser at the sign-in page, whose request waits for a phone. */
async function waiting(more: object = {}) {
  const browser = visit(product, app.host);
  const { url, remembered } = await party.begin();
  const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
  return { browser, remembered, requestId, ...(await byPhone(product, browser, requestId, more)) };
}
const unknown = refusing('transaction.unknown');

describe('a phone approves a sign-in to an OpenID application', () => {
  test('and the browser goes back with the claims of the person [sso.methods]', async () => {
    const { browser, remembered, requestId, approve, asked, collect, screen, transactionId } = await waiting({
      ...{ username: grace.email, longitude: 13.4, latitude: 52.5 },
    });
    expect(await asked()).toMatchObject({ kind: 'oidc', type: 2, auth: 'oauth', target: app.name });
    const status = async () =>
      (await screen.call('GET /transaction/getTransaction/:id', { id: transactionId })).transactionStatus;
    expect(await status()).toBe('PENDING');
    expect(await refusal(collect())).toEqual(unknown);
    await approve(grace.key);
    expect(await status()).toBe('SUCCESS');
    const { ticket } = await collect();
    const answer = await handOver(browser, requestId, ticket);
    const back = await follow(browser, redirectOf(answer, browser.origin));
    expect((await party.finish(back, remembered)).claims()!.sub).toBe(grace.userId);
    expect(await refusal(collect())).toEqual(refusing('sso.request'));
  });
  test('only for the request and the page that opened it', async () => {
    const first = await waiting();
    const second = await waiting();
    await first.approve(grace.key);
    expect(await refusal(first.collect(second.requestId))).toEqual(unknown);
    expect(await refusal(first.collect(first.requestId, second.screen))).toEqual(unknown);
    expect(await refusal(first.collect(first.requestId, visit(product, app.host)))).toEqual(unknown);
    expect((await first.collect()).ticket).toEqual(expect.any(String));
  });
  test('but not with the passkey of another person, nor after it was declined', async () => {
    const named = await waiting({ username: grace.email });
    const hopper = await oidcUser(product, ada, app);
    await expect(named.approve(hopper.key)).rejects.toThrow();
    await named.decline();
    await expect(named.approve(grace.key)).rejects.toThrow();
    expect(await refusal(named.collect())).toEqual(unknown);
  });
  test('a message to the phone needs a name, and tells nothing about it', async () => {
    const browser = visit(product, app.host);
    const requestId = (await follow(browser, (await party.begin()).url)).searchParams.get('requestId')!;
    const push = (username?: string) =>
      browser.call('POST /openid/approval', { requestId, platform: 4, ...(username && { username }) });
    expect(await refusal(push())).toMatchObject({ status: 400 });
    for (const name of [grace.email, 'nobody@acme.example'])
      expect(Object.keys(await push(name)).sort()).toEqual(
        ['errorCode', 'expiresAt', 'number', 'secret', 'transactionId'].sort(),
      );
  });
  test('many people behind one address ask for their phones in the same minute', async () => {
    const { browser, requestId } = await waiting();
    const answers: object[] = [];
    for (let n = 0; n < 100; n++) answers.push(await browser.call('POST /openid/approval', { requestId }));
    expect(answers).toHaveLength(100);
  });
  test('the page offers the methods that the plan allows', async () => {
    const browser = visit(product, app.host);
    const requestId = (await follow(browser, (await party.begin()).url)).searchParams.get('requestId')!;
    const { methods } = await browser.call('GET /openid/request/:requestId', { requestId });
    expect(methods).toEqual([1, 2, 3, 4]);
  });
});
