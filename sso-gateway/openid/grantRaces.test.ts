import * as client from 'openid-client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { keyOf } from '../../server-kit/access/signOns.ts';
import {
  follow,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  relyingParty,
  signIn,
} from '../../test/clients/openid.ts';
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
  app = await oidcApp(ada, { grant_types: ['authorization_code', 'refresh_token'] });
  grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
});

async function signedIn() {
  const browser = visit(product, app.host);
  const { url, remembered } = await party.begin({ scope: 'openid' });
  const back = await signIn(browser, url, grace.key);
  return { browser, tokens: await party.finish(back, remembered) };
}
/** Does work once, before the next request that has found a session and its grant writes anything of what it changes. */
function beforeTheReply(work: () => Promise<unknown>) {
  const { records } = product.system;
  const { change } = records;
  let isDone = false;
  const spy = vi.spyOn(records, 'change').mockImplementation(async (kind, ...how) => {
    if (!isDone && ['openid session lead', 'openid Grant'].includes(kind)) {
      isDone = true;
      await work();
    }
    return change(kind, ...how);
  });
  onTestFinished(() => spy.mockRestore());
}
/** The grant of the person's session, from which refresh tokens are. */
async function grantOf() {
  const { records } = product.system;
  const [token] = await records.idsOf('openid RefreshToken', grace.userId, 1);
  const { grantId } = (await records.get<{ grantId: string }>('openid RefreshToken', token!))!;
  type Grant = { openid: { scope: string; claims?: string[] }; exp: number };
  return records.get<Grant>('openid Grant', keyOf(ada.uniqueId, grantId));
}
const refresh = (token: string | undefined) => client.refreshTokenGrant(party.config, token!);

test('a grant that ends while the same session signs in stays ended, and the sign-in gets another one', async () => {
  const { browser, tokens } = await signedIn();
  const second = await refresh(tokens.refresh_token);
  const third = await refresh(second.refresh_token);
  const again = await party.begin();
  beforeTheReply(() => expect(refresh(tokens.refresh_token)).rejects.toThrow());
  const back = await follow(browser, again.url);
  await expect(refresh(third.refresh_token)).rejects.toMatchObject({ cause: { error: 'invalid_grant' } });
  const own = await party.finish(back, again.remembered);
  await refresh(own.refresh_token);
});

test('a grant has the scopes of two requests of one session that came at the same moment', async () => {
  const { browser } = await signedIn();
  const [one, other] = [
    await party.begin({ scope: 'openid email' }),
    await party.begin({ scope: 'openid phone' }),
  ];
  beforeTheReply(() => follow(browser, other.url));
  await party.finish(await follow(browser, one.url), one.remembered);
  expect((await grantOf())!.openid.scope.split(' ').toSorted()).toEqual(['email', 'openid', 'phone']);
});

test('a grant that another request has made last longer is not shortened', async () => {
  const { browser } = await signedIn();
  const { url } = await party.begin({ scope: 'openid email' });
  const longer = await party.begin({ scope: 'openid offline_access', prompt: 'consent' });
  beforeTheReply(async () => party.finish(await signIn(browser, longer.url, grace.key), longer.remembered));
  await browser.send(url);
  const { openid, exp } = (await grantOf())!;
  expect(openid.scope).toContain('offline_access');
  expect(Math.round((exp - Date.now() / 1000) / 86_400)).toBe(180);
});
