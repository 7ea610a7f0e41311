import { describe, expect, test } from 'vitest';
import type { NewPurchase, PaymentGateway } from '../port.ts';

/** How a provider, or what stands for it in a test, is made to do what payers, banks and time do. */
export type Played = {
  gateway: PaymentGateway;
  /** The ids that two plans have there. */
  plans: { small: string; large: string };
  currency: string;
  pays(checkoutId: string): Promise<void>;
  /** The next charge fails, and the cycle ends. */
  fails(checkoutId: string): Promise<void>;
  /** The provider gives up. */
  givesUp(checkoutId: string): Promise<void>;
  /** What is overdue is paid. */
  settles(checkoutId: string): Promise<void>;
  refunds(checkoutId: string): Promise<void>;
  disputes(checkoutId: string): Promise<void>;
  /** The cycle ends. */
  cycleEnds(checkoutId: string): Promise<void>;
  /** A message about the subscription, as the provider sends it. */
  message(checkoutId: string): Promise<{ octets: Uint8Array; headers: Record<string, string> }>;
  /** Whether a cancellation can be taken back. */
  takesBack: boolean;
};

let made = 0;

/** What every payment provider does, as far as the product relies on it. */
export function paymentContract(name: string, play: () => Played) {
  const bought = async (paid = true) => {
    const played = play();
    const purchase: NewPurchase = {
      ...{ purchaseId: `purchase-${++made}`, organisationId: `acme-${made}`, organisationName: 'Acme' },
      ...{
        email: 'ada@acme.example',
        gatewayPlanId: played.plans.small,
        currency: played.currency,
        amount: 5000,
        months: 12,
      },
      ...{ paidUrl: 'https://latchkey.example/paid', leftUrl: 'https://latchkey.example/left' },
    };
    const checkout = await played.gateway.begin(purchase);
    const { checkoutId } = checkout;
    if (paid) await played.pays(checkoutId);
    const see = () => played.gateway.fetch(checkout);
    const gatewayId = paid ? (await see())!.gatewayId : '';
    return { ...played, purchase, checkout, checkoutId, gatewayId, see };
  };
  const statuses = (seen: { payments: { status: string }[] } | null) =>
    seen?.payments.map(({ status }) => status).toSorted();

  describe(`${name} as a payment provider`, () => {
    test('begins a purchase once, and knows whose it is when it is paid', async () => {
      const { gateway, purchase, checkout, see, pays, checkoutId } = await bought(false);
      expect((await gateway.begin(purchase)).checkoutId).toBe(checkoutId);
      expect(checkout.url).toMatch(/^https?:/);
      expect((await see())?.period ?? null).toBeNull();
      await pays(checkoutId);
      const seen = await see();
      expect(seen).toMatchObject({
        ...{ gateway: gateway.name, state: 'active', organisationId: purchase.organisationId },
        ...{ purchaseId: purchase.purchaseId, gatewayPlanId: purchase.gatewayPlanId, amount: 5000 },
        ...{ currency: purchase.currency, endedAt: null },
        ...{ payments: [{ status: 'succeeded', amount: 5000, refunded: 0 }] },
      });
      expect(Date.parse(seen!.period!.end)).toBeGreaterThan(Date.parse(seen!.period!.start));
      expect(await gateway.fetch({ gatewayId: seen!.gatewayId, checkoutId: null })).toMatchObject({
        state: 'active',
      });
    });
    test('says what it charges for a plan, and in which cycle', async () => {
      const { gateway, plans, currency } = play();
      for (const [gatewayPlanId, amount] of [
        [plans.small, 5000],
        [plans.large, 20_000],
      ] as const) {
        const cost = { currency, amount, months: 12 };
        expect(await gateway.costOf({ gatewayPlanId, ...cost })).toEqual(cost);
      }
    });
    test('closes a purchase that nobody paid, and says so', async () => {
      const { gateway, checkout, see } = await bought(false);
      await gateway.close(checkout);
      await gateway.close(checkout);
      expect(await see()).toMatchObject({ state: 'canceled', period: null });
    });
    test('is past due after a failed charge, unpaid when it gives up, and active when it is paid', async () => {
      const { see, fails, givesUp, settles, checkoutId } = await bought();
      // Until something is paid for the next period, the one that was paid counts.
      const { period } = (await see())!;
      await fails(checkoutId);
      const failed = await see();
      expect(failed).toMatchObject({ state: 'past_due', endedAt: null, period });
      expect(statuses(failed)).toEqual(['failed', 'succeeded']);
      await givesUp(checkoutId);
      const unpaid = await see();
      expect(unpaid).toMatchObject({ state: 'unpaid', endedAt: expect.any(String), period });
      await settles(checkoutId);
      expect(await see()).toMatchObject({ state: 'active', endedAt: null });
    });
    test('renews with a further charge', async () => {
      const { see, cycleEnds, checkoutId } = await bought();
      const before = await see();
      await cycleEnds(checkoutId);
      const after = await see();
      expect(after!.period!.start).toBe(before!.period!.end);
      const periods = after!.payments.map(({ period }) => period);
      expect(new Set(periods)).toEqual(new Set([before!.period, after!.period]));
      expect(statuses(after)).toEqual(['succeeded', 'succeeded']);
    });
    test('changes the plan once, however often it is asked to', async () => {
      const { gateway, plans, currency, gatewayId, see } = await bought();
      const to = { gatewayPlanId: plans.large, currency, amount: 20_000, months: 12 };
      await gateway.change(gatewayId, to, 'request-1');
      const changed = await see();
      expect(changed).toMatchObject({ gatewayPlanId: plans.large, amount: 20_000, state: 'active' });
      const difference = changed!.payments.find(({ amount }) => amount !== 5000);
      // The difference is for the rest of the cycle.
      expect(difference!.period!.end).toBe(changed!.period!.end);
      await gateway.change(gatewayId, to, 'request-1');
      expect((await see())!.payments).toEqual(changed!.payments);
    });
    test('ends with the cycle when it is canceled', async () => {
      const { gateway, gatewayId, see, cycleEnds, checkoutId, takesBack } = await bought();
      await gateway.cancelAtCycleEnd(gatewayId, true);
      expect(await see()).toMatchObject({ state: 'active' });
      if (takesBack) {
        expect(await see()).toMatchObject({ cancelAtCycleEnd: true });
        await gateway.cancelAtCycleEnd(gatewayId, false);
        expect(await see()).toMatchObject({ cancelAtCycleEnd: false });
        await gateway.cancelAtCycleEnd(gatewayId, true);
      } else
        await expect(gateway.cancelAtCycleEnd(gatewayId, false)).rejects.toThrow(/take a cancellation back/);
      await cycleEnds(checkoutId);
      const ended = await see();
      expect(ended).toMatchObject({ state: 'canceled', endedAt: ended!.period!.end });
    });
    test('ends at once, and ending it again changes nothing', async () => {
      const { gateway, gatewayId, see } = await bought();
      await gateway.end(gatewayId);
      await gateway.end(gatewayId);
      expect(await see()).toMatchObject({ state: 'canceled', endedAt: expect.any(String) });
    });
    test('tells of refunds and disputes', async () => {
      const { see, refunds, disputes, checkoutId, cycleEnds } = await bought();
      await refunds(checkoutId);
      expect((await see())!.payments).toMatchObject([{ status: 'refunded', refunded: 5000 }]);
      await cycleEnds(checkoutId);
      await disputes(checkoutId);
      expect(statuses(await see())).toEqual(['disputed', 'refunded']);
    });
    test('has a page for the means of payment', async () => {
      const { gateway, gatewayId } = await bought();
      expect(await gateway.meansUrl(gatewayId, 'https://acme.example/my-account')).toMatch(/^https?:/);
    });
    test('sends messages that are signed, and tells whose they are', async () => {
      const { gateway, message, checkoutId, purchase, gatewayId } = await bought();
      const { octets, headers } = await message(checkoutId);
      const header = (asked: string) => headers[asked];
      const notice = gateway.read({ octets, header });
      expect(notice).toMatchObject({ id: expect.any(String), type: expect.any(String) });
      const whose = await gateway.whose(notice.about);
      expect(whose).toEqual({ organisationId: purchase.organisationId, gatewayId });
      const changed = Buffer.from(octets);
      changed[changed.length - 2]! ^= 1;
      expect(() => gateway.read({ octets: changed, header })).toThrow(
        expect.objectContaining({ forged: true }),
      );
      expect(() => gateway.read({ octets, header: () => undefined })).toThrow(
        expect.objectContaining({ forged: true }),
      );
    });
    test('knows nothing of what is not there', async () => {
      const { gateway } = await bought(false);
      expect(await gateway.fetch({ gatewayId: 'sub_none', checkoutId: null })).toBeNull();
      expect(await gateway.whose({ gatewayId: 'sub_none', subscription: 'sub_none' })).toBeNull();
    });
  });
}
