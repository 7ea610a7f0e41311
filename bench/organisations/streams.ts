import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ApplicationCreated } from '../../domain/application/events.ts';
import type { EventType, Happened } from '../../domain/kit.ts';
import { LicenceIssued } from '../../domain/licence/events.ts';
import { OrganisationRegistered } from '../../domain/organisation/events.ts';
import { PaymentRecorded, PurchaseBegun, SubscriptionStarted } from '../../domain/subscription/events.ts';
import type { NewEvent } from '../../event-store/port.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/sqlite.ts';
import type { Play } from '../../payments/sandbox/life.ts';
import { type Stream, writeStreams } from '../bulk.ts';
import { company, provenance, settings } from '../shops.ts';
import { rememberAll } from '../start/services.ts';

const day = 86_400_000;
const planId = 'special_plan';
const gatewayPlanId = planId;
const price = { currency: 'usd', amount: 5000 };
const types = {
  OrganisationRegistered,
  ApplicationCreated,
  LicenceIssued,
  PurchaseBegun,
  SubscriptionStarted,
};
const versions = new Map<string, number>(
  [...Object.values(types), PaymentRecorded].map(({ type, version }: EventType) => [type, version]),
);

/** A subscription at the sandbox that was paid a month ago and has nothing new to tell. */
function playOf(organisationId: string, now: number): Play {
  const gatewayId = `sandbox_${organisationId}`;
  const [start, end] = [now - 30 * day, now + 300 * day];
  const paidAt = new Date(start).toISOString();
  const paid = { paymentId: `${gatewayId}_1`, paidAt, status: 'succeeded' as const, ...price };
  return {
    ...{
      gatewayId,
      purchaseId: organisationId,
      organisationId,
      organisationName: 'Acme',
      gatewayPlanId,
      ...price,
    },
    ...{
      months: 12,
      paidUrl: '',
      leftUrl: '',
      state: 'active',
      period: { start, end },
      cancelAtCycleEnd: false,
    },
    ...{
      endedAt: null,
      card: 'good',
      tries: 0,
      nextTry: null,
      payments: [{ ...paid, refunded: 0, gatewayPlanId, period: null }],
    },
  };
}

/** The streams of an organisation with an application, a licence and a subscription. */
function streamsOf(play: Play): Stream[] {
  const { organisationId: id, gatewayId, purchaseId, period } = play;
  const since = new Date(period!.start).toISOString();
  const until = new Date(period!.end).toISOString();
  const bought = { planId, gateway: 'sandbox' as const };
  const written = (organisationId: string, ...all: Happened[]): NewEvent[] =>
    all.map(({ type, data }) => ({
      ...{ id: randomUUID(), type, data },
      metadata: { version: versions.get(type)!, at: since, ...provenance(), organisationId },
    }));
  const [{ gatewayPlanId: _, ...payment }] = play.payments as [Play['payments'][number]];
  return [
    {
      stream: `organisation-${id}`,
      events: written(id, OrganisationRegistered({ ...company, planId, since })),
    },
    { stream: `application-${id}`, events: written(id, ApplicationCreated({ settings } as never)) },
    {
      stream: `licence-${id}`,
      events: written(
        id,
        LicenceIssued({
          ...{ licenceId: id, key: 'k'.repeat(400), planId, source: 'subscription' },
          ...{ issuedAt: since, expiresAt: until },
        }),
      ),
    },
    {
      stream: `subscription-${id}`,
      events: written(
        id,
        PurchaseBegun({ purchaseId, ...bought, gatewayPlanId, ...price }),
        SubscriptionStarted({
          ...{ purchaseId, ...bought, gatewayId, ...price },
          ...{ periodStart: since, periodEnd: until, seenAt: since },
        }),
        PaymentRecorded({ ...payment, ...bought, gatewayId, was: null }),
      ),
    },
  ];
}

/**
 * Adds this many organisations to a data folder whose product has stopped, with their subscriptions at the sandbox.
 * Returns the ids of some of them. The reactions take their events for done.
 */
export async function addOrganisations(folder: string, many: number): Promise<string[]> {
  const records = new DatabaseSync(join(folder, 'records.db'));
  records.exec('pragma synchronous = off; begin');
  const insert = records.prepare(`insert into kept values ('sandbox subscription', ?, ?, ?, null)`);
  const [ids, now]: [string[], number] = [[], Date.now()];
  async function* streams() {
    for (let n = 0; n < many; n++) {
      const play = playOf(randomUUID(), now);
      if (ids.length < 2000) ids.push(play.organisationId);
      insert.run(play.gatewayId, JSON.stringify(play), now + 300 * day);
      yield* streamsOf(play);
    }
  }
  await writeStreams(folder, streams());
  records.exec('commit');
  records.close();
  const store = await openSqliteEventStore(join(folder, 'events.db'));
  await rememberAll(store, await store.head());
  await store.close();
  return ids;
}
