import { setTimeout as pause } from 'node:timers/promises';
import { type Here, startProduct } from '../test/product.ts';
import {
  type Benchmark,
  type Effort,
  figure,
  milliseconds,
  percentile,
  ratio,
  type Table,
  timed,
} from './kit.ts';
import { caughtUp, env, openShop, type Shop, signInOf } from './people.ts';
import { startPostgres } from './postgres.ts';

let toggled = 0;
type Times = { wrote: number[]; read: number[]; plain: number[]; lags: number[]; late: number };

/** Signs in at a steady rate until aborted, and records how long the read models take to show each append. */
async function keepSigningIn(product: Here, shop: Shop, rate: number, times: Times, signal: AbortSignal) {
  const start = performance.now();
  const pending = new Set<Promise<unknown>>();
  const one = async (n: number) => {
    const { position } = await signInOf(product, shop, shop.users[n % shop.users.length]!);
    const appended = performance.now();
    if (await product.system.readAfter.reached(position)) times.lags.push(performance.now() - appended);
    else times.late++;
  };
  for (let made = 0; rate > 0 && !signal.aborted; await pause(2))
    for (const due = ((performance.now() - start) * rate) / 1000; made < due; made++) {
      const going = one(made).finally(() => pending.delete(going));
      pending.add(going);
    }
  await Promise.all(pending);
}

/**
 * An operator suspends and activates a user and reads the list at once. A second read follows, which has nothing to
 * wait for.
 */
async function writeAndRead({ operator, users, appId }: Shop, times: Times, until: number) {
  const { call } = operator;
  const read = () =>
    call('GET /getAllUsersByAppId/:appId', { appId, range: '[0,24]', sort: '["createdAt","DESC"]' } as never);
  for (; performance.now() < until; toggled++) {
    const { id: userId } = users[toggled % users.length]!;
    const suspended = Math.floor(toggled / users.length) % 2 === 0;
    times.wrote.push(await timed(() => call('PUT /updateUser/:userId', { userId, suspended })));
    times.read.push(await timed(read));
    times.plain.push(await timed(read));
    await pause(3);
  }
}

async function measured(product: Here, shop: Shop, rate: number, seconds: number): Promise<Times> {
  const times: Times = { wrote: [], read: [], plain: [], lags: [], late: 0 };
  const stopping = new AbortController();
  // The users who are suspended and activated meanwhile do not sign in.
  const [some, others] = [shop.users.slice(0, 10), shop.users.slice(10)];
  const load = keepSigningIn(product, { ...shop, users: others }, rate, times, stopping.signal);
  await writeAndRead({ ...shop, users: some }, times, performance.now() + seconds * 1000);
  stopping.abort();
  await load;
  await caughtUp(product);
  return times;
}

async function tableOf(
  home: string,
  databaseUrl: string | undefined,
  { quick, rounds, seconds, say }: Effort,
): Promise<Table> {
  const product = await startProduct({ ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const shop = await openShop(product, quick ? 20 : 100);
  await measured(product, shop, 100, seconds); // warm
  const rows: Table['rows'] = [];
  for (const rate of [0, 100, 500, 1000]) {
    const { wrote, read, plain, lags, late } = await measured(product, shop, rate, rounds * seconds);
    const of = (times: number[]) => [0.5, 0.99].map((share) => milliseconds(percentile(times, share)));
    const made = rate && figure(lags.length / (rounds * seconds));
    say(`${home}, ${rate}/s: read ${of(read)}, lag ${of(lags)}${late ? `, ${late} not within 2 s` : ''}`);
    const slower = ratio(percentile(read, 0.5), percentile(plain, 0.5));
    rows.push([
      `${rate} (${made})`,
      ...of(wrote),
      ...of(read),
      milliseconds(percentile(plain, 0.5)),
      slower,
      ...of(lags),
    ]);
  }
  await product.stop();
  const columns = [
    'sign-ins/s (done)',
    'write p50',
    'p99',
    'own read p50',
    'p99',
    'plain read p50',
    'own/plain',
    'lag p50',
    'lag p99',
  ];
  return { title: `Reading one's own write, and projection lag, on ${home}`, columns, rows };
}

export const readAfter: Benchmark = {
  name: 'read-after',
  about: "a command and one's own read after it, and how far read models are behind, under load",
  async run(effort) {
    const postgres = await startPostgres(effort.say);
    const url = await postgres?.fresh();
    const tables = [await tableOf('PGlite', undefined, effort)];
    if (url) tables.push(await tableOf('Postgres', url, effort));
    await postgres?.stop();
    tables.at(-1)!.note =
      'Over HTTP, by the typed client in the same process; the baseline is the same read with nothing to wait for. ' +
      'Sign-ins are commands in the same process, without HTTP and verification. Lag: from the append to the checkpoint.';
    return tables;
  },
};
