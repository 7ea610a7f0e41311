import { afterAll, beforeAll, expect, test } from 'vitest';
import { raw } from '../test/clients/raw.ts';
import { softKey } from '../test/clients/softKey.ts';
import { beginRegistration, openMail, operatorOf, register, unique } from '../test/people/people.ts';
import { type Here, startProduct, visit } from '../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
});
afterAll(() => product.stop());

/** The numbers in an answer, including its headers, that could be positions in the log. */
const couldBePositions = async (headers: Headers, body: unknown) => {
  const head = await product.system.store.head();
  const texts = [...headers.values(), ...Object.values(body as object).map(String)];
  return texts.filter((text) => /^\d+$/.test(text) && Math.abs(Number(text) - head) < 20);
};

test('a stranger who registers is told a place to read after, and not how long the log is', async () => {
  const guest = visit(product);
  const key = softKey({ rpId: 'localhost', origin: product.url });
  const { options, transactionId } = await beginRegistration(guest, `${unique('ada')}@acme.example`);
  const { status, headers, body } = await raw(guest, 'POST /verify-registerOperator-attestation', {
    credential: key.create(options),
    transactionId,
  });
  expect(status).toBe(200);
  expect(headers.get('x-log-position')).toMatch(/^[\w-]{60,}$/);
  expect(await couldBePositions(headers, body)).toEqual([]);
});
test('so is whoever holds a mailed link, in the body as well, and reads what was written', async () => {
  const { email } = await register(product);
  const { userId, guest, bearer } = await openMail(product, email);
  const { headers, body } = await raw(
    guest,
    `PUT /updateOperator/${userId}`,
    { emailVerified: true },
    { authorization: `Bearer ${bearer}` },
  );
  expect(await couldBePositions(headers, body)).toEqual([]);
  expect(body.position).toBe(headers.get('x-log-position'));
  const read = await raw(guest, `GET /getOperator/${userId}`, undefined, {
    authorization: `Bearer ${bearer}`,
    'x-read-after': String(body.position),
  });
  expect(read.headers.get('x-read-stale')).toBeNull();
  expect(read.body).toMatchObject({ emailVerified: true });
});
test('a number tells a stranger nothing, however large; an operator waits for it', async () => {
  const ada = await operatorOf(product);
  const far = { 'x-read-after': '999999999' };
  const known = raw(ada.guest, `GET /getOrgbyId/${ada.uniqueId}`, undefined, far);
  const strange = raw(visit(product), 'GET /curator/google-key', undefined, far);
  expect(await Promise.race([known.then(() => 'operator'), strange.then(() => 'stranger')])).toBe('stranger');
  expect((await strange).headers.get('x-read-stale')).toBeNull();
  expect((await known).headers.get('x-read-stale')).toBe('true');
  const changed = await raw(ada.guest, 'POST /createWebApp', {
    name: unique('Shop '),
    origins: ['https://a.example'],
  });
  expect(changed.headers.get('x-log-position')).toMatch(/^\d+$/);
});
test('a change that is based on what somebody has changed since it was read is refused, and says after what to read again', async () => {
  const ada = await operatorOf(product);
  const made = await ada.guest.call('POST /createWebApp', {
    name: unique('Shop '),
    origins: ['https://a.example'],
  });
  const appId = String(made.appId);
  const read = (headers = {}) => raw(ada.guest, `GET /viewApp/${appId}`, undefined, headers);
  const first = await read({ 'x-read-after': String(made.position) });
  const change = (name: string, at: string | null) =>
    raw(
      ada.guest,
      `PUT /updateApp/${appId}`,
      { name, suspended: false },
      { 'x-unchanged-since': String(at) },
    );
  const at = first.headers.get('x-log-position');
  const done = await change('Shop 1', at);
  expect(done.status).toBe(200);
  const refused = await change('Shop 2', at);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 1015]);
  expect(Number(refused.headers.get('x-log-position'))).toBeLessThanOrEqual(Number(done.body.position));
  const again = await read({ 'x-read-after': String(done.body.position) });
  expect(again.body).toMatchObject({ name: 'Shop 1' });
  expect((await change('Shop 2', again.headers.get('x-log-position'))).status).toBe(200);
  expect((await change('Shop 3', 'yesterday')).body.errorMessage).toContain('X-Unchanged-Since');
});
