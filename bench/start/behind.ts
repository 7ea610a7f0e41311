import { buildApps } from '../../front/build.ts';
import { startServices } from '../../test/services.ts';
import { count, type Effort, figure, inTempFolder, milliseconds, type Table } from '../kit.ts';
import { fill, openStores } from '../log.ts';
import { measureProduct } from './measure.ts';
import { everything, fillFor, startAgain } from './services.ts';

type Measured = { ready: number; mail: number; cpu: number; peak: number };

/** A start of `npm start` on a folder whose log has grown by so many events since it ran. */
const alone = (events: number) =>
  inTempFolder(async (folder): Promise<Measured> => {
    await measureProduct(folder);
    const stores = await openStores(folder);
    await fill(stores, events);
    await stores.close();
    return measureProduct(folder);
  });

/** A start of the services, whose log has grown by so many events since they ran. */
async function servicesBehind(events: number): Promise<Measured> {
  const services = await startServices({ CAPTCHA: 'off' });
  try {
    for (const name of everything(services)) await services.kill(name);
    await fillFor(services, events);
    const { took, mail, cpu, largest } = await startAgain(services);
    return { ready: took, mail, cpu, peak: largest.peak };
  } finally {
    await services.stop();
  }
}

/** Starts after a rest in which the log has grown. `BENCH_BEHIND` names other numbers of events. */
export async function startsBehind({ quick, say }: Effort): Promise<Table> {
  const sizes = quick ? [200] : (process.env.BENCH_BEHIND ?? '100000').split(',').map(Number);
  const rows: Table['rows'] = [];
  await buildApps(say);
  for (const events of sizes)
    for (const [what, measure] of Object.entries({ 'npm start': alone, services: servicesBehind })) {
      const { ready, mail, cpu, peak } = await measure(events);
      say(`${what}, ${events} events behind: ready after ${figure(ready)} ms, ${figure(cpu)} s`);
      rows.push([what, count(events), milliseconds(ready), milliseconds(mail), figure(cpu), figure(peak)]);
    }
  return {
    title: 'Start after a rest in which the log has grown',
    columns: ['', 'events behind', 'ready', 'ready to first mail', 'CPU, s', 'largest peak, MB'],
    rows,
    note: 'Read models and reactions are behind by that many events. CPU: up to the mail; of the services, all of them and the double of EventStoreDB.',
  };
}
