import { priceEvery } from '../../../web-kit/plans/money.ts';
import type { Package } from '../../things/licence/licence.ts';
import type { Outcome } from './payment.ts';
import { texts } from './texts.ts';

/** Features that a card shows before it is unfolded. */
const few = 5;

/** The price with the symbol of its currency, per duration. */
export const priceOf = ({
  price,
  currencyCode,
  months,
}: Pick<Package, 'price' | 'currencyCode' | 'months'>) => priceEvery(months, price, currencyCode);

/** Whether a package can be bought now: not a free one, not the current one, and not while a payment is in progress. */
export const canTry = (
  { type, isCurrent }: Pick<Package, 'type' | 'isCurrent'>,
  isPaying: boolean,
): boolean => type === 'paid' && !isCurrent && !isPaying;

export const shownFeatures = <F>(all: readonly F[], isLong: boolean): readonly F[] =>
  isLong ? all : all.slice(0, few);

/** The payment link in an answer of the server. Throws where there is none. */
export function linkIn({ data }: { data?: string | null }): string {
  if (!data) throw new Error(texts.noLink);
  return data;
}

/** What is said of a payment that did not succeed. */
export const outcomeText = (outcome: Exclude<Outcome, 'paid'>): string => texts[outcome];

/** Whether the organisation has a plan by a subscription that goes on. */
export const hasBought = (
  { currentPlan }: { currentPlan: { planId: string; renewsItself: boolean } },
  planId: string,
): boolean => currentPlan.planId === planId && currentPlan.renewsItself;

/** What went wrong: the message of the error, otherwise these words. */
export const saidOf = (error: unknown, otherwise: string): string =>
  (error instanceof Error && error.message) || otherwise;
