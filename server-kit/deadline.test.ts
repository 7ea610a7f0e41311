import express from 'express';
import { expect, test } from 'vitest';
import { deadlinesOf, within } from './deadline.ts';
import { answerErrors } from './errors.ts';
import { createLog } from './log.ts';
import { readConfig } from './settings/config.ts';
import { listen } from './testServer.ts';

const log = createLog('silent');

test('a handler that does not answer in time is a 503, and what it says later harms nobody', async () => {
  const later = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const app = express();
  app.use(within(50, log));
  app.get('/slow', async (_, res) => {
    await later.promise;
    failed.resolve();
    res.json('late');
  });
  app.get('/quick', (_, res) => void res.json('here'));
  app.use(answerErrors(log));
  const address = await listen(app);
  const slow = await fetch(`${address}/slow`);
  expect([slow.status, slow.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await slow.json()).toMatchObject({ errorCode: 1007 });
  later.resolve();
  await failed.promise;
  expect(await (await fetch(`${address}/quick`)).json()).toBe('here');
});

test('an answer that has begun is not cut off, and a body may come slowly', async () => {
  const app = express();
  const ended = Promise.withResolvers<void>();
  app.use(within(50, log));
  app.get('/events', (_, res) => {
    res.write('one,');
    ended.promise.then(() => res.end('two'));
  });
  app.post('/body', express.text(), (req, res) => void res.send(req.body));
  const address = await listen(app);
  const events = fetch(`${address}/events`);
  // Timers of one length fire in the order in which they were set, so this one fires after the request's limit.
  const overTheLimit = () => new Promise((done) => setTimeout(done, 50));
  async function* slowly() {
    yield Buffer.from('slow');
    await overTheLimit();
    yield Buffer.from('ly');
  }
  const headers = { 'content-type': 'text/plain' };
  const sent = { method: 'POST', body: slowly(), headers, duplex: 'half' } as unknown as RequestInit;
  expect(await (await fetch(`${address}/body`, sent)).text()).toBe('slowly');
  ended.resolve();
  expect(await (await events).text()).toBe('one,two');
});

test('every limit is as many times longer as the configuration says', () => {
  const [usual, patient] = [deadlinesOf(readConfig({})), deadlinesOf(readConfig({ PATIENCE: '3' }))];
  expect(usual.answer).toBe(4500);
  for (const of of Object.keys(usual) as (keyof typeof usual)[]) expect(patient[of]).toBe(3 * usual[of]);
  for (const PATIENCE of ['0', '1.5', '101', 'long'])
    expect(() => readConfig({ PATIENCE })).toThrow('must be a whole number from 1 to 100');
});
