import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotaKey } from '../../../server-kit/calls/quota.ts';
import { quotas } from '../../../server-kit/limits/quotas.ts';
import { nextAddress } from '../../../test/clients/http.ts';
import { raw } from '../../../test/clients/raw.ts';
import { company, type Operator, operatorOf, register } from '../../../test/people/people.ts';
import { type Here, mailsOf, startProduct, visit } from '../../../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  ada = await operatorOf(product, 'special_plan');
});
afterAll(() => product.stop());

type Answer = Awaited<ReturnType<typeof raw>>;
/** Asks repeatedly until it must wait, and returns the number of answers and the seconds to wait. */
async function untilLimited(ask: (n: number) => Promise<Answer>, most: number) {
  for (let n = 0; n <= most; n++) {
    const { status, headers } = await ask(n);
    if (status === 429) return { answered: n, wait: Number(headers.get('retry-after')) };
    expect(status).toBe(200);
  }
  throw new Error(`${most} times and not limited`);
}

test.for([
  ['POST /loginOperator', { captcha: 'off' }],
  ['POST /registerOperator', { ...company('flood@acme.example'), captcha: 'off' }],
  ['POST /checkOperator', { email: 'flood@acme.example' }],
] as const)(
  'a flood of %s from one address is told when to come again, others are not',
  async ([path, body]) => {
    const guest = visit(product);
    const { answered, wait } = await untilLimited(() => raw(guest, path, body), 400);
    expect(answered).toBeGreaterThanOrEqual(10);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect((await raw(visit(product), path, body)).status).toBe(200);
  },
);
test('a flood of activation mails is told when to come again, and mails no more than that', async () => {
  const { email, guest, resendToken } = await register(product);
  const { answered, wait } = await untilLimited(
    () => raw(guest, 'POST /resendActivation', { resendToken }),
    20,
  );
  expect(answered).toBeGreaterThanOrEqual(5);
  expect(wait).toBeGreaterThanOrEqual(1);
  const mailed = async () => (await mailsOf(product)).filter(({ to }) => to === email).length;
  await expect.poll(mailed).toBe(1 + answered);
});
test('a flood of invitations by a young organisation is told when to come again', async () => {
  const { answered, wait } = await untilLimited(
    (n) =>
      raw(ada.guest, 'POST /invite/sendInvite', {
        ...{ email: `somebody${n}@flood.example`, name: 'Somebody', type: 'ADD_ADMIN' },
      }),
    400,
  );
  expect(answered).toBe(50);
  expect(wait).toBeGreaterThanOrEqual(1);
});
test('invitations to the team ask who is registered no more often than visitors do', async () => {
  const eve = await operatorOf(product, 'special_plan');
  const { limits } = product.system;
  eve.guest.address = nextAddress();
  const invite = (email: string) =>
    raw(eve.guest, 'POST /invite/sendInvite', { email, name: 'Bob', type: 'ADD_ADMIN' });
  expect((await invite(ada.email)).status).toBe(409);
  for (let n = 0; n < 300; n++)
    await limits.allow(quotaKey('emailsAsked', eve.guest.address), quotas.emailsAsked);
  for (const email of [ada.email, 'nobody@flood.example']) expect((await invite(email)).status).toBe(429);
});
test('one address cannot ask without end who is registered, however slowly it asks [public.call.post-checkoperator]', async () => {
  const guest = visit(product);
  const ask = (n: number) => raw(guest, 'POST /checkOperator', { email: `somebody${n}@acme.example` });
  const { limits } = product.system;
  // The rest of the day's limit is taken at once, as hours of asking would.
  guest.address = nextAddress();
  for (let n = 0; n < 300; n++)
    await limits.allow(quotaKey('emailsAsked', guest.address), quotas.emailsAsked);
  const { status, headers } = await ask(0);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
});
