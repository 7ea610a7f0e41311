import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

/** Sends these bytes to a server, and returns its answer up to the end of the connection. */
async function answered(bytes: string): Promise<string> {
  const { port, close } = await listen((_, response) => void response.end('served'), 0);
  onTestFinished(close);
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
const head = 'GET / HTTP/1.1\r\nHost: x\r\n';

test.for([
  ['with too long headers', `${head}X: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ['that is not HTTP', 'hello\r\n\r\n', 400],
  ['that expects what nobody knows', `${head}Connection: close\r\nExpect: x\r\n\r\n`, 417],
] as const)('a request %s is refused in JSON', async ([, bytes, status]) => {
  const [lines, body] = (await answered(bytes)).split('\r\n\r\n') as [string, string];
  expect(lines).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(lines).toMatch(/^Content-Type: application\/json/m);
  expect(JSON.parse(body)).toEqual({
    errorCode: 1000,
    refusal: 'request.invalid',
    errorMessage: expect.any(String),
    correlationId: expect.any(String),
  });
});

/** Short times, in milliseconds. Where nobody is silent, no silence ends anything. */
const times = { headersTimeout: 40, requestTimeout: 60, connectionsCheckingInterval: 10, timeout: 0 };
test.for([
  ['nothing at all', ''],
  ['half of its headers', head],
  ['half of its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
] as const)('a caller who has sent %s is told when the time is over, and cut off', async ([, bytes]) => {
  const { port, close } = await listen(
    (request, response) => request.resume().on('end', () => response.end()),
    0,
    times,
  );
  onTestFinished(close);
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [lines, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
  expect(lines).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body).errorMessage).toBe('The request was not sent completely in time');
});

test('a caller who does not read the answer is cut off', async () => {
  const ended = Promise.withResolvers<void>();
  const large = Buffer.alloc(2 ** 26);
  const answers: RequestListener = (_, response) => response.on('close', () => ended.resolve()).end(large);
  const { port, close } = await listen(answers, 0, { ...times, timeout: 50 });
  onTestFinished(close);
  (await beginsToRead(port)).pause();
  await ended.promise;
});

/**
 * Asks for an answer, and returns the connection at its first bytes. A process that stands still may use up the short
 * times before it reads the request, and then asks again.
 */
async function beginsToRead(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write(`${head}\r\n`);
    const first = await new Promise((resolve) =>
      socket.once('data', resolve).once('close', () => resolve(null)),
    );
    if (String(first).startsWith('HTTP/1.1 200')) return socket;
    socket.destroy();
  }
}
