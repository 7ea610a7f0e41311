import { type Here, startProduct } from '../../test/product.ts';
import { count, type Effort, figure, median, milliseconds, ratio, type Table } from '../kit.ts';
import type { Generator } from '../load.ts';
import { answerOf, caughtUp, env, finishing, openShop, type Shop, signInOf, type User } from '../people.ts';

/** Signs users in as often as each of these numbers says, three users for each. */
async function histories(product: Here, shop: Shop, sizes: number[]) {
  const groups = new Map<number, User[]>();
  for (const [i, size] of sizes.entries()) {
    const users = shop.users.slice(3 * i, 3 * i + 3);
    for (const one of users)
      for (let n = 0; n < size; n += 50)
        await Promise.all(Array.from({ length: Math.min(50, size - n) }, () => signInOf(product, shop, one)));
    groups.set(size, users);
  }
  await caughtUp(product);
  return groups;
}

type Times = { cold: number[]; warm: number[] };

/** Measures a sign-in by the number of the user's earlier ones, warm and cold. `folder` has the product's data. */
export async function byHistory(
  folder: string,
  generator: Generator,
  { quick, rounds, say }: Effort,
): Promise<Table> {
  const given = { ...env, DATA_DIR: folder };
  let product = await startProduct(given);
  const shop = await openShop(product, 20);
  const sizes = quick ? [10, 50, 100] : [10, 1000, 10_000];
  const groups = await histories(product, shop, sizes);
  const times = new Map(sizes.map((size): [number, Times] => [size, { cold: [], warm: [] }]));
  const finish = async (users: User[]) => {
    const answers = users.map((one) => answerOf(product, shop, one));
    return (await generator.send(finishing(product, shop, answers, 1))).each;
  };
  for (let round = 0; round < 2 * rounds; round++) {
    await product.stop();
    product = await startProduct(given);
    // Another user warms the process up, so that only the measured users' own data is cold.
    await finish(Array.from({ length: quick ? 20 : 500 }, () => shop.users.at(-1)!));
    const inTurn = [...groups.keys()].map((_, i, all) => all[(i + round) % all.length]!);
    for (const size of inTurn) times.get(size)!.cold.push(...(await finish(groups.get(size)!)));
    for (let n = 0; n < (quick ? 2 : 30); n++)
      for (const [size, users] of groups) times.get(size)!.warm.push(...(await finish(users)));
  }
  await product.stop();
  return tableOf(times, say);
}

function tableOf(times: Map<number, Times>, say: Effort['say']): Table {
  const [base] = [...times.values()] as [Times];
  const rows = [...times].map(([size, { cold, warm }]) => {
    say(`${size} sign-ins: warm ${figure(median(warm))} ms, cold ${figure(median(cold))} ms`);
    const of = (mine: number[], least: number[]) => [
      milliseconds(median(mine)),
      ratio(median(mine), median(least)),
    ];
    return [count(size), ...of(warm, base.warm), ...of(cold, base.cold)];
  });
  const columns = ['sign-ins of the user', 'warm', 'to the first row', 'cold', 'to the first row'];
  const note = 'Median time of one sign-in, one at a time. Cold: the first of that user after a restart.';
  return { title: 'The same, by how often the user has signed in before', columns, rows, note };
}
