import { expect, test } from 'vitest';
import { fold } from '../kit.ts';
import * as happened from './events.ts';
import type { Snapshot } from './snapshot.ts';
import { type Subscription, subscription } from './subscription.ts';
import { taken } from './taking.ts';
import { provider } from './testProvider.ts';

const small = { planId: 'small', gatewayPlanId: 'price_small', currency: 'usd', amount: 5000 };
const begun = (n: 1 | 2) =>
  happened.PurchaseBegun({ purchaseId: `purchase-${n}`, gateway: 'stripe', ...small });
const takes = (past: object[], seen: Snapshot) =>
  taken(fold<Subscription>(subscription, past as never), seen) as { type: string; data: object }[];

test.for([1, 2] as const)(
  'an answer that arrives late takes back no refund and no dispute, of subscription %i of two',
  (n) => {
    let past: object[] = [begun(1), begun(2)];
    past = [...past, ...takes(past, provider().step('pay'))];
    const { step } = provider(`purchase-${n}`, `sub_${n}`);
    past = [...past, ...takes(past, step('pay'))];
    for (const each of ['refund', 'pay', 'dispute'] as const) {
      const late = step('wait');
      const told = takes(past, step(each));
      expect(told.map(({ type }) => type)).toContain('PaymentRecorded');
      past = [...past, ...told];
      expect(takes(past, late)).toEqual([]);
    }
  },
);
