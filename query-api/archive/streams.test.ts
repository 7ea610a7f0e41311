import { expect, test } from 'vitest';
import { aggregates } from '../../domain/aggregates.ts';
import { both } from '../../event-store/eventstoredb/testKit.ts';
import { thing } from '../../event-store/testContract/kit.ts';
import { eventsIn, movedKinds, streamsOf } from './streams.ts';

/** Of the installation: its staff, what it sells and has been paid for, and what it sends. */
const stay = [
  ...['addressLimits', 'admin', 'contact', 'erasure', 'letter', 'mail', 'radiusSetting', 'roster', 'video'],
  ...[
    'billingDetails',
    'invoice',
    'invoiceBook',
    'invoicing',
    'licence',
    'licensing',
    'paymentNotice',
    'plan',
    'subscription',
  ],
  ...['pushSubscription', 'pushes'],
];

test('every kind of stream moves with an organisation or stays, so that no backup lacks one that nobody thought of', () =>
  expect([...movedKinds, ...stay].toSorted()).toEqual(aggregates.map(({ name }) => name).toSorted()));

test('the events of an organisation begin with a request that was opened before it, also on EventStoreDB', async () => {
  const { store } = await both();
  const of = (organisationId: string) => ({ ...thing(), metadata: { organisationId } });
  const opened = { ...thing(), metadata: {} };
  const own = [opened, of('acme'), of('acme'), of('acme')] as const;
  await store.append('organisation-rival', [of('rival')], 'no_stream');
  await store.append('transaction-1', [own[0]], 'no_stream');
  await store.append('user-rival', [of('rival')], 'no_stream');
  await store.append('organisation-acme', [own[1]], 'no_stream');
  await store.append('transaction-1', [own[2]], 0);
  await store.append('user-acme', [own[3]], 'no_stream');
  const found = await Array.fromAsync(eventsIn(store, await streamsOf(store, 'acme')));
  expect(found.flat().map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  const none = await streamsOf(store, 'nobody');
  expect(await Array.fromAsync(eventsIn(store, none))).toEqual([]);
});
