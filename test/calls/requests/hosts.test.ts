import { beforeAll, expect, test } from 'vitest';
import { languageTags } from '../../../domain/languages.ts';
import { openMail, operatorOf, register, unique } from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../product.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

/** The app that a host serves, told by the name of its script. */
async function shown(host: string, path = '/login', headers: Record<string, string> = {}) {
  const answer = await visit(product, host).send(path, { headers });
  const page = await answer.text();
  const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1];
  return { status: answer.status, script, title: /<title>([^<]*)</.exec(page)?.[1] };
}

test('the name alone shows the public app [public.host.none]', async () => {
  expect(await shown('localhost')).toMatchObject({ status: 200, script: expect.any(String) });
});

test.each([
  'www.localhost',
  'home.localhost',
  'dev.localhost',
  'api.localhost',
  'test.localhost',
  'info.localhost',
  'short.localhost',
  'WWW.LOCALHOST',
  '127.0.0.1',
])(
  '%s leads to the public app, at the one name where passkeys and forms work [public.host.reserved] [public.host.short] [public.host.label]',
  async (host) => {
    const { status, headers } = await visit(product, host).send('/login?from=there');
    expect([status, headers.get('location')]).toEqual([302, `${visit(product).origin}/login?from=there`]);
  },
);

test('admin.localhost shows the staff app, although it is short [public.host.admin]', async () => {
  const { status, script } = await shown('admin.localhost');
  expect(status).toBe(200);
  expect(script).not.toBe((await shown('localhost')).script);
});

test('the address of an organisation shows its console [public.host.organisation]', async () => {
  const { subdomain } = await operatorOf(product);
  const { status, script } = await shown(`${subdomain}.localhost`, '/applications');
  expect(status).toBe(200);
  expect([(await shown('localhost')).script, (await shown('admin.localhost')).script]).not.toContain(script);
});

test.each([
  '/approve/x',
  '/approveOidc/x',
  '/approveSAMLUser/x',
  '/approveRadiusLogin/x',
  '/approveRadiusRegister/x',
  '/networkCode',
  '/privacyPolicy',
])(
  'an organisation’s users approve and get codes on its own address: %s shows the public app there, with its script [approval.route.radius-host]',
  async (path) => {
    const { subdomain } = await operatorOf(product);
    const there = await shown(`${subdomain}.localhost`, path);
    expect(there).toEqual(await shown('localhost', path));
    expect((await visit(product, `${subdomain}.localhost`).send(there.script!)).status).toBe(200);
  },
);
test('an organisation’s host shows legal pages and invitations itself; pages that lead in or out of an account are on the main site [public.pages.first-part]', async () => {
  const { subdomain } = await operatorOf(product);
  const there = (path: string) => shown(`${subdomain}.localhost`, path);
  const { script } = await shown('localhost');
  for (const path of ['/privacyPolicy', '/terms-and-conditions', '/registerUser/some-token'])
    expect(await there(path)).toMatchObject({ status: 200, script });
  const loaded = await visit(product, `${subdomain}.localhost`).send(script!);
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  const console = await there('/applications');
  for (const path of [
    '/register',
    '/login',
    '/mailSentSuccess',
    '/verifyEmail/some-token',
    '/privacyPolicy/more',
  ])
    expect((await there(path)).script).toBe(console.script);
});

test('the host of an organisation serves the users’ app with its files, and otherwise the console', async () => {
  const { subdomain } = await operatorOf(product);
  const host = `${subdomain}.localhost`;
  const { send } = visit(product, host);
  const base = visit(product);
  expect(await shown(host, '/app')).toEqual(await shown('localhost', '/app'));
  for (const file of ['/sw.js', '/icon-192.png', '/badge.png', '/offline.html'])
    expect(await (await send(file)).text()).toBe(await (await base.send(file)).text());
  const console = await shown(host, '/applications');
  for (const path of ['/', '/login', '/apps', '/app/x', '/index.html'])
    expect([path, await shown(host, path)]).toEqual([path, console]);
  expect((await send('/app.css')).status).toBe(404);
});

test('an installed app has the current name of the organisation of its host', async () => {
  const { email } = await register(product, undefined, { form: { orgName: 'Old name' } });
  const { guest, userId, uniqueId } = await openMail(product, email);
  await guest.call('PUT /updateOperator/:userId', { userId, emailVerified: true });
  const subdomain = unique('soehne-');
  const name = 'Söhne "& <Co> \\u0022';
  await guest.call('PUT /updateOrg/:uniqueId', { uniqueId, name, subdomain, country: 'Germany' });
  await caughtUp(product);
  const general = await (await visit(product).send('/app.webmanifest')).json();
  expect(general).toMatchObject({ id: '/app', name: 'Latchkey', short_name: 'Latchkey' });
  const answer = await visit(product, `${subdomain}.localhost`).send('/app.webmanifest');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  expect(await answer.json()).toEqual({
    ...general,
    name,
    short_name: name,
    description: `Approve sign-ins to ${name} with the passkey of this phone.`,
  });
  const german = await visit(product, `${subdomain}.localhost`).send('/app.webmanifest', {
    headers: { 'Accept-Language': 'de' },
  });
  expect(await german.json()).toMatchObject({
    description: `Anmeldungen bei ${name} mit dem Passkey dieses Smartphones bestätigen.`,
  });
  const nobody = await visit(product, 'nobody-here.localhost').send('/app.webmanifest');
  expect([nobody.status, nobody.headers.get('content-type')]).toEqual([
    404,
    expect.stringContaining('text/html'),
  ]);
});

test('an address that no organisation has says 404 - Page not found [public.host.unknown-organisation]', async () => {
  expect(await shown('nobody-here.localhost', '/applications')).toMatchObject({
    status: 404,
    title: '404 - Page not found',
  });
});

test('an address that no organisation has says so in the language of the browser, and in English to others', async () => {
  const says = async (wanted: string) => {
    const headers = { 'accept-language': wanted };
    const answer = await visit(product, 'nobody-here.localhost').send('/applications', { headers });
    const [, language] = /<html lang="(\w+)">/.exec(await answer.text())!;
    expect(answer.headers.get('content-language')).toBe(language);
    return language;
  };
  for (const tag of languageTags) expect(await says(`${tag}-XX, en;q=0.5`)).toBe(tag);
  expect(await says('la')).toBe('en');
  const german = await shown('nobody-here.localhost', '/', { 'accept-language': 'de-AT' });
  expect(german.title).toBe('404 – Seite nicht gefunden');
});

test.each(['a.acme-one.localhost', 'localhost.example.com', 'evil.test'])(
  'the host %j is none of ours [public.host.multi-label]',
  async (host) => expect((await shown(host)).status).toBeOneOf([400, 421]),
);

test('an asset that is not there is 404, never a page', async () => {
  const answer = await visit(product).send('/assets/gone.js');
  expect([answer.status, await answer.text()]).toEqual([404, '404 - Not found']);
});

test('the bare loopback address leads to the name, where passkeys work', async () => {
  const answer = await visit(product, '127.0.0.1').send('/login?x=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${product.url}/login?x=1`]);
});

test('readiness and metrics are refused to a page whose own host name resolves to this machine', async () => {
  for (const path of ['/readyz', '/metrics']) {
    expect((await visit(product, 'rebound.evil.example').send(path)).status).toBe(421);
    for (const host of ['localhost', '127.0.0.1', 'command-api'])
      expect((await visit(product, host).send(path)).status).toBe(200);
  }
});
