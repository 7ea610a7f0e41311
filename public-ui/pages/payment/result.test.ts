import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { mayChange, outcomeOf, purchaseIn } from './purchase.ts';

// The router listens to the browser's history as soon as it is loaded.
vi.stubGlobal('addEventListener', () => undefined);
afterAll(() => vi.unstubAllGlobals());

const inText = (node: ReactElement) => renderToStaticMarkup(node).replace(/<[^>]+>/g, '|');

test('a payment that was stopped is shown as canceled, in the prescribed words [public.payment-status.canceled]', async () => {
  const { Result } = await import('./Result.tsx');
  const shown = (outcome: 'success' | 'canceled') =>
    inText(createElement(Result, { outcome, back: '/my-account' }));
  expect(shown('canceled')).toMatch(/\|Canceled\|+Your payment has been canceled\|+Go Back\|/);
  expect(shown('success')).toMatch(/\|Success\|+Your payment has been successfully processed\|+Go Back\|/);
});
test('the pages with a heading only tell success from all else, in the prescribed words', async () => {
  const { Headline } = await import('./Result.tsx');
  const shown = (['success', 'failed', 'canceled'] as const).map((outcome) =>
    inText(createElement(Headline, { outcome })).replaceAll('|', ''),
  );
  expect(shown).toEqual(['Payment Success', 'Payment Failed', 'Payment Failed']);
});
test('a page that waits can look again, and one without a purchase claims nothing', async () => {
  const { Waiting } = await import('./TrueResult.tsx');
  const { Nothing } = await import('./Result.tsx');
  const look = () => undefined;
  const asking = inText(createElement(Waiting, { wasOpen: false, isOver: false, look }));
  expect(asking).toMatch(/\|Asking the payment service what has become of your payment\.\.\.\|+Look again\|/);
  const over = inText(createElement(Waiting, { wasOpen: true, isOver: true, look }));
  expect(over).toMatch(/\|The payment service has not received your payment so far\.\|+Look again\|/);
  expect(inText(createElement(Nothing))).not.toMatch(/success|fail|cancel/i);
});
test('the address names the purchase, and the provider alone says how it ended', () => {
  expect(purchaseIn('?purchase=p&organisation=o&status=paid')).toEqual({ purchaseId: 'p', uniqueId: 'o' });
  expect(['', '?purchase=p', '?organisation=o&purchase='].map(purchaseIn)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  expect((['paid', 'failed', 'left', 'open'] as const).map(outcomeOf)).toEqual([
    ...['success', 'failed', 'canceled', undefined],
  ]);
});
test('after a charge that failed the page goes on asking, because another card may be tried', () => {
  expect((['open', 'failed', 'paid', 'left'] as const).map(mayChange)).toEqual([true, true, false, false]);
});
