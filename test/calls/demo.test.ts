import { afterAll, beforeAll, expect, test } from 'vitest';
import { land, signIn } from '../people/people.ts';
import { addsDevice } from '../people/team.ts';
import { type Here, mailedToken, startProduct, visit } from '../product.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { demo: true });
});
afterAll(() => product.stop());

test('the demo’s first mail adds the reader’s passkey to its operator, who then looks around', async () => {
  const email = 'demo@acme.example';
  const key = await addsDevice(product, await mailedToken(product, email, 'add-device'));
  const { redirectTo } = await signIn(visit(product), key, email);
  expect(redirectTo).toContain('http://demo-acme.localhost');
  const { call } = await land(product, redirectTo!);
  const { uniqueId } = await call('GET /session', {});
  expect(await call('GET /getAllApplications/:uniqueId', { uniqueId: uniqueId! })).toHaveLength(2);
});
