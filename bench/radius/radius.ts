import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { slopeOf } from '../flood.ts';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  median,
  ratio,
  type Table,
} from '../kit.ts';
import { megabytesOf, processorSeconds } from '../processes.ts';
import { type Generator, startGenerator } from './generator.ts';
import { copyNetwork, guests, type Size } from './network.ts';
import { type Ours, type Server, startFloor, startFreeRadius, startOurs } from './servers.ts';

const megabyte = 1024 * 1024;
const loads = [1, 16, 256];
const few: Size = { users: 10, clients: 10 };
/** The numbers of users and clients of a large network. */
const many = ({ quick }: Effort): Size =>
  quick ? { users: 1000, clients: 100 } : { users: 1_000_000, clients: 10_000 };
type Side = 'ours' | 'installed' | 'lean' | 'echo' | 'sign';

/** Measures requests per second of processor time: all servers in turn, for several rounds, with the same generator. */
async function rates(
  servers: Partial<Record<Side, Server>>,
  generator: Generator,
  size: Size,
  { rounds, seconds, say }: Effort,
): Promise<Table['rows']> {
  const all = Object.entries(servers) as [Side, Server][];
  // The runtime compiles in the background during the first tens of thousands of requests.
  for (const [, { port }] of all) await generator.send({ what: 'load', port, ...size, atOnce: 64, seconds });
  const rows: Table['rows'] = [];
  for (const atOnce of loads) {
    const found: Record<Side, number[]> = { ours: [], installed: [], lean: [], echo: [], sign: [] };
    for (let round = 0; round < rounds; round++)
      for (const [side, { port, pid }] of all) {
        const before = await processorSeconds(pid);
        const { done } = await generator.send({ what: 'load', port, ...size, atOnce, seconds });
        found[side].push(done / ((await processorSeconds(pid)) - before));
      }
    const each = Object.fromEntries(all.map(([side]) => [side, median(found[side])])) as Record<Side, number>;
    // The floor does not depend on the size of the network, and is measured with a small one.
    const { ours, installed, lean, echo, sign } = each;
    say(`${count(size.users)} users, ${atOnce} at once: ${Object.values(each).map(figure).join(', ')}`);
    rows.push([
      ...[count(size.users), count(size.clients), atOnce, figure(ours)],
      ...[figure(installed), ratio(ours, installed), figure(lean), ratio(ours, lean)],
      ...(echo && sign ? [figure(echo), figure(sign)] : []),
    ]);
  }
  return rows;
}

/** Compares the servers on a network of this size, and with `withFloor` also the least that a server in Node can do. */
const compared = (sizeOf: (effort: Effort) => Size, withFloor: boolean) => (effort: Effort) =>
  inTempFolder(async (folder): Promise<Table[]> => {
    const size = sizeOf(effort);
    await copyNetwork(folder, size, effort.say);
    const generator = startGenerator();
    const servers = {
      ours: await startOurs(folder),
      installed: await startFreeRadius(join(folder, 'installed'), size, 'installed'),
      lean: await startFreeRadius(join(folder, 'lean'), size, 'lean'),
      ...(withFloor && { echo: await startFloor('echo'), sign: await startFloor('sign') }),
    };
    const rows = await rates(servers, generator, size, effort);
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
    generator.stop();
    return [
      {
        title: 'RADIUS: requests for users who are refused, per second of processor time',
        columns: [
          ...['users', 'clients', 'at once', 'ours', 'FreeRADIUS as installed', 'ratio'],
          ...['with `files` alone', 'ratio', ...(withFloor ? ['Node: echo', 'Node: verify and sign'] : [])],
        ],
        rows,
      },
    ];
  });

/** Starts the gateway once, and tells how long that took and how much memory it has then. */
async function startOnce(folder: string): Promise<string[]> {
  const ours = await startOurs(folder);
  const { rss } = await ours.ask();
  await ours.stop();
  return [`${figure(ours.started / 1000)} s`, `${figure(rss / megabyte)} MB`];
}

/** Measures the first and the second start of the gateway, with networks of several sizes. */
async function startsBySize(effort: Effort): Promise<Table[]> {
  const rows: Table['rows'] = [];
  // The first process of all fills the runtime's cache of compiled code.
  await inTempFolder(async (folder) => {
    await copyNetwork(folder, few, effort.say);
    await startOnce(folder);
  });
  for (const size of [few, { ...few, clients: many(effort).clients }, { ...few, users: many(effort).users }])
    await inTempFolder(async (folder) => {
      await copyNetwork(folder, size, effort.say);
      rows.push([
        ...[count(size.users), count(size.clients)],
        ...[...(await startOnce(folder)), ...(await startOnce(folder))],
      ]);
    });
  return [
    {
      title: 'Start of the RADIUS gateway in a process of its own',
      columns: ['users', 'clients', 'first start', 'memory', 'next start', 'memory'],
      rows,
    },
  ];
}

/** Measures the memory for each request that waits for an approval. */
async function waiters(ours: Ours, generator: Generator, { quick, say }: Effort): Promise<Table['rows']> {
  const [most, step] = [quick ? 500 : guests, 500];
  const before = await ours.ask();
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  // Requests expire after two minutes. Those that were dropped because too many came at once are sent again.
  let told = before;
  for (let from = 0; told.waiting < most && passed() < 100; from = (from + step) % most) {
    const before = told.waiting;
    await generator.send({ what: 'wait', port: ours.port, from, count: step });
    const patient = performance.now() + 2000;
    for (
      ;
      told.waiting < Math.min(most, before + step) && performance.now() < patient;
      told = await ours.count()
    )
      await pause(50);
  }
  const took = passed();
  const after = await ours.ask();
  say(`${count(after.waiting)} wait after ${figure(took)} s`);
  const each = (what: 'used' | 'rss') => `${figure((after[what] - before[what]) / 1024 / after.waiting)} KB`;
  return [
    [
      count(after.waiting),
      each('used'),
      each('rss'),
      `${figure(after.rss / megabyte)} MB`,
      `${figure(took)} s`,
    ],
  ];
}

/** Measures the memory while datagrams come from all over 127/8. */
async function flooded(ours: Ours, generator: Generator, { quick, say }: Effort): Promise<Table['rows']> {
  const seconds = quick ? 10 : 300;
  const samples: { seconds: number; megabytes: number }[] = [];
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  const flooding = generator.send({ what: 'flood', port: ours.port, clients: few.clients, seconds });
  for (; passed() < seconds; await pause(1000))
    samples.push({ seconds: passed(), megabytes: await megabytesOf(ours.pid) });
  const { done } = await flooding;
  const steady = samples.filter((each) => each.seconds >= seconds / 5);
  say(`${count(done)} datagrams in ${seconds} s`);
  const at = (share: number) => figure(steady[Math.round((steady.length - 1) * share)]!.megabytes);
  return [[count(done), seconds, at(0), at(0.5), at(1), figure(slopeOf(steady))]];
}

/** A part that measures our gateway alone, with a small network. */
const alone =
  (
    title: string,
    columns: string[],
    measure: (ours: Ours, by: Generator, effort: Effort) => Promise<Table['rows']>,
  ) =>
  (effort: Effort) =>
    inTempFolder(async (folder): Promise<Table[]> => {
      await copyNetwork(folder, few, effort.say);
      const ours = await startOurs(folder);
      const generator = startGenerator();
      const rows = await measure(ours, generator, effort);
      generator.stop();
      await ours.stop();
      return [{ title, columns, rows }];
    });

export const radius: Benchmark = {
  name: 'radius',
  about: 'the RADIUS gateway against FreeRADIUS, its start, memory of those who wait, and a flood',
  parts: {
    requests: compared(() => few, true),
    clients: compared((effort) => ({ ...few, clients: many(effort).clients }), false),
    users: compared((effort) => ({ ...few, users: many(effort).users }), false),
    start: startsBySize,
    waiting: alone(
      'Requests that wait for an approval',
      ['waiting', 'memory each', 'resident each', 'resident in all', 'opened in'],
      waiters,
    ),
    flood: alone(
      'Flood of datagrams from addresses all over 127/8',
      ['datagrams', 'seconds', 'MB after a fifth', 'half-way', 'at the end', 'slope, MB a minute'],
      flooded,
    ),
  },
};
