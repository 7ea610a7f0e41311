import { randomUUID } from 'node:crypto';
import { BeginPurchase, TakeSnapshot } from '../../domain/subscription/commands.ts';
import type { Snapshot } from '../../domain/subscription/snapshot.ts';
import { caughtUp, type Here } from '../product.ts';

const day = 86_400_000;
/** The time this many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A subscription of an organisation, as the sandbox would tell it. The plan has a price in dollars. */
export async function subscribed(
  { system }: Pick<Here, 'system'>,
  organisationId: string,
  planId: string,
  told: Partial<Snapshot> = {},
) {
  const provenance = { actor: { role: 'system', id: 'test' } as const, correlationId: organisationId };
  const purchaseId = randomUUID();
  const sale = { planId, gateway: 'sandbox', currency: 'usd' } as const;
  await system.executor.execute(BeginPurchase, { id: organisationId, purchaseId, ...sale }, provenance);
  const seen = {
    ...({ gateway: 'sandbox', gatewayId: `sub_${purchaseId}`, purchaseId, organisationId } as const),
    ...({ state: 'active', gatewayPlanId: planId, currency: 'usd', amount: 12_000 } as const),
    period: { start: inDays(-10), end: inDays(20) },
    ...{ cancelAtCycleEnd: false, endedAt: null, payments: [], seenAt: inDays(0) },
    ...told,
  };
  await system.executor.execute(TakeSnapshot, { id: organisationId, seen }, provenance);
  await caughtUp({ system });
}

/** A payment of a plan, as a provider tells it. */
export const paymentOf = (gatewayPlanId: string, about: Partial<Snapshot['payments'][number]> = {}) => ({
  ...{ paymentId: `pay_${randomUUID()}`, paidAt: inDays(-1), status: 'succeeded' as const, currency: 'usd' },
  ...{ amount: 12_000, refunded: 0, gatewayPlanId, period: null },
  ...about,
});
