import { beforeAll, describe, expect, test } from 'vitest';
import { reconcileAll } from '../../../command-api/billing/nightly.ts';
import { gatewaysOf } from '../../../payments/gateways.ts';
import { lastPayment, type Play } from '../../../payments/sandbox/life.ts';
import { subscriptionPages } from '../../../projections/subscriptionPages.ts';
import { pays, plays, subscriptionIn } from '../../people/payments.ts';
import { operatorOf } from '../../people/people.ts';
import { caughtUp, type Here, mailsOf, sharedProduct } from '../../product.ts';
import { until } from '../../until.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

/** Lets something happen at the sandbox of which no message comes. */
const silently = (id: string, does: (play: Play, now: number) => Play) =>
  gatewaysOf(product.system).sandbox!.act(id, does);
const subjects = async (email: string) =>
  (await mailsOf(product)).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a reconciliation', () => {
  test('finds out what no message told, of all organisations, page by page', async () => {
    const operators = [await operatorOf(product), await operatorOf(product)];
    const [one, other] = [await pays(product, operators[0]!), await pays(product, operators[1]!)];
    await silently(one, (play) => lastPayment(play, 'refunded'));
    await silently(other, (play, now) => ({ ...play, state: 'unpaid', endedAt: now }));
    await caughtUp(product);
    const pages = subscriptionPages(product.system.db, product.system.clock);
    const [first] = await pages('', 1);
    expect(await pages(first!, 1000)).not.toContain(first);
    const { failed, asked } = await reconcileAll(product.system, pages);
    expect([failed, asked >= 2]).toEqual([0, true]);
    expect(Object.values((await subscriptionIn(product, operators[0]!.uniqueId)).payments)).toMatchObject([
      { status: 'refunded', refunded: 600_000 },
    ]);
    expect(await subscriptionIn(product, operators[1]!.uniqueId)).toMatchObject({ state: 'unpaid' });
  });
  test('passes over an organisation that has nothing to ask for', async () => {
    const { uniqueId, ...rest } = await operatorOf(product);
    const id = await pays(product, { uniqueId, ...rest });
    await silently(id, (play, now) => ({ ...play, state: 'canceled', endedAt: now }));
    const pages = async (after: string) => (after ? [] : ['no such organisation', uniqueId]);
    expect(await reconcileAll(product.system, pages)).toMatchObject({ asked: 2, changed: 1, failed: 0 });
    expect(await reconcileAll(product.system, pages)).toMatchObject({ asked: 2, changed: 0, failed: 0 });
    expect(await subscriptionIn(product, uniqueId)).toMatchObject({ state: 'canceled' });
  });
});

describe('members', () => {
  test('are told by mail of each step of the subscription', async () => {
    const operator = await operatorOf(product);
    const { email, uniqueId } = operator;
    const subscriptionId = await pays(product, operator);
    const told = (subject: string | RegExp) =>
      until(async () => expect(await subjects(email)).toContainEqual(expect.stringMatching(subject)));
    await told('Your plan is now Special Plan');
    const cancel = (cancel_at_cycle_end: boolean) =>
      operator.call('POST /payments/:gateway/payment/cancel', {
        ...{ gateway: 'sandbox', subscriptionId, cancel_at_cycle_end, uniqueId },
      });
    await cancel(true);
    await told(/^Special Plan will end on /);
    await cancel(false);
    await told('Special Plan goes on');
    await silently(subscriptionId, (play) => ({ ...play, state: 'past_due' }));
    await plays(product, subscriptionId, 'bad');
    await told('A payment failed');
    await plays(product, subscriptionId, 'settle');
    await told('Your payment went through');
    await plays(product, subscriptionId, 'end');
    await told('Special Plan has ended');
  });
});
