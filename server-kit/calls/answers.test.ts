import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { answerOf, streamEvents } from './answers.ts';

type Served = (res: Response, answer: ReturnType<typeof answerOf>) => Promise<unknown>;
/** The status and text that a server's call answers, once the server has done all that it wanted. */
async function asked(serve: Served) {
  const app = express();
  const done = Promise.withResolvers<unknown>();
  app.use((req, res) => {
    const answer = answerOf(undefined as never, req, res, undefined as never);
    serve(res, answer).then(done.resolve, done.reject);
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const text = await answer.text();
  await done.promise;
  return { status: answer.status, text };
}
/** A place that a stream takes, and what it tells. */
function place() {
  const counted = { given: 0, began: 0 };
  async function* made() {
    counted.began += 1;
    yield { status: 'waiting' };
  }
  return { counted, made, over: () => void (counted.given += 1) };
}

test('the place of a stream is free again when its events end', async () => {
  const { counted, made, over } = place();
  const { text } = await asked(async (res, { answer, streamed }) => {
    answer.events(made, over);
    await Promise.all([streamEvents(res, streamed.events!), once(res, 'close')]);
  });
  expect([text, counted]).toEqual(['data: {"status":"waiting"}\n\n', { given: 1, began: 1 }]);
});

test('an answer that comes too late for a stream keeps no place of one', async () => {
  const { counted, made, over } = place();
  const { status } = await asked(async (res, { answer, streamed }) => {
    const closed = once(res, 'close');
    res.status(503).end();
    await closed;
    answer.events(made, over);
    await streamEvents(res, streamed.events!);
  });
  expect([status, counted]).toEqual([503, { given: 1, began: 0 }]);
});

test('a call that fails after it asked for a stream keeps no place of one', async () => {
  const { counted, made, over } = place();
  await asked(async (res, { answer }) => {
    const closed = once(res, 'close');
    answer.events(made, over);
    res.status(500).end();
    await closed;
  });
  expect(counted).toEqual({ given: 1, began: 0 });
});
