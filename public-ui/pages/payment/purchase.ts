import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';

export type Purchase = { uniqueId: string; purchaseId: string };
type Reply = ReplyOf<Calls, 'POST /payments/result'>['result'];
export type Outcome = 'success' | 'canceled' | 'failed';

/** The purchase that a page's address names with `purchase` and `organisation`. All else that it says is ignored. */
export function purchaseIn(search: string): Purchase | undefined {
  const said = new URLSearchParams(search);
  const [purchaseId, uniqueId] = [said.get('purchase'), said.get('organisation')];
  return purchaseId && uniqueId ? { uniqueId, purchaseId } : undefined;
}
const outcomes = { paid: 'success', left: 'canceled', failed: 'failed', open: undefined } as const;
/** Whether a purchase may still be paid: also after a charge that failed, when another card is tried on the same page. */
export const mayChange = (result: Reply | undefined): boolean => result === 'open' || result === 'failed';
/** How a purchase ended, or that a charge failed; undefined while it waits for its payment. */
export const outcomeOf = (result: Reply): Outcome | undefined => outcomes[result];
