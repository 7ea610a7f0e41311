import { gatewayName } from '../../api/calls/billing/payments.ts';
import { isOver } from '../../domain/entitlements/entitlements.ts';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { plan } from '../../domain/plan/plan.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { BeginPurchase, RequestCancellation, RequestPlanChange } from '../../domain/subscription/commands.ts';
import { currencyOf, gatewayOf, isDowngrade } from '../../domain/subscription/prices.ts';
import type { Snapshot } from '../../domain/subscription/snapshot.ts';
import { isEntitled, type Subscription } from '../../domain/subscription/subscription.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { receiveNotice } from './notices.ts';
import { answered, companyOf, mustCost, openCheckout, refresh, subscriptionOf } from './refresh.ts';

/** The page of the console about the plan and its payments. */
const account = '/my-account';

/** What became of a purchase that the organisation has begun. Attempts to pay it that failed before `since` do not count. */
function resultOf(state: Subscription, purchaseId: string, since = '') {
  const { gatewayId } = state.purchases[purchaseId] ?? {};
  if (state.purchase?.purchaseId !== purchaseId)
    return gatewayId && gatewayId === state.gatewayId ? 'paid' : 'left';
  const failed = Object.values(state.payments).some(
    (payment) => payment.status === 'failed' && payment.gatewayId === gatewayId && payment.paidAt >= since,
  );
  return failed ? 'failed' : 'open';
}

/** The calls with which operators buy, change and cancel, and those of providers. */
export function paymentHandlers(kit: Kit) {
  const { executor, vault, origins } = kit;
  const gateways = gatewaysOf(kit);

  const ownId = ({ actor }: Caller) => actor.organisationId ?? refuse('session.forbidden');
  function mustBeOwn(uniqueId: string, caller: Caller): string {
    return uniqueId === ownId(caller) ? uniqueId : refuse('organisation.unknown');
  }
  /** The provider of the caller's country; the path may name it, or the one that the country would have. */
  async function gatewayFor(name: string | null, organisationId: string) {
    const { country } = await companyOf(kit, organisationId);
    const gateway = gateways.forCountry(country) ?? refuse('payment.noGateway');
    if (name !== null && name !== gateway.name && name !== gatewayOf(country)) refuse('payment.gateway');
    return { gateway, currency: currencyOf(country) };
  }
  /** The provider of a subscription in force, which may be another one than a new purchase would have. */
  async function current(name: string, subscriptionId: string, organisationId: string) {
    const state = await subscriptionOf(kit, organisationId);
    if (!state.gatewayId || state.gatewayId !== subscriptionId) refuse('subscription.unknown');
    const { country } = await companyOf(kit, organisationId);
    if (name !== state.gateway && name !== gatewayOf(country)) refuse('payment.gateway');
    return { state, gateway: gateways.named(state.gateway) ?? refuse('payment.noGateway') };
  }

  /** Refuses a smaller plan than the one that the organisation has until it ends, whoever gave it. */
  async function mustNotShrink(id: string, planId: string) {
    if (isEntitled(await subscriptionOf(kit, id)) || isOver(await executor.entitlementsOf(id))) return;
    const termsOf = async (planId: string) => (await executor.look(ref(plan, planId))).state.terms;
    const { planId: present } = (await executor.look(ref(organisation, id))).state;
    const [from, to] = [await termsOf(present), await termsOf(planId)];
    if (from && to && to.priceInDollars > 0 && isDowngrade(from, to)) refuse('subscription.downgrade');
  }

  /** The length of a plan's cycle. */
  const monthsOf = async (planId: string) =>
    (await executor.look(ref(plan, planId))).state.terms?.billingCycle ?? 12;

  async function buy(
    about: { name: string | null; planId: string; shown?: number | undefined; back?: string | undefined },
    caller: Caller,
  ) {
    const { provenance } = caller;
    const id = ownId(caller);
    const { gateway, currency } = await gatewayFor(about.name, id);
    const { planId, shown, back } = about;
    await mustNotShrink(id, planId);
    const purchaseId = vault.hash('purchase', `${id} ${provenance.correlationId}`).slice(0, 40);
    const wanted = { id, planId, purchaseId, gateway: gateway.name, currency, shown };
    // The page that is open may have expired, or have been paid without a message.
    if ((await subscriptionOf(kit, id)).purchase?.checkout) await answered(refresh(kit, id, provenance));
    await executor.execute(BeginPurchase, wanted, provenance);
    const { purchase } = await subscriptionOf(kit, id);
    const { email } = await personalOf(kit, ref(operator, caller.actor.id));
    const ids = `purchase=${purchase?.purchaseId}&organisation=${id}`;
    const pages = {
      email: email ?? '',
      months: await monthsOf(planId),
      paidUrl: back ?? `${origins.public}/payment/success?${ids}`,
      leftUrl: back ?? `${origins.public}/payment/cancel?${ids}`,
    };
    return answered(openCheckout(kit, gateway, id, pages, provenance));
  }

  return {
    async createPayment({ gateway, notes }, caller) {
      mustBeOwn(notes.uniqueId, caller);
      const { planId, amount: shown } = notes;
      const { gatewayId, checkoutId, url, purchaseId, position } = await buy(
        { name: gateway, planId, shown },
        caller,
      );
      const since = new Date(kit.clock()).toISOString();
      return { errorCode: 0, id: gatewayId ?? checkoutId, url, purchaseId, since, position: position ?? 0 };
    },
    async getPaymentLink({ packageId, orgId, redirectUrl, amount: shown }, caller) {
      const id = mustBeOwn(orgId, caller);
      const back = redirectUrl && (await mustBeOurs(redirectUrl, id));
      const { url, position } = await buy({ name: null, planId: packageId, shown, back }, caller);
      return { code: 1 as const, data: url, message: 'Payment link', position: position ?? 0 };
    },
    async updatePayment({ gateway: name, subscriptionId, plan_id: planId, amount: shown }, caller) {
      const id = ownId(caller);
      const { state, gateway } = await current(name, subscriptionId, id);
      const { provenance } = caller;
      const currency = currencyOf((await companyOf(kit, id)).country);
      const wanted = { id, planId, fromPlanId: state.planId, gateway: gateway.name, currency, shown };
      const { events, position } = await executor.execute(RequestPlanChange, wanted, provenance);
      const [requested] = events;
      if (!requested) return { errorCode: 0, data: { errorCode: 200 as const }, position };
      const priced = requested.data as { gatewayPlanId: string; currency: string; amount: number };
      const to = { ...priced, months: await monthsOf(planId) };
      await answered(mustCost(kit, gateway, id, to));
      await answered(gateway.change(subscriptionId, to, `${id} ${provenance.correlationId}`));
      const seen = await refresh(kit, id, provenance).catch(() => undefined);
      return { errorCode: 0, data: { errorCode: 200 as const }, position: seen ?? position };
    },
    async cancelPayment({ gateway: name, subscriptionId, cancel_at_cycle_end, uniqueId }, caller) {
      const id = mustBeOwn(uniqueId, caller);
      const { gateway } = await current(name, subscriptionId, id);
      const { provenance } = caller;
      const wanted = { id, gatewayId: subscriptionId, cancelAtCycleEnd: cancel_at_cycle_end };
      const { events, position } = await executor.execute(RequestCancellation, wanted, provenance);
      if (!events.length) return { errorCode: 0, position };
      await answered(gateway.cancelAtCycleEnd(subscriptionId, cancel_at_cycle_end));
      // Where the provider does not say later what was agreed, its agreement now counts.
      const adjust = (seen: Snapshot) => ({
        ...seen,
        cancelAtCycleEnd: seen.cancelAtCycleEnd ?? cancel_at_cycle_end,
      });
      const seen = await answered(refresh(kit, id, provenance, { adjust }));
      return { errorCode: 0, position: seen ?? position };
    },
    async changeMeans({ gateway: name, subscriptionId, uniqueId }, caller) {
      const id = mustBeOwn(uniqueId, caller);
      const { gateway } = await current(name, subscriptionId, id);
      const back = await ownPage(id, account);
      return { errorCode: 0, url: await answered(gateway.meansUrl(subscriptionId, back)) };
    },
    async paymentResult({ uniqueId, purchaseId, since }, caller) {
      const known = (await subscriptionOf(kit, uniqueId)).purchases[purchaseId];
      if (!known) refuse('payment.checkout');
      await answered(refresh(kit, uniqueId, caller.provenance));
      const result = resultOf(await subscriptionOf(kit, uniqueId), purchaseId, since);
      return { errorCode: 0, result, back: await ownPage(uniqueId, account) };
    },
    async paymentWebhook({ gateway: name }, caller) {
      const known = gatewayName.safeParse(name);
      const gateway = known.success ? gateways.named(known.data) : undefined;
      if (!gateway || !caller.raw) refuse('payment.noGateway');
      await receiveNotice(kit, gateway, caller.raw, caller.provenance);
      return { errorCode: 0 };
    },
    async reconcile({ uniqueId }, { provenance }) {
      const before = await subscriptionOf(kit, uniqueId);
      if (before.status === 'absent') refuse('subscription.unknown');
      const position = await answered(refresh(kit, uniqueId, provenance));
      const { state } = await subscriptionOf(kit, uniqueId);
      return { errorCode: 0, state, position: position ?? 0 };
    },
  } satisfies CommandHandlers;

  /** A page of the organisation's own host. */
  async function ownPage(organisationId: string, path: string): Promise<string> {
    const { subdomain } = await personalOf(kit, ref(organisation, organisationId));
    return `${subdomain ? origins.org(subdomain) : origins.public}${path}`;
  }
  /** Payers come back to nobody else's pages. */
  async function mustBeOurs(url: string, organisationId: string): Promise<string> {
    const ours = [origins.public, new URL(await ownPage(organisationId, '/')).origin];
    if (!URL.canParse(url) || !ours.includes(new URL(url).origin)) refuseField('redirectUrl', 'is.page');
    return url;
  }
}
