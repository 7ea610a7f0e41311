import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../test/people/team.ts';
import { type Here, mailsOf, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let shop: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  shop = await webApp(ada);
});

const read = (accessToken: string) =>
  visit(product, `${ada.subdomain}.localhost`).call('GET /invite/verifyInvite/:accessToken', { accessToken });
const accept = (accessToken: string) =>
  visit(product, `${ada.subdomain}.localhost`).call('POST /invite/accept', { accessToken });
/** A person who was invited to the first application on the website, and made a passkey for it. */
async function customer(invitation = invitedUser(product, ada, shop)) {
  const { email, accessToken } = await invitation;
  const person = shopper(product, shop);
  await finishRegisteringUser(person, shop, await beginRegisteringUser(person, shop, accessToken));
  return { email, key: person.key };
}
/** The person's user in an application, into which the passkey signs in there. */
async function signedIn(app: App, { email, key }: Awaited<ReturnType<typeof customer>>) {
  const { appId } = app;
  const { guest } = shopper(product, app);
  const begun = await guest.call('POST /sdk/:appId/login', { appId, username: email });
  const { options, transactionId } = begun;
  const credential = key.get(options);
  const { accessToken } = await guest.call('POST /sdk/:appId/verify-login', {
    ...{ appId, credential, transactionId },
  });
  return visit(product).call('POST /verifyToken', { accessToken });
}

test('whoever has a passkey of the website has access to another application there with the invitation, and the mail leads to the website', async () => {
  const grace = await customer();
  const other = await webApp(ada);
  const about = { email: grace.email, name: 'Grace', type: 'ADD_USER', appId: other.appId } as const;
  expect(await ada.call('POST /invite/sendInvite', about)).toMatchObject({ given: true });
  expect(await signedIn(other, grace)).toMatchObject({ appId: other.appId, username: grace.email });
  await product.reactions.settled();
  const mails = (await mailsOf(product)).filter(({ to }) => to === grace.email);
  expect(mails.map(({ text }) => text.includes(`${other.origin}/`))).toContain(true);
});
test('an invitation that came before the passkey of the website is accepted by its link', async () => {
  const email = `${unique('grace')}@acme.example`;
  const other = await webApp(ada);
  const { accessToken } = await invitedUser(product, ada, other, email);
  expect(await read(accessToken)).toMatchObject({ known: false });
  const grace = await customer(invitedUser(product, ada, shop, email));
  expect(await read(accessToken)).toMatchObject({ known: true });
  expect(await accept(accessToken)).toMatchObject({ username: email, applications: [{ why: null }] });
  expect(await signedIn(other, grace)).toMatchObject({ appId: other.appId });
  expect(await refusal(read(accessToken))).toEqual(refusing('invite.used'));
});
test('one of several websites of the application is enough', async () => {
  const grace = await customer();
  const origins = ['https://market.example', shop.origin];
  const { id: appId } = await ada.call('POST /createWebApp', { name: unique('Shop '), origins });
  const about = { email: grace.email, name: 'Grace', type: 'ADD_USER', appId } as const;
  expect(await ada.call('POST /invite/sendInvite', about)).toMatchObject({ given: true });
  expect(await signedIn({ appId, origin: shop.origin }, grace)).toMatchObject({ appId });
});
test('a passkey of another website gives nothing, and the person registers on the website of the application', async () => {
  const grace = await customer();
  const market = await webApp(ada, 'https://market.example');
  const { accessToken } = await invitedUser(product, ada, market, grace.email);
  expect(await read(accessToken)).toMatchObject({ known: false });
  expect(await refusal(accept(accessToken))).toEqual(refusing('session.token'));
  const person = shopper(product, market);
  await finishRegisteringUser(person, market, await beginRegisteringUser(person, market, accessToken));
  expect(await signedIn(market, { email: grace.email, key: person.key })).toMatchObject({
    appId: market.appId,
  });
});
