import * as client from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionsTold } from '../server-kit/access/oidcSessions.ts';
import {
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  relyingParty,
  signIn,
} from '../test/clients/openid.ts';
import { softKey } from '../test/clients/softKey.ts';
import { personIdOf } from '../test/people/familyUsers.ts';
import { ownPageAt, signInToOwnPage } from '../test/people/ownPage.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { caughtUp, type Here, mailedToken, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
let party: RelyingParty;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  wiki = await oidcApp(ada, {
    grant_types: ['authorization_code', 'refresh_token'],
    backchannel_logout_uri: 'https://10.0.0.1/backchannel',
  });
  party = await relyingParty(product, wiki);
});
type Person = Pick<Awaited<ReturnType<typeof oidcUser>>, 'key' | 'userId' | 'email'>;

const offline = { scope: 'openid offline_access', prompt: 'consent' };
/** A sign-in of a new browser, with tokens that count for longer than the session. */
async function signedIn({ key }: Pick<Person, 'key'>) {
  const browser = visit(product, wiki.host);
  const { url, remembered } = await party.begin(offline);
  return { browser, tokens: await party.finish(await signIn(browser, url, key), remembered) };
}
const refresh = (token: string | undefined) => client.refreshTokenGrant(party.config, token!);
const refused = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ cause: { error: 'invalid_grant' } });
const listed = async ({ userId }: Pick<Person, 'userId'>) =>
  (await ada.call('GET /resource/getAllRefreshToken/:userId', { userId })).tokens;
const told = async ({ userId }: Pick<Person, 'userId'>) =>
  sessionsTold(product.system.records, await personIdOf(product, userId));

/** Makes a passkey by the link that an operator sends to somebody who lost the device. */
async function recover({ userId, email }: Pick<Person, 'userId' | 'email'>) {
  await ada.call('POST /recovery/user/:userId', { userId });
  const accessToken = await mailedToken(product, email, 'recoverUser');
  const guest = visit(product, wiki.host);
  const key = softKey({ rpId: wiki.host, origin: guest.origin });
  const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
  const credential = key.create(options);
  await guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
  return key;
}

describe('what an application got to use for longer than a session', () => {
  test('goes on after a sign-out, and ends with a recovery of the person, which the application is told', async () => {
    const [grace, eve] = [await oidcUser(product, ada, wiki), await oidcUser(product, ada, wiki)];
    const [{ tokens }, others] = [await signedIn(grace), await signedIn(eve)];
    const own = ownPageAt(product, wiki.host);
    await signInToOwnPage(own, grace.key);
    await own.call('DELETE /me/sessions', {});
    const next = await refresh(tokens.refresh_token);
    const again = await signedIn(grace);
    expect(await told(grace)).toHaveLength(1);

    const key = await recover(grace);
    expect(await listed(grace)).toEqual([]);
    for (const each of [next, again.tokens]) {
      await refused(refresh(each.refresh_token));
      await expect(client.fetchUserInfo(party.config, each.access_token, grace.userId)).rejects.toThrow();
    }
    expect(await told(grace)).toEqual([]);
    await refresh(others.tokens.refresh_token);

    const after = await signedIn({ key });
    await refresh(after.tokens.refresh_token);
    await caughtUp(product);
    expect(await listed(grace)).toHaveLength(1);
  });

  test('is not got any more by a code from before the recovery', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const { url, remembered } = await party.begin(offline);
    const code = await signIn(visit(product, wiki.host), url, grace.key);
    await recover(grace);
    await refused(party.finish(code, remembered));
  });
});
