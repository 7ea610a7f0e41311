import type { Gateway } from '../domain/subscription/events.ts';
import type { Snapshot } from '../domain/subscription/snapshot.ts';
import type { RawRequest } from '../server-kit/calls/caller.ts';

/** What is charged in each cycle: an amount in the smallest unit. */
export type Cost = {
  currency: string;
  amount: number;
  /** The length of a cycle; null when it is none of whole months. */
  months: number | null;
};
/** A plan at the provider, and what it has to cost there. */
export type Price = Cost & { gatewayPlanId: string; months: number };
/** A purchase that is to be paid at the provider. */
export type NewPurchase = Price & {
  purchaseId: string;
  organisationId: string;
  organisationName: string;
  /** Where the provider writes to the payer. */
  email: string;
  /** The page of ours to which the payer comes back, paid and not paid. */
  paidUrl: string;
  leftUrl: string;
};
/** The provider's page. Some providers know the subscription only once it is paid. */
export type Checkout = { checkoutId: string; url: string; gatewayId: string | null };
/** What the provider is asked for: the subscription, if it is known, or else the checkout. */
export type Known = { gatewayId: string | null; checkoutId: string | null };

/** The ids that a notice names. They are not secret. */
export type Named = { [about: string]: string };
/** A message of the provider whose signature is right. It is only a hint that something may have changed. */
export type Notice = { id: string; type: string; sentAt: string; about: Named };

/**
 * A payment provider. Its calls may be repeated: one that was made already changes nothing. They throw GatewayAwayError
 * when the provider cannot be reached, and GatewayRefusedError when it says no.
 */
export type PaymentGateway = {
  name: Gateway;
  /**
   * What the provider charges for a plan; null when it has no such plan. One that has no plans of its own charges what it is
   * asked to.
   */
  costOf(price: Price): Promise<Cost | null>;
  /** Opens the page where a purchase is paid. */
  begin(purchase: NewPurchase): Promise<Checkout>;
  /** Closes the page of a purchase that nobody paid. */
  close(checkout: Checkout): Promise<void>;
  /** What the provider says now; null when there is no such subscription, or nothing was paid yet. */
  fetch(known: Known): Promise<Snapshot | null>;
  /** Changes the plan at once, with the provider's proration. `requestId` stands for this one request. */
  change(gatewayId: string, to: Price, requestId: string): Promise<void>;
  /** Lets the subscription end with its cycle, or takes that back. */
  cancelAtCycleEnd(gatewayId: string, cancel: boolean): Promise<void>;
  /** Ends the subscription at once. */
  end(gatewayId: string): Promise<void>;
  /** The provider's page where the means of payment is changed. */
  meansUrl(gatewayId: string, returnUrl: string): Promise<string>;
  /** Reads a message of the provider. Throws NoticeError when its signature is wrong or it is no message. */
  read(request: RawRequest): Notice;
  /** The organisation and the subscription that a notice is about; null when it is about none of ours. */
  whose(about: Named): Promise<{ organisationId: string; gatewayId: string | null } | null>;
};

/** The provider cannot be reached, or does not know at the moment. Another try may succeed. */
export class GatewayAwayError extends Error {}
/** The provider refused, with a reason that the payer may see. */
export class GatewayRefusedError extends Error {}
/** A message that does not come from the provider, or that cannot be read. */
export class NoticeError extends Error {
  forged: boolean;
  constructor(message: string, forged: boolean) {
    super(message);
    this.forged = forged;
  }
}
