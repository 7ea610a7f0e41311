import express, { type Request, type Response } from 'express';
import { expect, test } from 'vitest';
import { answerErrors } from '../../errors.ts';
import { createLog } from '../../log.ts';
import { listen } from '../../testServer.ts';
import { bodyIn } from './body.ts';

async function served() {
  const app = express();
  app.post('/', bodyIn(), (req: Request, res: Response) => void res.json(req.body ?? {}));
  app.use(answerErrors(createLog('fatal')));
  const address = await listen(app);
  return async (body: string | Uint8Array<ArrayBuffer> | undefined, type = 'application/json') => {
    const headers = body === undefined ? {} : { 'content-type': type };
    const answer = await fetch(address, { method: 'POST', headers, ...(body !== undefined && { body }) });
    return [answer.status, await answer.json()] as [number, unknown];
  };
}
const tooLarge = [413, expect.objectContaining({ errorCode: 1002 })];

test('a body that is a JSON object is read, whatever the parameters of its type, and may be missing', async () => {
  const ask = await served();
  for (const type of [
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])
    expect(await ask('{"a":[{"b":1}]}', type)).toEqual([200, { a: [{ b: 1 }] }]);
  for (const nothing of [undefined, '']) expect(await ask(nothing)).toEqual([200, {}]);
  expect(await ask('', 'text/plain')).toEqual([200, {}]);
});
test('a body in another coding than UTF-8 is refused (RFC 8259 section 8.1)', async () => {
  const ask = await served();
  const utf16 = new Uint8Array(Buffer.from('{"a":1}', 'utf16le'));
  expect((await ask(utf16, 'application/json; charset=utf-16le'))[0]).toBe(415);
});
test('a body is read when it is nested 32 deep and has 10,000 members, and is refused beyond that', async () => {
  const ask = await served();
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  expect((await ask(nested(32)))[0]).toBe(200);
  expect(await ask(nested(33))).toEqual(tooLarge);
  expect(await ask('['.repeat(500_000))).toEqual(tooLarge);
  const lists = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [i, Array(1000).fill(1)])));
  expect((await ask(lists(9)))[0]).toBe(200);
  expect(await ask(lists(11))).toEqual(tooLarge);
  expect(
    await ask(JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [i, 1])))),
  ).toEqual(tooLarge);
});
test('what stands in a text does not count', async () => {
  const ask = await served();
  const text = `${'['.repeat(100)}"\\"${',{'.repeat(20_000)}\\`;
  expect(await ask(JSON.stringify({ text }))).toEqual([200, { text }]);
});
