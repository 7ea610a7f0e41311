import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { answerErrors } from '../server-kit/errors.ts';
import { listen as listenUntilStopped } from '../server-kit/http/listen.ts';
import { createLog } from '../server-kit/log.ts';
import { listen } from '../server-kit/testServer.ts';
import { proxyTo } from './proxy.ts';

/** A front that does not listen yet, whose `/api` goes to a server that answers with `answer`. */
async function frontBefore(answer: RequestListener) {
  const behind = createServer(answer).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  onTestFinished(() => void behind.close().closeAllConnections());
  const target = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  const app = express();
  app.use('/api', proxyTo(target));
  app.use(answerErrors(createLog('silent')));
  return { app, behind };
}
async function frontOf(answer: RequestListener) {
  const { app, behind } = await frontBefore(answer);
  return { address: await listen(app), behind };
}

/** Writes raw bytes on a connection of its own, and returns everything received until the server closes it. */
async function exchange(address: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const inner = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = (method: string) =>
  `${method} /api/seen HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n` +
  `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT'])(
  'the body of a chunked %s request never becomes a second request behind',
  async (method) => {
    const seen: string[] = [];
    const { address } = await frontOf((req, res) => {
      seen.push(`${req.method} ${req.url}`);
      text(req).then(() => res.end('ok'));
    });
    await exchange(address, chunked(method));
    expect(await (await fetch(`${address}/api/after`)).text()).toBe('ok');
    expect(seen).toEqual([`${method} /api/seen`, 'GET /api/after']);
  },
);

test('headers that concern one connection stay on it, and the address of the caller is told', async () => {
  const { address } = await frontOf((req, res) => res.end(JSON.stringify(req.headers)));
  const answer = await exchange(
    address,
    'GET /api/headers HTTP/1.1\r\nHost: acme.example\r\nConnection: close, upgrade\r\nUpgrade: h2c\r\nTE: trailers\r\n' +
      'X-Forwarded-For: 203.0.113.9\r\n\r\n',
  );
  const [head, body] = answer.split('\r\n\r\n') as [string, string];
  expect(head).toMatch(/^Connection: close$/im);
  expect(head).not.toMatch(/^Keep-Alive:/im);
  const headers = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1));
  expect(headers).toMatchObject({
    host: 'acme.example',
    connection: 'keep-alive',
    'x-forwarded-for': '127.0.0.1',
  });
  for (const name of ['upgrade', 'te']) expect(headers).not.toHaveProperty(name);
});

test('many streams of events are open at once, and others are answered beside them', async () => {
  const { address } = await frontOf((req, res) => {
    if (req.url === '/api/events') return void res.write('data: 1\n\n');
    res.end('ok');
  });
  const streams = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const opened = request(`${address}/api/events`).end();
      const [answer] = await once(opened, 'response');
      return answer;
    }),
  );
  expect(await (await fetch(`${address}/api/other`)).text()).toBe('ok');
  for (const stream of streams) stream.destroy();
});

test('a caller who goes away is no longer served behind', async () => {
  const gone = Promise.withResolvers<void>();
  const { address } = await frontOf((_, res) => {
    res.once('close', gone.resolve);
    res.write('data: 1\n\n');
  });
  const opened = request(`${address}/api/events`).end();
  const [answer] = await once(opened, 'response');
  answer.destroy();
  await gone.promise;
});

test('a front that stops finishes what it passed on, tells the caller so, and ends streams', async () => {
  const asked = Promise.withResolvers<() => void>();
  const { app } = await frontBefore((req, res) => {
    if (req.url === '/api/slow') return asked.resolve(() => res.end('finished'));
    res.setHeader('content-type', 'text/event-stream').flushHeaders();
  });
  const { port, close } = await listenUntilStopped(app, 0);
  const slow = fetch(`http://127.0.0.1:${port}/api/slow`);
  const finish = await asked.promise;
  // The headers of the stream arrive before its first event.
  const events = await fetch(`http://127.0.0.1:${port}/api/events`);
  const closed = close();
  expect(await events.text()).toBe('');
  finish();
  const answer = await slow;
  expect([answer.headers.get('connection'), await answer.text()]).toEqual(['close', 'finished']);
  await closed;
});

test('an answer that breaks off behind breaks off for the caller too', async () => {
  const { address } = await frontOf((_, res) => {
    res.writeHead(200, { 'content-length': 100 }).write('half', () => res.destroy());
  });
  const answer = await fetch(`${address}/api/half`);
  await expect(answer.text()).rejects.toThrow();
});

test('a service that is away is a 503 that says when to come again', async () => {
  const { address, behind } = await frontOf((_, res) => res.end());
  behind.close();
  await once(behind, 'close');
  const answer = await fetch(`${address}/api/any`, { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
});
