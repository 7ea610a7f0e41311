import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express from 'express';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { languageTags } from '../domain/languages.ts';
import { listen } from '../server-kit/testServer.ts';
import { bareEnv, freePort } from '../test/process.ts';
import { until } from '../test/until.ts';
import { type archives, downloads } from './downloads.ts';

const origin = 'https://id.example';
const config = { BASE_DOMAIN: 'localhost', PUBLIC_ORIGIN: origin };

async function serve() {
  const app = express();
  app.use(downloads(config));
  app.use((_, res) => void res.status(418).send('another part'));
  const { port } = new URL(await listen(app));
  return (path: string) => fetch(`http://localhost:${port}${path}`);
}
async function filesOf(name: keyof typeof archives) {
  const answer = await (await serve())(`/downloads/${name}`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return new Map(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test.each([
  ['latchkey-wordpress.zip', ['latchkey/latchkey.php', 'latchkey/js/site.js', 'latchkey/uninstall.php']],
  [
    'latchkey-android.zip',
    [
      ...['settings.gradle.kts', 'build.gradle.kts', 'latchkey/build.gradle.kts', 'README.md'],
      ...['latchkey/src/main/AndroidManifest.xml', 'latchkey/src/main/kotlin/latchkey/Latchkey.kt'],
    ].map((file) => `latchkey-android/${file}`),
  ],
  [
    'latchkey-ios.zip',
    ['Package.swift', 'README.md', 'Sources/Latchkey/Latchkey.swift'].map((file) => `latchkey-ios/${file}`),
  ],
  [
    'latchkey-sample.zip',
    ['package.json', 'README.md', 'relyingParty.ts', 'page.js'].map((file) => `latchkey-sample/${file}`),
  ],
] as const)(
  '%s has the sources as their tools expect them, with the address of this installation',
  async (name, expected) => {
    const files = await filesOf(name);
    expect([...files.keys()]).toEqual(expect.arrayContaining([...expected]));
    const all = [...files.values()].join('\n');
    expect(all).toContain(origin);
    expect(all).not.toContain('localhost:8080');
    expect([...files.keys()].filter((path) => /node_modules|\/\.|\.test\.ts/.test(path))).toEqual([]);
  },
);

/** The texts of a file in PHP, in single quotes, which these begin. */
const quoted = (source: string, begin: string) =>
  [...source.matchAll(new RegExp(`${begin}'([^']+)'(?: => '([^']+)')?`, 'g'))].map(
    ([, text, said = '']) => [text!, said] as const,
  );
test('the WordPress plugin says each of its texts in each language', async () => {
  const files = await filesOf('latchkey-wordpress.zip');
  const sources = [...files].filter(([path]) => path.startsWith('latchkey/includes/')).map(([, php]) => php);
  const texts = new Set(sources.flatMap((php) => quoted(php, '(?:__|_e)\\( ')).map(([text]) => text));
  const blanks = (text: string) => text.match(/%(?:\d\$)?s/g) ?? [];
  for (const tag of languageTags.filter((each) => each !== 'en')) {
    const words = new Map(quoted(files.get(`latchkey/languages/${tag}.php`)!, '\n\t'));
    expect([...words.keys()].sort(), tag).toEqual([...texts].sort());
    for (const [text, said] of words) expect(blanks(said), said).toEqual(blanks(text));
  }
});

test('an archive is downloaded as a file, and is the same each time', async () => {
  const ask = await serve();
  const [first, second] = [
    await ask('/downloads/latchkey-ios.zip'),
    await ask('/downloads/latchkey-ios.zip'),
  ];
  expect(first.headers.get('content-type')).toBe('application/zip');
  expect(first.headers.get('content-disposition')).toBe('attachment; filename="latchkey-ios.zip"');
  expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  for (const path of ['/downloads/else.zip', '/downloads/constructor', '/downloads/..%2Fpackage.json'])
    expect((await ask(path)).status).toBe(418);
});

test('the downloaded shop runs by itself', async () => {
  const files = await filesOf('latchkey-sample.zip');
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-sample-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  // What `npm install` would bring.
  await symlink(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  const env = { ...bareEnv, APP_ID: 'app-1', PORT: String(port) };
  const child = spawn(process.execPath, ['relyingParty.ts'], { cwd: join(folder, 'latchkey-sample'), env });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const page = await until(async () => (await fetch(`http://localhost:${port}/`)).text());
  expect(page).toContain(`src="${origin}/sdk/latchkey.js" data-app-id="app-1"`);
});
