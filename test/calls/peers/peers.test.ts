import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../../approvals/push/post.ts';
import { logoutTokens } from '../../../command-api/reactions/logoutTokens.ts';
import { causeOf } from '../../../command-api/reactions/runner/attempt.ts';
import { answer, oidcUser } from '../../clients/openid.ts';
import { ticketFor } from '../../clients/serviceProvider.ts';
import { giveAccess, personIdOf } from '../../people/familyUsers.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, sharedProduct } from '../../product.ts';
import { type Browser, browserOf, type Landed } from './browser.ts';
import { type Peer, registered, running } from './running.ts';

let product: Here;
let ada: Operator;

const posted = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};
let peers: Peer[];
/** The person, and the user that the person is at each peer. */
let grace: Awaited<ReturnType<typeof oidcUser>>;
const userIds = new Map<Peer, string>();
let run: Awaited<ReturnType<typeof running>>;
let browser: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  const all = await registered(ada);
  run = await running(product, ada, all);
  peers = Object.values(all).filter(({ page }) => new URL(page).hostname in run.sites);
  grace = await oidcUser(product, ada, all.express.app);
  for (const peer of peers) {
    const to = { type: peer.isOidc ? 'ADD_OIDC_USER' : 'ADD_SAML_USER', appId: peer.app.appId } as const;
    userIds.set(
      peer,
      peer.app === all.express.app ? grace.userId : await giveAccess(product, ada, to, grace),
    );
  }
  browser = browserOf(product, all.express.app.host, run.sites);
});
afterAll(() => run.stop());

/** Answers the sign-in page that a browser has come to with the passkey, and goes on to the peer. */
async function touched({ at }: Landed, { isOidc }: Peer): Promise<Landed> {
  const { there, go } = browser;
  const { requestId, idpId } = Object.fromEntries(at.searchParams) as { requestId: string; idpId: string };
  const { ticket } = isOidc
    ? await answer(there, requestId, grace.key)
    : { ticket: await ticketFor(there, requestId, grace.key) };
  const path = isOidc ? `/authenticate/${requestId}/login` : '/idp/login/post';
  const body = new URLSearchParams(isOidc ? { ticket } : { requestId, idpId, ticket }).toString();
  return go(new URL(path, there.origin), { ...posted, body });
}
/** Who a peer says is signed in. */
const personAt = async ({ answer }: Landed) => {
  const text = await answer?.text();
  return answer?.status === 200 ? (answer.headers.get('x-user') ?? /signed in: (.*)/.exec(text!)?.[1]) : null;
};
/** Goes to all peers with a passkey at hand. Returns how many times it was asked for. */
async function goesToAll() {
  let touches = 0;
  for (const peer of peers) {
    let landed = await browser.go(peer.page);
    if (!landed.answer) {
      touches += 1;
      landed = await touched(landed, peer);
    }
    expect(await personAt(landed), `${peer.name}\n${run.said()}`).toBe(grace.email);
  }
  return touches;
}
const isOut = async (peer: Peer) => expect((await browser.go(peer.page)).answer, peer.name).toBeNull();

/** Delivers what the peers are told of the newest event of a stream. Returns the sessions that they were told of. */
async function told(stream: string) {
  const sids: unknown[] = [];
  const [reaction] = logoutTokens(new AbortController().signal, async (url, headers, body) => {
    const { hostname, pathname, search } = new URL(url);
    // The sites are not on the open internet.
    const to = `http://127.0.0.1:${run.sites[hostname]!.port}${pathname}${search}`;
    const reply = await post(to, { ...headers, Host: hostname }, body, { anywhere: true });
    expect(reply.status, `${hostname}\n${run.said()}`).toBeOneOf([200, 204]);
    sids.push(decodeJwt(new URLSearchParams(String(body)).get('logout_token')!).sid);
    return reply;
  });
  const events = await Array.fromAsync(product.system.store.readStream(stream));
  await reaction!.react(causeOf(events.at(-1)!, reaction!, product.system)!, product.system, () => {});
  return sids;
}

test('a person with one passkey signs in at the first of all peers, by the settings of the guides, and at the others without a touch', async () =>
  expect(await goesToAll()).toBe(1));

test('who signs out at one peer is signed out at all, by redirects or by a logout token with its sid', async () => {
  await goesToAll();
  const left = peers.find(({ isOidc }) => !isOidc)!;
  const from = left.name === 'mod_auth_mellon' ? 'mellon/logout?ReturnTo=/mellon/metadata' : 'logout';
  const { answer } = await browser.go(new URL(`/${from}`, left.page));
  expect(answer?.status, run.said()).toBe(200);
  const oidc = peers.filter(({ isOidc }) => isOidc);
  const sids = await Promise.all(oidc.map((peer) => told(`user-${userIds.get(peer)}`)));
  expect(new Set(sids.flat().filter((sid) => typeof sid === 'string')).size).toBe(oidc.length);
  for (const peer of peers) await isOut(peer);
});

test('who is suspended is out at all peers: OpenID ones are told, SAML ones hear it when they ask', async () => {
  await goesToAll();
  const personId = await personIdOf(product, grace.userId);
  await ada.call('PUT /person/:personId', { personId, suspended: true });
  const sids = await told(`person-${personId}`);
  const oidc = peers.filter(({ isOidc }) => isOidc);
  expect(new Set(sids.filter((sid) => typeof sid === 'string')).size).toBe(oidc.length);
  for (const peer of oidc) await isOut(peer);
  browser.forgetSites();
  for (const peer of peers) await isOut(peer);
  const asked = await browser.go(peers[0]!.page);
  await expect(touched(asked, peers[0]!)).rejects.toMatchObject({ status: 403 });
});
