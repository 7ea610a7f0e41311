import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type SoftKey, softKey } from '../../test/clients/softKey.ts';
import { type App, type Operator, operatorOf, unique } from '../../test/people/people.ts';
import { inviteRequest, shopRequest } from '../../test/people/phones.ts';
import { invitedUser } from '../../test/people/team.ts';
import { type Here, mailedToken, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: App;
let host: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  host = `${ada.subdomain}.localhost`;
  app = await made();
});

/** A web application of which this device is switched off, and to which nobody comes uninvited. */
async function made(settings: { remotePlatformAuth?: boolean } = {}): Promise<App> {
  const origin = 'https://shop.example';
  const about = { name: unique('Shop '), origins: [origin], samePlatformAuth: false, invitedOnly: true };
  const { id } = await ada.call('POST /createWebApp', { ...about, ...settings });
  return { appId: id, origin };
}
const read = (accessToken: string) =>
  visit(product, host).call('GET /invite/verifyInvite/:accessToken', { accessToken });
/** What the page of a mailed link does on the phone that opens it. */
async function makesHere(accessToken: string) {
  const guest = visit(product, host);
  const key = softKey({ rpId: host, origin: guest.origin });
  const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
  const credential = key.create(options);
  const { userId } = await guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
  return { key, userId };
}
/** Signs in with the phone at the website, and returns the user in the token that its page gets. */
async function signsIn(username: string, key: SoftKey, at = app) {
  const request = await shopRequest(product, at, { type: 2, username });
  await request.approve(key);
  const { token } = await request.result();
  const { accessToken } = token!;
  const verified = await visit(product).call('POST /verifyToken', { accessToken });
  expect(verified).toMatchObject({ appId: at.appId });
  return verified.kind === 'signin' && verified.userId;
}

test('a person invited to an application for phones alone registers on the page of the organisation with a phone that scans the code', async () => {
  const { email, accessToken } = await invitedUser(product, ada, app);
  expect(await read(accessToken)).toMatchObject({
    known: false,
    application: { origins: [], methods: [2, 1] },
  });
  const request = await inviteRequest(product, host, accessToken);
  const key = request.key();
  await request.register(key);
  const { userId } = await request.collect();
  expect(await signsIn(email, key)).toBe(userId);
});
test('the phone that opens the link registers there, and the link of a lost phone leads back in', async () => {
  const { email, accessToken } = await invitedUser(product, ada, app);
  const { key, userId } = await makesHere(accessToken);
  expect(await signsIn(email, key)).toBe(userId);
  await ada.call('POST /recovery/user/:userId', { userId });
  const link = await mailedToken(product, email, 'recoverUser');
  expect(await visit(product).call('POST /recovery/readUser', { accessToken: link })).toMatchObject({
    application: { origins: [], byPhone: true },
  });
  const again = await makesHere(link);
  expect(again.userId).toBe(userId);
  expect(await signsIn(email, again.key)).toBe(userId);
});
test('whoever has the passkey of one application for phones alone has access to another with the invitation', async () => {
  const { email, accessToken } = await invitedUser(product, ada, app);
  const { key } = await makesHere(accessToken);
  const other = await made();
  const about = { email, name: 'Grace', type: 'ADD_USER', appId: other.appId } as const;
  expect(await ada.call('POST /invite/sendInvite', about)).toMatchObject({ given: true });
  await signsIn(email, key, other);
});
test('where no way to sign in is left, nobody makes a passkey on the page', async () => {
  const closed = await made({ remotePlatformAuth: false });
  const { accessToken } = await invitedUser(product, ada, closed);
  expect(await refusal(makesHere(accessToken))).toEqual(refusing('session.token'));
});
