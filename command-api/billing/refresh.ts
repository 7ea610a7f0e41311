import { isDeepStrictEqual } from 'node:util';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { OpenCheckout, TakeSnapshot } from '../../domain/subscription/commands.ts';
import type { Gateway } from '../../domain/subscription/events.ts';
import type { Snapshot } from '../../domain/subscription/snapshot.ts';
import { type Subscription, subscription } from '../../domain/subscription/subscription.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import {
  type Checkout,
  type Cost,
  GatewayAwayError,
  GatewayRefusedError,
  type Known,
  type PaymentGateway,
  type Price,
} from '../../payments/port.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';

/** A provider's answer to the caller: that it cannot be reached, or why it refused. */
export const answered = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    if (error instanceof GatewayAwayError) refuse('payment.away');
    if (error instanceof GatewayRefusedError) refuse('payment.refused', { why: error.message });
    throw error;
  });

/** The state of an organisation's subscription, as the log has it now. */
export const subscriptionOf = async (
  { executor }: Pick<Kit, 'executor'>,
  id: string,
): Promise<Subscription> => (await executor.look(ref(subscription, id), { fresh: true })).state;

/** Name and country of an organisation. */
export async function companyOf(kit: Pick<Kit, 'store' | 'vault'>, id: string) {
  const { name, country } = await personalOf(kit, ref(organisation, id));
  return { name: name ?? '', country: country ?? '' };
}

/** A command of one stream may run more than once for one cause, which an idempotency key would prevent. */
const repeatable = ({ idempotencyKey: _, ...by }: Provenance): Provenance => by;

type Asked = Known & { gateway: Gateway };
/** What of an organisation's subscription has to be asked for: that in force, and the purchase that waits. */
function toAsk(state: Subscription, also: string | null): Asked[] {
  const { gateway, gatewayId, purchase, purchases } = state;
  const current = gatewayId ? [{ gateway, gatewayId, checkoutId: null }] : [];
  const waiting = purchase?.checkout
    ? [
        {
          gateway: purchase.gateway,
          gatewayId: purchase.checkout.gatewayId,
          checkoutId: purchase.checkout.checkoutId,
        },
      ]
    : [];
  const others = Object.values(purchases)
    .filter((known) => also !== null && known.gatewayId === also && also !== gatewayId)
    .map((known) => ({ gateway: known.gateway, gatewayId: also, checkoutId: null }));
  return [...current, ...waiting, ...others];
}

/**
 * Asks the provider what an organisation's subscription is now, and takes it. `also` is the id of a subscription that is
 * asked for besides, if it is one of this organisation's. Returns the position of what changed.
 */
export async function refresh(
  kit: Kit,
  organisationId: string,
  provenance: Provenance,
  {
    also = null,
    adjust = (seen) => seen,
  }: { also?: string | null; adjust?: (seen: Snapshot) => Snapshot } = {},
): Promise<number | undefined> {
  const gateways = gatewaysOf(kit);
  let position: number | undefined;
  for (const { gateway, ...known } of toAsk(await subscriptionOf(kit, organisationId), also)) {
    const seen = await gateways.named(gateway)?.fetch(known);
    if (!seen) continue;
    const taking = { id: organisationId, seen: adjust(seen) };
    const taken = await kit.executor.execute(TakeSnapshot, taking, repeatable(provenance));
    if (taken.events.length) position = taken.position;
  }
  return position;
}

/** Refuses a plan for which the provider would charge anything else than what was shown, and tells it in the log. */
export async function mustCost(
  { log }: Pick<Kit, 'log'>,
  gateway: PaymentGateway,
  organisationId: string,
  { gatewayPlanId, currency, amount, months }: Price,
): Promise<void> {
  const shown: Cost = { currency, amount, months };
  const there = await gateway.costOf({ gatewayPlanId, currency, amount, months });
  if (there && isDeepStrictEqual(there, shown)) return;
  log.warn(
    { organisationId, gateway: gateway.name, gatewayPlanId, shown, there },
    'a plan is not sold, because the provider would charge something else than the pricing page shows',
  );
  refuse('payment.costs');
}

/** Opens the provider's page for the purchase that waits, unless it is open. */
export async function openCheckout(
  kit: Kit,
  gateway: PaymentGateway,
  organisationId: string,
  pages: { email: string; paidUrl: string; leftUrl: string; months: number },
  provenance: Provenance,
): Promise<Checkout & { purchaseId: string; position: number | undefined }> {
  const { purchase } = await subscriptionOf(kit, organisationId);
  if (!purchase) refuse('subscription.changed');
  const { checkout, purchaseId, gatewayPlanId, currency, amount } = purchase;
  await mustCost(kit, gateway, organisationId, { gatewayPlanId, currency, amount, months: pages.months });
  if (checkout) return { ...checkout, purchaseId, position: undefined };
  const { name: organisationName } = await companyOf(kit, organisationId);
  const bought = { purchaseId, organisationId, organisationName, gatewayPlanId, currency, amount };
  const opened = await gateway.begin({ ...bought, ...pages });
  const opening = { id: organisationId, purchaseId, ...opened };
  const { position } = await kit.executor.execute(OpenCheckout, opening, repeatable(provenance));
  const counts = (await subscriptionOf(kit, organisationId)).purchases[purchaseId];
  if (counts?.checkoutId === opened.checkoutId) return { ...opened, purchaseId, position };
  // Another tab or operator was first, or has begun another purchase: this page would be paid for nothing.
  await gateway.close(opened);
  return openCheckout(kit, gateway, organisationId, pages, provenance);
}
