import { beforeAll, expect, test } from 'vitest';
import { oidcApp } from '../../test/clients/openid.ts';
import { operatorOf } from '../../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let browser: Guest;
let clientId: string;
beforeAll(async () => {
  product = await sharedProduct();
  const grants = ['authorization_code' as const, 'urn:ietf:params:oauth:grant-type:device_code' as const];
  const app = await oidcApp(await operatorOf(product, 'special_plan'), { grant_types: grants });
  clientId = app.appId;
  browser = visit(product, app.host);
});

const encoded = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
/** A JWT without a right signature. */
const jwt = (header: unknown, claims: unknown) => `${encoded(header)}.${encoded(claims)}.${'A'.repeat(342)}`;
const nested = (n: number) => '['.repeat(n) + ']'.repeat(n);
const longest = 5000;
const rsa = { kty: 'RSA', e: 'A'.repeat(1000), n: `w${'x'.repeat(2700)}` };
/** Values that are costly to read, for any parameter or header. */
const values: Record<string, string> = {
  'a long word': 'x'.repeat(longest),
  'many words': 'a '.repeat(longest / 2),
  'many scopes': Array.from({ length: 900 }, (_, i) => `s${i}`).join(' '),
  'a nested list': nested(longest / 2),
  'a nested object': `${'{"a":'.repeat(longest / 8)}1${'}'.repeat(longest / 8)}`,
  'many members': JSON.stringify(Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`a${i}`, null]))),
  'a token': jwt({ alg: 'RS256', kid: 'x' }, { sub: 'x'.repeat(3000) }),
  'a token with a nested header': `${encoded(nested(1500))}.${encoded({})}.AAAA`,
  'a token of another algorithm': jwt({ alg: 'PBES2-HS512+A256KW', p2c: 2 ** 31, enc: 'A256GCM' }, {}),
  'an encrypted token': `${encoded({ alg: 'PBES2-HS512+A256KW', p2c: 2 ** 31, p2s: 'AAAA', enc: 'A256GCM' })}.AA.AA.AA.AA`,
  'a proof with a huge key': jwt({ alg: 'RS256', typ: 'dpop+jwt', jwk: rsa }, { jti: 'x', htm: 'GET' }),
  'a proof with a key of an unknown curve': jwt(
    { alg: 'ES512', typ: 'dpop+jwt', jwk: { kty: 'EC', crv: 'x' } },
    {},
  ),
  dots: '.'.repeat(longest),
  'percent signs': '%25'.repeat(longest / 3),
  addresses: 'https://a.example/?'.repeat(longest / 20),
};
const parameters: Record<string, string[]> = {
  '/openid/authorize': [
    'claims',
    'id_token_hint',
    'request',
    'request_uri',
    'scope',
    'resource',
    'redirect_uri',
    'prompt',
  ],
  '/openid/logout': ['id_token_hint', 'post_logout_redirect_uri'],
  '/openid/par': ['request', 'scope', 'dpop_jkt', 'client_assertion'],
  '/openid/device/authorize': ['scope', 'claims'],
  '/openid/token': ['code', 'refresh_token', 'client_assertion', 'scope'],
  '/openid/introspect': ['token'],
  '/openid/revoke': ['token'],
};
const posted = (body: string, headers = {}): RequestInit => ({
  ...{ method: 'POST', body },
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});

/** Costly requests, by what is costly about them. */
function* requests(): Generator<[what: string, path: string, init?: RequestInit | undefined]> {
  const about = {
    ...{ client_id: clientId, response_type: 'code', redirect_uri: 'https://wiki.example/callback' },
    ...{ grant_type: 'authorization_code', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
  };
  for (const [what, value] of Object.entries(values)) {
    for (const [path, names] of Object.entries(parameters))
      for (const name of names) {
        const query = new URLSearchParams({ ...about, [name]: value }).toString();
        const isGet = path === '/openid/authorize' || path === '/openid/logout';
        yield [
          `${what} as ${name} at ${path}`,
          isGet ? `${path}?${query}` : path,
          isGet ? undefined : posted(query),
        ];
      }
    const proof = { dpop: value };
    yield [
      `${what} as a proof`,
      '/openid/token',
      posted(new URLSearchParams({ ...about, code: 'x' }).toString(), proof),
    ];
    yield [
      `${what} as an access token`,
      '/openid/userinfo',
      { headers: { authorization: `Bearer ${value}` } },
    ];
    yield [
      `${what} as a secret`,
      '/openid/token',
      posted('grant_type=x', { authorization: `Basic ${value}` }),
    ];
    yield [`${what} as a cookie`, '/openid/authorize', { headers: { cookie: `latchkey-sso=${value}` } }];
  }
  for (const path of Object.keys(parameters)) {
    yield [`many parameters at ${path}`, path, posted('a=&'.repeat(18_000))];
    yield [
      `many different parameters at ${path}`,
      path,
      posted(Array.from({ length: 8000 }, (_, i) => `a${i}`).join('&')),
    ];
  }
  yield ['many cookies', '/openid/authorize', { headers: { cookie: 'latchkey-sso=x; '.repeat(700) } }];
}

test('no request of a stranger to the OpenID provider takes much longer than an honest one', async () => {
  /** Milliseconds of processor time that a request takes, together with the test's own part. */
  const cost = async (path: string, init?: RequestInit) => {
    const before = process.cpuUsage();
    const { status } = await browser.send(path, init);
    expect(status).toBeLessThan(500);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const least = async (path: string, init: RequestInit | undefined, most: number) => {
    let best = await cost(path, init);
    for (let tries = 1; best > most && tries < 12; tries += 1) best = Math.min(best, await cost(path, init));
    return best;
  };
  let usual = 0;
  for (let i = 0; i < 20; i += 1) usual += (await cost(`/openid/authorize?client_id=${clientId}`)) / 20;
  const most = Math.max(20, 4 * usual);
  const costs: [what: string, ms: number][] = [];
  for (const [what, path, init] of requests()) costs.push([what, await least(path, init, most)]);
  const dearest = costs.toSorted(([, a], [, b]) => b - a).slice(0, 5);
  const told = dearest.map(([what, ms]) => `${what}: ${ms.toFixed(1)} ms`).join(', ');
  process.stdout.write(
    `of ${costs.length} OpenID requests (an honest one: ${usual.toFixed(1)} ms), ${told}\n`,
  );
  expect(dearest.filter(([, ms]) => ms > most)).toEqual([]);
});
