import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RefusalCode, refusals, sentenceOf } from '../../domain/refusals.ts';
import { raw, refusal, refusing } from '../../test/clients/raw.ts';
import { type Operator, operatorOf, webApp } from '../../test/people/people.ts';
import { colleagueOf } from '../../test/people/team.ts';
import { type Here, startProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  ada = await operatorOf(product, 'special_plan');
});
afterAll(() => product.stop());

const report = (query: Record<string, string> = {}, who: Pick<Operator, 'call'> = ada) =>
  who.call('GET /audit/operatorAuditReport/:uniqueId', { uniqueId: ada.uniqueId, ...query } as never);
/** What the audit says of a refusal, of which the log keeps the code. */
const noted = (code: RefusalCode) => ({
  refusal: code,
  errorCode: refusals[code].code,
  errorMessage: sentenceOf(code),
});
const refusedOf = async (username: string) =>
  (await report({ username, filter: '{"status":"Error"}', range: '[0,99]' })).length;

test('the report of a member has what the member did and what was refused, by e-mail or id [org-audit.call.get-audit-operatorauditreport, org-audit.operator.subject, data.audit]', async () => {
  const bob = await colleagueOf(product, ada);
  const { appId } = await webApp(bob);
  const remove = bob.call('DELETE /deleteOperator/:userId', { userId: bob.userId });
  expect(await refusal(remove)).toEqual(refusing('operator.self'));
  expect(await refusal(bob.call('PUT /updateApp/:appId', { appId, name: '' }))).toMatchObject({
    status: 400,
  });
  for (const username of [bob.email, bob.userId]) {
    const records = await report({ username });
    expect(records.slice(0, 3)).toMatchObject([
      {
        ...{ action: 'RequestRefused', method: 'PUT', statusCode: 400, status: 'Error', appName: null },
        ...{ request: { appId, name: '[redacted]' }, response: noted('request.invalid') },
      },
      {
        ...{ action: 'RequestRefused', method: 'DELETE', statusCode: 403, status: 'Error' },
        ...{ originalUri: '/deleteOperator/:userId', response: noted('operator.self') },
        fromIP: expect.stringMatching(/127\./),
      },
      { action: 'ApplicationCreated', category: 'application', statusCode: 200, status: 'Info' },
    ]);
    expect(records.every(({ actorId }) => actorId === bob.userId)).toBe(true);
    expect(Object.keys(records[0]!)).toEqual(
      expect.arrayContaining([
        ...['auditId', 'appName', 'action', 'category', 'method', 'fromIP', 'statusCode', 'status'],
        ...['responseTime', 'createdAt', 'originalUri', 'request', 'response'],
      ]),
    );
  }
  expect((await report()).some(({ actorId }) => actorId === ada.userId)).toBe(true);
});
test.each([() => `audit/operatorAuditReport/${ada.uniqueId}`, () => 'models/audit'])(
  'a list goes on from one answer to the next until there are no further rows: %s',
  async (path) => {
    const sort = encodeURIComponent('["createdAt","DESC"]');
    const read = (range: string, after = '') =>
      raw(
        ada.guest,
        `GET /${path()}?sort=${sort}&range=${encodeURIComponent(range)}${after && `&after=${after}`}`,
      );
    const idsOf = ({ body }: { body: object }) => Object.values(body).map(({ id }) => id);
    const all = idsOf(await read('[0,999]'));
    expect(all.length).toBeGreaterThan(3);
    const found: string[] = [];
    let next: string | null = '';
    while (next !== null && found.length <= all.length) {
      const { headers, ...page }: Awaited<ReturnType<typeof read>> = await read('[0,1]', next);
      found.push(...idsOf(page));
      expect(headers.get('content-range')?.split('/').at(-1)).toBe(next ? '*' : String(all.length));
      next = headers.get('x-next');
    }
    expect(found).toEqual(all);
  },
);
test('it can be kept to a time, a status, a method or a code, and is read a page at a time', async () => {
  const bob = await colleagueOf(product, ada);
  for (let n = 0; n < 3; n++) await webApp(bob);
  const all = await report({ username: bob.userId });
  const [newest, , third] = all as [{ createdAt: string }, unknown, { createdAt: string }];
  const ids = (records: { auditId: string }[]) => records.map(({ auditId }) => auditId);
  const between = { startDate: third.createdAt, endDate: newest.createdAt };
  const inTime = all.filter(({ createdAt }) => createdAt >= third.createdAt);
  expect(ids(await report({ username: bob.userId, ...between }))).toEqual(ids(inTime));
  expect(await report({ username: bob.userId, startDate: '2099-01-01T00:00:00Z' })).toEqual([]);
  expect(ids(await report({ username: bob.userId, range: '[1,2]' }))).toEqual(ids(all.slice(1, 3)));
  for (const filter of [{ method: 'POST' }, { statusCode: 200 }, { status: 'Info' }]) {
    const [[key, value]] = Object.entries(filter) as [[string, unknown]];
    const found = await report({ username: bob.userId, filter: JSON.stringify(filter) });
    expect(ids(found)).toEqual(ids(all.filter((each) => (each as Record<string, unknown>)[key] === value)));
    expect(found.length).toBeGreaterThan(0);
  }
  expect(await refusal(report({ startDate: 'yesterday' }))).toMatchObject({ status: 400 });
});
test('nobody reads the audit of another organisation, by its id or by a member’s e-mail', async () => {
  const rival = await operatorOf(product);
  expect(await report({}, rival)).toEqual([]);
  const own = rival.call('GET /audit/operatorAuditReport/:uniqueId', {
    uniqueId: rival.uniqueId,
    username: ada.email,
  });
  expect(await own).toEqual([]);
});
test('a flood of refused requests is counted and left out: the log does not grow with it', async () => {
  const bob = await colleagueOf(product, ada);
  const wrong = () => refusal(bob.call('DELETE /deleteOperator/:userId', { userId: bob.userId }));
  for (let n = 0; n < 100; n++) await wrong();
  const kept = await refusedOf(bob.userId);
  // Thirty are kept at once, and one more for each two seconds that the flood took.
  expect(kept).toBeGreaterThanOrEqual(30);
  expect(kept).toBeLessThan(100);
});
test('attempts of strangers, requests of another site’s page and mere reads leave nothing in the log', async () => {
  const eve = await operatorOf(product);
  const path = 'POST /createWebApp';
  expect((await raw(visit(product), path, { name: 'x', origins: ['https://a.example'] })).status).toBe(401);
  const foreign = { origin: 'https://evil.example' };
  expect((await raw(eve.guest, path, { name: '' }, foreign)).status).toBe(403);
  expect((await raw(eve.guest, 'GET /listAllOperators')).status).toBe(403);
  const { store } = product.system;
  for (const who of [eve.userId, 'visitor'])
    expect(await Array.fromAsync(store.readStream(`refusal-${who}`))).toEqual([]);
});
test('a refusal names fields as they were sent, whatever the command calls them', async () => {
  const app = { client_name: 'Wiki', redirect_uris: ['https://wiki.example', 'ftp://wiki.example'] };
  const errorsOf = async (path: string, body?: object) => (await raw(ada.guest, path, body)).body.errors;
  expect(await errorsOf('POST /createWebApp', { name: 'Shop', origins: ['x'] })).toEqual({
    'origins.0': expect.stringContaining('https'),
  });
  expect(await errorsOf('POST /addOidcClient', { app })).toEqual({
    'app.redirect_uris': expect.stringContaining('https'),
  });
  expect(await errorsOf(`DELETE /deleteApp/${'a'.repeat(70)}`)).toEqual({ appId: 'is not an id' });
});
