import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../web-kit/call.ts';
import { collected, outcomeOf, type PendingRequest } from './request.ts';

const request: PendingRequest = { id: 'r1', number: 42, bearer: 'secret' };
const lost = new CallError(0, { errorMessage: 'The server cannot be reached.' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Collects what was approved, while so many answers are lost or the given refusal comes. */
async function collecting(misses: number, error: Error = lost) {
  let asked = 0;
  const collect = async () => {
    if (++asked <= misses) throw error;
    return 'registered';
  };
  const { signal } = new AbortController();
  const outcome = collected({ collect }, request, signal).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return [await outcome, asked];
}

test('what the phone has approved is collected again while its answer is lost', async () => {
  expect(await collecting(0)).toEqual(['registered', 1]);
  expect(await collecting(5)).toEqual(['registered', 6]);
  expect(await collecting(60)).toEqual([lost, 6]);
});
test('what the server refuses to hand out is asked for once', async () => {
  const refused = new CallError(403, { errorMessage: 'This was declined.' });
  expect(await collecting(9, refused)).toEqual([refused, 1]);
});
test('a request that can no longer be watched is ended, so that the phone cannot approve it unseen', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    sent.push(`${method} ${path}`);
    throw new TypeError('Failed to fetch');
  });
  const watching = outcomeOf(request, new AbortController().signal).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await watching).toMatchObject({ status: 0 });
  expect(sent.slice(0, -1)).toEqual(Array(6).fill('GET /api/transaction/getTransaction/r1'));
  expect(sent.at(-1)).toBe('POST /api/transaction/updateTransactionStatus/r1');
});
test('nothing is ended where the request has ended by itself', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return Response.json({ transactionStatus: 'SUCCESS', state: 'approved' });
  });
  expect(await outcomeOf(request, new AbortController().signal)).toMatchObject({ state: 'approved' });
  expect(sent).toHaveLength(1);
});
