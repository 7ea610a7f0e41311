import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { reconcileAll } from '../../command-api/billing/nightly.ts';
import { entitlements } from '../../domain/entitlements/entitlements.ts';
import { ref } from '../../domain/kit.ts';
import { licence } from '../../domain/licence/licence.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { plan } from '../../domain/plan/plan.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import { buildApps } from '../../front/build.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import { subscriptionPages } from '../../projections/subscriptionPages.ts';
import { type Here, startProduct } from '../../test/product.ts';
import { count, type Effort, figure, median, milliseconds, ratio, type Table } from '../kit.ts';
import { type Generator, startGenerator } from '../load.ts';
import { kept, peakDuring, resident } from '../memory.ts';
import { answerOf, caughtUp, env, finishing, openShop, type Shop } from '../people.ts';
import { measureProduct } from '../start/measure.ts';
import { addOrganisations } from './streams.ts';

type World = { many: number; folder: string; shop: Shop; ids: string[] };
type Running = World & { product: Here };

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const rotated = <T>(all: readonly T[], by: number) => all.map((_, i) => all[(i + by) % all.length]!);

/** A data folder with this many organisations besides one with people, whose read models are there. */
async function makeWorld(folder: string, many: number, { say }: Effort): Promise<World> {
  await mkdir(folder, { recursive: true });
  const given = { ...env, DATA_DIR: folder };
  let product = await startProduct(given);
  const shop = await openShop(product, 20);
  await caughtUp(product);
  await product.stop();
  const ids = await addOrganisations(folder, many);
  product = await startProduct(given);
  await caughtUp(product);
  await product.stop();
  say(`${count(many)} organizations are there`);
  return { many, folder, shop, ids };
}

/** Starts of `npm start` with so many organisations, in turn. */
async function starts(worlds: World[], { rounds, say }: Effort): Promise<Table> {
  await buildApps(say);
  const all = new Map(worlds.map(({ many }) => [many, [] as Awaited<ReturnType<typeof measureProduct>>[]]));
  for (let round = 0; round < rounds; round++)
    for (const { many, folder } of rotated(worlds, round)) all.get(many)!.push(await measureProduct(folder));
  const of = (many: number, what: 'ready' | 'mail' | 'cpu' | 'peak') =>
    median(all.get(many)!.map((one) => one[what]));
  const least = worlds[0]!.many;
  const rows = worlds.map(({ many }) => [
    count(many),
    ...[milliseconds(of(many, 'ready')), milliseconds(of(many, 'mail'))],
    ...[figure(of(many, 'cpu')), ratio(of(many, 'cpu'), of(least, 'cpu'))],
    ...[figure(of(many, 'peak')), ratio(of(many, 'peak'), of(least, 'peak'))],
  ]);
  for (const row of rows) say(row.join(' | '));
  const columns = ['organizations', 'ready', 'ready to first mail', 'CPU, s', '', 'peak, MB', ''];
  const note =
    'A start after another one, in turn. Beside processor time and memory, their ratio to the first row.';
  return { title: 'Start of `npm start` by the number of organizations', columns, rows, note };
}

/** The states from which it is worked out what an organisation may do. */
async function standingsOf({ system: { executor } }: Here, id: string) {
  const [known, licensed, subscribed] = await Promise.all([
    executor.look(ref(organisation, id)),
    executor.look(ref(licence, id)),
    executor.look(ref(subscription, id)),
  ]);
  return {
    ...{ organisation: known.state, licence: licensed.state, subscription: subscribed.state },
    plan: (await executor.look(ref(plan, known.state.planId))).state,
  };
}

/** The processor time of one of many, in microseconds. */
async function each(times: number, work: () => unknown): Promise<number> {
  const before = processor();
  for (let n = 0; n < times; n++) await work();
  return ((processor() - before) * 1000) / times;
}

/** What an organisation may do, and sign-ins of its people. */
async function signIns(running: Running[], generator: Generator, effort: Effort): Promise<Table> {
  const { quick, rounds, say } = effort;
  const found = new Map(
    running.map(({ many }) => [
      many,
      { alone: [], known: [], unread: [], cpu: [], took: [] } as Record<string, number[]>,
    ]),
  );
  for (const { product, ids, many } of running) {
    // The code is compiled with an organisation that is read already.
    await each(2000, () => product.system.executor.entitlementsOf(ids[0]!));
    for (const id of ids)
      found.get(many)!.unread!.push(await each(1, () => product.system.executor.entitlementsOf(id)));
  }
  for (let round = 0; round < 3 * rounds; round++)
    for (const { many, product, shop, ids } of rotated(running, round)) {
      const into = found.get(many)!;
      const standings = await standingsOf(product, ids[0]!);
      const now = new Date();
      const times = quick ? 1000 : 20_000;
      const before = processor();
      for (let n = 0; n < times; n++) entitlements(standings, now);
      into.alone!.push(((processor() - before) * 1000) / times);
      into.known!.push(await each(times, () => product.system.executor.entitlementsOf(ids[0]!)));
      const answers = Array.from({ length: quick ? 50 : 500 }, (_, n) =>
        answerOf(product, shop, shop.users[n % shop.users.length]!),
      );
      const used = processor();
      const { each: took } = await generator.send(finishing(product, shop, answers, 1));
      if (round === 0) continue; // warm
      into.cpu!.push((processor() - used) / answers.length);
      into.took!.push(median(took));
    }
  const of = (many: number, what: string) => median(found.get(many)![what]!);
  const least = running[0]!.many;
  const rows = running.map(({ many }) => [
    count(many),
    ...['alone', 'known', 'unread'].map((what) => figure(of(many, what))),
    ...[milliseconds(of(many, 'cpu')), ratio(of(many, 'cpu'), of(least, 'cpu'))],
    ...[milliseconds(of(many, 'took')), ratio(of(many, 'took'), of(least, 'took'))],
  ]);
  for (const row of rows) say(row.join(' | '));
  return {
    title: 'What an organization may do, and a sign-in, by the number of organizations',
    columns: [
      ...['organizations', 'entitlements, µs', 'with known streams, µs', 'with unread streams, µs'],
      ...['CPU of a sign-in', '', 'time', ''],
    ],
    rows,
    note: 'Medians of the processor time of the whole process, and of the time of a sign-in over HTTP, one at a time, beside their ratios to the first row. One product for each number, all in one process, in turn.',
  };
}

/** One whole reconciliation, with a provider that has nothing new to tell. */
async function reconciled({ many, product }: Running, { say }: Effort): Promise<Table['rows'][number]> {
  const { system } = product;
  const sandbox = gatewaysOf(system).sandbox!;
  const fetches = sandbox.fetch;
  let [calls, atOnce, most, pages] = [0, 0, 0, 0];
  sandbox.fetch = async (known) => {
    calls++;
    most = Math.max(most, ++atOnce);
    return fetches(known).finally(() => atOnce--);
  };
  const page = subscriptionPages(system.db, system.clock);
  const counted = (after: string, size: number) => {
    pages++;
    return page(after, size);
  };
  const before = { kept: kept(), peak: resident(), cpu: processor(), at: performance.now() };
  const running = reconcileAll(system, counted);
  const peak = await peakDuring(running);
  const { changed, failed } = await running;
  const [took, cpu] = [performance.now() - before.at, processor() - before.cpu];
  sandbox.fetch = fetches;
  if (changed || failed) throw new Error(`${changed} changed, ${failed} failed`);
  const row = [
    ...[count(many), count(pages), count(calls), most],
    ...[`${figure(took / 1000)} s`, milliseconds(cpu / calls)],
    ...[figure(peak - before.peak), figure(kept() - before.kept)],
  ];
  say(row.join(' | '));
  return row;
}

/** A start, sign-ins and a reconciliation with these numbers of organisations. */
export async function runningTables(folder: string, sizes: number[], effort: Effort): Promise<Table[]> {
  const worlds: World[] = [];
  for (const many of sizes) worlds.push(await makeWorld(join(folder, String(many)), many, effort));
  const running: Running[] = [];
  for (const world of worlds)
    running.push({ ...world, product: await startProduct({ ...env, DATA_DIR: world.folder }) });
  const generator = startGenerator();
  const tables = [await signIns(running, generator, effort)];
  generator.stop();
  const rows: Table['rows'] = [];
  for (const one of running) rows.push(await reconciled(one, effort));
  for (const { product } of running) await product.stop();
  tables.push({
    title: 'A whole reconciliation by the number of organizations',
    columns: [
      ...['organizations', 'pages read', 'calls of the provider', 'at once, at most'],
      ...['took', 'CPU for each', 'MB more at the peak', 'MB kept'],
    ],
    rows,
    note: 'Embedded stores. The provider is the sandbox, which answers at once and has nothing new to tell.',
  });
  tables.push(await starts(worlds, effort));
  return tables;
}
