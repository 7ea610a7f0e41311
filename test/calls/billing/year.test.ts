import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthsLater } from '../../../domain/entitlements/calendar.ts';
import { lateDays } from '../../../domain/subscription/subscription.ts';
import { gatewaysOf } from '../../../payments/gateways.ts';
import { movedClock } from '../../clock.ts';
import { pays, plays, subscriptionIn } from '../../people/payments.ts';
import { adminOf, type Operator, operatorOf } from '../../people/people.ts';
import { type Here, mailsOf, startProduct } from '../../product.ts';

const day = 86_400_000;
const clock = movedClock();
let product: Here;
let monthly: Operator;
let yearly: Operator;
/** Its charge is late, and its provider never says anything more. */
let late: Operator & { subscriptionId: string };
let lateSince: string;
/** The end of the first periods. */
let begun: { monthly: string; yearly: string };

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
  const admin = await adminOf(product);
  const { id } = await admin.call('POST /subscription/create', {
    ...{ name: 'Monthly', description: 'By the month.', priceInRupees: 900, priceInDollars: 12 },
    ...{ allowNumberOfApps: 3, allowNumberOfUsers: 50, allowTotalNumberOfUsers: 100, billingCycle: 1 },
    ...{ allowTeamMembers: 5, allowedNumberOfRPs: 2, published: true },
  });
  monthly = await operatorOf(product);
  yearly = await operatorOf(product);
  await pays(product, monthly, id);
  await pays(product, yearly);
  const owes = await operatorOf(product);
  late = { ...owes, subscriptionId: await pays(product, owes, id) };
  await gatewaysOf(product.system).sandbox!.act(late.subscriptionId, (play) => ({
    ...play,
    state: 'past_due',
  }));
  await plays(product, late.subscriptionId, 'bad');
  lateSince = (await subscriptionIn(product, late.uniqueId)).pastDueSince!;
  const periodEnd = async ({ uniqueId }: Operator) => (await subscriptionIn(product, uniqueId)).periodEnd!;
  begun = { monthly: await periodEnd(monthly), yearly: await periodEnd(yearly) };
  await clock.forward(product, 370 * day);
});
afterAll(() => product.stop());

const mailsTo = async ({ email }: Operator) =>
  (await mailsOf(product))
    .filter(({ to, subject }) => to === email && !subject.startsWith('Confirm'))
    .toReversed();
const timesOf = (asked: string, mails: { subject: string }[]) =>
  mails.filter(({ subject }) => subject === asked).length;
const long = (time: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
/** The ends of so many monthly periods, of which the first ends at `first`. */
const monthlyFrom = (first: string, count: number) => {
  const ends = [new Date(first)];
  while (ends.length < count) ends.push(monthsLater(ends.at(-1)!, 1));
  return ends.map((end) => end.getTime());
};
const paymentsOf = async ({ uniqueId }: Operator) =>
  Object.values((await subscriptionIn(product, uniqueId)).payments).map(({ status }) => status);

test('twelve monthly cycles are paid, each told once a week before and once afterwards', async () => {
  expect(await paymentsOf(monthly)).toEqual(Array(13).fill('succeeded'));
  const mails = await mailsTo(monthly);
  const ends = monthlyFrom(begun.monthly, 12);
  const ahead = mails.filter(({ subject }) => subject.startsWith('Monthly renews on'));
  expect(ahead.map(({ subject }) => subject)).toEqual(ends.map((end) => `Monthly renews on ${long(end)}`));
  expect(ahead.map(({ date }) => Date.parse(date))).toEqual(ends.map((end) => end - 7 * day));
  expect(timesOf('Your plan is now Monthly', mails)).toBe(1);
  expect(timesOf('Monthly is renewed', mails)).toBe(12);
  expect(mails).toHaveLength(25);
  expect((await product.system.executor.entitlementsOf(monthly.uniqueId)).stage).toBe('active');
});
test('a yearly cycle is renewed once', async () => {
  expect(await paymentsOf(yearly)).toEqual(['succeeded', 'succeeded']);
  const mails = await mailsTo(yearly);
  for (const subject of [
    'Your plan is now Special Plan',
    `Special Plan renews on ${long(Date.parse(begun.yearly))}`,
    'Special Plan is renewed',
  ])
    expect([subject, timesOf(subject, mails)]).toEqual([subject, 1]);
  expect(mails).toHaveLength(3);
});
test('a charge of which nothing more is heard ends the plan after 62 days, here and at the provider', async () => {
  const { state, endedAt } = await subscriptionIn(product, late.uniqueId);
  const end = Date.parse(lateSince) + lateDays * day;
  expect(state).toBe('canceled');
  expect(Math.abs(Date.parse(endedAt!) - end)).toBeLessThan(day);
  const play = await gatewaysOf(product.system).sandbox!.look(late.subscriptionId);
  expect(play).toMatchObject({ state: 'canceled' });
  const mails = await mailsTo(late);
  for (const subject of [
    ...['Your plan is now Monthly', 'A payment failed'],
    ...[`Monthly ends on ${long(end)}: a payment is late`, 'Monthly has ended'],
  ])
    expect([subject, timesOf(subject, mails)]).toEqual([subject, 1]);
  expect((await product.system.executor.entitlementsOf(late.uniqueId)).stage).toBe('closed');
});
