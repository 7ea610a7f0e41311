import { SubjectErased } from '../../domain/erasure/events.ts';
import { operatorOf, webApp } from '../../test/people/people.ts';
import { type Here, startProduct } from '../../test/product.ts';
import { type Benchmark, count, type Effort, figure, milliseconds, percentile, type Table } from '../kit.ts';
import { type Generator, startGenerator } from '../load.ts';
import { answerOf, caughtUp, env, finishing, openShop, type Shop } from '../people.ts';
import { populate } from './population.ts';

/** Resolves when this many subjects have been erased after a position of the log. */
async function untilErased({ system: { store } }: Here, after: number, many: number) {
  const over = new AbortController();
  const filter = { eventTypes: [SubjectErased.type] };
  let seen = 0;
  for await (const { events } of store.subscribeToAll({ after, filter, signal: over.signal }))
    if ((seen += events.length) >= many) over.abort();
}

/** Signs users of another organisation in, one at a time, until `over`. Returns the milliseconds of each sign-in. */
async function keepSigningIn(product: Here, shop: Shop, generator: Generator, over: () => boolean) {
  const times: number[] = [];
  for (let n = 0; !over(); n += 1) {
    const answer = answerOf(product, shop, shop.users[n % shop.users.length]!);
    times.push(...(await generator.send(finishing(product, shop, [answer], 1))).each);
    await new Promise((done) => setTimeout(done, 40));
  }
  return times;
}

/** Measures the deletion of an application with this many users, while others sign in. */
async function measureDeletion(
  product: Here,
  generator: Generator,
  shop: Shop,
  size: number,
  say: Effort['say'],
) {
  const operator = await operatorOf(product, 'special_plan');
  const { appId } = await webApp(operator);
  await populate(product, { organisationId: operator.uniqueId, applicationId: appId }, size);
  await caughtUp(product);
  globalThis.gc?.();
  const rest = process.memoryUsage().rss;
  const [before, cpu] = [await product.system.store.head(), process.cpuUsage()];
  let isOver = false;
  let peak = rest;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  const others = keepSigningIn(product, shop, generator, () => isOver);
  const start = performance.now();
  await operator.call('DELETE /deleteApp/:appId', { appId });
  await untilErased(product, before, size);
  const took = performance.now() - start;
  const lag = await caughtUp(product);
  isOver = true;
  clearInterval(sampling);
  const { user, system } = process.cpuUsage(cpu);
  const found = {
    ...{ rate: (size * 1000) / took, more: (peak - rest) / 2 ** 20, p99: percentile(await others, 0.99) },
    ...{ cpu: (user + system) / 1000 / size, lag },
  };
  say(`${size} users: ${JSON.stringify(found)}`);
  return found;
}

/** `BENCH_USERS` names other sizes. */
const sizes = () => (process.env.BENCH_USERS ?? '2000,20000,100000').split(',').map(Number);

export const cascade: Benchmark = {
  name: 'cascade',
  about: 'deleting an application with many users, while others sign in (takes minutes)',
  async run({ quick, say }): Promise<Table[]> {
    const generator = startGenerator();
    const product = await startProduct(env);
    const shop = await openShop(product, 5);
    const rows: Table['rows'] = [];
    await measureDeletion(product, generator, shop, 100, say); // warm
    for (const size of quick ? [50, 100] : sizes()) {
      const { rate, more, p99, cpu, lag } = await measureDeletion(product, generator, shop, size, say);
      rows.push([
        count(size),
        figure(rate),
        milliseconds(cpu),
        figure(more),
        milliseconds(p99),
        milliseconds(lag),
      ]);
    }
    generator.stop();
    await product.stop();
    return [
      {
        title: 'Deleting an application, while somebody else signs in',
        columns: ['users', 'users/s', 'CPU each', 'MB more at the peak', 'sign-ins p99', 'lag at the end'],
        rows,
        note: 'One process, embedded stores. Each user has a passkey. The time ends when the key of the last user is to be destroyed; lag: until the read models have that, too. CPU is that of the whole process, including the sign-ins.',
      },
    ];
  },
};
