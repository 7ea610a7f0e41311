import { afterAll, beforeAll, expect, test } from 'vitest';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { raw } from '../clients/raw.ts';
import { softKey } from '../clients/softKey.ts';
import { adminPassword, caughtUp, type Here, startProduct, visit } from '../product.ts';

/** As behind a proxy that speaks https, passes `Host` on and says nothing but whose request it is. */
const proxied = { PUBLIC_ORIGIN: 'https://localhost', TRUST_PROXY: '1', CAPTCHA: 'off' };
const passedOn = { 'x-forwarded-for': '203.0.113.7' };
let product: Here;
beforeAll(async () => {
  product = await startProduct(proxied, { demo: { days: 20 } });
});
afterAll(() => product?.stop());

/** What a cookie is called, and what browsers are told of it. */
const toldOf = (cookie: string) => {
  const [named, ...attributes] = cookie.split('; ');
  const flags = attributes.filter((each) => !/^(expires|max-age|path)=/i.test(each));
  return { name: named!.split('=')[0]!, flags: flags.map((each) => each.toLowerCase()).toSorted() };
};
const hidden = ['httponly', 'samesite=lax', 'secure'];

test('the session of a console is in a cookie of one host, for https alone and hidden from scripts', async () => {
  const origin = 'https://admin.localhost';
  const staff = visit(product, 'admin.localhost', { origin });
  const begun = await staff.call('POST /admin/adminLogin', {
    ...{ username: 'admin@localhost', password: adminPassword },
  });
  if (begun.step !== 'enrol') throw new Error('somebody else has signed in');
  const credential = softKey({ rpId: 'admin.localhost', origin }).create(begun.options);
  const enrolment = { credential, transactionId: begun.transactionId };
  const path = 'POST /admin/verify-enrol-attestation';
  const { headers, status } = await raw(staff, path, enrolment, passedOn);
  expect(status).toBe(200);
  expect(headers.getSetCookie().map(toldOf)).toEqual([{ name: '__Host-latchkey', flags: hidden }]);
  const elsewhere = visit(product, 'admin.localhost', { origin: 'http://admin.localhost' });
  for (const [name, value] of staff.cookies) elsewhere.cookies.set(name, value);
  const answer = await raw(elsewhere, 'POST /admin/confirmPasskey', {}, passedOn);
  expect(answer.body).toMatchObject({ refusal: 'request.origin' });
});
test('so are the cookies of single sign-on, though the proxy does not say that it speaks https', async () => {
  await caughtUp(product);
  const { db, executor } = product.system;
  const row = await db
    .selectFrom('applications' as never)
    .select(['id' as never])
    .where('family' as never, '=', 'oidc' as never)
    .executeTakeFirstOrThrow();
  const { id } = row as { id: string };
  const { settings } = (await executor.look(ref(application, id))).state;
  if (settings?.kind !== 'oidc') throw new Error('the demo has no OpenID application');
  const request = new URLSearchParams({
    ...{ client_id: id, response_type: 'code', scope: 'openid', redirect_uri: settings.redirectUris[0]! },
    ...{ state: 'here', code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
  });
  const { send } = visit(product, 'demo-acme.localhost');
  const answer = await send(`/openid/authorize?${request}`, { headers: passedOn });
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie().map(toldOf);
  expect(cookies.length).toBeGreaterThan(0);
  for (const { name, flags } of cookies) expect(flags, name).toEqual(hidden);
});
