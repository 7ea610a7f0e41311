import { expect, test } from 'vitest';
import { theirServer } from '../../server-kit/testTheirServer.ts';
import { post } from './post.ts';

const body = Buffer.from('sealed');
const anywhere = { anywhere: true };
const unasked = { status: 0, retryAfter: undefined };

test('its answer counts, and the time after which it wants to be asked again', async () => {
  const url = await theirServer((_, res) => void res.writeHead(429, { 'Retry-After': '7' }).end());
  expect(await post(url, {}, body, anywhere)).toEqual({ status: 429, retryAfter: '7' });
});
test('redirects are not followed', async () => {
  const asked: string[] = [];
  const inner = await theirServer((req, res) => {
    asked.push(req.url!);
    res.end();
  });
  const url = await theirServer((_, res) => void res.writeHead(307, { Location: inner }).end());
  expect(await post(url, {}, body, anywhere)).toMatchObject({ status: 307 });
  expect(asked).toEqual([]);
});
test('an answer without end is not read, a head without end neither, and no answer is not waited for', async () => {
  const gone = Promise.withResolvers<void>();
  const endless = await theirServer((_, res) => {
    const pour = () => {
      while (!res.destroyed && res.write(Buffer.alloc(65_536)));
    };
    res.on('drain', pour).on('close', gone.resolve).writeHead(201);
    pour();
  });
  expect(await post(endless, {}, body, anywhere)).toMatchObject({ status: 201 });
  await gone.promise;
  const verbose = await theirServer(
    (_, res) => void res.writeHead(201, { 'X-Long': 'x'.repeat(100_000) }).end(),
  );
  expect(await post(verbose, {}, body, anywhere)).toEqual(unasked);
  const silent = await theirServer(() => undefined);
  expect(await post(silent, {}, body, { ...anywhere, patience: 50 })).toEqual(unasked);
});
test('this machine is not asked, unless the settings allow it', async () => {
  let asked = 0;
  const url = await theirServer((_, res) => {
    asked++;
    res.end();
  });
  for (const inner of [url, url.replace('http:', 'https:'), 'https://localhost/', 'https://[::1]/'])
    expect(await post(inner, {}, body)).toEqual(unasked);
  expect(asked).toBe(0);
});
test('a connection that is closed at once, or wants to speak another protocol, counts as not reached', async () => {
  const closing = await theirServer((req) => void req.socket.destroy());
  expect(await post(closing, {}, body, anywhere)).toEqual(unasked);
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const other = await theirServer((_, res) => void res.writeHead(101, upgrade).end());
  expect(await post(other, {}, body, anywhere)).toEqual(unasked);
});
test('an answer that comes byte by byte is given up in time', async () => {
  const slow = await theirServer(({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nX-Long: ');
    const dripping = setInterval(() => socket.write('x'), 5);
    socket.on('close', () => clearInterval(dripping)).on('error', () => undefined);
  });
  expect(await post(slow, {}, body, { ...anywhere, patience: 100 })).toEqual(unasked);
});
