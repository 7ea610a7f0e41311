import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

// The router listens to the browser's history as soon as it is loaded.
vi.stubGlobal('addEventListener', () => undefined);
afterAll(() => vi.unstubAllGlobals());

test('a payment that was stopped is shown as canceled, in the prescribed words [public.payment-status.canceled]', async () => {
  const { Result } = await import('./Result.tsx');
  const shown = (outcome: 'success' | 'canceled') =>
    renderToStaticMarkup(createElement(Result, { outcome })).replace(/<[^>]+>/g, '|');
  expect(shown('canceled')).toMatch(/\|Canceled\|+Your payment has been canceled\|+Go Back\|/);
  expect(shown('success')).toMatch(/\|Success\|+Your payment has been successfully processed\|+Go Back\|/);
});
