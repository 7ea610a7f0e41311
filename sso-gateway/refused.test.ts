import { beforeAll, expect, test } from 'vitest';
import { german } from '../domain/sentences/german/german.ts';
import {
  answer,
  follow,
  handOver,
  type OidcApp,
  oidcApp,
  oidcUser,
  relyingParty,
} from '../test/clients/openid.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
let app: OidcApp;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada);
});

const shown = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' };
/** What a page says, without its styles. */
async function said(page: Response) {
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const [, main] = /<main>(.*)<\/main>/s.exec(await page.text())!;
  return { status: page.status, text: main!.replaceAll(/<[^>]*>/g, ' ') };
}
const ask = 'fragen Sie die Verantwortlichen der Anwendung';

test('a person whose access ends between the passkey and the way back is told by a page, a program is not', async () => {
  const grace = await oidcUser(product, ada, app);
  const browser = visit(product, app.host);
  const { url } = await (await relyingParty(product, app)).begin();
  const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
  const [first, second] = [
    await answer(browser, requestId, grace.key),
    await answer(browser, requestId, grace.key),
  ];
  await ada.call('PUT /updateOidcUser/:userId', { userId: grace.userId, suspended: true });
  const page = await said(await handOver(browser, requestId, first.ticket, shown));
  expect(page).toEqual({ status: 400, text: expect.stringContaining(german['sso.request']) });
  expect(page.text).toContain(ask);
  expect(await (await handOver(browser, requestId, second.ticket)).json()).toMatchObject({ errorCode: 3100 });
});

test('a person whom a suspended application sends here is told so, and not that the application was wrong', async () => {
  const closed = await oidcApp(ada);
  const { url } = await (await relyingParty(product, closed)).begin();
  await ada.call('PUT /updateOIDCAppStatus/:appId', { appId: closed.appId, suspended: true });
  const browser = visit(product, app.host);
  const page = await said(await browser.send(url, { headers: shown }));
  expect(page).toEqual({ status: 400, text: expect.stringContaining(german['application.suspended']) });
  expect(page.text).toContain(ask);
  const unknown = new URL(url);
  unknown.searchParams.set('client_id', 'nobody');
  expect((await said(await browser.send(unknown, { headers: shown }))).text).toContain('invalid_client');
});
