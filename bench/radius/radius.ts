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
import { type Generator, startGenerator } from './generator.ts';
import { fillNetwork, guests, type Size } from './network.ts';
import {
  megabytesOf,
  type Ours,
  processorSeconds,
  type Server,
  startFreeRadius,
  startOurs,
} from './servers.ts';

const megabyte = 1024 * 1024;
const loads = [1, 16, 256];
type Side = 'ours' | 'installed' | 'lean';

/** Requests per second of processor time: all servers in turn, for several rounds, with the same generator. */
async function rates(
  servers: Record<Side, Server>,
  generator: Generator,
  size: Size,
  { rounds, seconds, say }: Effort,
): Promise<Table['rows']> {
  const rows: Table['rows'] = [];
  for (const atOnce of loads) {
    const found: Record<Side, number[]> = { ours: [], installed: [], lean: [] };
    const perSecond: number[] = [];
    for (let round = 0; round <= rounds; round++)
      for (const [side, { port, pid }] of Object.entries(servers) as [Side, Server][]) {
        const before = await processorSeconds(pid);
        const { done } = await generator.send({ what: 'load', port, ...size, atOnce, seconds });
        if (!round) continue; // warm
        found[side].push(done / ((await processorSeconds(pid)) - before));
        if (side === 'ours') perSecond.push(done / seconds);
      }
    const [ours, installed, lean] = [found.ours, found.installed, found.lean].map(median) as [
      number,
      number,
      number,
    ];
    say(
      `${count(size.users)} users, ${atOnce} at once: ${figure(ours)}, ${figure(installed)}, ${figure(lean)}`,
    );
    rows.push([
      ...[count(size.users), count(size.clients), atOnce, figure(median(perSecond)), figure(ours)],
      ...[figure(installed), ratio(ours, installed), figure(lean), ratio(ours, lean)],
    ]);
  }
  return rows;
}

/** Memory for each request that waits for an approval. */
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

/** Memory while datagrams come from all over 127/8. */
async function flooded(
  ours: Ours,
  generator: Generator,
  size: Size,
  { quick, say }: Effort,
): Promise<Table['rows']> {
  const seconds = quick ? 10 : 300;
  const samples: { seconds: number; megabytes: number }[] = [];
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  const flooding = generator.send({ what: 'flood', port: ours.port, clients: size.clients, seconds });
  for (; passed() < seconds; await pause(1000))
    samples.push({ seconds: passed(), megabytes: await megabytesOf(ours.pid) });
  const { done } = await flooding;
  const steady = samples.filter((each) => each.seconds >= seconds / 5);
  say(`${count(done)} datagrams in ${seconds} s`);
  const at = (share: number) => figure(steady[Math.round((steady.length - 1) * share)]!.megabytes);
  return [[count(done), seconds, at(0), at(0.5), at(1), figure(slopeOf(steady))]];
}

export const radius: Benchmark = {
  name: 'radius',
  about: 'the RADIUS gateway against FreeRADIUS, its start, memory of those who wait, and a flood',
  async run(effort): Promise<Table[]> {
    const { quick, say } = effort;
    const many = quick ? { users: 1000, clients: 100 } : { users: 1_000_000, clients: 10_000 };
    const few = { users: 10, clients: 10 };
    const [rows, starts]: [Table['rows'], Table['rows']] = [[], []];
    let [waited, flood]: [Table['rows'], Table['rows']] = [[], []];
    for (const size of [few, { ...few, clients: many.clients }, { ...few, users: many.users }])
      await inTempFolder(async (folder) => {
        say(`${count(size.users)} users and ${count(size.clients)} clients`);
        await fillNetwork(folder, size);
        for (const _ of [1, 2]) await (await startOurs(folder)).stop();
        const ours = await startOurs(folder);
        const started = await ours.ask();
        const rss = `${figure(started.rss / megabyte)} MB`;
        starts.push([count(size.users), count(size.clients), `${figure(ours.started / 1000)} s`, rss]);
        const generator = startGenerator();
        const installed = await startFreeRadius(join(folder, 'installed'), size, 'installed');
        const lean = await startFreeRadius(join(folder, 'lean'), size, 'lean');
        rows.push(...(await rates({ ours, installed, lean }, generator, size, effort)));
        await Promise.all([installed.stop(), lean.stop(), ours.stop()]);
        if (size.users === few.users && size.clients === few.clients) {
          const again = await startOurs(folder);
          flood = await flooded(again, generator, size, effort);
          waited = await waiters(again, generator, effort);
          await again.stop();
        }
        generator.stop();
      });
    return [
      {
        title: 'RADIUS: requests for users who are refused, per second of processor time',
        columns: [
          ...['users', 'clients', 'at once', 'ours/s', 'ours per CPU s'],
          ...['FreeRADIUS as installed', 'ratio', 'with `files` alone', 'ratio'],
        ],
        rows,
        note:
          'Each request is sealed by a Message-Authenticator, verified, looked up by client and user, and refused with ' +
          'a Reply-Message and a Message-Authenticator. FreeRADIUS is Debian’s, once as installed (users in `files`, ' +
          '`reject_delay` 0) and once with one virtual server that does nothing but `files`. Ten thousand of the users ' +
          'ask. CPU is that of the whole process, the generator not.',
      },
      {
        title: 'Start of the RADIUS gateway in a process of its own',
        columns: ['users', 'clients', 'until it answers', 'memory'],
        rows: starts,
      },
      {
        title: 'Requests that wait for an approval',
        columns: ['waiting', 'memory each', 'resident each', 'resident in all', 'opened in'],
        rows: waited,
        note: 'Each waiting request has been opened, sealed and mailed. Memory is the heap after a collection.',
      },
      {
        title: 'Flood of datagrams from addresses all over 127/8',
        columns: ['datagrams', 'seconds', 'MB after a fifth', 'half-way', 'at the end', 'slope, MB a minute'],
        rows: flood,
        note: 'Wrong secrets, forgeries, nonsense, unknown senders and requests of clients, by turns.',
      },
    ];
  },
};
