import { beforeAll, expect, test } from 'vitest';
import { type Raw, raw, refusal } from '../../../test/clients/raw.ts';
import {
  type App,
  adminOf,
  type Operator,
  operatorOf,
  shopper,
  unique,
  webApp,
} from '../../../test/people/people.ts';
import { staffKeyOf, staffSignIn } from '../../../test/people/staff.ts';
import { type Here, sharedProduct, visit } from '../../../test/product.ts';

let product: Here;
let operator: Operator;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product);
  app = await webApp(operator);
});

/** The operator's browser, sending a request from a page on another origin (null: without an Origin header). */
function led(origin: string | null) {
  const guest = visit(product, `${operator.subdomain}.localhost`, { origin });
  for (const [name, value] of operator.guest.cookies) guest.cookies.set(name, value);
  return guest;
}
const refused = ({ status, body }: Raw) => [status, body.errorCode];
const foreign = [403, 1004];
/** The number of events of the application. Other files share the product, so the log's head says nothing. */
const happened = async () =>
  (await Array.fromAsync(product.system.store.readStream(`application-${app.appId}`))).length;

test.each([
  ['no origin', () => null],
  ['an opaque origin', () => 'null'],
  ['a stranger’s origin', () => 'https://evil.example'],
  ['the public host', () => product.url],
  ['the admin host', () => product.url.replace('://', '://admin.')],
  ['another organisation’s host', () => product.url.replace('://', '://others-house.')],
  ['its own host on another port', () => `http://${operator.subdomain}.localhost:1`],
])(
  'a changing call with the session’s cookie from %s is refused [security.enforcement]',
  async (_, origin) => {
    const before = await happened();
    const path = `PUT /updateApp/${app.appId}`;
    expect(refused(await raw(led(origin()), path, { name: 'Hijacked' }))).toEqual(foreign);
    expect(refused(await raw(led(origin()), 'POST /signOut', {}))).toEqual(foreign);
    expect(await happened()).toBe(before);
    expect(await operator.call('GET /session', {})).toMatchObject({ role: 'operator' });
  },
);
test('a form that pretends to be JSON is not read', async () => {
  const guest = led(operator.guest.origin);
  const headers = { 'content-type': 'text/plain' };
  const { status } = await raw(
    guest,
    'POST /createWebApp',
    { name: 'x', origins: ['https://a.example'] },
    headers,
  );
  expect(status).toBe(415);
});
test('a visitor’s ceremony from another page is refused as well', async () => {
  const guest = visit(product, 'localhost', { origin: 'https://evil.example' });
  expect(refused(await raw(guest, 'POST /loginOperator', { captcha: 'off' }))).toEqual(foreign);
});

const preflight = (origin: string, path: string) =>
  visit(product, 'localhost', { origin }).send(`/api${path}`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

test('the script’s calls are open to the application’s own origins, and to no other', async () => {
  const path = `/sdk/${app.appId}/login`;
  const own = await preflight(app.origin, path);
  expect([own.status, allowed(own)]).toEqual([204, app.origin]);
  expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  expect(own.headers.get('vary')).toMatch(/origin/i);
  expect(own.headers.get('access-control-allow-headers')).toMatch(/x-proof-of-work/);
  for (const origin of [
    'https://evil.example',
    'https://shop.example.evil.example',
    'http://shop.example',
    'null',
  ])
    expect(allowed(await preflight(origin, path))).toBeNull();
  expect(allowed(await preflight(app.origin, '/sdk/nobody/login'))).toBeNull();
});
test('a ceremony on an origin that the application does not name is refused', async () => {
  const { guest } = shopper(product, { ...app, origin: 'https://evil.example' });
  for (const step of ['register', 'login'])
    expect(refused(await raw(guest, `POST /sdk/${app.appId}/${step}`, { username: 'ada' }))).toEqual(foreign);
});
test('a refusal reaches the script on the customer’s site', async () => {
  const { guest } = shopper(product, app);
  const { status, headers } = await raw(guest, `POST /sdk/${app.appId}/login`, { username: 12 });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([400, app.origin]);
});
test.for([
  [400, 'no JSON', '{"username":'],
  [413, 'too large', JSON.stringify({ username: 'x'.repeat(600_000) })],
  [413, 'made of too many fields', `{${Array.from({ length: 40_000 }, (_, i) => `"k${i}":1`).join()}}`],
] as const)('%i reaches it as well when the body is %s', async ([expected, , body]) => {
  const { guest } = shopper(product, app);
  const { status, headers } = await raw(guest, `POST /sdk/${app.appId}/login`, body);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([expected, app.origin]);
  const stranger = visit(product, 'localhost', { origin: 'https://evil.example' });
  const refused = await raw(stranger, `POST /sdk/${app.appId}/login`, body);
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([expected, null]);
});
test('calls of the console are open to no other origin', async () => {
  for (const path of ['/createWebApp', '/session', '/admin/adminLogin', '/verifyToken']) {
    const guest = visit(product, 'localhost', { origin: app.origin });
    const answer = await guest.send(`/api${path}`, { headers: { origin: app.origin } });
    expect(allowed(answer)).toBeNull();
    expect(allowed(await preflight(app.origin, path))).toBeNull();
  }
});
test('the script’s calls do not look at cookies', async () => {
  const { guest } = shopper(product, app);
  guest.cookies.set('latchkey', 'whatever');
  expect((await raw(guest, `POST /sdk/${app.appId}/login`, {})).status).toBe(200);
});

test('a caller who tries too often is told to wait, and others are not', async () => {
  const guest = visit(product, 'admin.localhost');
  // Each try uses another account, because tries are also counted by account.
  const wrong = () => ({ username: unique('nobody'), password: 'a guess' });
  // The bucket refills while a slow machine checks passwords, so more than ten may pass before the limit is reached.
  let passed = 0;
  let last = await raw(guest, 'POST /admin/adminLogin', wrong());
  for (; last.status === 401 && passed < 60; passed++)
    last = await raw(guest, 'POST /admin/adminLogin', wrong());
  expect(passed).toBeGreaterThanOrEqual(10);
  const { body, headers, status } = last;
  expect(status).toBe(429);
  expect(body).toMatchObject({ errorCode: 1003, errorMessage: expect.stringMatching(/too many/i) });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  await adminOf(product);
});
test('a limit reached on the customer’s site is told there too', async () => {
  const { guest } = shopper(product, app);
  let last: Raw | undefined;
  for (let i = 0; i < 200 && last?.status !== 429; i++)
    last = await raw(guest, `POST /sdk/${app.appId}/login`, { username: 12 });
  expect(last!.status).toBe(429);
  expect(last!.headers.get('access-control-allow-origin')).toBe(app.origin);
  expect(last!.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
});

test.each([
  ['localhost', '/login', 200],
  ['admin.localhost', '/login', 200],
  ['a.b.localhost', '/login', 421],
  ['evil.example', '/login', 421],
  ['localhost.evil.example', '/login', 421],
])(
  '%s answers %s with %i [public.host.multi-label] [public.host.admin] [public.host.none]',
  async (host, path, status) => {
    const { send } = visit(product, host);
    expect((await send(path)).status).toBe(status);
  },
);
test('the cookie of a session is for its host, for HTTP and for this site alone', async () => {
  const guest = visit(product, 'admin.localhost');
  const { username, password } = { username: unique('admin'), password: 'wrong' };
  expect(
    (await raw(guest, 'POST /admin/adminLogin', { username, password })).headers.get('set-cookie'),
  ).toBeNull();
  const begun = await guest.call('POST /admin/passkeyLogin', {});
  const { transactionId } = begun;
  const credential = (await staffKeyOf(product)).get(begun.options);
  const { headers } = await raw(guest, 'POST /admin/verify-passkeyLogin-assertion', {
    credential,
    transactionId,
  });
  const cookie = headers.get('set-cookie')!;
  expect(cookie).toMatch(/;\s*HttpOnly/i);
  expect(cookie).toMatch(/;\s*SameSite=Lax/i);
  expect(cookie).toMatch(/;\s*Path=\//i);
  expect(cookie).not.toMatch(/domain=/i);
});
test('signing in gives another session, whatever cookie came along', async () => {
  const guest = visit(product, 'admin.localhost');
  guest.cookies.set('latchkey', 'A'.repeat(43));
  await staffSignIn(guest, product);
  const first = [...guest.cookies];
  await staffSignIn(guest, product);
  expect([...guest.cookies]).not.toEqual(first);
  const old = visit(product, 'admin.localhost');
  for (const [name, value] of first) old.cookies.set(name, value);
  expect(await old.call('GET /session', {})).toMatchObject({ role: 'visitor' });
});
test('an application names no address of this installation as its website', async () => {
  const operator = await operatorOf(product);
  const own = [
    product.url,
    `http://admin.localhost:${product.port}`,
    `http://shop.localhost:${product.port}/x`,
  ];
  for (const address of own) {
    const ours = { status: 400, message: 'origins: is an address of this service itself' };
    const name = 'Shop';
    expect(await refusal(operator.call('POST /createWebApp', { name, origins: [address] }))).toMatchObject(
      ours,
    );
  }
  const { appId } = await webApp(operator, 'http://shop.localhost:3000');
  const change = operator.call('PUT /updateApp/:appId', { appId, origins: [product.url] });
  expect(await refusal(change)).toMatchObject({ status: 400, errorCode: 1000 });
});
