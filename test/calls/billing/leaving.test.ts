import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReactivateOrganisation, RequestDeletion } from '../../../domain/organisation/leaving.ts';
import { RequestCancellation } from '../../../domain/subscription/commands.ts';
import { gatewaysOf } from '../../../payments/gateways.ts';
import { movedClock } from '../../clock.ts';
import { pays, subscriptionIn } from '../../people/payments.ts';
import { adminOf, type Operator, operatorOf } from '../../people/people.ts';
import { smallAtProviders, startWithProviders } from '../../people/providers.ts';
import { type Here, mailsOf, startProduct } from '../../product.ts';
import { until } from '../../until.ts';

const day = 86_400_000;
const by = { actor: { role: 'system' as const, id: 'test' }, correlationId: 'test' };
type Whose = Pick<Operator, 'uniqueId' | 'userId'>;
const asks = async ({ system, reactions }: Here, { uniqueId: id, userId: operatorId }: Whose) => {
  await system.executor.execute(RequestDeletion, { id, operatorId, backup: false }, by);
  await reactions.settled();
};
const takesBack = async ({ system, reactions }: Here, { uniqueId: id }: Whose) => {
  await system.executor.execute(ReactivateOrganisation, { id }, by);
  await reactions.settled();
};

describe('an organisation with a month that ends within the seven days before its deletion', () => {
  const clock = movedClock();
  let product: Here;
  let planId: string;
  beforeAll(async () => {
    product = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
    const admin = await adminOf(product);
    const { id } = await admin.call('POST /subscription/create', {
      ...{ name: 'Monthly', description: 'By the month.', priceInRupees: 900, priceInDollars: 12 },
      ...{ allowNumberOfApps: 3, allowNumberOfUsers: 50, allowTotalNumberOfUsers: 100, billingCycle: 1 },
      ...{ allowTeamMembers: 5, allowedNumberOfRPs: 2, published: true },
    });
    planId = id;
  });
  afterAll(() => product.stop());
  const state = ({ uniqueId }: Whose) => subscriptionIn(product, uniqueId);
  const charges = async (whose: Whose) => Object.keys((await state(whose)).payments).length;

  test('is not charged for another one, goes on as before when it is taken back, and keeps its own cancellation', async () => {
    const [goes, stays, cancels, early] = [1, 2, 3, 4].map(() => operatorOf(product));
    const all = { goes: await goes!, stays: await stays!, cancels: await cancels!, early: await early! };
    const ids: Record<string, string> = {};
    for (const [name, each] of Object.entries(all)) ids[name] = await pays(product, each, planId);
    const cancelling = { id: all.cancels.uniqueId, gatewayId: ids.cancels!, cancelAtCycleEnd: true };
    await gatewaysOf(product.system).sandbox!.cancelAtCycleEnd(ids.cancels!, true);
    await product.system.executor.execute(RequestCancellation, cancelling, by);
    await asks(product, all.early);
    expect(await state(all.early)).toMatchObject({ cancelAtCycleEnd: false });
    await takesBack(product, all.early);
    await clock.forward(product, 26 * day);
    for (const each of [all.goes, all.stays, all.cancels]) {
      await asks(product, each);
      expect(await state(each)).toMatchObject({ state: 'active', cancelAtCycleEnd: true });
    }
    const told = (await mailsOf(product)).filter(({ to }) => to === all.goes.email);
    const subjects = told.map(({ subject }) => subject.replace(/ on .*/, ''));
    expect(subjects).toContain('Acme will be deleted');
    for (const misleading of ['Monthly will end', 'Monthly ends']) expect(subjects).not.toContain(misleading);
    for (const each of [all.stays, all.cancels]) await takesBack(product, each);
    expect(await state(all.stays)).toMatchObject({ cancelAtCycleEnd: false });
    expect(await state(all.cancels)).toMatchObject({ cancelAtCycleEnd: true });
    const goesOn = (await mailsOf(product)).filter(({ subject }) => subject === 'Monthly goes on');
    expect(goesOn).toMatchObject([
      {
        to: all.stays.email,
        text: expect.stringContaining('The deletion of your organization was taken back'),
      },
    ]);
    await clock.forward(product, 9 * day);
    expect(await state(all.goes)).toMatchObject({ state: 'canceled' });
    const counts = Object.values(all).map(charges);
    expect(await Promise.all(counts)).toEqual([1, 2, 1, 2]);
  });
});

test('what a provider refuses to end with its cycle is not recorded as ended, and asked again', async () => {
  const { product, operatorIn, createPlan, stop, stripe, razorpay } = await startWithProviders();
  try {
    const planId = await createPlan({ gatewayPlans: smallAtProviders });
    const { call, ...operator } = await operatorIn('India');
    const { uniqueId } = operator;
    const notes = { planId, uniqueId };
    const gateway = 'razorpay';
    const { id, purchaseId } = await call('POST /payments/:gateway/payment/create', { gateway, notes });
    await razorpay.pays(id);
    await call('POST /payments/result', { uniqueId, purchaseId });
    for (const each of [stripe, razorpay]) each.passes(362 * 86_400);
    razorpay.refusesCancelling(true);
    await asks(product, operator);
    expect(await subscriptionIn(product, uniqueId)).toMatchObject({ cancelAtCycleEnd: false });
    razorpay.refusesCancelling(false);
    for (const each of [stripe, razorpay]) each.passes(3600);
    await until(async () =>
      expect(await subscriptionIn(product, uniqueId)).toMatchObject({ cancelAtCycleEnd: true }),
    );
  } finally {
    await stop();
  }
});

describe.each([
  ['stripe', 'France'],
  ['razorpay', 'India'],
] as const)('at %s', (gateway, country) => {
  test('a renewal before a deletion is stopped, and goes on after it is taken back where that can be done', async () => {
    const { product, operatorIn, createPlan, stop, ...doubles } = await startWithProviders();
    try {
      const planId = await createPlan({ gatewayPlans: smallAtProviders });
      const double = doubles[gateway];
      const payer = async () => {
        const operator = await operatorIn(country);
        const { call, uniqueId } = operator;
        const notes = { planId, uniqueId };
        const { id, purchaseId } = await call('POST /payments/:gateway/payment/create', { gateway, notes });
        await double.pays(id);
        await call('POST /payments/result', { uniqueId, purchaseId });
        return { ...operator, id };
      };
      const [goes, stays] = [await payer(), await payer()];
      const state = ({ uniqueId }: Whose) => subscriptionIn(product, uniqueId);
      for (const each of [doubles.stripe, doubles.razorpay]) each.passes(362 * 86_400);
      for (const each of [goes, stays]) {
        await asks(product, each);
        expect(await state(each)).toMatchObject({ state: 'active', cancelAtCycleEnd: true });
      }
      await takesBack(product, stays);
      expect((await state(stays)).cancelAtCycleEnd).toBe(gateway === 'razorpay');
      const told = (await mailsOf(product)).filter(({ subject }) => /goes on|will end/.test(subject));
      const what = { stripe: /^Small goes on$/, razorpay: /^Small will end on / }[gateway];
      expect(told).toMatchObject([{ to: stays.email, subject: expect.stringMatching(what) }]);
      for (const each of [goes, stays]) {
        await double.cycleEnds(each.id);
      }
      const there = gatewaysOf(product.system).named(gateway)!;
      const seen = async (each: Whose) =>
        there.fetch({ gatewayId: (await state(each)).gatewayId, checkoutId: null });
      expect(await seen(goes)).toMatchObject({ state: 'canceled', payments: [{}] });
      expect((await seen(stays))!.payments).toHaveLength(gateway === 'stripe' ? 2 : 1);
    } finally {
      await stop();
    }
  });
});
