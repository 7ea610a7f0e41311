import { beforeAll, describe, expect, test } from 'vitest';
import { operatorOf } from '../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let hosts: string[];
beforeAll(async () => {
  product = await sharedProduct();
  const { subdomain } = await operatorOf(product);
  hosts = ['localhost', 'admin.localhost', `${subdomain}.localhost`];
});

const epoch = 'Thu, 01 Jan 1970 00:00:00 GMT';
describe.each([
  ['a range behind the end', { range: 'bytes=99999999-' }, 416],
  ['a state that is not that of the file', { 'if-match': '"x"' }, 412],
  ['no change since long ago', { 'if-unmodified-since': epoch }, 412],
] as const)('a request for a file under the condition of %s', (_, condition, status) => {
  test.each(['a page', 'a file', 'a script of other sites'])('for %s answers as it should', async (what) => {
    const path = { 'a page': '/login', 'a file': '/sw.js' }[what] ?? '/sdk/latchkey.js';
    for (const host of what === 'a page' ? hosts : hosts.slice(0, 1)) {
      const { send } = visit(product, host);
      for (const encoding of ['br', 'identity']) {
        const answer = await send(path, { headers: { ...condition, 'accept-encoding': encoding } });
        expect([host, answer.status]).toEqual([host, status]);
        expect(await answer.json()).toMatchObject({ errorCode: 1000, correlationId: expect.any(String) });
        const ofTheFile = ['content-encoding', 'etag', 'last-modified', 'accept-ranges'];
        expect(ofTheFile.filter((name) => answer.headers.has(name))).toEqual([]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        const range = status === 416 ? expect.stringMatching(/^bytes \*\/\d+$/) : null;
        expect(answer.headers.get('content-range')).toEqual(range);
      }
    }
  });
});

const shown = async (host: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await visit(product, host).send(path, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('the address of a page may end in a name with a dot, such as an e-mail address', async () => {
  for (const path of ['/user-audit/general/some-id/ada%40example.com', '/user-audit/saml/x/j.doe'])
    expect(await shown(hosts[2]!, path)).toEqual(await shown(hosts[2]!, '/applications'));
  expect(await shown('localhost', '/verifyEmail/to.ken')).toEqual(await shown('localhost', '/login'));
  for (const path of ['/nothing.js', '/assets/nothing', '/assets/nothing.js', '/assets/a/b.c'])
    expect([path, (await shown(hosts[2]!, path)).status]).toEqual([path, 404]);
});

test('nobody keeps that a file is missing, which the next release may have', async () => {
  for (const host of hosts)
    for (const path of [
      '/assets/next.js',
      '/next.css',
      '/docs/next',
      '/downloads/next.zip',
      '/.well-known/next',
    ]) {
      const answer = await visit(product, host).send(path);
      const kept = answer.status === 404 ? answer.headers.get('cache-control') : 'no-store';
      expect([host, path, kept]).toEqual([host, path, 'no-store']);
    }
});

test('browsers find an icon, and search engines what is not for them', async () => {
  for (const host of hosts) {
    const { status, type, text } = await shown(host, '/robots.txt');
    expect([host, status, type]).toEqual([host, 200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^User-agent: \*\nDisallow: \//);
  }
  for (const host of [hosts[0]!, hosts[2]!])
    expect((await shown(host, '/favicon.ico')).type).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/);
});

test('what programs look for and is not there is missing, in JSON, instead of being a page', async () => {
  for (const path of [
    '/.well-known/change-password',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.well-known/openid-configuration/',
    '/.well-known/nothing.json',
    '/.git/config',
    '/.env',
    '/OPENID/TOKEN',
    '/openid/nothing',
    '/openid',
    '/HEALTHZ',
    '/.WELL-KNOWN/JWKS.JSON',
  ])
    for (const host of hosts) {
      const { status, type, text } = await shown(host, path);
      expect([host, path, status, type]).toEqual([host, path, 404, expect.not.stringContaining('html')]);
      if (type?.includes('json')) expect(JSON.parse(text)).toMatchObject({ errorCode: 1001 });
    }
  for (const path of ['/.well-known/openid-configuration', '/saml/idp/x/metadata'])
    for (const host of ['localhost', 'admin.localhost', 'nobody-there.localhost'])
      expect([host, path, (await shown(host, path)).status]).toEqual([host, path, 404]);
  for (const path of ['/openid-login', '/idp/login'])
    expect((await shown(hosts[2]!, path)).type).toBe('text/html; charset=utf-8');
});

test('a page says that it is there to be read to any other method', async () => {
  for (const host of hosts) {
    const guest = visit(product, host);
    const posted = await guest.send('/login', { method: 'POST' });
    expect([host, posted.status, posted.headers.get('allow')]).toEqual([host, 405, 'GET, HEAD']);
    const asked = await guest.send('/login', { method: 'OPTIONS' });
    expect([host, asked.status, asked.headers.get('allow')]).toEqual([host, 204, 'GET, HEAD']);
  }
});

test('a coding that the browser refuses is not used, and the declarations of the script are a text', async () => {
  const encoding = async (accepted: string) => {
    const answer = await visit(product).send('/login', { headers: { 'accept-encoding': accepted } });
    return answer.headers.get('content-encoding');
  };
  expect(await encoding('gzip, br')).toBe('br');
  expect(await encoding('gzip, br;q=0')).toBe('gzip');
  for (const none of ['br;q=0, gzip;q=0.000', 'br;q=0, gzip;q=0, *', 'identity', 'brotli'])
    expect([none, await encoding(none)]).toEqual([none, null]);
  expect((await shown('localhost', '/sdk/latchkey.d.ts')).type).toBe('text/plain; charset=utf-8');
});
