import { beforeAll, expect, test } from 'vitest';
import { radiusApp, radiusSecret } from '../../test/clients/radius.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';
import { liveClients } from './clients.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

type Store = Here['system']['store'];
/** The product's log with one method in place of its own. */
const withMethod = <K extends keyof Store>(store: Store, name: K, method: Store[K]): Store =>
  new Proxy(store, {
    get(target, asked) {
      if (asked === name) return method;
      const found = Reflect.get(target, asked);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });

/** The model on the product's own stores, up to date, with records of its own. `began` is where it began to read. */
async function followed(records: Here['system']['records'], now: () => number) {
  const { system } = product;
  const stopping = new AbortController();
  let began: number | undefined;
  const store = withMethod(system.store, 'readAll', (options) => {
    began = options?.after;
    return system.store.readAll(options);
  });
  const clients = liveClients({ ...system, store, records, clock: now });
  const { caughtUp, over } = clients.follow(stopping.signal);
  await caughtUp;
  const stop = async () => {
    stopping.abort();
    await over;
  };
  return { clients, began, stop };
}

/** Records that keep snapshots in memory. */
function remembering(kept: Map<string, unknown>) {
  const { records } = product.system;
  return {
    ...records,
    get: async (kind: string, id: string) => structuredClone(kept.get(`${kind} ${id}`)),
    put: async (kind: string, id: string, value: unknown) =>
      void kept.set(`${kind} ${id}`, structuredClone(value)),
  } as typeof records;
}

test('a start that had to read far keeps what it read at once, for a start soon after it', async () => {
  const records = remembering(new Map());
  await radiusApp(ada);
  const first = await followed(records, () => 0);
  await first.stop();
  const second = await followed(records, () => 0);
  expect([first.began, second.began]).toEqual([0, expect.any(Number)]);
  expect(second.began).toBeGreaterThan(0);
  await second.stop();
});

test('the clients start from a snapshot and what came after it, and are the same as read from the beginning', async () => {
  const kept = new Map<string, unknown>();
  const records = remembering(kept);
  let now = 0;
  const before = await radiusApp(ada);
  const first = await followed(records, () => now);
  expect(first.began).toBe(0);
  const snapshotted = await radiusApp(ada);
  await expect.poll(() => first.clients.at(snapshotted.address)).toHaveLength(1);
  now += 61_000;
  await radiusApp(ada);
  await expect.poll(() => JSON.stringify([...kept.values()])).toContain(snapshotted.clientId);
  await first.stop();
  const { clientId: radiusClientId } = before;
  await ada.call('PUT /updateRadiusClient/:radiusClientId', { radiusClientId, isRadiusClientEnable: false });
  const added = await radiusApp(ada);
  const second = await followed(records, () => now);
  const whole = await followed({ ...records, get: async () => undefined } as never, () => now);
  expect(second.began).toBeGreaterThan(0);
  const stateAt = ({ clients }: typeof second, address: string) =>
    clients.at(address).map(({ id, applicationId, state }) => ({ id, applicationId, state }));
  for (const { address, clientId } of [before, snapshotted, added]) {
    expect(stateAt(second, address)).toMatchObject([{ id: clientId }]);
    expect(stateAt(second, address)).toEqual(stateAt(whole, address));
  }
  expect(stateAt(second, before.address)).toMatchObject([{ state: { status: 'suspended' } }]);
  const [client] = second.clients.at(snapshotted.address);
  expect(String(await second.clients.secretOf(client!))).toBe(radiusSecret);
  await Promise.all([second.stop(), whole.stop()]);
});

test('after a failure to follow the log, the model goes on where it was and holds each client once', async () => {
  const { system } = product;
  const { address, clientId } = await radiusApp(ada);
  let subscribed = 0;
  const store = withMethod(system.store, 'subscribeToAll', () => {
    subscribed += 1;
    throw new Error('the log went away');
  });
  const clients = liveClients({ ...system, store, records: remembering(new Map()), clock: () => 0 });
  const stopping = new AbortController();
  const { over } = clients.follow(stopping.signal);
  await expect.poll(() => subscribed).toBeGreaterThan(0);
  const before = clients.at(address);
  const another = await radiusApp(ada);
  await expect.poll(() => clients.at(another.address).map(({ id }) => id)).toEqual([another.clientId]);
  expect(clients.at(address)).toEqual(before);
  expect(before.map(({ id }) => id)).toEqual([clientId]);
  stopping.abort();
  await over;
});
