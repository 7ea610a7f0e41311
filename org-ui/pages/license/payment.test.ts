import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookEvery, paidMessage, paying, payments } from './payment.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const link = async () => 'https://pay.example/1';
const paid = async () => true;
const unpaid = async () => false;
/** A window that notes how it is opened and where it is led to. */
function opening() {
  const popup = { closed: false, location: { href: '' }, close: () => void (popup.closed = true) };
  const opened: string[][] = [];
  const open = (...asked: string[]) => {
    opened.push(asked);
    return popup as never;
  };
  return { popup, opened, open };
}
const ledAway = async (popup: { location: { href: string } }) =>
  expect.poll(() => popup.location.href).toBe('https://pay.example/1');

test('the payment opens in a popup of 600 by 600, which is looked at every 500 ms until it is closed [org-licence.payment.popup]', async () => {
  const { popup, opened, open } = opening();
  const outcome = paying(link, unpaid, open);
  await ledAway(popup);
  vi.advanceTimersByTime(3 * lookEvery);
  expect(opened).toEqual([['', 'latchkey-payment', 'popup,width=600,height=600']]);
  expect([lookEvery, vi.getTimerCount()]).toEqual([500, 1]);
  popup.closed = true;
  vi.advanceTimersByTime(lookEvery);
  expect(await outcome).toBe('closed');
  expect(vi.getTimerCount()).toBe(0);
});

test('a message of success closes the popup [org-licence.payment.success, org-licence.payment.redirect]', async () => {
  const { popup, open } = opening();
  const outcome = paying(link, unpaid, open);
  await ledAway(popup);
  const other = new BroadcastChannel(payments);
  other.postMessage('something else');
  other.postMessage(paidMessage);
  expect(await outcome).toBe('paid');
  expect(popup.closed).toBe(true);
  other.close();
});

test('whether a window that is gone was paid in is asked of the server', async () => {
  const { popup, open } = opening();
  const outcome = paying(link, paid, open);
  await ledAway(popup);
  popup.close();
  vi.advanceTimersByTime(lookEvery);
  expect(await outcome).toBe('paid');
});

test('without a link the popup closes, and a blocked one is told of', async () => {
  const { popup, open } = opening();
  await expect(paying(() => Promise.reject(new Error('no')), paid, open)).rejects.toThrow('no');
  expect(popup.closed).toBe(true);
  expect(await paying(link, paid, () => null)).toBe('blocked');
});
