import { lives, ref } from '../../domain/kit.ts';
import { ChangeOrganisationPlan } from '../../domain/organisation/commands.ts';
import {
  OrganisationActivated,
  OrganisationDeleted,
  OrganisationDeletionRequested,
} from '../../domain/organisation/events.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { PaymentNoticeReceived } from '../../domain/paymentNotice/events.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { GiveUpLateCharge, RequestCancellation } from '../../domain/subscription/commands.ts';
import {
  type Gateway,
  PurchaseAbandoned,
  SubscriptionDoubled,
  SubscriptionPastDue,
  SubscriptionPlanChanged,
  SubscriptionRenewed,
  SubscriptionStarted,
} from '../../domain/subscription/events.ts';
import type { Snapshot } from '../../domain/subscription/snapshot.ts';
import { isEntitled, lateDays, type Subscription } from '../../domain/subscription/subscription.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import { GatewayAwayError, GatewayRefusedError } from '../../payments/port.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { refresh, subscriptionOf } from '../billing/refresh.ts';
import { AwayError, on } from './kit/kit.ts';

/** While a provider is away, no attempt is used up. */
const asked = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    if (error instanceof GatewayAwayError) throw new AwayError(error.message);
    throw error;
  });
/** What a provider refuses to end has ended there already. */
const endedAnyway = (error: unknown) => {
  if (!(error instanceof GatewayRefusedError)) throw error;
};

/** The provider's refusal; another error is thrown on. */
function refusalIn(error: unknown) {
  if (error instanceof GatewayRefusedError) return error;
  throw error;
}
/** Whether a subscription is in force and would be charged for another cycle. */
const renewsStill = (now: Subscription, gatewayId: string) =>
  isEntitled(now) && now.gatewayId === gatewayId && !now.cancelAtCycleEnd;

/** What is asked of a provider only if it can be reached. */
const ifThere = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (!(error instanceof GatewayAwayError || error instanceof AwayError)) throw error;
  });

/** Ends a subscription at its provider, so that nothing more is charged. */
async function endAt(kit: Kit, name: Gateway, gatewayId: string) {
  const gateway = gatewaysOf(kit).named(name);
  if (gateway) await asked(gateway.end(gatewayId).catch(endedAnyway));
}

/** Ends what these purchases became. Those that have ended stay as they are. */
const endAll = (kit: Kit, purchases: Subscription['purchases']) =>
  Promise.all(
    Object.values(purchases).map(({ gateway, gatewayId }) => gatewayId && endAt(kit, gateway, gatewayId)),
  );

/** Milliseconds after a deletion in which no renewal may fall either: providers charge, and deletions end, a little later. */
const margin = 24 * 3_600_000;
/** Lets a subscription end with its cycle if it would renew before its organisation is deleted. */
async function stopRenewal(kit: Kit, id: string, dueAt: string, provenance: Provenance) {
  const { gateway, gatewayId, periodEnd, cancelAtCycleEnd } = await subscriptionOf(kit, id);
  const renewsLater = Date.parse(periodEnd ?? '') > Date.parse(dueAt) + margin;
  if (cancelAtCycleEnd || renewsLater) return;
  const wanted = { id, gatewayId, cancelAtCycleEnd: true, leaving: true };
  await kit.executor.execute(RequestCancellation, wanted, provenance);
  const asking = gatewaysOf(kit).named(gateway)?.cancelAtCycleEnd(gatewayId, true) ?? Promise.resolve();
  const refusal = await asked(asking.then(() => null, refusalIn));
  // Where the provider does not say later what was agreed, its agreement now counts.
  const adjust = (seen: Snapshot) => ({ ...seen, cancelAtCycleEnd: seen.cancelAtCycleEnd ?? true });
  await asked(refresh(kit, id, provenance, refusal ? {} : { adjust }));
  if (refusal && renewsStill(await subscriptionOf(kit, id), gatewayId)) throw refusal;
}
/** Takes that back, where the provider can. Elsewhere the subscription ends with its cycle. */
async function resumeRenewal(kit: Kit, id: string, provenance: Provenance) {
  const { gateway, gatewayId } = await subscriptionOf(kit, id);
  const there = gatewaysOf(kit).named(gateway);
  const isResumed = there?.cancelAtCycleEnd(gatewayId, false).then(
    () => true,
    (error) => endedAnyway(error) ?? false,
  );
  if (!isResumed || !(await asked(isResumed))) return;
  const wanted = { id, gatewayId, cancelAtCycleEnd: false, leaving: true };
  await kit.executor.execute(RequestCancellation, wanted, provenance);
  await asked(refresh(kit, id, provenance));
}

/** A period's end is looked at a little later, when the provider has charged the next one. */
const afterwards = 2 * 3_600_000;

/** What follows from subscriptions and from the messages of payment providers. */
export const billing = [
  on(PaymentNoticeReceived, 'read-payment-notice', async ({ data, provenance }, kit) => {
    const gateway = gatewaysOf(kit).named(data.gateway);
    if (!gateway) return;
    const whose = await asked(gateway.whose(data.about));
    if (whose) await asked(refresh(kit, whose.organisationId, provenance, { also: whose.gatewayId }));
  }),
  on(
    [SubscriptionStarted, SubscriptionPlanChanged],
    'take-paid-plan',
    async ({ target: { id }, provenance }, kit) => {
      const state = await subscriptionOf(kit, id);
      if (!isEntitled(state)) return;
      const { state: owner } = await kit.executor.look(ref(organisation, id), { fresh: true });
      // It was paid while the organisation was being deleted.
      if (!lives(owner)) return endAt(kit, state.gateway, state.gatewayId);
      const change = { id, planId: state.planId, entitled: true };
      // The organisation may be deleted meanwhile.
      await kit.executor.execute(ChangeOrganisationPlan, change, provenance).catch(ignoreRefusal);
    },
  ),
  on(PurchaseAbandoned, 'close-checkout', async ({ target: { id }, data, provenance }, kit) => {
    const { purchases } = await subscriptionOf(kit, id);
    const left = purchases[data.purchaseId];
    const gateway = left && gatewaysOf(kit).named(left.gateway);
    if (!gateway || !left.checkoutId) return;
    const { checkoutId, gatewayId } = left;
    await asked(gateway.close({ checkoutId, gatewayId, url: '' }).catch(endedAnyway));
    // It may have been paid at the last moment.
    const seen = await asked(gateway.fetch({ checkoutId, gatewayId }));
    if (seen) await refresh(kit, id, provenance, { also: seen.gatewayId });
  }),
  on(
    [SubscriptionStarted, SubscriptionDoubled],
    'end-doubled-subscription',
    async ({ target: { id } }, kit) => {
      const { state, gatewayId, purchase, purchases } = await subscriptionOf(kit, id);
      // One that was given up, and whose bill is paid later, would run again beside the new one.
      const others = Object.entries(purchases)
        .filter(([, bought]) => state === 'canceled' || bought.gatewayId !== gatewayId)
        .filter(([purchaseId, { doubled }]) => doubled || purchaseId !== purchase?.purchaseId);
      await endAll(kit, Object.fromEntries(others));
    },
  ),
  on(
    [SubscriptionStarted, SubscriptionRenewed],
    'look-at-cycle-end',
    async ({ target: { id }, provenance }, kit) => {
      await asked(refresh(kit, id, provenance));
    },
    ({ periodEnd }) => Date.parse(periodEnd) + afterwards,
    { anyOrder: true },
  ),
  on(
    SubscriptionPastDue,
    'give-up-late-charge',
    async ({ target: { id }, data: { seenAt: since }, provenance }, kit) => {
      const isLate = async () => {
        const now = await subscriptionOf(kit, id);
        return now.state === 'past_due' && now.pastDueSince === since && now;
      };
      if (!(await isLate())) return;
      // What the provider says counts, if it says anything.
      await ifThere(refresh(kit, id, provenance));
      const late = await isLate();
      if (!late) return;
      await ifThere(endAt(kit, late.gateway, late.gatewayId).then(() => refresh(kit, id, provenance)));
      await kit.executor.execute(GiveUpLateCharge, { id, since }, provenance);
    },
    ({ seenAt }) => Date.parse(seenAt) + lateDays * 24 * 3_600_000,
    { anyOrder: true },
  ),
  // One reaction to both, so that they are done in their order.
  on(
    [OrganisationDeletionRequested, OrganisationActivated],
    'hold-renewal',
    async ({ target: { id }, provenance }, kit) => {
      if (!isEntitled(await subscriptionOf(kit, id))) return;
      await asked(refresh(kit, id, provenance));
      const state = await subscriptionOf(kit, id);
      if (!isEntitled(state)) return;
      const { leaving } = (await kit.executor.look(ref(organisation, id), { fresh: true })).state;
      if (leaving?.type === 'DELETE') await stopRenewal(kit, id, leaving.dueAt, provenance);
      else if (state.endsByLeaving) await resumeRenewal(kit, id, provenance);
    },
  ),
  on(OrganisationDeleted, 'end-subscription', async ({ target: { id } }, kit) => {
    const { purchase, purchases } = await subscriptionOf(kit, id);
    const gateways = gatewaysOf(kit);
    await endAll(kit, purchases);
    if (purchase?.checkout)
      await asked(
        gateways.named(purchase.gateway)?.close(purchase.checkout).catch(endedAnyway) ?? Promise.resolve(),
      );
  }),
];
