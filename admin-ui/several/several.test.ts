import { expect, test } from 'vitest';
import { meant } from '../../web-kit/bulk/act.ts';
import { everyRow, together } from '../../web-kit/bulk/everyRow.ts';
import { CallError } from '../../web-kit/call.ts';
import { operatorActs } from '../pages/operators/acts.tsx';
import type { OperatorRow } from '../pages/operators/index.ts';
import { requestActs } from '../pages/requests/acts.ts';
import type { RequestRow } from '../pages/requests/index.ts';
import { inBulk } from './inBulk.ts';
import { inFile } from './inFile.ts';

/** Changes operators, and keeps what was sent. */
function recorder() {
  const sent: unknown[] = [];
  const keep = async (...what: unknown[]) => void sent.push(what);
  const write = {
    update: ({ id }: { id: unknown }, data: object) => keep(id, data),
    remove: ({ id }: { id: unknown }) => keep(id, 'deleted'),
  };
  return { sent, write };
}
const [on, off] = [false, true].map((organisationSuspended) => ({ organisationSuspended }) as OperatorRow);

test('what is done with several rows is what a row has buttons for; what does not fit a row leaves it alone', () => {
  const acts = operatorActs(recorder().write);
  const many = inBulk(acts);
  expect(many.map(({ label }) => label)).toEqual(['Suspend', 'Activate', 'Delete']);
  expect(many.map(({ skips }) => [skips?.(on!), skips?.(off!)])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
  expect(many.map(({ danger }) => danger)).toEqual([undefined, undefined, true]);
  expect(many[2]?.asks?.('3').title).toBe('Delete (3)');
});

test('several rows are sent as one is, and only what has an opposite is taken back', async () => {
  const { sent, write } = recorder();
  const [suspend, activate, remove] = inBulk(operatorActs(write));
  await suspend?.send(['ada', 'bob']);
  await suspend?.undo?.send(['ada']);
  await activate?.undo?.send(['bob']);
  await remove?.send(['eve']);
  expect(sent).toEqual([
    ['ada', { suspended: true }],
    ['bob', { suspended: true }],
    ['ada', { suspended: false }],
    ['bob', { suspended: true }],
    ['eve', 'deleted'],
  ]);
  expect([suspend?.undo?.told(2), remove?.undo]).toEqual(['2 organizations activated', undefined]);
});

test('an organisation is suspended once, however many of its operators are ticked, and each of these is deleted', () => {
  const rows = ['acme', 'acme', 'bolt'].map((organisationId) => ({ organisationId }) as OperatorRow);
  const many = inBulk(operatorActs(recorder().write));
  expect(many.map((act) => meant(act, rows).length)).toEqual([2, 2, 3]);
});

test('what is taken back is compared with what happened since its own change', async () => {
  const update = async ({ id }: { id: unknown }) => ({ position: `position of ${id}` });
  const [suspend] = inBulk(operatorActs({ update, remove: update }));
  const { position } = await suspend!.send(['ada', 'bob']);
  expect(position).toEqual(
    new Map([
      ['ada', 'position of ada'],
      ['bob', 'position of bob'],
    ]),
  );
});

test('a row that is refused is named with the reason, and the others go on', async () => {
  const update = async ({ id }: { id: unknown }) => {
    if (id === 'gone') throw new CallError(404, { errorMessage: 'Not found', refusal: 'request.unknown' });
  };
  const [activate] = inBulk(requestActs({ update }));
  expect(await activate?.send(['gone', 'acme'])).toMatchObject({
    unchanged: [],
    failed: [{ id: 'gone', code: 'request.unknown', message: 'Not found' }],
  });
  expect(activate?.skips?.({ isDeleted: true } as RequestRow)).toBe(true);
});

test('a file has the fields of a list’s columns, without its buttons and what none of the rows has', () => {
  type Payment = { id: string; amount: number; currency: string; note?: string };
  const columns = [
    { source: 'id' },
    { source: 'amount', file: ({ amount, currency }: Payment) => ({ amount: amount / 100, currency }) },
    { source: 'note' },
    { source: 'shown' },
    { source: 'action', sticky: true },
  ];
  const rows: Payment[] = [
    { id: 'a', amount: 1250, currency: 'USD' },
    { id: 'b', amount: 300, currency: 'INR', note: 'late' },
  ];
  const file = inFile(columns, rows);
  expect(file.keys).toEqual(['id', 'amount', 'currency', 'note']);
  expect(file.rows).toMatchObject([{ amount: 12.5 }, { currency: 'INR', note: 'late' }]);
});

test('all that match are read page by page, each once, and no further than staff may change together', async () => {
  const rows = Array.from({ length: 250 }, (_, n) => ({ id: `row ${n}` }));
  const asked: number[] = [];
  const read = await everyRow(async (place) => {
    asked.push(place);
    // A row that came in front meanwhile has moved the others by one.
    const from = (place - 1) * together - (place > 1 ? 1 : 0);
    return rows.slice(from, from + together);
  });
  expect([read.length, asked]).toEqual([250, [1, 2, 3]]);
  let pages = 0;
  const endless = everyRow(async () => {
    const from = pages++ * together;
    return Array.from({ length: together }, (_, n) => ({ id: `row ${from + n}` }));
  });
  await expect(endless).rejects.toThrow('At most 1,000 can be selected together.');
  expect(pages).toBe(11);
});
