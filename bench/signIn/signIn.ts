import { type Here, startProduct } from '../../test/product.ts';
import {
  alternate,
  type Benchmark,
  type Effort,
  figure,
  inTempFolder,
  median,
  milliseconds,
  percentile,
  ratio,
  type Table,
} from '../kit.ts';
import { type Generator, startGenerator } from '../load.ts';
import { answerOf, caughtUp, env, finishing, openShop, type Shop } from '../people.ts';
import { startCeiling } from './ceiling.ts';
import { byHistory } from './history.ts';

type Ceiling = Awaited<ReturnType<typeof startCeiling>>;
type Side = 'ours' | 'ceiling';
/** Medians at a given concurrency: sign-ins per second, processor time (ms), latency, and projection lag. */
type Found = { rate: Record<Side, number>; cpu: Record<Side, number>; p99: number; lag: number };

async function measured(
  product: Here,
  shop: Shop,
  ceiling: Ceiling,
  generator: Generator,
  atOnce: number,
  effort: Effort,
): Promise<Found> {
  const many = effort.quick ? 200 : atOnce === 1 ? 1000 : 4000;
  const cpu: Record<Side, number[]> = { ours: [], ceiling: [] };
  const [late, lags]: [number[], number[]] = [[], []];
  const load = async (side: Side) => {
    const answers = Array.from({ length: many }, (_, n) =>
      answerOf(product, shop, shop.users[n % shop.users.length]!),
    );
    ceiling.expects(answers);
    const ours = finishing(product, shop, answers, atOnce);
    const before = process.cpuUsage();
    const { took, each } = await generator.send(side === 'ours' ? ours : { ...ours, ...ceiling.at });
    if (side === 'ours') {
      lags.push(await caughtUp(product));
      late.push(percentile(each, 0.99));
    }
    const { user, system } = process.cpuUsage(before);
    cpu[side].push((user + system) / 1000 / many);
    return (many * 1000) / took;
  };
  const sides = { ours: () => load('ours'), ceiling: () => load('ceiling') };
  await alternate(1, sides); // warm
  const rate = await alternate(effort.rounds, sides);
  return {
    rate,
    cpu: { ours: median(cpu.ours), ceiling: median(cpu.ceiling) },
    p99: median(late),
    lag: Math.max(...lags),
  };
}

async function rates(product: Here, shop: Shop, generator: Generator, effort: Effort): Promise<Table> {
  const ceiling = await startCeiling(product, shop);
  const rows: Table['rows'] = [];
  for (const atOnce of [1, 16, 64]) {
    const { rate, cpu, p99, lag } = await measured(product, shop, ceiling, generator, atOnce, effort);
    effort.say(
      `${atOnce} at once: ${figure(rate.ours)}/s, ceiling ${figure(rate.ceiling)}/s, lag ${figure(lag)} ms`,
    );
    rows.push([
      atOnce,
      ...[figure(rate.ours), figure(rate.ceiling), ratio(rate.ours, rate.ceiling)],
      ...[milliseconds(cpu.ours), milliseconds(cpu.ceiling), ratio(cpu.ceiling, cpu.ours)],
      ...[p99, lag].map(milliseconds),
    ]);
  }
  ceiling.stop();
  const processor = ['CPU each, ours', 'ceiling', 'ratio per core'];
  const columns = ['at once', 'ours/s', 'ceiling/s', 'ratio', ...processor, 'p99', 'lag at the end'];
  const note =
    'The ceiling is `node:http` in the same process that reads the body, calls the verification library and answers ' +
    'as many bytes. CPU is that of the whole process: projections, log and database threads included, the generator not.';
  return { title: 'Finishing a passkey sign-in over HTTP', columns, rows, note };
}

export const signIn: Benchmark = {
  name: 'signin',
  about: 'finishing a passkey sign-in over HTTP, against the verification library and a bare server',
  async run(effort) {
    const generator = startGenerator();
    const product = await startProduct(env);
    const shop = await openShop(product, effort.quick ? 10 : 200);
    const tables = [await rates(product, shop, generator, effort)];
    await product.stop();
    tables.push(await inTempFolder((folder) => byHistory(folder, generator, effort)));
    generator.stop();
    return tables;
  },
};
