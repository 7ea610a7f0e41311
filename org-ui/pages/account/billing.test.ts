import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paidIn } from '../../../web-kit/plans/money.ts';
import { catalogues } from '../../languages/languages.ts';
import { canKeep, keeping } from '../../things/subscription/subscription.ts';
import {
  afterCancelling,
  canDo,
  changingMeans,
  colourOf,
  lastPaymentIn,
  newestFirst,
  priceOfAll,
} from './billing.ts';
import { History, InvoiceList } from './Payments.tsx';

/** The texts of what is rendered, each between two bars. */
const cellsOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
const last = {
  ...{ paymentDate: '2026-01-15T12:00:00.000Z', paymentStatus: 'succeeded', subscriptionId: 'sub_1' },
  ...{ amount: 7900, currency: 'usd', planId: 'team', gateway: 'stripe' },
};
test('the last payment shows each detail that is there, and only those [org-account.payments.last]', () => {
  expect(lastPaymentIn(last)).toEqual([
    { label: 'Payment Date', text: '1/15/26' },
    { label: 'Payment Status', text: 'Paid' },
    { label: 'Subscription Id', text: 'sub_1' },
    { label: 'Amount', text: '$79.00' },
    { label: 'Plan Id', text: 'team' },
    { label: 'Payment Gateway', text: 'stripe' },
  ]);
  const paid = {
    date: last.paymentDate,
    amount: 7900,
    currency: 'usd',
    status: 'succeeded',
    gateway: 'stripe',
  };
  const history = [
    { ...paid, date: '2025-01-15T12:00:00.000Z', name: 'Small' },
    { ...paid, name: 'Team' },
  ];
  expect(lastPaymentIn(last, history)).toContainEqual({ label: 'Plan', text: 'Team' });
  // A plan without a name has its id there, which is shown once.
  expect(lastPaymentIn(last, [{ ...paid, name: last.planId }])).toEqual(lastPaymentIn(last));
  const { planId: _, paymentDate: __, amount: ___, ...rest } = last;
  expect(lastPaymentIn(rest).map(({ label }) => label)).toEqual([
    'Payment Status',
    'Subscription Id',
    'Payment Gateway',
  ]);
});
test('amounts have the symbol of their currency, and as many digits as it has [org-account.payments.symbols]', () => {
  expect([paidIn(7900, 'usd'), paidIn(50_000_000, 'inr'), paidIn(600, 'rupee')]).toEqual([
    ...['$79.00', '₹5,00,000.00', '₹6.00'],
  ]);
  expect([paidIn(7900, 'jpy'), paidIn(1234, 'kwd')]).toEqual(['JPY\u00a07,900', 'KWD\u00a01.234']);
});
test('the history is a numbered table, the newest payment first [org-account.payments.history]', () => {
  const item = { currency: 'usd', amount: 7900, status: 'succeeded', gateway: 'razorpay' };
  const history = [
    { ...item, date: '2026-01-15T12:00:00.000Z' },
    { ...item, date: '2026-02-15T12:00:00.000Z', amount: 8000, status: 'failed', gateway: 'stripe' },
  ];
  const shown = cellsOf(createElement(History, { payments: newestFirst(history) }));
  expect(shown).toBe(
    '|Sr. No|Date|Amount|Success/Fail Status|Payment Gateways|' +
      '1|2/15/26|$80.00|Failed|stripe|2|1/15/26|$79.00|Paid|razorpay|',
  );
});
test('the history says how much of a payment was paid back, and a dispute is no success', () => {
  const item = { currency: 'usd', amount: 9999, gateway: 'stripe', date: '2026-01-15T12:00:00.000Z' };
  const part = { ...item, status: 'refunded', refunded: 3333 };
  expect(cellsOf(createElement(History, { payments: [part] }))).toContain(
    '|$99.99|$33.33 refunded|Refunded|',
  );
  expect(['succeeded', 'refunded', 'disputed', 'failed'].map(colourOf)).toEqual([
    ...['success', 'default', 'warning', 'error'],
  ]);
});
test('each invoice has its number, date, amount, tax and file; without any, it says when there will be one', () => {
  const invoice = { currency: 'usd', gross: 6000, tax: 1000, issuedAt: '2026-01-15T12:00:00.000Z' };
  const rows = [
    { ...invoice, id: 'b', number: 'CN-1', invoiceNumber: 'INV-1' },
    { ...invoice, id: 'a', number: 'INV-1', invoiceNumber: null },
  ];
  const shown = (invoices: readonly object[]) => {
    const list = createElement(InvoiceList, { invoices: invoices as never });
    return cellsOf(createElement(QueryClientProvider, { client: new QueryClient() }, list));
  };
  expect(shown(rows)).toBe(
    '|Number|Date|Amount|Tax included|Download|' +
      'CN-1|Credit note for INV-1|1/15/26|-$60.00|-$10.00|PDF|XML|INV-1|1/15/26|$60.00|$10.00|PDF|XML|',
  );
  expect(shown([])).toBe('|An invoice is here as soon as a payment has been made.|');
});
test('add-ons cost 2, 20 and 2 dollars each, or 12, 120 and 12 rupees [org-account.addon.prices]', () => {
  const none = { users: 0, applications: 0, domains: 0 };
  const prices = (['users', 'applications', 'domains'] as const).map((each) => [
    priceOfAll({ ...none, [each]: 1 }, 'usd'),
    priceOfAll({ ...none, [each]: 1 }, 'inr'),
  ]);
  expect(prices).toEqual([
    [2, 12],
    [20, 120],
    [2, 12],
  ]);
  expect(priceOfAll({ users: 10, applications: 5, domains: 5 }, 'usd')).toBe(130);
});
test('a cancellation can be taken back where the provider can do that, and the means of payment be changed while a subscription is in force', () => {
  const renewing = {
    ...{ subscriptionId: 'sub_1', gateway: 'stripe', renewsItself: true },
    cancelAtCycleEnd: false,
  };
  const cancelled = { ...renewing, renewsItself: false, cancelAtCycleEnd: true };
  const can = (plan: object) => canDo(plan as never);
  expect(can(renewing)).toEqual({ cancel: true, means: true });
  expect(can(cancelled)).toEqual({ cancel: false, means: true });
  const keeps = (plan: object) => canKeep({ ...renewing, ...plan } as never);
  expect([keeps({}), keeps(cancelled), keeps({ ...cancelled, gateway: 'razorpay' })]).toEqual([
    ...[false, true, false],
  ]);
  const nothing = { cancel: false, means: false };
  expect(can({ ...renewing, renewsItself: false })).toEqual(nothing);
  expect(can({ ...renewing, subscriptionId: null, renewsItself: false })).toEqual(nothing);
});
test('the question before a cancellation says until when the plan lasts, and whether it can be taken back', () => {
  const after = (gateway: 'stripe' | 'razorpay', subscriptionEndDate: string | null) =>
    afterCancelling({ gateway, subscriptionEndDate });
  expect(after('stripe', '2027-03-04T12:00:00.000Z')).toMatch(
    /ended on 3\/4\/27\. .*take the cancellation back/,
  );
  expect(after('razorpay', '2027-03-04T12:00:00.000Z')).toMatch(/until 3\/4\/27\. Once it has ended/);
  expect(after('stripe', null)).toBe('');
});
test('keeping a plan and changing the means of payment say whether they worked', () => {
  const plan = { gateway: 'stripe', subscriptionId: 'sub_1' } as never;
  expect(keeping('org-1', plan)).toMatchObject({
    ...{ label: 'Keep my plan', done: 'Your plan goes on, and renews itself as before' },
    failed: 'Your plan could not be kept',
  });
  expect(changingMeans('org-1', plan)).toMatchObject({
    ...{ label: 'Change means of payment', failed: 'Your means of payment cannot be changed now' },
  });
});

test.each(Object.entries(catalogues))(
  'the language %s has a word of its own for each status of a payment',
  async (_, load) => {
    const { statuses } = (await load())['pages/account'].payments;
    expect(Object.keys(statuses)).toEqual(['succeeded', 'failed', 'refunded', 'disputed']);
    for (const [status, word] of Object.entries(statuses)) expect(word).not.toBe(status);
  },
);
