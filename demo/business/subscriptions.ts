import { randomUUID } from 'node:crypto';
import { openCheckout, refresh, subscriptionOf } from '../../command-api/billing/refresh.ts';
import { issueInvoice } from '../../command-api/reactions/invoices.ts';
import { causeOf } from '../../command-api/reactions/runner/attempt.ts';
import { ref } from '../../domain/kit.ts';
import { ChangeOrganisationPlan } from '../../domain/organisation/commands.ts';
import { plan } from '../../domain/plan/plan.ts';
import { BeginPurchase } from '../../domain/subscription/commands.ts';
import { currencyOf } from '../../domain/subscription/prices.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import { type Play, pay } from '../../payments/sandbox/life.ts';
import type { Sandbox } from '../../payments/sandbox/sandbox.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { At } from '../clock.ts';
import type { Member } from './organisations.ts';
import type { DemoPlan } from './plans.ts';

/** A purchase at `from`; the card decides whether the charges after the first one succeed. */
type Purchase = { planId: DemoPlan; from: number; card: Play['card'] };

/**
 * Buys a plan at the sandbox, and takes what the sandbox does until now, so that nothing is left for a reconciliation.
 * Where the sandbox takes no payments, the organisation only has the plan.
 */
export async function subscribe(kit: Kit, at: At, member: Member, bought: Purchase): Promise<void> {
  const { id, provenance } = member;
  const { sandbox } = gatewaysOf(kit);
  const change = { id, planId: bought.planId, entitled: true };
  const by = { ...provenance, actor: { role: 'system', id: 'demo' } } as const;
  await at(bought.from, async () => {
    if (sandbox) await buy(kit, sandbox, member, bought);
    await kit.executor.execute(ChangeOrganisationPlan, change, by);
  });
  if (!sandbox) return;
  await follow(kit, at, member);
  await invoice(kit, at, id);
}

async function buy(
  kit: Kit,
  sandbox: Sandbox,
  { id, email, country, provenance }: Member,
  { planId, card }: Purchase,
) {
  const sale = { planId, gateway: sandbox.name, currency: currencyOf(country) };
  await kit.executor.execute(BeginPurchase, { id, purchaseId: randomUUID(), ...sale }, provenance);
  const months = (await kit.executor.look(ref(plan, planId))).state.terms!.billingCycle;
  const [paidUrl, leftUrl] = [
    `${kit.origins.public}/payment/success`,
    `${kit.origins.public}/payment/cancel`,
  ];
  const pages = { email, months, paidUrl, leftUrl };
  const { checkoutId } = await openCheckout(kit, sandbox, id, pages, provenance);
  await sandbox.act(checkoutId, (play, now) => ({ ...pay(play, now), card }));
  await refresh(kit, id, provenance);
}

/** Asks the sandbox at each end of a period, as it would have told then, and once more now. */
async function follow(kit: Kit, at: At, { id, provenance }: Member) {
  const now = Date.now();
  for (;;) {
    const { state, periodEnd } = await subscriptionOf(kit, id);
    const end = Date.parse(periodEnd!);
    if (state !== 'active' || end > now) break;
    await at(end, () => refresh(kit, id, provenance));
  }
  await at(now, () => refresh(kit, id, provenance));
}

/** Invoices the payments at their times. The reactions begin later, and see only what happens from then on. */
async function invoice(kit: Kit, at: At, id: string) {
  for await (const event of kit.store.readStream(`subscription-${id}`)) {
    const cause = event.type === 'PaymentRecorded' ? causeOf(event, issueInvoice, kit) : undefined;
    if (!cause) continue;
    await at(Date.parse(cause.data.paidAt), async () => issueInvoice.react(cause, kit, () => {}));
  }
}
