import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../call.ts';
import { current, dismiss } from '../toast/toasts.ts';
import { type Change, givenRows, type Outcome } from './act.ts';
import { presence, tellLeft } from './left.ts';
import { type Progress, runOf } from './run.ts';

const toasts = () => current().toasts.map(({ kind, text, action }) => [kind, text, action?.label]);
// What another file has told may still be there.
beforeEach(() => {
  for (const { id } of [...current().toasts, ...current().kept]) dismiss(id);
});

const people = Array.from({ length: 250 }, (_, n) => `p${n}`);
/** Suspends people until the dialog is left, which happens while the first hundred are sent. */
async function leftWhile(send: (ids: readonly string[]) => Promise<Outcome>) {
  const change: Change = {
    send: (ids) => {
      calls += 1;
      leave();
      return send(ids);
    },
    told: (count) => `${count} people suspended`,
    undo: { send: async () => ({ unchanged: [], failed: [] }), told: (count) => `${count} activated` },
  };
  let calls = 0;
  let progress: Progress | undefined;
  const of = { more: givenRows(people), idOf: String, nameOf: String, skips: () => false };
  const run = runOf({ ...of, send: change.send }, (now) => {
    progress = now;
  });
  const place = presence(() => run.stop());
  const leave = place.enter();
  const end = await run.go().catch((error: unknown) => ({ error }));
  if (place.isLeft) tellLeft(change, progress, end);
  return calls;
}

test('a run whose page is left stops after the rows that are on their way, and says so with what can be taken back', async () => {
  expect(await leftWhile(async () => ({ unchanged: [], failed: [] }))).toBe(1);
  expect(toasts()).toEqual([['success', 'Stopped. 100 people suspended', 'Undo']]);
});
test('a call that fails after its page was left is told', async () => {
  await leftWhile(async () => {
    throw new CallError(0, { errorMessage: 'The server cannot be reached.' });
  });
  expect(toasts()).toEqual([['error', 'It went no further: The server cannot be reached.', undefined]]);
});
test('rows that were refused after the page was left are told with the reason', async () => {
  await leftWhile(async (ids) => ({
    unchanged: [],
    failed: ids.slice(0, 2).map((id) => ({ id, message: 'The last one stays.' })),
  }));
  expect(toasts()).toEqual([
    ['success', 'Stopped. 98 people suspended, 2 not', 'Undo'],
    ['error', '2 not: The last one stays.', undefined],
  ]);
});
test('a dialog whose effects are only repeated, as in development, is not left', async () => {
  let lefts = 0;
  const place = presence(() => {
    lefts += 1;
  });
  place.enter()();
  const leave = place.enter();
  await Promise.resolve();
  expect([place.isLeft, lefts]).toEqual([false, 0]);
  leave();
  await Promise.resolve();
  expect([place.isLeft, lefts]).toEqual([true, 1]);
});
