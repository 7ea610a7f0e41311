import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { calls } from '../api/calls.ts';
import { settings } from '../server-kit/settings/settings.ts';
import { listen } from '../server-kit/testServer.ts';
import { docs } from './docs.ts';

const folder = join(import.meta.dirname, '../docs');
const config = { BASE_DOMAIN: 'localhost', DOCS_URL: '/docs', PUBLIC_ORIGIN: 'http://localhost:8080' };

async function serve(...given: Parameters<typeof docs>) {
  const app = express();
  app.use(docs(...given));
  app.use((_, res) => void res.status(418).send('another part'));
  const { hostname, port } = new URL(await listen(app));
  /** Requests the path exactly as written. `fetch` would resolve its dots and set the host itself. */
  return async (path: string, host = 'localhost') => {
    const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
    request({ hostname, port, path, headers: { host } }, resolve).once('error', reject).end();
    const answer = await promise;
    const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)).toString();
    return { status: answer.statusCode, headers: answer.headers, body };
  };
}

/** A folder with these pages, for one test. */
async function written(pages: Record<string, string>) {
  const made = await mkdtemp(join(tmpdir(), 'docs-'));
  onTestFinished(() => rm(made, { recursive: true }));
  for (const [name, text] of Object.entries(pages)) await writeFile(join(made, name), text);
  return { folder: made };
}

test('every guide in the folder is a page, and every page names them all', async () => {
  const ask = await serve(config);
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3));
  expect(names).toContain('start');
  for (const path of ['/docs', ...names.map((name) => `/docs/${name}`)]) {
    const { status, headers, body } = await ask(path);
    expect({ path, status, type: headers['content-type'] }).toEqual({
      path,
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    for (const name of names) expect(body).toContain(`<a href="/docs/${name}"`);
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/docs/docs.js" defer>']);
    expect(body).not.toMatch(/style=| on\w+="/);
  }
});
test('every link of a guide to another leads to a page, and to a heading that is there', async () => {
  const ask = await serve(config);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  for (const name of names) {
    const { body } = await ask(`/docs/${name.slice(0, -3)}`);
    expect(body).not.toMatch(/href="[^"]*\.md/);
    for (const [, path, heading] of body.matchAll(/href="(\/docs\/[^"#.]*)(?:#([^"]*))?"/g)) {
      const target = await ask(path!);
      expect({ name, path, status: target.status }).toEqual({ name, path, status: 200 });
      if (heading) expect(target.body).toContain(`id="${heading}"`);
    }
  }
});
test('operations tells every setting, with its default', async () => {
  const { body } = await (await serve(config))('/docs/operations');
  const [, table] = /id="configuration"[\s\S]*?(<table>[\s\S]*?<\/table>)/.exec(body)!;
  const told = [...table!.matchAll(/<tr>\n<td><code>(\w+)<\/code><\/td>\n<td>(.*?)<\/td>/g)];
  expect(told.map(([, name]) => name).sort()).toEqual(Object.keys(settings.shape).sort());
  for (const [, name, shown] of told) {
    const { data } = settings.shape[name as keyof typeof settings.shape].safeParse(undefined);
    if (data && String(data)) expect(`${name} ${shown}`).toBe(`${name} <code>${data}</code>`);
  }
});
test('a page has its first heading as its title and is marked in the list; start comes first', async () => {
  const ask = await serve(config, await written({ 'a.md': '# Alpha & `beta`\n', 'start.md': '# Start\n' }));
  const { body } = await ask('/docs/a');
  expect(body).toContain('<title>Alpha &amp; beta - Latchkey</title>');
  expect(body).toContain('<a href="/docs/a" aria-current="page">Alpha &amp; beta</a>');
  expect(body.indexOf('/docs/start"')).toBeLessThan(body.indexOf('/docs/a"'));
});
test('the front page tells how each page begins', async () => {
  const text = '# Alpha\n\nWhat `a` is,\nin two lines.\n\nMore.\n';
  const { body } = await (await serve(config, await written({ 'a.md': text })))('/docs');
  expect(body).toContain(
    '<h2><a href="/docs/a">Alpha</a></h2>\n<p>What <code>a</code> is,\nin two lines.</p>',
  );
});
test('code and tags are shown, not interpreted', async () => {
  const text =
    '# T\n\n```html\n<script>alert("1 & 2")</script>\n```\n\n`<b>`\n\n<img src=x onerror=alert(1)>\n\n<!-- a mark -->\n';
  const { body } = await (await serve(config, await written({ 't.md': text })))('/docs/t');
  expect(body).toContain('<code>&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</code>');
  expect(body).toContain('<code>&lt;b&gt;</code>');
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(body).not.toMatch(/<script>|<img src=x|<b>|a mark/);
});
test('links from guide to guide lose the ending of the file', async () => {
  const text = '# T\n\n## The `lock` file\n\n[one](t.md#the-lock-file) [other](https://x.example/t.md)\n';
  const { body } = await (await serve(config, await written({ 't.md': text })))('/docs/t');
  expect(body).toContain('<h2 id="the-lock-file">The <code>lock</code> file</h2>');
  expect(body).toContain(
    '<a href="/docs/t#the-lock-file">one</a> <a href="https://x.example/t.md">other</a>',
  );
});
test('guides for developers show the addresses of this installation, those for operators the machine itself', async () => {
  const text = (audience: string) =>
    `# T\n\n> ${audience}\n\nGo to http://localhost:8080/login, <http://admin.localhost:8080/login> and http://localhost:8081.\n`;
  const pages = { 'a.md': text('For developers'), 'b.md': text('For operators of the server') };
  const own = { ...config, PUBLIC_ORIGIN: 'https://id.acme.example' };
  const ask = await serve(own, await written(pages));
  const { body } = await ask('/docs/a');
  expect(body).toContain('https://id.acme.example/login');
  expect(body).toContain('https://admin.id.acme.example/login');
  expect(body).toContain('http://localhost:8081');
  expect(body).not.toContain('localhost:8080');
  expect((await ask('/docs/b')).body).toContain('http://localhost:8080/login');
  const shipped = await serve(own);
  for (const name of ['start', 'web-application', 'api'])
    expect((await shipped(`/docs/${name}`)).body).not.toContain('localhost:8080');
});
test('every guide says for whom it is, and those for the same readers stand together', async () => {
  const ask = await serve(config);
  const { body: front } = await ask('/docs');
  const groups = [...front.matchAll(/<p class="audience">(.*?)<\/p>/g)].map(([, who]) => who);
  expect(groups).toEqual([...new Set(groups)]);
  expect(groups.every((who) => who!.startsWith('For '))).toBe(true);
  for (const [, path] of front.matchAll(/<h2><a href="(\/docs\/[\w-]+)"/g))
    expect([path, (await ask(path!)).body]).toEqual([
      path,
      expect.stringContaining('<p class="audience">For '),
    ]);
});
test('a guide begins with a list of its headings, each of which leads to one', async () => {
  const text = '# T\n\nIt is.\n\n## One `a`\n\n### Below\n\n## Two\n';
  const { body } = await (await serve(config, await written({ 't.md': text })))('/docs/t');
  const [, list] = /<nav class="toc"[^>]*>([\s\S]*?)<\/nav>/.exec(body)!;
  const links = [...list!.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, ...each]) => each);
  expect(links).toEqual([
    ['one-a', 'One a'],
    ['two', 'Two'],
  ]);
  for (const [to] of links) expect(body).toContain(`<h2 id="${to}">`);
});
test('the search finds the section that has all words, whatever their case, a title before a text', async () => {
  const text = '# T\n\nAlpha.\n\n## Otters\n\nCopy the folder.\n\n## Restore\n\nFrom the otters.\n';
  const ask = await serve(config, await written({ 't.md': text }));
  const hits = async (query: string) =>
    [...(await ask(`/docs/search?${query}`)).body.matchAll(/<h2><a href="([^"]+)">([^<]+)</g)].map(
      ([, ...hit]) => hit,
    );
  expect(await hits('q=OTTERS')).toEqual([
    ['/docs/t#otters', 'T: Otters'],
    ['/docs/t#restore', 'T: Restore'],
  ]);
  expect(await hits('q=folder+copy')).toEqual([['/docs/t#otters', 'T: Otters']]);
  expect(await hits('q=folder+alpha')).toEqual([]);
});
test.for(['', 'q=', 'q=%3Cscript%3Ealert(1)%3C/script%3E', 'q[]=a&q[]=b', 'q[a]=b', `q=${'x'.repeat(5000)}`])(
  'the search takes the query "%s" as text, finds nothing and says so',
  async (query) => {
    const { status, body } = await (await serve(config, await written({ 'b.md': '# B\n' })))(
      `/docs/search?${query}`,
    );
    expect(status).toBe(200);
    expect(body).toContain('see <a href="/docs">all pages</a>');
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('x'.repeat(101));
  },
);
test('the page of all calls has every call of the table, under each role that may make it', async () => {
  const { body } = await (await serve(config))('/docs/calls');
  for (const [name, { path, roles }] of Object.entries(calls)) {
    const rows = body
      .split('<tr>')
      .filter((row) => row.includes(`<td>${name}<`) || row.includes(`<td>${name},`));
    expect(rows, name).toHaveLength(roles.length);
    for (const row of rows) expect(row).toContain(`<code>/api${path.split(' ')[1]}</code>`);
  }
});
test.for([
  '/docs/nothing',
  '/docs/start.md',
  '/docs/requirements.tsv',
  '/docs/decisions/001-claims-in-metadata',
  '/docs/../package.json',
  '/docs/..%2fpackage.json',
  '/docs/%2e%2e/README',
  '/docs/%2e%2e%2fREADME',
  '/docs/..%5c..%5cREADME',
  '/docs/start%00',
  '/docs//etc/passwd',
  '/docs/constructor',
  '/docs/__proto__',
])('%s is no page', async (path) => {
  const { status, body } = await (await serve(config))(path);
  expect(status).toBe(404);
  expect(body).toContain('<h1>404 - Page not found</h1>');
});
test('styles come from a file of our own, in the colours of the theme; nothing else is let in', async () => {
  const ask = await serve(config);
  const { headers, body } = await ask('/docs/docs.css');
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(body).toContain('--brand: #0d5557');
  const policy = (await ask('/docs')).headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'; style-src 'self'; script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect((await ask('/docs/docs.js')).headers['content-type']).toContain('text/javascript');
});
test('other hosts and other paths are left to others', async () => {
  const ask = await serve(config);
  expect((await ask('/docs', 'admin.localhost')).status).toBe(418);
  expect((await ask('/docs/start', 'acme-shop.localhost')).status).toBe(418);
  expect((await ask('/docs/start', 'elsewhere.example')).status).toBe(418);
  expect((await ask('/docsy')).status).toBe(418);
});
test('the front page leads to where DOCS_URL says', async () => {
  const ask = await serve({ ...config, DOCS_URL: 'https://docs.acme.example' });
  const { status, headers } = await ask('/docs');
  expect([status, headers.location]).toEqual([302, 'https://docs.acme.example']);
  expect((await ask('/docs/start')).status).toBe(200);
});
