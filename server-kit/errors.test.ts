import express from 'express';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../domain/refusals.ts';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../event-store/port.ts';
import { answerErrors, answerTo, problemsIn } from './errors.ts';
import { correlate } from './http/request/correlation.ts';
import { createLog } from './log.ts';
import { listen } from './testServer.ts';

const lines: string[] = [];
async function serving(thrown?: unknown) {
  lines.length = 0;
  const app = express().use(correlate);
  app.post('/:id', express.json({ limit: 100 }), (_, response) => {
    if (thrown !== undefined) throw thrown;
    response.send('ok');
  });
  app.use(answerErrors(createLog('info', { write: (line) => void lines.push(line) })));
  const address = await listen(app);
  return (body = '{}', headers = {}, path = '/a') =>
    fetch(address + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-correlation-id': 'abc-12345', ...headers },
    });
}
const answered = async (response: Response) => ({ status: response.status, body: await response.json() });

test('a refusal answers its status, number and words, with the correlation id, and is not logged [api.error-field]', async () => {
  const ask = await serving(new Refusal('operator.self'));
  expect(await answered(await ask())).toEqual({
    status: 403,
    body: {
      errorCode: 1302,
      errorMessage: 'You cannot suspend or delete yourself',
      refusal: 'operator.self',
      correlationId: 'abc-12345',
    },
  });
  expect(lines).toEqual([]);
});

test('the step at which a passkey failed is in the log, without what the caller sent', async () => {
  const step = 'Unexpected origin "https://evil.example", expected "https://shop.example"';
  const ask = await serving(Object.assign(new Refusal('ceremony.failed'), { step }));
  expect((await answered(await ask())).body).toEqual({
    errorCode: 1200,
    errorMessage: 'Authentication failed. Please try again.',
    refusal: 'ceremony.failed',
    correlationId: 'abc-12345',
  });
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toEqual([
    expect.objectContaining({ level: 30, correlationId: 'abc-12345', step: 'Unexpected origin …' }),
  ]);
});

test('a refusal is told in the language that its caller asks for, with what is wrong with each field', async () => {
  const wrong = z.object({ name: z.string().min(1) }).safeParse({ name: '' }).error;
  const ask = await serving(wrong);
  const german = await ask('{}', { 'accept-language': 'nl,de-AT;q=0.8,en;q=0.5' });
  expect(german.headers.get('content-language')).toBe('de');
  expect(await answered(german)).toMatchObject({
    status: 400,
    body: {
      ...{ errorMessage: 'name: ist leer', errors: { name: 'ist leer' }, refusal: 'request.invalid' },
      ...{ problems: [{ field: 'name', code: 'is.empty' }], correlationId: 'abc-12345' },
    },
  });
  for (const language of ['nl', '*', 'en-US,de;q=0.9']) {
    const english = await ask('{}', { 'accept-language': language });
    expect(english.headers.get('content-language')).toBe('en');
    expect(await english.json()).toMatchObject({ errorMessage: 'name: is empty' });
  }
});

test('a refusal with values, and for a time, says so', async () => {
  const refusal = new Refusal('plan.feature', { feature: 'sso.enabled' });
  const ask = await serving(Object.assign(refusal, { retryAfterSeconds: 7 }));
  const response = await ask();
  expect(response.headers.get('retry-after')).toBe('7');
  expect((await answered(response)).body).toEqual({
    errorCode: 1902,
    errorMessage: 'sso.enabled is disabled',
    refusal: 'plan.feature',
    values: { feature: 'sso.enabled' },
    correlationId: 'abc-12345',
  });
});

test('input that does not fit names its fields: three in the message, all for forms', () => {
  const schema = z.object({
    a: z.string(),
    b: z.object({ c: z.number() }),
    d: z.literal(1),
    e: z.literal(2),
  });
  const { error } = schema.safeParse({ b: { c: 'x' } });
  const { status, body } = answerTo(error);
  expect(status).toBe(400);
  expect(body.errorCode).toBe(1000);
  expect(body.errorMessage).toMatch(/^a: is missing; b\.c: must be a number; d: [^;]+$/);
  expect(Object.keys(body.errors!)).toEqual(['a', 'b.c', 'd', 'e']);
  expect(body.problems!.slice(0, 2)).toEqual([
    { field: 'a', code: 'is.missing' },
    { field: 'b.c', code: 'is.type', values: { type: 'number' } },
  ]);
  expect(body.errors).toMatchObject({ a: 'is missing', 'b.c': 'must be a number' });
});

test('what a caller sent is cut and stays text, and no more than twenty fields are named', () => {
  const typed = `<b>\u202e${'x'.repeat(1_000_000)}`;
  const { email } = answerTo(new Refusal('operator.unknown', { email: typed })).body.values as {
    email: string;
  };
  expect(email).toBe(`<b>${'x'.repeat(296)}`);
  const { error } = z.strictObject({ b: z.object({}) }).safeParse({ b: {}, [typed]: 1 });
  expect(answerTo(error).body.problems).toEqual([
    { field: 'request', code: 'is.strange', values: { names: [`<b>${'x'.repeat(46)}`] } },
  ]);
  const many = z.array(z.string()).safeParse(Array.from({ length: 1000 }, Number));
  const { errors, problems } = answerTo(many.error).body;
  expect([Object.keys(errors!).length, problems!.length]).toEqual([20, 20]);
});

test('a body that cannot be read is the fault of its sender, and is not quoted', async () => {
  const ask = await serving();
  expect(await answered(await ask('{"secret: 1'))).toMatchObject({
    status: 400,
    body: { errorCode: 1000, errorMessage: 'The body is not valid JSON' },
  });
  expect(await answered(await ask(JSON.stringify('a'.repeat(200))))).toMatchObject({
    status: 413,
    body: { errorCode: 1002 },
  });
  const charset = { 'content-type': 'application/json; charset=latin-9' };
  expect(await answered(await ask('{}', charset))).toMatchObject({ status: 415, body: { errorCode: 1000 } });
  expect((await ask('{}', { 'content-encoding': 'rot13' })).status).toBe(415);
  for (const coding of ['gzip', 'deflate', 'br', 'zstd'])
    expect(await answered(await ask('{}', { 'content-encoding': coding }))).toMatchObject({
      status: 400,
      body: { errorCode: 1000, errorMessage: 'The body is not compressed as its header says' },
    });
  expect(await answered(await ask('{}', {}, '/%E0%A4%A'))).toMatchObject({
    status: 400,
    body: { errorCode: 1000 },
  });
  expect(lines).toEqual([]);
});

const withCode = (code: string) => Object.assign(new Error('x'), { code });
test.for([
  ['the event log', new EventStoreUnavailableError('gone')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['every address refused', Object.assign(new AggregateError([new Error('x')]), { code: 'ECONNREFUSED' })],
  ['a database shutting down', withCode('57P01')],
  ['a database starting', withCode('57P03')],
  ['no free connection', withCode('53300')],
  ['a lost connection', withCode('08006')],
  ['a statement time limit', withCode('57014')],
  ['a pool time limit', new Error('timeout exceeded when trying to connect')],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a full disk', Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode: 13 })],
  ['a file that another process has', Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode: 5 })],
  ['a disk that fails', Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode: 778 })],
  ['a cause further down', new Error('outer', { cause: withCode('ETIMEDOUT') })],
] as const)('%s is 503 and a wait of two seconds', async ([, error]) => {
  const ask = await serving(error);
  const response = await ask();
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await answered(response)).toMatchObject({ status: 503, body: { errorCode: 1007 } });
  expect(lines).toHaveLength(1);
});

test('a lost race is a conflict', () => {
  expect(answerTo(new WrongExpectedRevisionError('operator-1', 3, 4))).toMatchObject({
    status: 409,
    body: { errorCode: 1006 },
  });
});

test.for([
  ['an error', new TypeError('cannot read hunter2')],
  [
    'an error of another program with a status',
    Object.assign(new Error('hunter2'), { status: 404, type: 'x' }),
  ],
  ['a type that every object has', Object.assign(new Error('hunter2'), { status: 400, type: 'constructor' })],
  [
    'a unique violation',
    Object.assign(new Error('hunter2'), { code: '23505', detail: 'Key (email)=(hunter2)' }),
  ],
  ['a text', 'hunter2'],
])('%s is our own fault: nothing of it is told', async ([, error]) => {
  const ask = await serving(error);
  const response = await ask();
  const { status, body } = await answered(response);
  expect(status).toBe(500);
  expect(body).toEqual({
    errorCode: 1008,
    errorMessage: 'Something went wrong.',
    refusal: 'request.broken',
    correlationId: 'abc-12345',
  });
  if (error instanceof Error) expect(JSON.parse(lines[0]!).err.stack).toContain('errors.test.ts');
});

test('a number that is far out of its bounds is told these, and each fault once', () => {
  const schema = z.object({ basisPoints: z.int().min(0).max(10_000), revision: z.number().int().min(0) });
  const faultsOf = (sent: object) => problemsIn(schema.safeParse(sent).error!);
  expect(faultsOf({ basisPoints: 1e300, revision: -1e300 })).toEqual([
    { field: 'basisPoints', code: 'is.large', values: { most: 10_000 } },
    { field: 'revision', code: 'is.small', values: { least: 0 } },
  ]);
  expect(faultsOf({ basisPoints: 1, revision: 1e300 })).toEqual([
    { field: 'revision', code: 'is.large', values: { most: Number.MAX_SAFE_INTEGER } },
  ]);
});
