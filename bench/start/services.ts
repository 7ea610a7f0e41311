import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newestIn, notesIn } from '../../command-api/reactions/runner/notes.ts';
import { placesIn, type Remembered, told } from '../../command-api/reactions/runner/position.ts';
import { ReactionsRemembered } from '../../domain/reaction/events.ts';
import { positionStream } from '../../event-store/identity/look.ts';
import type { EventStore } from '../../event-store/port.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/sqlite.ts';
import { postgresKeyStore } from '../../event-store/vault/postgresKeys.ts';
import { openVault } from '../../event-store/vault/vault.ts';
import { placeOf } from '../../test/double/messages.ts';
import { type Services, startServices } from '../../test/services.ts';
import { count, type Effort, figure, milliseconds, type Table } from '../kit.ts';
import { fill } from '../log.ts';
import { usageOf } from '../processes.ts';
import { firstMail } from './firstMail.ts';

export const everything = ({ names }: Services) => ['eventstoredb', ...names];

/** Writes that the reactions have looked at the log up to this position, as they do every 1,000 events. They must have run before. */
export async function rememberAll(store: EventStore, through: number) {
  const { event } = await newestIn(store, positionStream);
  const names = [...placesIn(event!.data as Remembered).keys()];
  const places = new Map(names.map((name) => [name, { through, done: [] }]));
  const notes = notesIn(store, positionStream, new AbortController().signal);
  await notes.append(ReactionsRemembered(told(places)));
}
/** The same up to the end of the log, as the services count its positions. */
const rememberInServices = async (store: EventStore) =>
  rememberAll(store, Number(placeOf(await store.head())));

/** Fills the log of services that have stopped, with keys in their database. The log must be that of the double. */
export async function fillFor(
  { dataDir, database, env }: Services,
  events: number,
  then: (store: EventStore) => Promise<unknown> = async () => {},
) {
  const pool = new pg.Pool({ connectionString: database });
  const vault = await openVault(await postgresKeyStore(pool), [Buffer.from(env.MASTER_KEY!, 'base64')]);
  const store = await openSqliteEventStore(join(dataDir, 'eventstoredb', 'events.db'));
  await fill({ store, vault, close: async () => {} }, events);
  await then(store);
  await store.close();
  await vault.close();
  await pool.end().catch(() => undefined);
}

/** The milliseconds that a service may take until it is healthy, on the longest log. */
const patience = 60 * 60_000;

/** Starts everything anew, and measures the time until all is ready and until a mail, and what the services use. */
export async function startAgain(services: Services) {
  for (const name of everything(services)) await services.kill(name);
  const start = performance.now();
  await services.start('eventstoredb');
  await Promise.all(services.names.map((name) => services.start(name, patience)));
  const ready = async (name: string) => (await fetch(`http://127.0.0.1:${services.portOf(name)}/readyz`)).ok;
  for (const name of services.names) while (!(await ready(name).catch(() => false))) await pause(20);
  const took = performance.now() - start;
  const mail = await firstMail(services);
  const used = await Promise.all(
    services.names.map(async (name) => ({ name, ...(await usageOf(services.pidOf(name))) })),
  );
  const largest = used.toSorted((a, b) => b.peak - a.peak)[0]!;
  return { took, mail, cpu: used.reduce((sum, { cpu }) => sum + cpu, 0), largest };
}

/** Starts of the services on logs of these sizes, over the double of EventStoreDB and Debian's Postgres. */
export async function startOfServices({ say }: Effort, sizes: number[]): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const events of sizes) {
    const services = await startServices({ CAPTCHA: 'off' });
    try {
      for (const name of everything(services)) await services.kill(name);
      await fillFor(services, events, rememberInServices);
      const first = await startAgain(services);
      const again = await startAgain(services);
      say(`services, ${events} events: ready after ${figure(again.took)} ms, mail ${figure(again.mail)} ms`);
      rows.push([
        count(events),
        milliseconds(first.took),
        ...[again.took, again.mail].map(milliseconds),
        figure(again.cpu),
        `${figure(first.largest.peak)} (${first.largest.name})`,
        `${figure(again.largest.peak)} (${again.largest.name})`,
      ]);
    } finally {
      await services.stop();
    }
  }
  return {
    title: 'Start of the services',
    columns: [
      'events in the log',
      'first: ready',
      'again: ready',
      'ready to first mail',
      'CPU, s',
      'first: largest peak, MB',
      'again: largest peak, MB',
    ],
    rows,
    note: 'All services and the double of EventStoreDB are killed and started at once. First: the read models are built from the log. CPU: of all services together, up to the mail.',
  };
}
