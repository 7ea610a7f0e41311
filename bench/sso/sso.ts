import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  median,
  milliseconds,
  percentile,
  ratio,
  type Table,
} from '../kit.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import type { Usage } from './server.ts';
import { type Client, fill, type Server, startClient, startServer } from './servers.ts';
import { type Kind, kinds } from './visits.ts';
import type { Size } from './world.ts';

type Found = Awaited<ReturnType<Client['visits']>>;
/**
 * Visits all servers in turn for several rounds. Each round begins with another server. Returns the figures of all
 * rounds.
 */
async function rounds<K extends string>(
  { client, rounds, many }: { client: Client; rounds: number; many: number },
  kind: Kind,
  servers: Record<K, Server>,
): Promise<Record<K, Found[]>> {
  const names = Object.keys(servers) as K[];
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, Found[]>;
  for (let round = 0; round < rounds; round++)
    for (const at of names.keys()) {
      const name = names[(at + round) % names.length]!;
      found[name].push(await client.visits(servers[name], kind, many));
    }
  return found;
}
const middle = (found: readonly Found[], of: keyof Found) => median(found.map((each) => each[of]));
/** The ratio in each round, so that a machine that changes its speed changes both sides of it. */
const ratios = (one: readonly Found[], other: readonly Found[], of: keyof Found) =>
  one.map((each, round) => each[of] / other[round]![of]);
const stopped = (servers: Record<string, Server>) =>
  Promise.all(Object.values(servers).map((each) => each.stop()));
const manyOf = (kind: Kind, quick: boolean) =>
  quick ? 40 : { 'whole sign-in': 100, 'SAML response': 50 }[kind as string] || 300;
/** On a machine whose speed changes, many short rounds say more than few long ones. */
const roundsOf = ({ quick, rounds }: Effort) => (quick ? rounds : 2 * rounds + 1);

/** Sends all kinds of requests, so that the runtime has compiled their code before the first kind is measured. */
async function warmUp(client: Client, all: readonly Kind[], quick: boolean, servers: Record<string, Server>) {
  for (let round = 0; round < 2; round++)
    for (const kind of all) await rounds({ client, rounds: 1, many: manyOf(kind, quick) }, kind, servers);
}

/** Compares our gateway with the library alone, over the same kind of storage. */
async function compared(effort: Effort, client: Client, folder: string, postgres?: Postgres) {
  const place = join(folder, postgres ? 'postgres' : 'sqlite');
  await mkdir(place);
  const storage = postgres ? 'postgres' : 'sqlite';
  const database = async () => postgres && { database: await postgres.fresh() };
  const servers: Record<'ours' | 'bare' | 'memory', Server> = {
    ours: await startServer({ who: 'ours', storage, folder: place, ...(await database()) }),
    bare: await startServer({ who: 'bare', storage, folder: place, ...(await database()) }),
    memory: await startServer({ who: 'bare', storage: 'memory', folder: place }),
  };
  const rows: Table['rows'] = [];
  await warmUp(client, kinds, effort.quick, servers);
  for (const kind of kinds) {
    const many = manyOf(kind, effort.quick);
    const found = await rounds({ client, rounds: roundsOf(effort), many }, kind, servers);
    const { ours, bare, memory } = found;
    const rates = ratios(ours, bare, 'rate');
    const [low, high] = [0.25, 0.75].map((share) => figure(percentile(rates, share)));
    effort.say(`${storage}, ${kind}: ${figure(median(rates))} (${low} to ${high})`);
    rows.push([
      ...[kind, figure(middle(ours, 'rate')), figure(middle(bare, 'rate')), ratio(median(rates), 1)],
      ...[`${low} to ${high}`, ratio(median(ratios(ours, memory, 'rate')), 1)],
      ...[milliseconds(middle(ours, 'cpu')), milliseconds(middle(bare, 'cpu'))],
      ratio(median(ratios(ours, bare, 'cpu')), 1),
      ...[ours, bare].map((each) => kilobytes(middle(each, 'written') - middle(memory, 'written'))),
    ]);
  }
  await stopped(servers);
  const name = postgres ? 'Postgres' : 'SQLite';
  return {
    title: `OpenID Connect, ours and bare oidc-provider, both over ${name}`,
    columns: [
      ...['request', 'ours/s', 'bare/s', 'ratio', 'half of the rounds', 'to bare in memory'],
      ...['CPU each, ours', 'bare', 'to bare', 'written each, ours', 'bare'],
    ],
    rows,
    note: 'One process each, 8 requests at once. Ratios are medians of those in each round. A whole sign-in is five requests, from that of the application to its tokens, without the page and the passkey. Written: to the stores, as a server that writes nothing writes as much to its connections.',
  };
}

const sizes = (quick: boolean): Record<'small' | 'large', Size> => ({
  small: { applications: 10, users: 10, grants: 10 },
  large: quick
    ? { applications: 100, users: 1000, grants: 1000 }
    : { applications: 10_000, users: 1_000_000, grants: 1_000_000 },
});
const kilobytes = (bytes: number) => `${figure(Math.max(0, Math.round(bytes)) / 1000)} KB`;
const megabytes = (bytes: number) => `${figure(bytes / 1e6)} MB`;

/** Compares our gateway with small stores and with large ones. */
async function bySize(effort: Effort, client: Client, folder: string): Promise<Table> {
  const { small: few, large: lots } = sizes(effort.quick);
  const start = async (name: string, size: Size) => {
    await fill(join(folder, name), size);
    effort.say(`${name}: filled`);
    return startServer({ who: 'ours', storage: 'sqlite', folder: join(folder, name) });
  };
  const servers = { small: await start('small', few), large: await start('large', lots) };
  const rest = (server: Server) => server.ask<Usage>({ usage: true }).then(({ rss }) => rss);
  const [small, large] = [servers.small, servers.large];
  const rows: Table['rows'] = [
    ['start', milliseconds(small.started), milliseconds(large.started), ratio(large.started, small.started)],
  ];
  const [a, b] = [await rest(small), await rest(large)];
  rows.push(['memory after the start', megabytes(a), megabytes(b), ratio(b, a)]);
  const measuredKinds = [...kinds, 'SAML response'] as const;
  await warmUp(client, measuredKinds, effort.quick, servers);
  for (const kind of measuredKinds) {
    const many = manyOf(kind, effort.quick);
    const found = await rounds({ client, rounds: roundsOf(effort), many }, kind, servers);
    const [mine, more] = [middle(found.small, 'rate'), middle(found.large, 'rate')];
    effort.say(`by size, ${kind}: ${figure(mine)}, ${figure(more)}`);
    rows.push([`${kind}, per second`, figure(mine), figure(more), ratio(mine, more)]);
    if (kind === 'SAML response') {
      const perCore = [found.small, found.large].map((each) => 1000 / middle(each, 'cpu')) as [
        number,
        number,
      ];
      rows.push([`${kind}, per second of processor time`, ...perCore.map(figure), ratio(...perCore)]);
    }
  }
  const revoke = async (server: Server) =>
    median(await server.ask<number[]>({ revoke: effort.quick ? 3 : 30 }));
  const [before, after] = [await revoke(small), await revoke(large)];
  rows.push([
    'all tokens of a user revoked',
    milliseconds(before),
    milliseconds(after),
    ratio(after, before),
  ]);
  const [c, d] = [await rest(small), await rest(large)];
  rows.push(['memory after all this', megabytes(c), megabytes(d), ratio(d, c)]);
  await stopped(servers);
  const shown = ({ applications, users, grants }: Size) =>
    `${count(applications)} applications, ${count(users)} users, ${count(grants)} live grants`;
  return {
    title: 'Our gateway, small and large',
    columns: ['', 'small', 'large', 'cost, large to small'],
    rows,
    note: `Small: ${shown(few)}. Large: ${shown(lots)}. Embedded stores; each user and grant is a copy of one that was made by commands. Start: until the gateway answers. A SAML response is signed, and its assertion signed and encrypted.`,
  };
}

/**
 * Compares the requests of clients that have asked for nothing since the start with those of one that always asks. Each
 * round has other clients.
 */
async function firstUse(effort: Effort, client: Client, folder: string): Promise<Table> {
  const applications = effort.quick ? 2000 : 10_000;
  await fill(folder, { applications, users: 0, grants: 0 });
  const server = await startServer({ who: 'ours', storage: 'sqlite', folder });
  await warmUp(client, ['client credentials'], effort.quick, { server });
  const many = 100;
  const found: Record<'again' | 'first', Found[]> = { again: [], first: [] };
  // The first clients are those of the other measurements, and what compiles the code of a first use.
  for (let from = 0; from + many <= applications; from += many) {
    const again = await client.visits(server, 'client credentials', many);
    const first = await client.visits(server, 'a client', many, from);
    if (from < 5 * many) continue;
    found.again.push(again);
    found.first.push(first);
  }
  await server.stop();
  const { again, first } = found;
  const row = (what: string, of: keyof Found, shown: (n: number) => string) => {
    const share = median(of === 'rate' ? ratios(again, first, of) : ratios(first, again, of));
    return [what, shown(middle(again, of)), shown(middle(first, of)), ratio(share, 1)];
  };
  return {
    title: `Client credentials of one client of ${count(applications)}, and of each for the first time`,
    columns: ['', 'one', 'each first', 'cost, first to one'],
    rows: [row('per second', 'rate', figure), row('CPU each', 'cpu', milliseconds)],
    note: `8 requests at once, ${many} of each in turn. Ratios are medians of those in each round. For its first use, a client's state, secret and key are read from the embedded stores.`,
  };
}

/** Runs a measurement with a client, a folder, and Debian's Postgres if it is wanted and there. */
const measured =
  (
    measure: (effort: Effort, client: Client, folder: string, postgres?: Postgres) => Promise<Table>,
    overPostgres = false,
  ) =>
  async (effort: Effort): Promise<Table[]> => {
    const postgres = overPostgres ? await startPostgres(effort.say) : undefined;
    const client = startClient();
    try {
      if (overPostgres && !postgres) return [];
      return await inTempFolder(async (folder) => [await measure(effort, client, folder, postgres)]);
    } finally {
      await client.stop();
      await postgres?.stop();
    }
  };

export const sso: Benchmark = {
  name: 'sso',
  about: 'OpenID Connect against the bare library, SAML responses, and both at size (takes minutes)',
  parts: {
    sqlite: measured(compared),
    postgres: measured(compared, true),
    size: measured(bySize),
    clients: measured(firstUse),
  },
};
