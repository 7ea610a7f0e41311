import { type Open, openPayment } from '../../things/subscription/paymentWindow.ts';

/** Milliseconds between looks whether it was closed. */
export const lookEvery = 500;
/** The pages of this origin tell each other here that a payment succeeded. The popup has left the page that opened it. */
export const payments = 'latchkey-payments';
export const paidMessage = 'payment-success';
/** The part of the address by which the page knows in the popup what was bought. */
export const returned = 'payment';

export type Outcome = 'paid' | 'closed' | 'blocked';

/**
 * Opens the window of a payment at once, as browsers demand of a click, and then leads it to the address. Resolves when
 * one of our pages tells of success, or when the window is closed; then `isPaid` decides. Without an address it is closed.
 */
export async function paying(
  link: () => Promise<string>,
  isPaid: () => Promise<boolean>,
  open?: Open,
): Promise<Outcome> {
  const popup = openPayment(open);
  if (!popup) return 'blocked';
  try {
    popup.location.href = await link();
  } catch (error) {
    popup.close();
    throw error;
  }
  const channel = new BroadcastChannel(payments);
  const { promise: told, resolve: tell } = Promise.withResolvers<'paid' | 'gone'>();
  channel.onmessage = ({ data }) => data === paidMessage && tell('paid');
  const looking = setInterval(() => popup.closed && tell('gone'), lookEvery);
  const outcome = await told;
  clearInterval(looking);
  channel.close();
  popup.close();
  return outcome === 'paid' || (await isPaid()) ? 'paid' : 'closed';
}
