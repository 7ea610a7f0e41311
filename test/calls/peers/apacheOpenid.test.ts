import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { post } from '../../../approvals/push/post.ts';
import { logoutTokens } from '../../../command-api/reactions/logoutTokens.ts';
import { causeOf } from '../../../command-api/reactions/runner/attempt.ts';
import { apache, folderWith, settingsIn } from '../../clients/apache.ts';
import { oidcApp, oidcUser, signIn, suspendAt } from '../../clients/openid.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, sharedProduct, visit } from '../../product.ts';
import { hasApacheWith } from '../../run/machine.ts';

const site = 'intra.example';
const callback = `https://${site}/protected/callback`;
let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

test.skipIf(!hasApacheWith('auth_openidc'))(
  'mod_auth_openidc signs people in with the settings of the guide, and ends their sessions when they are suspended',
  async () => {
    const app = await oidcApp(ada, {
      redirect_uris: [callback],
      backchannel_logout_uri: `${callback}?logout=backchannel`,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    const grace = await oidcUser(product, ada, app);
    const { origin } = visit(product, app.host);
    const settings = settingsIn('openid-connect', 'Apache**', {
      'https://acme.example': origin,
      '<client ID>': app.appId,
      '<client secret>': app.secret!,
      '<a long random text>': 'a long random text',
    });
    const server = await apache(site, 'auth_openidc', settings, await folderWith({}));
    onTestFinished(server.stop);
    const [here, there] = [server.browser(), visit(product, app.host)];
    const asked = await here.send('/protected/');
    expect(asked.status, server.log()).toBe(302);
    const back = await signIn(there, new URL(asked.headers.get('location')!), grace.key);
    const landed = await here.send(back);
    expect(new URL(landed.headers.get('location') ?? '', `https://${site}`).pathname, server.log()).toBe(
      '/protected/',
    );
    const page = await here.send('/protected/');
    expect([page.status, page.headers.get('x-user')]).toEqual([200, grace.email]);
    await suspendAt(product, ada, 'user', { appId: app.appId, userId: grace.userId });
    const events = await Array.fromAsync(product.system.store.readStream(`user-${grace.userId}`));
    const statuses: number[] = [];
    // The site is not on the open internet.
    const [told] = logoutTokens(new AbortController().signal, async (url, headers, body) => {
      const { pathname, search } = new URL(url);
      const to = `http://127.0.0.1:${server.port}${pathname}${search}`;
      const answer = await post(to, { ...headers, Host: site }, body, { anywhere: true });
      statuses.push(answer.status);
      return answer;
    });
    const cause = causeOf(events.at(-1)!, told!, product.system)!;
    await told!.react(cause, product.system, () => {});
    expect(statuses, server.log()).toEqual([200]);
    expect((await here.send('/protected/')).status).toBe(302);
  },
);
