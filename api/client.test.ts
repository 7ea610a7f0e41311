import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RefusalCode } from '../domain/refusals.ts';
import { refusedBody } from '../test/clients/raw.ts';
import type { Calls } from './calls.ts';
import { client } from './client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that tells to wait for each of these seconds in turn, and answers after that. */
function busy(waits: number[], refusal: RefusalCode = 'request.tooMany') {
  const keys: (string | null)[] = [];
  const send = (async (_: unknown, request: RequestInit) => {
    keys.push(new Headers(request.headers).get('idempotency-key'));
    const wait = waits.shift();
    if (wait === undefined) return Response.json({ errorCode: 0 });
    const headers = { 'retry-after': `${wait}` };
    return Response.json(refusedBody(refusal), { status: 429, headers });
  }) as typeof fetch;
  const call = client<Calls>('/api', { send, patience: 10 });
  return { keys, ask: () => call('POST /signOut', {}) };
}

test('a call that is told to wait for seconds waits, and is repeated as the same call', async () => {
  const { keys, ask } = busy([2, 3]);
  const answer = ask();
  await vi.advanceTimersByTimeAsync(4999);
  expect(keys).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ errorCode: 0 });
  expect(new Set(keys).size).toBe(1);
});
test.for([
  ['for longer than the page waits', busy([11])],
  ['because of a limit that a moment does not change', busy([1], 'user.tooMany')],
] as const)('a call that is told to wait %s fails at once', async ([, { ask }]) => {
  await expect(ask()).rejects.toMatchObject({ status: 429 });
});
test('a call that is told to wait again and again fails after the third time', async () => {
  const { keys, ask } = busy([1, 1, 1, 1, 1]);
  const refused = expect(ask()).rejects.toMatchObject({ refusal: 'request.tooMany', retryAfter: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(keys).toHaveLength(4);
});
