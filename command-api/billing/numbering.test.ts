import { expect, test } from 'vitest';
import { BeginInvoice } from '../../domain/invoice/commands.ts';
import { bookOf, invoice } from '../../domain/invoice/invoice.ts';
import { GiveNumber } from '../../domain/invoiceBook/commands.ts';
import { invoiceBook, remembered } from '../../domain/invoiceBook/invoiceBook.ts';
import { ref } from '../../domain/kit.ts';
import { executor } from '../../event-store/executor/execute.ts';
import { by, openSystem, shared, system } from '../../event-store/testSystem.ts';
import { numberAll, numberOf } from './numbering.ts';

const idOf = (n: number) => `2026-11.payment-${n}`;
const book = bookOf('INV', idOf(1));
const paid = {
  ...{ paymentId: 'pay_1', gateway: 'sandbox', paidAt: '2026-11-30T10:00:00.000Z', planId: 'team' },
  ...{ item: 'Team', currency: 'usd', gross: 6000 },
  buyer: { organisationId: 'org-1', name: 'Acme', city: '', country: 'Germany', countryCode: 'DE' },
};
const began = by(system);
const numbers = (to: number) =>
  Array.from({ length: to }, (_, n) => `INV-2026-11-${String(n + 1).padStart(5, '0')}`);

async function opened() {
  const { store, vault } = await openSystem();
  const log = shared(store);
  const [here, there] = [1, 2].map(() => ({ store: log as never, executor: executor(log, vault), vault }));
  const begin = (n: number) => here!.executor.execute(BeginInvoice, { id: idOf(n), ...paid }, began);
  const numberHas = async (n: number) =>
    (await here!.executor.look(ref(invoice, idOf(n)), { fresh: true })).state.number;
  return { here: here!, there: there!, begin, numberHas, store };
}
/** Gives numbers to other documents, as many as the book remembers. */
async function goOn({ executor }: Awaited<ReturnType<typeof opened>>['here'], name: string) {
  const others = Array.from({ length: remembered }, (_, n) => `${name}-${n}`);
  for (const documentId of others)
    await executor.execute(GiveNumber, { id: book, documentId, after: Number.MAX_SAFE_INTEGER }, began);
}

test('two processes that number the same invoices at once leave no number out and give none twice', async () => {
  const { here, there, begin, numberHas, store } = await opened();
  const all = Array.from({ length: 12 }, (_, n) => n + 1);
  for (const n of all) await begin(n);
  await Promise.all(all.flatMap((n) => [here, there].map((kit) => numberAll(kit, idOf(n), began))));
  const given = await Promise.all(all.map(numberHas));
  expect(given.toSorted()).toEqual(numbers(12));
  expect(await Array.fromAsync(store.readStream(`invoiceBook-${book}`))).toHaveLength(12);
  for (const n of all) expect(await Array.fromAsync(store.readStream(`invoice-${idOf(n)}`))).toHaveLength(2);
});
test('whoever was stopped after it took a number finds that number later, however far the book has gone on', async () => {
  const { here, there, begin, numberHas, store } = await opened();
  await begin(1);
  await begin(2);
  expect(await numberOf(here, book, { id: idOf(1), after: 0 }, began)).toBe(numbers(1)[0]);
  await goOn(here, 'other');
  await goOn(here, 'another');
  await numberAll(there, idOf(1), began);
  expect(await numberHas(1)).toBe(numbers(1)[0]);
  // One that never took a number gets the next one.
  await numberAll(there, idOf(2), began);
  expect(await numberHas(2)).toBe(numbers(2 * remembered + 2).at(-1));
  expect(await Array.fromAsync(store.readStream(`invoiceBook-${book}`))).toHaveLength(2 * remembered + 2);
});
test('a book remembers the last documents alone', async () => {
  const { here } = await opened();
  await goOn(here, 'other');
  await goOn(here, 'another');
  const { given, recent } = (await here.executor.look(ref(invoiceBook, book), { fresh: true })).state;
  expect([given, recent.length]).toEqual([2 * remembered, remembered]);
});
