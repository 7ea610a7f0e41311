import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { raw } from '../../test/clients/raw.ts';
import { adminOf, operatorOf, unique, webApp } from '../../test/people/people.ts';
import { withPhone } from '../../test/people/phones.ts';
import { type Here, startProduct, visit } from '../../test/product.ts';

let product: Here;
let app: Awaited<ReturnType<typeof webApp>>;
let known: string;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  const operator = await operatorOf(product);
  const admin = await adminOf(product);
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: operator.uniqueId, planId: 'special_plan' });
  app = await webApp(operator);
  known = (await withPhone(product, app)).username;
});
afterAll(() => product.stop());

/** The stores' work for a request with this name, and its answer. */
async function workFor(username: string, how: object) {
  const { store } = product.system;
  const before = await store.head();
  const counts = [vi.spyOn(store, 'append')];
  const shop = visit(product, 'localhost', { origin: app.origin });
  const { status, body, headers } = await raw(shop, `POST /sdk/${app.appId}/request`, {
    ...{ type: 2, username },
    ...how,
  });
  // What the reactions note of their progress comes with the time that passes.
  const appends = counts.map(
    ({ mock }) => mock.calls.filter(([stream]) => !stream.startsWith('reaction-')).length,
  );
  vi.restoreAllMocks();
  const events: string[] = [];
  // The first event of each kind also writes the kind itself.
  const besides = ['EventKindsUsed', 'ReactionsRemembered'];
  for await (const { type, position } of store.readAll())
    if (position > before && !besides.includes(type)) events.push(type);
  return {
    ...{ status, appends, events, fields: Object.keys(body).sort() },
    position: headers.get('x-log-position'),
  };
}

test.for([
  ['by a message', { method: 'push' }],
  ['by a code', {}],
] as const)(
  'a request %s makes the same events and answers for a name that somebody has and one that nobody has',
  async ([, how]) => {
    // The first request of a kind also writes the kind to the log.
    const nobody = unique('nobody');
    for (let turn = 0; turn < 5; turn++) {
      const [theirs, none] = [await workFor(known, how), await workFor(nobody, how)];
      expect(none).toEqual(theirs);
      expect(none).toMatchObject({ status: 200, position: null });
      if ('method' in how)
        expect(none.events).toEqual(
          turn < 3 ? ['TransactionOpened', 'PushRequested'] : ['TransactionOpened'],
        );
    }
  },
);
test('both seal what is personal with a key of the request itself', async () => {
  const keyOf = async (username: string) => {
    const before = await product.system.store.head();
    await workFor(username, {});
    for await (const { type, position, data, streamId } of product.system.store.readAll())
      if (position > before && type === 'TransactionOpened')
        return `transaction-${(data as { subjectId: string }).subjectId}` === streamId;
    return undefined;
  };
  expect([await keyOf(known), await keyOf(unique('nobody'))]).toEqual([true, true]);
});
