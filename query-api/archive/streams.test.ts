import { expect, test } from 'vitest';
import { aggregates } from '../../domain/aggregates.ts';
import { movedKinds } from './streams.ts';

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
