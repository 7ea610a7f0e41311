import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { everyNight, reconcileAll } from '../../../command-api/billing/nightly.ts';
import { FencedError, fenced } from '../../../command-api/reactions/runner/fence.ts';
import { sqliteRecords } from '../../../event-store/records/sqliteRecords.ts';
import { gatewaysOf } from '../../../payments/gateways.ts';
import { lastPayment, type Play } from '../../../payments/sandbox/life.ts';
import { subscriptionPages } from '../../../projections/subscriptionPages.ts';
import { createLog } from '../../../server-kit/log.ts';
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

describe('the reconciliation of a night', () => {
  const day = 24 * 3_600_000;
  /** Nights on a clock that the test sets, and each page that was asked for. */
  function nights() {
    const now = { ms: Date.UTC(2026, 0, 10, 12) };
    const clock = () => now.ms;
    const records = sqliteRecords(':memory:', { clock });
    onTestFinished(() => records.close());
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const kit = { ...product.system, records, clock, log };
    const asked: string[] = [];
    const held: { until?: Promise<void> } = {};
    const pages = async (after: string) => {
      asked.push(after);
      await held.until;
      return [];
    };
    const told = () => lines.filter((line) => line.includes('subscriptions are reconciled')).length;
    return { now, asked, held, told, begin: () => everyNight(kit, pages) };
  }

  test('is made up for after a restart in the middle of it, and made once', async () => {
    const { now, asked, held, told, begin } = nights();
    await begin()();
    expect([asked, told()]).toEqual([[], 0]);
    now.ms += day;
    const { promise, resolve } = Promise.withResolvers<void>();
    held.until = promise;
    const stop = begin();
    await until(() => expect(asked).toEqual(['']));
    const stopped = stop();
    resolve();
    await stopped;
    expect(told()).toBe(0);

    const end = begin();
    await until(() => expect([asked, told()]).toEqual([['', ''], 1]));
    await end();
    await begin()();
    expect([asked, told()]).toEqual([['', ''], 1]);
  });
  test('is made after a pause of any length', async () => {
    const { now, told, begin } = nights();
    await begin()();
    now.ms += 200 * day;
    const end = begin();
    await until(() => expect(told()).toBe(1));
    await end();
  });
  test('is made again when the last one was noted by a clock that was years ahead', async () => {
    const { now, told, begin } = nights();
    await begin()();
    now.ms += 1000 * day;
    const ahead = begin();
    await until(() => expect(told()).toBe(1));
    await ahead();
    now.ms -= 999 * day;
    const end = begin();
    await until(() => expect(told()).toBe(2));
    await end();
  });
  test('is not taken for made by a process that no longer leads', async () => {
    const isLeading = { now: false };
    const refused = fenced(product.system, () => isLeading.now);
    const { uniqueId, ...rest } = await operatorOf(product);
    const id = await pays(product, { uniqueId, ...rest });
    await silently(id, (play, now) => ({ ...play, state: 'canceled', endedAt: now }));
    const pages = async () => [uniqueId];
    await expect(reconcileAll(refused, pages)).rejects.toBeInstanceOf(FencedError);
    isLeading.now = true;
    expect(await reconcileAll(refused, pages)).toMatchObject({ asked: 1, changed: 1, failed: 0 });
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
