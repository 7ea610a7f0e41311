import { beforeAll, expect, test } from 'vitest';
import { refresh } from '../../../command-api/billing/refresh.ts';
import type { Snapshot } from '../../../domain/subscription/snapshot.ts';
import { by, system } from '../../../event-store/testSystem.ts';
import { pays } from '../../people/payments.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, mailsOf, sharedProduct } from '../../product.ts';
import { until } from '../../until.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

const mailsTo = async ({ email }: Operator) => (await mailsOf(product)).filter(({ to }) => to === email);
const hears = async (operator: Operator, subject: string) =>
  until(async () => expect((await mailsTo(operator)).map((mail) => mail.subject)).toContain(subject));
/** Takes an answer of the provider that differs from what it says by this. */
const says = ({ uniqueId }: Operator, about: Partial<Snapshot>) =>
  refresh(product.system, uniqueId, by(system), { adjust: (seen) => ({ ...seen, ...about }) });

test('a period that begins without being paid is not told as a renewal; one that is paid is', async () => {
  const operator = await operatorOf(product);
  await pays(product, operator);
  const [second, third] = ['2030', '2031'].map((year) => ({
    start: `${year}-01-01T00:00:00.000Z`,
    end: `${year}-12-31T00:00:00.000Z`,
  }));
  await says(operator, { state: 'past_due', period: second! });
  await hears(operator, 'A payment failed');
  await product.reactions.settled();
  const renewals = async () =>
    (await mailsTo(operator)).filter(({ subject }) => subject === 'Special Plan is renewed').length;
  expect(await renewals()).toBe(0);
  await says(operator, { state: 'active', period: second! });
  await hears(operator, 'Your payment went through');
  await says(operator, { state: 'active', period: third! });
  await hears(operator, 'Special Plan is renewed');
  await product.reactions.settled();
  expect(await renewals()).toBe(1);
});

test('a period that begins with the late payment for it is told as a payment, and not as a renewal too', async () => {
  const operator = await operatorOf(product);
  await pays(product, operator);
  await says(operator, { state: 'past_due' });
  await hears(operator, 'A payment failed');
  const period = { start: '2030-01-01T00:00:00.000Z', end: '2030-12-31T00:00:00.000Z' };
  await says(operator, { state: 'active', period });
  await hears(operator, 'Your payment went through');
  await product.reactions.settled();
  const subjects = (await mailsTo(operator)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Special Plan is renewed');
});
