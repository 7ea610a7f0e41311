import { beforeAll, expect, test } from 'vitest';
import { samlApp, samlUser } from '../../test/clients/saml.ts';
import { arriveAt, askedFor, post, ticketFor } from '../../test/clients/serviceProvider.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

/** A tryout that waits at the sign-in page, in the operator's browser. */
async function begun(appId: string) {
  const { id, url } = await ada.call('POST /tryApplication/:appId', { appId });
  const asked = await askedFor(ada.guest, await ada.guest.send(url));
  return { ...asked, read: () => ada.call('GET /tryouts/:tryoutId', { tryoutId: id }) };
}

test('a tryout of a SAML application shows what it would be told, without a signature, and signs nobody in', async () => {
  const app = await samlApp(ada);
  const grace = await samlUser(product, ada, app);
  const { requestId, idpId, read } = await begun(app.appId);
  const ticket = await ticketFor(ada.guest, requestId, grace.key);
  const after = await product.system.store.head();
  const answer = await post(ada.guest, '/idp/login/post', { requestId, idpId, ticket });
  expect(answer.headers.get('location')).toMatch(/^\/tried\//);
  const { state, told, facts, raw } = await read();
  expect(state).toBe('signedIn');
  expect(told).toContainEqual({ name: 'NameID', value: grace.email, from: ['assertion'] });
  expect(facts).toContainEqual({ name: 'recipient', value: app.acsUrl });
  expect(facts).toContainEqual({ name: 'encrypted', value: 'assertion' });
  expect(raw[0]!.text).toContain(`<saml:Audience>${app.entityID}</saml:Audience>`);
  expect(raw[0]!.text).not.toContain('Signature');
  const { idp } = await ada.call('GET /SAML/app/:appId', { appId: app.appId });
  const { at } = await arriveAt(ada.guest, await ada.guest.send(idp.startUrl));
  expect(at?.pathname, 'nobody is signed in').toBe('/idp/login/');
  for await (const { type } of product.system.store.readAll({ after })) expect(type).not.toBe('SignedIn');
});

test('a tryout that the person leaves says so, and the service provider is told nothing', async () => {
  const { appId } = await samlApp(ada);
  const { requestId, read } = await begun(appId);
  const answer = await post(ada.guest, '/idp/login/cancel', { requestId });
  expect(answer.headers.get('location')).toMatch(/^\/tried\//);
  expect(await read()).toMatchObject({ state: 'failed', problem: { code: 'access_denied' } });
});
