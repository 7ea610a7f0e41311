import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { type Check, healthRoutes, NotReadyError } from './health.ts';
import { watchRequests } from './http/request/requests.ts';
import { createLog, logRequest, tellReadiness } from './log.ts';
import { type MetricsOptions, metricsOf } from './metrics.ts';
import { diskCheck } from './start/checks.ts';
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

test('strangers see which part is not ready, and neither positions nor counts', async () => {
  const checks = {
    log: async () => ({ head: 7 }),
    models: () =>
      Promise.reject(new NotReadyError('the read models are being built', { position: 3, head: 7 })),
  };
  const address = await listen(express().use(healthRoutes(checks, { token: 'a-long-enough-token' })));
  const ask = async (headers = {}) => (await json(await fetch(`${address}/readyz`, { headers }))).body.checks;
  const models = { ok: false, problem: 'the read models are being built' };
  expect(await ask()).toEqual({ log: { ok: true }, models });
  expect(await ask({ authorization: 'Bearer a-long-enough-token' })).toEqual({
    log: { ok: true, head: 7 },
    models: { ...models, position: 3, head: 7 },
  });
  const open = await listen(express().use(healthRoutes(checks)));
  const passedOn = await fetch(`${open}/readyz`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect((await passedOn.json()).checks).toEqual({ log: { ok: true }, models });
});

test('a change of state is told once, however often it is asked for', async () => {
  const told: (string | undefined)[] = [];
  let [log, models] = ['down', 'down'];
  const up = (state: () => string) => async () => {
    if (state() === 'down') throw new Error('connection refused');
  };
  const ask = await health(
    { log: up(() => log), models: up(() => models) },
    { onChange: (why: string | undefined) => told.push(why) },
  );
  for (const [itsLog, itsModels] of [
    ['down', 'down'],
    ['up', 'down'],
    ['up', 'up'],
    ['up', 'up'],
  ] as const) {
    [log, models] = [itsLog, itsModels];
    for (let i = 0; i < 3; i++) await ask('/readyz');
  }
  expect(told).toEqual([
    'log: Error: connection refused; models: Error: connection refused',
    'models: Error: connection refused',
    undefined,
  ]);
});

test('a probe that is answered with 503 is no error line', () => {
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const seen = { method: 'GET', status: 503, ms: 1, correlationId: 'x' };
  logRequest(log)({ ...seen, route: '/readyz' });
  logRequest(log)({ ...seen, route: '/viewApp/:appId' });
  tellReadiness(log)('log: away');
  tellReadiness(log)(undefined);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'request'],
    [50, 'request'],
    [40, 'not ready'],
    [30, 'ready again'],
  ]);
});

test('a data folder without room, or that cannot be written, is not ready and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await diskCheck(folder)();
  await expect(diskCheck(folder, Number.MAX_SAFE_INTEGER)()).rejects.toThrow('the disk is full');
  await expect(diskCheck(join(folder, 'nothing'))()).rejects.toThrow('cannot be written');
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
  return { ...counted, ask, address };
}

test('metrics tell durations by template, lag, the log’s position and event-loop delay', async () => {
  const { ask } = await metrics({
    lag: () => ({ operators: { events: 7, seconds: 2.5 } }),
    head: async () => 3,
    reactions: async () => ({
      leading: true,
      behind: { 'mail of x': { events: 4, underWay: [], seconds: 31, failed: 1 } },
    }),
  });
  await (await ask('/viewApp/secret-id')).text();
  const text = await (await ask('/metrics')).text();
  expect(text).toContain(
    'latchkey_http_request_seconds_count{method="GET",route="/viewApp/:appId",status="200"} 1',
  );
  expect(text).toContain('latchkey_projection_lag_events{model="operators"} 7');
  expect(text).toContain('latchkey_projection_lag_seconds{model="operators"} 2.5');
  expect(text).toContain('latchkey_reactions_leading 1');
  expect(text).toContain('latchkey_reaction_lag_events{reaction="mail of x"} 4');
  expect(text).toContain('latchkey_reaction_lag_seconds{reaction="mail of x"} 31');
  expect(text).toContain('latchkey_reaction_failed_events{reaction="mail of x"} 1');
  expect(text).toContain('latchkey_log_position 3');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('secret-id');
});

test('while the log is away, metrics leave out what it alone can tell', async () => {
  const log = { isAway: true };
  const { ask } = await metrics({
    head: async () => (log.isAway ? Promise.reject(new Error('the log is away')) : 3),
    lag: () => Promise.reject(new Error('the log is away')),
    followers: async () => ({ states: { events: 5, seconds: 1 } }),
  });
  const values = async () =>
    (await (await ask('/metrics')).text())
      .split('\n')
      .filter((line) => /^latchkey_(log|proj|foll)/.test(line));
  const followers = [
    'latchkey_follower_lag_events{follower="states"} 5',
    'latchkey_follower_lag_seconds{follower="states"} 1',
  ];
  expect(await values()).toEqual(followers);
  log.isAway = false;
  expect(await values()).toEqual(['latchkey_log_position 3', ...followers]);
});

test('a metric that cannot be read is counted by its name, and logged once until it is read again', async () => {
  const log = { isAway: true };
  const lines: object[] = [];
  const noted = (line: object) => lines.push(line);
  const { ask } = await metrics({
    head: async () => (log.isAway ? Promise.reject(new Error('the log is away')) : 3),
    log: createLog('info', { write: (line: string) => noted(JSON.parse(line)) }),
  });
  const failures = async () =>
    (await (await ask('/metrics')).text())
      .split('\n')
      .filter((line) => line.startsWith('latchkey_metric_failures_total'));
  const metric = 'latchkey_log_position';
  const failed = (times: number) => [`latchkey_metric_failures_total{metric="${metric}"} ${times}`];
  expect(await failures()).toEqual([]);
  expect(await failures()).toEqual(failed(1));
  const unread = { metric, msg: 'a metric could not be read', err: { message: 'the log is away' } };
  expect(lines).toMatchObject([unread]);
  log.isAway = false;
  expect(await failures()).toEqual(failed(2));
  expect(lines).toMatchObject([unread, { metric, msg: 'a metric is read again' }]);
  log.isAway = true;
  await failures();
  expect(await failures()).toEqual(failed(3));
  expect(lines).toHaveLength(3);
});

test('without a token only this machine reads metrics, and no proxy on it', async () => {
  const { ask, address } = await metrics();
  expect((await ask('/metrics')).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'via'])
    expect((await ask('/metrics', { [name]: '127.0.0.1' })).status).toBe(403);
  // As nginx asks for a stranger, which by itself says nothing of its caller.
  const [passedOn] = await once(
    get(`${address}/metrics`, { headers: { host: 'latchkey.example' } }),
    'response',
  );
  expect(passedOn.resume().statusCode).toBe(403);
});

test('with a token whoever has it reads metrics, and nobody else', async () => {
  const { ask } = await metrics({ token: 'a-long-enough-token' });
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', { authorization: 'Bearer a-long-enough-toke' })).status).toBe(401);
  const allowed = await ask('/metrics', { authorization: 'Bearer a-long-enough-token', via: 'proxy' });
  expect(allowed.status).toBe(200);
});
