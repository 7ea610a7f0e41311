import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CreatePlan } from '../../domain/plan/commands.ts';
import { PlanChanged } from '../../domain/plan/events.ts';
import { type Executor, executor } from '../../event-store/executor/execute.ts';
import type { ClaimingStore, EventStore } from '../../event-store/port.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/sqlite.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { openVault } from '../../event-store/vault/vault.ts';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  median,
  milliseconds,
  ratio,
  type Table,
  timed,
} from '../kit.ts';
import { openShop, plan, planId, provenance, registerUser } from '../shops.ts';

/** Takes the places of many users for good. */
async function fillPlaces({ claims }: ClaimingStore, shop: string, size: number) {
  const places = { user: `max.user.per.app.count-${shop}`, person: `user.total.count-${shop}` };
  for (let left = size; left > 0; left -= 500)
    await Promise.all(
      Array.from({ length: Math.min(left, 500) }, async () => {
        const id = randomUUID();
        for (const [kind, name] of Object.entries(places)) {
          await claims.take(`${kind}-${id}`, -1, [{ name, most: size }]);
          await claims.settle(`${kind}-${id}`, 0, { held: [name], firm: true });
        }
      }),
    );
}
/** Sets the limit of users of an application in the plan of all organisations. */
async function setLimit(store: EventStore, users: number) {
  const changed = { ...plan, allowNumberOfUsers: users, allowTotalNumberOfUsers: 10_000_000 };
  const metadata = { version: 1, at: new Date().toISOString(), ...provenance() };
  await store.append(`plan-${planId}`, [{ id: randomUUID(), ...PlanChanged(changed), metadata }], 'any');
}

const take = (it: Executor, shop: string) => timed(() => registerUser(it, randomUUID(), shop));
const refuse = (it: Executor, shop: string) =>
  timed(async () => {
    const outcome = await registerUser(it, randomUUID(), shop).catch(({ code }) => code);
    if (outcome !== 'user.limit') throw new Error(`the application was not full: ${outcome}`);
  });
type Times = { first: number[]; warm: number[] };

/** Measures applications of all sizes in one log and in turn, so that only the number of holders differs. */
async function bySize({ quick, rounds, say }: Effort): Promise<Table> {
  const sizes = quick ? [10, 1000] : [10, 10_000, 1_000_000];
  const shopOf = (size: number) => `shop-${size}`;
  const times = { took: new Map<number, Times>(), refused: new Map<number, Times>() };
  await inTempFolder(async (folder) => {
    const vault = await openVault(sqliteKeyStore(join(folder, 'keys.db')), [randomBytes(32)]);
    const opened = async (work: (it: Executor, store: ClaimingStore) => Promise<void>) => {
      const store = await openSqliteEventStore(join(folder, 'events.db'));
      await work(executor(store, vault), store).finally(() => store.close());
    };
    await opened(async (it, store) => {
      for (const size of sizes) {
        await openShop(it, shopOf(size));
        await fillPlaces(store, shopOf(size), size);
      }
    });
    for (const [what, one] of [['took', take] as const, ['refused', refuse] as const]) {
      const all = new Map(sizes.map((size): [number, Times] => [size, { first: [], warm: [] }]));
      times[what] = all;
      await opened((_, store) => setLimit(store, what === 'took' ? 5_000_000 : 1));
      for (let n = 0; n < (quick ? 2 : 5 * rounds); n += 1)
        await opened(async (it) => {
          // The process must be warm before its first command on an application.
          for (let m = 0; m < (quick ? 2 : 20); m += 1) await it.execute(CreatePlan, ...warming());
          for (const size of rotated(sizes, n)) all.get(size)!.first.push(await one(it, shopOf(size)));
          for (let m = 0; m < (quick ? 3 : 30); m += 1)
            for (const size of sizes) all.get(size)!.warm.push(await one(it, shopOf(size)));
        });
      for (const [size, { first, warm }] of all)
        say(`${count(size)} holders, ${what}: ${figure(median(warm))} ms, first ${figure(median(first))} ms`);
    }
    await vault.close();
  });
  return tableOf(sizes, times);
}
/** The input of a command that writes, so that everything that a first command needs is loaded. */
const warming = () => [{ id: randomUUID(), ...plan } as never, provenance()] as const;
const rotated = <T>(all: readonly T[], by: number) => all.map((_, i) => all[(i + by) % all.length]!);

function tableOf(sizes: number[], { took, refused }: Record<'took' | 'refused', Map<number, Times>>): Table {
  const cellsOf = (all: Map<number, Times>, size: number) =>
    (['warm', 'first'] as const).flatMap((when) => {
      const [mine, least] = [size, sizes[0]!].map((each) => median(all.get(each)![when]));
      return [milliseconds(mine!), ratio(mine!, least!)];
    });
  const rows = sizes.map((size) => [count(size), ...cellsOf(took, size), ...cellsOf(refused, size)]);
  const columns = ['holders', 'registered', '', 'first', '', 'refused', '', 'first', ''];
  const note =
    'Median time of one registration, one at a time, each beside its ratio to the first row. All applications are in one log. First: the first one at that application after a restart.';
  return { title: 'Registering at an application, and being refused at a full one', columns, rows, note };
}

export const places: Benchmark = {
  name: 'places',
  about: 'taking a place under a limit, and being refused one',
  run: async (effort) => [await bySize(effort)],
};
