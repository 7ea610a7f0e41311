/** What opens a window; null where the browser does not. */
export type Open = (
  url: string,
  name: string,
  size: string,
) => Pick<Window, 'closed' | 'close' | 'location'> | null;

/**
 * Opens the empty window of a payment. Browsers let a click open one at once, and not after a question to the server, so
 * that it is led to the address later.
 */
export const openPayment = (open: Open = (...asked) => window.open(...asked)) =>
  open('', 'latchkey-payment', 'popup,width=600,height=600');
