import { ChangeOrganisationPlan } from '../../domain/organisation/commands.ts';
import { OrganisationDeleted } from '../../domain/organisation/events.ts';
import { PaymentNoticeReceived } from '../../domain/paymentNotice/events.ts';
import { Refusal } from '../../domain/refusals.ts';
import {
  PurchaseAbandoned,
  SubscriptionDoubled,
  SubscriptionPlanChanged,
  SubscriptionRenewed,
  SubscriptionStarted,
} from '../../domain/subscription/events.ts';
import { isEntitled } from '../../domain/subscription/subscription.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import { GatewayAwayError, GatewayRefusedError } from '../../payments/port.ts';
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
      const change = { id, planId: state.planId, paid: true };
      await kit.executor.execute(ChangeOrganisationPlan, change, provenance).catch((error) => {
        // The organisation was deleted meanwhile.
        if (!(error instanceof Refusal)) throw error;
      });
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
  on(SubscriptionDoubled, 'end-doubled-subscription', async ({ data }, kit) => {
    const gateway = gatewaysOf(kit).named(data.gateway);
    if (gateway) await asked(gateway.end(data.gatewayId).catch(endedAnyway));
  }),
  on(
    [SubscriptionStarted, SubscriptionRenewed],
    'look-at-cycle-end',
    async ({ target: { id }, provenance }, kit) => {
      await asked(refresh(kit, id, provenance));
    },
    ({ periodEnd }) => Date.parse(periodEnd) + afterwards,
    { anyOrder: true },
  ),
  on(OrganisationDeleted, 'end-subscription', async ({ target: { id } }, kit) => {
    const { gateway: name, gatewayId, purchase } = await subscriptionOf(kit, id);
    const gateways = gatewaysOf(kit);
    if (gatewayId) await asked(gateways.named(name)?.end(gatewayId).catch(endedAnyway) ?? Promise.resolve());
    if (purchase?.checkout)
      await asked(
        gateways.named(purchase.gateway)?.close(purchase.checkout).catch(endedAnyway) ?? Promise.resolve(),
      );
  }),
];
