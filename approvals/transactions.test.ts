import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '../api/calls.ts';
import { wrongLimits } from '../server-kit/calls/callLimit.ts';
import { quotaKey } from '../server-kit/calls/quota.ts';
import { quotas } from '../server-kit/limits/quotas.ts';
import { raw, refusal, refusing } from '../test/clients/raw.ts';
import { openEvents } from '../test/events.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { askedIn, openRequest, phoneWith } from '../test/people/phones.ts';
import { type Here, sharedProduct, solveCaptcha, startProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
});

const open = (username?: string) => openRequest(product, username);
const verify = (accessToken: string) => visit(product).call('POST /verifyToken', { accessToken });
const eventsOf = async (id: string) => {
  const events = await Array.fromAsync(product.system.store.readStream(`transaction-${id}`));
  return events.map(({ type }) => type);
};

describe('declining', () => {
  test('is told to the waiting screen with its message [approval.call.post-transaction-updatetransactionstatus]', async () => {
    const request = await open();
    await request.decline();
    expect(await request.status()).toMatchObject({
      transactionStatus: 'FAILED',
      state: 'declined',
      message: 'User Declined',
    });
    expect(await refusal(request.choose())).toEqual(refusing('transaction.closed'));
    expect(askedIn(await verify(request.accessToken))).toMatchObject({ state: 'declined' });
  });
  test('"this was not me" is an alarm for the organisation of whom it named, in the row of that person', async () => {
    const request = await open(ada.email);
    await request.report();
    expect(await eventsOf(request.id)).toEqual([
      'TransactionOpened',
      'TransactionDeclined',
      'TransactionReported',
    ]);
    const rows = await ada.call('GET /getAllOperators/:uniqueId', { uniqueId: ada.uniqueId });
    expect(rows[0]).toMatchObject({ reports: 1, reportedAt: expect.any(String) });
    const audit = await ada.guest.send('/api/models/audit', { headers: ada.guest.headers });
    const told = (
      (await audit.json()) as { action: string; subjectId: string; organisationId: string }[]
    ).filter(({ subjectId }) => subjectId === request.id);
    expect(told.map(({ action }) => action).sort()).toEqual(['TransactionDeclined', 'TransactionReported']);
    const nobody = await open('nobody@acme.example');
    await nobody.report();
    expect(await eventsOf(nobody.id)).toContain('TransactionReported');
  });
  test('nothing else in the body is believed: no status but FAILED, no message of one’s own', async () => {
    const request = await open();
    const { id } = request;
    const { screen } = request;
    for (const transactionStatus of ['SUCCESS', 'PENDING', 'approved', ''])
      expect(
        (
          await raw(
            screen,
            `POST /transaction/updateTransactionStatus/${id}`,
            { transactionStatus },
            screen.headers,
          )
        ).status,
      ).toBe(400);
    const body = {
      transactionStatus: 'FAILED',
      message: '<b>you won</b>',
      operatorId: ada.userId,
      status: 'SUCCESS',
    };
    await screen.call('POST /transaction/updateTransactionStatus/:id', { id, ...body } as never);
    expect(await request.status()).toMatchObject({ state: 'failed', message: 'The approval failed' });
    const next = await open();
    await next.phone.call('POST /transaction/updateTransactionStatus/:id', {
      id: next.id,
      transactionStatus: 'FAILED',
      message: 'Authentication failed. Please try again.',
    });
    expect(await next.status()).toMatchObject({ message: 'Authentication failed. Please try again.' });
  });
});

describe('opening requests', () => {
  test('the documented bodies open one: a user name alone, and the whole payload [sso.call.post-transaction-createtransaction]', async () => {
    const open = (body: object) =>
      raw(visit(product), 'POST /transaction/createTransaction', { captcha: 'off', ...body });
    const named = await open({ username: ada.email });
    expect(named).toMatchObject({ status: 200, body: { transactionId: expect.stringMatching(/./) } });
    const payload = {
      ...{ username: ada.email, emailVerified: true, longitude: 13.4, latitude: 52.5, device: 'Chrome' },
      ...{ type: 2, platform: 'app', email: ada.email, path: '/login', name: 'Ada', auth: 'saml' },
      ...{ reqTime: new Date().toISOString(), id: 'x', origin: product.url, register: false },
      ...{ requestId: 'r', idpId: 'i', appId: 'a', uniqueId: ada.uniqueId, clientID: 'c' },
      ...{ birthdate: '1990-01-01', address: { country: 'DE' } },
    };
    const whole = await open(payload);
    expect(whole.status).toBe(200);
    for (const { body } of [named, whole]) {
      const screen = visit(product, 'localhost', { bearer: String(body.secret) });
      const { url } = await screen.call('POST /generateQrCode', {
        transactionId: String(body.transactionId),
      });
      const phone = phoneWith(product, url, Number(body.number));
      await phone.approve(ada.key);
      expect(
        await screen.call('POST /transaction/collectTransaction/:id', { id: String(body.transactionId) }),
      ).toMatchObject({ email: ada.email });
    }
  });
  test('nothing that the browser says of itself is believed, except its place', async () => {
    const guest = visit(product);
    const body = {
      platform: 2,
      type: 2,
      longitude: 1,
      latitude: 2,
      captcha: 'off',
      id: 'chosen',
      transactionId: 'chosen',
      status: 'SUCCESS',
      transactionStatus: 'SUCCESS',
      device: 'A safe place',
      reqTime: '2000-01-01T00:00:00Z',
      emailVerified: true,
      uniqueId: ada.uniqueId,
      origin: 'https://evil.example',
    };
    const { status, body: answered } = await raw(guest, 'POST /transaction/createTransaction', body);
    expect(status).toBe(200);
    expect(answered).toMatchObject({ errorCode: 0 });
    expect(answered.transactionId).not.toBe('chosen');
    const events = await Array.fromAsync(
      product.system.store.readStream(`transaction-${answered.transactionId}`),
    );
    expect(JSON.stringify(events)).not.toMatch(/safe place|2000-01-01|evil\.example|127\.\d+/);
  });
  test.each([
    [{ platform: 1 }, 'platform'],
    [{ type: 1 }, 'type'],
    [{ longitude: undefined }, 'latitude'],
    [{ platform: 'fax' }, 'platform'],
    [{ register: true }, 'register'],
    [{ latitude: 91 }, 'latitude'],
  ])('%o is refused', async (wrong, field) => {
    const body = { platform: 2, longitude: 1, latitude: 2, captcha: 'off', ...wrong };
    const answer = await raw(visit(product), 'POST /transaction/createTransaction', body);
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });
  test('a flood from one address is told when to come again', async () => {
    const guest = visit(product);
    const body = { platform: 2, longitude: 1, latitude: 2, captcha: 'off' };
    const most = calls.createTransaction.rate!.count * wrongLimits.all;
    const ask = () => raw(guest, 'POST /transaction/createTransaction', body);
    let opened = 0;
    let answer = await ask();
    for (; answer.status === 200 && opened < 2 * most; opened++) answer = await ask();
    // The limit refills while the requests are opened.
    expect(opened).toBeGreaterThanOrEqual(most);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('a flood from everywhere is bounded: later ones are told when to come again', async () => {
  let still: number | undefined;
  const flooded = await startProduct({ CAPTCHA: 'off' }, { clock: () => still ?? Date.now() });
  const body = { platform: 2, longitude: 1, latitude: 2, captcha: 'off' };
  const opening = () => raw(visit(flooded), 'POST /transaction/createTransaction', body);
  expect((await opening()).status).toBe(200);
  const { rates, clock } = flooded.system;
  const one = () => rates.allow(quotaKey('openedRequests', ''), quotas.openedRequests, clock()).ok;
  // The clock stands still, so that nothing is given back meanwhile.
  still = Date.now();
  let others = 0;
  while (one()) others++;
  expect(others).toBeLessThanOrEqual(1000);
  const { status, headers } = await opening();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await flooded.stop();
});

describe('with Accept: text/event-stream', () => {
  const stream = async (request: Awaited<ReturnType<typeof open>>) => {
    const answer = await request.screen.send(`/api/transaction/getTransaction/${request.id}`, {
      headers: { ...request.screen.headers, accept: 'text/event-stream' },
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const text = await answer.text();
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!).state);
  };
  test('the change is pushed, and the stream ends with the outcome', async () => {
    const request = await open();
    const seen = stream(request);
    await request.choose();
    await request.decline();
    expect((await seen).at(-1)).toBe('declined');
    expect(await stream(request)).toEqual(['declined']);
  });
  test('a stream in which nothing happens says every quarter of a minute that it is there', async () => {
    const request = await open();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = await openEvents(request.screen, `/transaction/getTransaction/${request.id}`);
    const chunks = answer[Symbol.asyncIterator]();
    const next = async () => String((await chunks.next()).value);
    expect(await next()).toMatch(/^data: .*pending/);
    vi.advanceTimersByTime(15_000);
    expect(await next()).toBe(':\n\n');
    await request.decline();
    expect(await next()).toMatch(/^data: .*declined/);
    expect((await chunks.next()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
  test('a stranger gets no stream', async () => {
    const request = await open();
    const { send } = visit(product);
    const path = `/api/transaction/getTransaction/${request.id}`;
    expect((await send(path, { headers: { accept: 'text/event-stream' } })).status).toBe(404);
  });
  test('one request has three streams and one address thirty; a stream that ended makes room', async () => {
    const follow = ({ screen, id }: Awaited<ReturnType<typeof open>>) =>
      openEvents(screen, `/transaction/getTransaction/${id}`);
    const [one, other] = [await open(), await open()];
    const address = one.screen.address;
    const all = await Promise.all([1, 2, 3].map(() => follow(one)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await follow(one)).statusCode).toBe(429);
    expect((await follow(other)).statusCode).toBe(200);
    await one.decline();
    for (const stream of all) for await (const _ of stream);
    const many = await Promise.all(Array.from({ length: 11 }, () => open()));
    for (const { screen } of many) screen.address = address;
    const answers: number[] = [];
    for (const each of many) for (let i = 0; i < 3; i++) answers.push((await follow(each)).statusCode!);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    await Promise.all(many.map((request) => request.decline()));
  });
  test('many wait at once, and each hears of its own', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => open()));
    const seen = all.map(stream);
    await Promise.all(all.map((request, i) => (i % 2 ? request.decline() : request.approve(ada.key))));
    expect((await Promise.all(seen)).map((states) => states.at(-1))).toEqual(
      all.map((_, i) => (i % 2 ? 'declined' : 'approved')),
    );
  });
});

test('a captcha is asked for before a request is opened, and not on the phone [public.login.captcha]', async () => {
  const strict = await startProduct();
  const guest = visit(strict);
  const body = { platform: 2, longitude: 1, latitude: 2 };
  const open = (captcha: string) => raw(guest, 'POST /transaction/createTransaction', { ...body, captcha });
  expect((await open('off')).body.errorCode).toBe(refusing('request.captcha').errorCode);
  const captcha = await solveCaptcha(guest);
  expect((await open(captcha)).status).toBe(200);
  expect((await open(captcha)).status).toBe(400);
  expect((await raw(guest, 'POST /loginOperator', {})).body.errorCode).toBe(
    refusing('request.captcha').errorCode,
  );
  const request = await openRequest(strict);
  expect((await request.choose()).errorCode).toBe(0);
  await strict.stop();
});
