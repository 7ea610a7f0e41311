import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processorTime } from '../test/processorTime.ts';
import { answerErrors } from './errors.ts';
import { correlate } from './http/request/correlation.ts';
import { nameRoute, watchRequests } from './http/request/requests.ts';
import { createLog, logRequest, scrub } from './log.ts';
import { listen } from './testServer.ts';

const canary = 'c4n4ry'.repeat(9);
function setUp() {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  return { lines, log, last: () => JSON.parse(lines.at(-1)!) };
}
/** An app whose requests are logged; the promise resolves when the next line is written. */
async function serving() {
  const { log, lines, last } = setUp();
  const app = express();
  const seen = { tell: () => {} };
  app.use(
    correlate,
    watchRequests(logRequest(log), () => seen.tell()),
  );
  app.get('/verifyEmail/:token', (_, response) => response.send('ok'));
  const api = express.Router();
  api.get('/viewApp/:appId', (_, response) => {
    nameRoute(response, '/api/viewApp/:appId');
    response.sendStatus(204);
  });
  app.use('/api', api);
  app.post('/broken/:token', express.json(), ({ url, body }) => {
    throw Object.assign(new Error(`cannot open ${url} for ada@acme.example`), {
      detail: body,
      config: { canary },
    });
  });
  app.get('/slow', () => seen.tell());
  app.use(answerErrors(log));
  const address = await listen(app);
  const ask = async (path: string, init: RequestInit = {}) => {
    const logged = new Promise<void>((resolve) => {
      seen.tell = resolve;
    });
    await fetch(address + path, init);
    await logged;
    return last();
  };
  return { ask, lines, last, address, seen };
}

test('each line has the time at which it was written', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, last } = setUp();
  const second = '2026-02-28T23:59:59';
  for (const at of [`${second}.007Z`, `${second}.999Z`, '2026-03-01T00:00:00.000Z', `${second}.040Z`]) {
    vi.setSystemTime(at);
    log.info('here');
    expect(last().time).toBe(at);
  }
});

test('a request is logged by its template, never by its path', async () => {
  const { ask, lines } = await serving();
  const line = await ask(`/verifyEmail/${canary}?code=${canary}`, {
    headers: { 'x-correlation-id': 'abc-12345' },
  });
  expect(line).toMatchObject({
    msg: 'request',
    method: 'GET',
    route: '/verifyEmail/:token',
    status: 200,
    ms: expect.any(Number),
    correlationId: 'abc-12345',
  });
  expect((await ask('/api/viewApp/a1')).route).toBe('/api/viewApp/:appId');
  expect((await ask(`/${canary}`)).route).toBe('(none)');
  expect(lines.join('')).not.toContain(canary);
});

test('no token, cookie, credential or body of a failing request reaches the log', async () => {
  const { ask, lines } = await serving();
  await ask(`/broken/${canary}`, {
    method: 'POST',
    body: JSON.stringify({ password: canary }),
    headers: {
      'content-type': 'application/json',
      cookie: `latchkey=${canary}`,
      authorization: `Bearer ${canary}`,
    },
  });
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: { message: 'cannot open /broken/[token] for [e-mail]' },
  });
  expect(JSON.parse(lines[1]!)).toMatchObject({ status: 500, route: '/broken/:token' });
  expect(lines.join('')).not.toContain(canary);
});

test('a request that the caller gave up is logged as such', async () => {
  const { address, seen, last } = await serving();
  const arrived = new Promise<void>((resolve) => {
    seen.tell = resolve;
  });
  const asking = request(`${address}/slow`).on('error', () => {});
  asking.end();
  await arrived;
  const logged = new Promise<void>((resolve) => {
    seen.tell = resolve;
  });
  asking.destroy();
  await logged;
  expect(last()).toMatchObject({ route: '/slow', status: 499 });
});

test('data that should never be logged is hidden when it is logged all the same', () => {
  const { log, lines } = setUp();
  const headers = { cookie: `latchkey=${canary}`, authorization: `Bearer ${canary}` };
  log.info({ request: { headers }, headers, body: canary, user: { email: canary, ip: canary } }, 'oops');
  log.info(
    { accessToken: canary, a: { b: { password: canary } }, 'set-cookie': canary, url: canary },
    'oops',
  );
  log.warn({ why: `refused by mail.example: <ada@acme.example> ${canary}` }, `GET /redirect/${canary}`);
  log.warn('Cookie: latchkey=abc; Authorization: Bearer abc ?token=abc to ada@acme.example');
  log.error({ err: `failed with ${canary}` });
  log.error({ err: new Error('outer', { cause: new Error(`key (email)=(ada@acme.example) ${canary}`) }) });
  log.error(new Error(`thrown at ada@acme.example ${canary}`));
  log.error({ err: new Error(canary), why: 'x' });
  expect(lines).toHaveLength(8);
  expect(JSON.parse(lines[6]!)).toMatchObject({ msg: 'thrown at [e-mail] [token]', err: { type: 'Error' } });
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).not.toContain('ada@');
  expect(lines.join('')).not.toContain('abc');
});

test('ids stay readable, and the level is respected', () => {
  const { log, last } = setUp();
  const eventId = '3f8e2c1a-7b44-4a8e-9a51-0e3f7c6d2b19';
  log.info({ eventId, model: 'operators', correlationId: 'a'.repeat(64) }, 'projected');
  expect(last()).toMatchObject({
    eventId,
    model: 'operators',
    correlationId: 'a'.repeat(64),
    msg: 'projected',
  });
  const lines: string[] = [];
  const quiet = createLog('warn', { write: (line) => void lines.push(line) });
  quiet.info('no');
  quiet.warn('yes');
  expect(lines).toHaveLength(1);
});

test.for([
  ['550 5.1.1 <jürgen@example.de>: no such mailbox', '550 5.1.1 <[e-mail]>: no such mailbox'],
  ['refuse用户@例子.公司 is refused', '[e-mail] is refused'],
  ["o'hara@acme.example", '[e-mail]'],
  ['x!y#$&*+/=?^_`{|}~z@acme.example', '[e-mail]'],
  ['to ada%40acme.example', 'to [e-mail]'],
  [
    'at /app/node_modules/@scope/pkg/index.js:3:1 for ada@acme.example',
    'at /app/node_modules/@scope/pkg/index.js:3:1 for [e-mail]',
  ],
] as const)('every address that we take is hidden whole: %s', ([text, hidden]) =>
  expect(scrub(text)).toBe(hidden),
);

test.for(['a', 'a.', '@', 'a@', ' ', '-', 'Bearer ', '?key', '&a=', 'é'])(
  'a text of 100,000 characters, made of "%s", is scrubbed in milliseconds',
  (part) => {
    const text = part.repeat(100_000 / part.length);
    expect(processorTime(() => scrub(text))).toBeLessThan(500);
  },
);

test('the last line reaches a reader that is slow, although no line follows', async () => {
  const program = `
    import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    const log = createLog('info');
    // As long as what is written at once, so that the last line is written by itself.
    for (let line = 0; line < 20; line++) log.info({ padding: 'x '.repeat(8140) }, 'many');
    log.info('last');
    // By then, lines have been gathered, and nothing has been read.
    setTimeout(() => process.send('written'), 100);
    // It goes on, because a process that ends writes everything.
    process.on('message', () => undefined);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill());
  await once(child, 'message');
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output.includes('"last"')).toBe(true);
});
