import express from 'express';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../api/callKinds.ts';
import { effect } from '../../api/kit.ts';
import { sharedProduct } from '../../test/product.ts';
import { answerErrors } from '../errors.ts';
import { correlate } from '../http/request/correlation.ts';
import { listen } from '../testServer.ts';
import { serve } from './serve.ts';

const about = {
  about: 'Says what it was sent.',
  body: z.object({ active: z.string() }),
  cookies: 'none',
} as const;
const scim = 'application/scim+json';
const form = 'application/x-www-form-urlencoded';
/** Calls of protocols whose methods and media types no call of the product has. */
const table: Record<string, Call> = {
  patch: effect('PATCH /scim/:userId', ['visitor'], z.unknown(), { ...about, media: scim }),
  form: effect('POST /token', ['visitor'], z.unknown(), { ...about, media: form }),
  plain: effect('PATCH /plain', ['visitor'], z.unknown(), about),
};

async function served() {
  const { system } = await sharedProduct();
  const app = express().use(correlate);
  app.use(serve(system, table, async (_, input) => ({ input })));
  app.use(answerErrors(system.log));
  const address = await listen(app);
  return async (call: string, type: string, body: string) => {
    const [method, path] = call.split(' ') as [string, string];
    const answer = await fetch(`${address}${path}`, { method, body, headers: { 'content-type': type } });
    const [answered] = answer.headers.get('content-type')!.split(';');
    const { input, errorCode } = (await answer.json()) as { input?: object; errorCode?: number };
    return [answer.status, answered, input ?? errorCode];
  };
}

test('a row may be PATCH and take JSON by another name, which its reply has too, and JSON by its own', async () => {
  const ask = await served();
  const json = '{"active":"no"}';
  for (const type of [scim, `${scim}; charset=utf-8`, 'application/json'])
    expect(await ask('PATCH /scim/ada', type, json)).toEqual([200, scim, { userId: 'ada', active: 'no' }]);
  expect(await ask('PATCH /plain', 'application/json', json)).toMatchObject([200, 'application/json', {}]);
});
test('a row may take a form, whose fields are checked like others, and answers JSON', async () => {
  const ask = await served();
  expect(await ask('POST /token', form, 'active=n%20o')).toEqual([
    200,
    'application/json',
    { active: 'n o' },
  ]);
  expect(await ask('POST /token', form, 'active=a&active=b')).toEqual([400, 'application/json', 1000]);
  expect(await ask('POST /token', form, 'a=1&'.repeat(2000))).toEqual([413, 'application/json', 1002]);
});
test('a row takes no media type but its own', async () => {
  const ask = await served();
  for (const [call, type, body] of [
    ['PATCH /scim/ada', form, 'active=no'],
    ['POST /token', 'application/json', '{"active":"no"}'],
    ['POST /token', scim, '{"active":"no"}'],
    ['PATCH /plain', scim, '{"active":"no"}'],
  ] as const)
    expect([call, await ask(call, type, body)]).toEqual([call, [415, 'application/json', 1000]]);
});
