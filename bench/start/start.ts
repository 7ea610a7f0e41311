import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApps } from '../../front/build.ts';
import {
  alternate,
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  median,
  milliseconds,
  ratio,
  type Table,
} from '../kit.ts';
import { fill, openStores } from '../log.ts';
import { startsBehind } from './behind.ts';
import { measureBareNode, measureProduct, measureRebuild } from './measure.ts';
import { startOfServices } from './services.ts';

/** The size of the log and of the read models in a data folder, in MB. */
async function sizesIn(folder: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  let [log, models] = [0, 0];
  for (const each of names.filter((one) => one.isFile())) {
    const { size } = await stat(join(each.parentPath, each.name));
    if (each.name.startsWith('events.db')) log += size;
    // Postgres' own write-ahead log has a fixed size.
    else if (each.parentPath.includes('/base')) models += size;
  }
  return { log: log / 2 ** 20, models: models / 2 ** 20 };
}

async function startOf(events: number, { rounds, say }: Effort): Promise<Table['rows'][number]> {
  return inTempFolder(async (folder) => {
    const stores = await openStores(folder);
    await fill(stores, events);
    await stores.close();
    const cold = await measureProduct(folder);
    const { log, models } = await sizesIn(folder);
    const warms: Awaited<ReturnType<typeof measureProduct>>[] = [];
    const warm = await alternate(rounds, {
      ready: async () => {
        const one = await measureProduct(folder);
        warms.push(one);
        return one.ready;
      },
      bare: async () => (await measureBareNode()).ready,
    });
    const whole = await measureRebuild(folder);
    const of = (name: 'page' | 'mail' | 'cpu' | 'peak') => median(warms.map((one) => one[name]));
    say(
      `${events} events: cold ${figure(cold.ready)} ms, ${figure(cold.peak)} MB; warm ${figure(warm.ready)} ms, ` +
        `mail ${figure(of('mail'))} ms, ${figure(of('cpu'))} s, ${figure(of('peak'))} MB; ` +
        `log ${figure(log)} MB, read models ${figure(models)} MB; ` +
        `rebuilt in ${figure(whole.took)} ms, ${figure(whole.peak)} MB`,
    );
    return [
      count(events),
      ...[milliseconds(cold.ready), figure(cold.peak)],
      ...[of('page'), warm.ready, of('mail')].map(milliseconds),
      ...[figure(of('cpu')), figure(of('peak')), milliseconds(warm.bare), ratio(warm.ready, warm.bare)],
      ...[figure(log), figure(models), ratio(models, log), milliseconds(whole.took), figure(whole.peak)],
    ];
  });
}

/** `BENCH_EVENTS` names other sizes of the log. */
const sizesFor = ({ quick }: Effort) =>
  quick ? [0, 200] : (process.env.BENCH_EVENTS ?? '0,100000,1000000').split(',').map(Number);

async function startAlone(effort: Effort): Promise<Table[]> {
  await buildApps(effort.say);
  const rows: Table['rows'] = [];
  for (const events of sizesFor(effort)) rows.push(await startOf(events, effort));
  const columns = [
    'events in the log',
    ...['cold: ready', 'peak, MB', 'warm: page', 'warm: ready', 'ready to first mail', 'CPU, s', 'peak, MB'],
    ...['bare Node', 'warm/bare', 'log, MB', 'read models, MB', 'to the log'],
    ...['rebuilt while it runs', 'peak, MB'],
  ];
  const note =
    'Apps built. Cold: no read models yet, they are built from the log. Page: `/login` answers; ready: `/readyz` ' +
    'says that the read models are there too. First mail: somebody registers when it is ready. CPU: up to the mail. ' +
    'Rebuilt: all read models by `npm run replay`, with the peak from then on. ' +
    'Bare: `node -e` with a server of one line.';
  return [{ title: 'Start', columns, rows, note }];
}

export const start: Benchmark = {
  name: 'start',
  about:
    'from the start of the process to a page, to ready read models and to the first mail (takes minutes)',
  parts: {
    alone: startAlone,
    services: async (effort) => [await startOfServices(effort, sizesFor(effort))],
    behind: async (effort) => [await startsBehind(effort)],
  },
};
