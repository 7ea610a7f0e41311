import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../api/callKinds.ts';
import { calls } from '../../../api/calls.ts';
import { raw } from '../../clients/raw.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, sharedProduct, visit } from '../../product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
});

const all = Object.values(calls as Record<string, Call>).map(({ path, cors }) => {
  const [verb, route] = path.split(' ') as [string, string];
  return { verb, route, cors };
});
const filled = (route: string) =>
  `/api${route.replace(/:(\w+)/g, (_, name) => ({ uniqueId: ada.uniqueId, userId: ada.userId })[name as string] ?? 'x')}`;

/** What HEAD and GET have in common: everything but the body and what is made anew for each answer. */
async function headOf(method: string, path: string, guest = visit(product), headers = {}) {
  const answer = await guest.send(path, { method, headers });
  const left = new Set([
    'date',
    'x-correlation-id',
    'x-log-position',
    'content-length',
    'retry-after',
    'set-cookie',
  ]);
  const told = [...answer.headers].filter(([name]) => !left.has(name));
  return { status: answer.status, headers: Object.fromEntries(told) };
}

describe('HEAD', () => {
  const reading = [...new Set(all.filter(({ verb }) => verb === 'GET').map(({ route }) => route))];
  test('of every call that reads answers what GET does, to anybody and to an operator', async () => {
    for (const route of reading)
      for (const guest of [visit(product), ada.guest]) {
        const path = filled(route);
        const [head, get] = [await headOf('HEAD', path, guest), await headOf('GET', path, guest)];
        expect([path, head]).toEqual([path, get]);
      }
  });
  test('takes the query and needs no Origin, like GET', async () => {
    const path = `/api/getAllOperators/${ada.uniqueId}`;
    const range = encodeURIComponent('[0,0]');
    expect((await headOf('HEAD', `${path}?range=bogus`, ada.guest)).status).toBe(400);
    const { status, headers } = await headOf('HEAD', `${path}?range=${range}`, ada.guest);
    expect([status, headers['content-range']]).toEqual([200, 'operators 0-0/1']);
  });
  test('of a stream of events answers at once, and leaves the connection to the next request', async () => {
    const opened = await raw(visit(product), 'POST /transaction/createTransaction', {
      captcha: 'off',
      username: ada.email,
    });
    const { transactionId, secret } = opened.body;
    const path = `/api/transaction/getTransaction/${transactionId}`;
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${secret}` };
    const { status, headers: told } = await headOf('HEAD', path, visit(product), headers);
    expect(status).toBe(200);
    expect(told['content-type']).toMatch('application/json');
  });
});

const methodsAt = new Map<string, string[]>();
for (const { verb, route } of all) {
  const known = methodsAt.get(route.replace(/:\w+/g, ':')) ?? [];
  methodsAt.set(route.replace(/:\w+/g, ':'), [...known, verb, ...(verb === 'GET' ? ['HEAD'] : [])]);
}
const allowed = (header: string | null) => (header ?? '').split(', ').sort();

describe('another method than the address takes', () => {
  test('is refused with those that it takes, for every call', async () => {
    for (const { route } of all) {
      const methods = methodsAt.get(route.replace(/:\w+/g, ':'))!.toSorted();
      const answer = await visit(product).send(filled(route), { method: 'PATCH', body: '{}' });
      expect([route, answer.status, allowed(answer.headers.get('allow'))]).toEqual([route, 405, methods]);
      expect(await answer.json()).toMatchObject({ errorCode: 1013, correlationId: expect.any(String) });
    }
  });
  test('is told by OPTIONS, also for addresses that look like another with a parameter', async () => {
    for (const { route, cors } of all) {
      const methods = methodsAt.get(route.replace(/:\w+/g, ':'))!.toSorted();
      const answer = await visit(product).send(filled(route), { method: 'OPTIONS' });
      expect([route, answer.status, allowed(answer.headers.get('allow'))]).toEqual([route, 204, methods]);
      expect(answer.headers.has('vary')).toBe(cors !== undefined);
    }
  });
  test('is refused by read models too, and at an address without a call there is nothing', async () => {
    for (const path of ['/api/models/users', '/api/models/users/x']) {
      const answer = await ada.guest.send(path, { method: 'DELETE' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    for (const method of ['GET', 'PUT', 'OPTIONS'])
      expect((await ada.guest.send('/api/nothing', { method })).status).toBe(404);
  });
});
