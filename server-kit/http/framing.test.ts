import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, test } from 'vitest';
import { answerErrors } from '../errors.ts';
import { createLog } from '../log.ts';
import { listen } from '../testServer.ts';
import { refuseAmbiguous } from './framing.ts';

/** Sends these bytes, and returns the server's answer up to the end of the connection. */
async function answered(bytes: string): Promise<string> {
  const app = express();
  app.use(refuseAmbiguous);
  app.use((_, res) => void res.send('served'));
  app.use(answerErrors(createLog('silent')));
  const socket = connect(Number(new URL(await listen(app)).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
const chunked = 'Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n';

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('a %s request with a body is refused', async (method) => {
  for (const rest of [chunked, 'Content-Length: 1\r\n\r\nx']) {
    const answer = await answered(`${method} / HTTP/1.1\r\nHost: x\r\n${rest}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    if (method !== 'HEAD') expect(answer).toMatch(/must not have a body/);
  }
});

test.each([
  ['an absolute target', 'GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['the target *', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ['another coding', `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n${chunked}`],
  ['the version HTTP/2.0', 'GET / HTTP/2.0\r\nHost: x\r\n\r\n'],
  ['chunks in HTTP/1.0', `POST / HTTP/1.0\r\nHost: x\r\n${chunked}`],
])('a request with %s is refused, and its connection closed', async (_, bytes) => {
  expect(await answered(bytes)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['GET', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['DELETE of length 0', 'DELETE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'],
  ['chunked POST', `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${chunked}`],
])('a plain %s request is served', async (_, bytes) => {
  expect(await answered(bytes)).toMatch(/^HTTP\/1\.1 200 [\s\S]*served/);
});
