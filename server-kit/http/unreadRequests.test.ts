import { connect } from 'node:net';
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
