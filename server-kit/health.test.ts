import express from 'express';
import { expect, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { type Check, healthRoutes } from './health.ts';
import { createLog } from './log.ts';
import { type MetricsOptions, metricsOf } from './metrics.ts';
import { watchRequests } from './requests.ts';
import { listen } from './testServer.ts';

const json = async (response: Response) => ({ status: response.status, body: await response.json() });
async function health(checks: Record<string, Check>, options = {}) {
  const address = await listen(express().use(healthRoutes(checks, options)));
  return async (path: string) => json(await fetch(address + path));
}

test('the process is alive whatever its parts do', async () => {
  const ask = await health({ log: () => Promise.reject(new Error('down')) });
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
});

test('it is ready when every part is, with their details', async () => {
  const ask = await health({ log: async () => undefined, models: async () => ({ lag: { operators: 3 } }) });
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', checks: { log: { ok: true }, models: { ok: true, lag: { operators: 3 } } } },
  });
});

test('it is not ready when one part fails or does not answer, and says which but not why', async () => {
  const ask = await health(
    {
      log: async () => undefined,
      database: () => Promise.reject(new Error('password authentication failed for user x')),
      models: () => new Promise(() => {}),
      thrown: () => {
        throw new Error('at once');
      },
    },
    { timeout: 10 },
  );
  const { status, body } = await ask('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({
    status: 'not ready',
    checks: {
      log: { ok: true },
      database: { ok: false, problem: 'fails' },
      models: { ok: false, problem: 'does not answer in time' },
      thrown: { ok: false, problem: 'fails' },
    },
  });
});

test('those who ask at the same time share one look', async () => {
  let [arrived, looks] = [0, 0];
  const both = Promise.withResolvers<undefined>();
  const app = express();
  app.use((_request, _response, next) => {
    next();
    if (++arrived === 2) both.resolve(undefined);
  });
  const look = () => {
    looks++;
    return both.promise;
  };
  const address = await listen(app.use(healthRoutes({ log: look }, { timeout: 20_000 })));
  const ask = async () => (await fetch(`${address}/readyz`)).status;
  expect(await Promise.all([ask(), ask()])).toEqual([200, 200]);
  expect(looks).toBe(1);
  expect(await ask()).toBe(200);
  expect(looks).toBe(2);
});

async function metrics(options: MetricsOptions = {}) {
  const counted = metricsOf(options);
  const app = express().use(watchRequests(counted.request), counted.routes);
  app.get('/viewApp/:appId', (_, response) => response.send('ok'));
  app.use(answerErrors(createLog('silent')));
  const address = await listen(app);
  const ask = (path: string, headers = {}) => fetch(address + path, { headers });
  return { ...counted, ask };
}

test('metrics tell durations by template, lag, the log’s position and event-loop delay', async () => {
  const { ask } = await metrics({ lag: () => ({ operators: 7 }), head: async () => 3 });
  await (await ask('/viewApp/secret-id')).text();
  const text = await (await ask('/metrics')).text();
  expect(text).toContain(
    'latchkey_http_request_seconds_count{method="GET",route="/viewApp/:appId",status="200"} 1',
  );
  expect(text).toContain('latchkey_projection_lag_events{model="operators"} 7');
  expect(text).toContain('latchkey_log_position 3');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('secret-id');
});

test('without a token only this machine reads metrics, and no proxy on it', async () => {
  const { ask } = await metrics();
  expect((await ask('/metrics')).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'via'])
    expect((await ask('/metrics', { [name]: '127.0.0.1' })).status).toBe(403);
});

test('with a token whoever has it reads metrics, and nobody else', async () => {
  const { ask } = await metrics({ token: 'a-long-enough-token' });
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', { authorization: 'Bearer a-long-enough-toke' })).status).toBe(401);
  const allowed = await ask('/metrics', { authorization: 'Bearer a-long-enough-token', via: 'proxy' });
  expect(allowed.status).toBe(200);
});
