import { setTimeout as pause } from 'node:timers/promises';
import { operatorOf, webApp } from '../../test/people/people.ts';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  median,
  milliseconds,
  percentile,
  type Table,
} from '../kit.ts';
import { megabytesOf, type Processes, proportionalOf, usedBy } from '../processes.ts';
import { floor } from './floor.ts';
import { manyProcesses, oneProcess, type Side } from './sides.ts';
import { type Job, type Outcome, startVisitors, type Target, type Visitors } from './visitors.ts';

type Row = string[];
/** The rows that one side adds to each table. */
type Rows = { atOnce: Row[]; steady: Row[]; shares: Row[]; rest: Row[] };
type Work = { what: Job['what'] } & ({ atOnce: number } | { rate: number });

/** Milliseconds of processor time for one of so many, by process. */
const shareOf = (before: Processes, after: Processes, many: number) =>
  Object.fromEntries(
    Object.entries(after).map(([name, used]) => [name, ((used - before[name]!) * 1000) / many]),
  );
const total = (shares: Processes) => Object.values(shares).reduce((sum, each) => sum + each, 0);
/** The shares as text, without idle processes. */
const told = (shares: Processes) =>
  Object.entries(shares)
    .filter(([, ms]) => ms >= 0.005)
    .map(([name, ms]) => `${name} ${figure(ms)}`)
    .join(', ');

const times = ({ each }: Outcome) => [median(each), percentile(each, 0.99)].map(milliseconds);

/** Everything that is measured of one side, from its start on. */
async function measured(side: Side, rates: number[], visitors: Visitors, effort: Effort): Promise<Rows> {
  const { quick, seconds, say } = effort;
  const rows: Rows = { atOnce: [], steady: [], shares: [], rest: [] };
  const rests = await atRest(side, quick);
  const target = await targetAt(side);
  const send = (work: Work, lasts: number) => visitors.send({ ...work, target, seconds: lasts });
  const counted = async (work: Work, lasts: number) => {
    const before = await usedBy(side.processes);
    const outcome = await send(work, lasts);
    await side.caughtUp();
    const shares = shareOf(before, await usedBy(side.processes), outcome.each.length);
    const label = `${side.name}, ${'rate' in work ? `${work.rate} a second` : `${work.atOnce} at once`}`;
    say(`${label}: ${work.what} ${figure(total(shares))} ms, ${figure(perSecond(outcome))}/s`);
    if (outcome.refused.length) say(`${outcome.refused.length} refused, such as: ${outcome.refused[0]}`);
    if (work.what === 'sign-in') rows.shares.push([label, told(shares)]);
    return { outcome, cpu: milliseconds(total(shares)) };
  };
  // Warms up, and makes more passkeys than there are sign-ins at once.
  for (let made = 0; made < 100; )
    made += (await send({ what: 'registration', atOnce: 16 }, seconds)).each.length;
  await send({ what: 'sign-in', atOnce: 16 }, seconds);
  for (const what of ['sign-in', 'registration'] as const)
    for (const atOnce of [1, 16, 32, 64]) {
      const { outcome, cpu } = await counted({ what, atOnce }, 2 * seconds);
      rows.atOnce.push([
        side.name,
        what,
        count(atOnce),
        figure(perSecond(outcome)),
        ...times(outcome),
        cpu,
        count(outcome.refused.length),
      ]);
    }
  for (const rate of rates) {
    const work = { what: 'sign-in', rate } as const;
    const { outcome, cpu } = await counted(work, 3 * seconds);
    const lags = await side.lagsDuring(() => send(work, 2 * seconds));
    const late = [median(lags), percentile(lags, 0.99)].map(milliseconds);
    rows.steady.push([side.name, count(rate), figure(perSecond(outcome)), ...times(outcome), cpu, ...late]);
  }
  await pause(quick ? 1000 : 40_000);
  for (const { name, busy, megabytes, share } of rests) {
    const after = await megabytesOf(side.processes[name]!);
    rows.rest.push([name, figure(megabytes), figure(share), figure(after), `${figure(busy)} %`]);
  }
  return rows;
}
const perSecond = ({ took, each }: Outcome) => (each.length * 1000) / took;

/** Creates an application of a new organisation. */
async function targetAt({ product }: Side): Promise<Target> {
  const operator = await operatorOf(product, 'special_plan');
  return { port: product.port, ...(await webApp(operator)) };
}

/**
 * Measures the memory of each process, and its share of a core while
 * nobody does anything.
 */
async function atRest({ processes }: Side, quick: boolean) {
  await pause(quick ? 1000 : 30_000);
  const before = await usedBy(processes);
  const watched = quick ? 1 : 20;
  await pause(watched * 1000);
  const after = await usedBy(processes);
  const each = Object.entries(processes).map(async ([name, pid]) => ({
    name,
    busy: ((after[name]! - before[name]!) / watched) * 100,
    megabytes: await megabytesOf(pid),
    share: await proportionalOf(pid),
  }));
  return Promise.all(each);
}

function tablesOf(rows: Rows[]): Table[] {
  const all = (what: keyof Rows) => rows.flatMap((each) => each[what]);
  const log = process.env.EVENTSTOREDB_TEST_COMMAND ? 'A real EventStoreDB' : 'The double of EventStoreDB';
  return [
    {
      title: 'Signing in and registering over HTTP, two calls each',
      columns: ['', 'what', 'at once', 'a second', 'p50', 'p99', 'CPU each', 'refused'],
      rows: all('atOnce'),
      note: `${log} and Postgres are counted with the services; the visitors are not, and share the cores.`,
    },
    {
      title: 'Sign-ins at a steady rate',
      columns: ['', 'a second', 'done', 'p50', 'p99', 'CPU each', 'lag p50', 'lag p99'],
      rows: all('steady'),
      note: 'Lag: from the append to the checkpoint of the read models, measured apart from the processor time.',
    },
    {
      title: 'Processor time of a sign-in by process, in milliseconds',
      columns: ['', 'each'],
      rows: all('shares'),
    },
    {
      title: 'Memory, and processor time at rest',
      columns: ['', 'MB at rest', 'its share of shared pages', 'MB after the load', 'of a core at rest'],
      rows: all('rest'),
      note: 'Resident memory 50 seconds after the start, and 40 seconds after the load. Share: a page that several processes have counts for each in part. Processor time of the last 20 of the 50 seconds. Of Postgres it is the first process.',
    },
  ];
}

export const services: Benchmark = {
  name: 'services',
  about: 'sign-ins and registrations by one process and by services: rates, processor time, memory',
  async run(effort) {
    const visitors = startVisitors();
    const rows: Rows[] = [];
    const sides: [() => Promise<Side>, number[]][] = [
      [oneProcess, [10, 50, 150]],
      [manyProcesses, [50, 200]],
    ];
    for (const [open, rates] of sides) {
      const side = await open();
      rows.push(await measured(side, rates, visitors, effort).finally(side.stop));
    }
    visitors.stop();
    return [...tablesOf(rows), await floor(effort)];
  },
};
