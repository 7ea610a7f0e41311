import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { openEventStoreDb } from '../../event-store/eventstoredb/store.ts';
import type { EventStore, NewEvent } from '../../event-store/port.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { openVault } from '../../event-store/vault/vault.ts';
import { startEventLog } from '../../test/eventLog.ts';
import { freePort } from '../../test/process.ts';
import { type Effort, figure, inTempFolder, milliseconds, type Table, throughput } from '../kit.ts';
import { oneSignIn } from '../log.ts';

type Client = {
  name: string;
  append: (stream: string) => Promise<unknown>;
  read: (stream: string) => Promise<unknown>;
};

const official = (url: string, { type, data, metadata }: NewEvent): Client => {
  const client = EventStoreDBClient.connectionString(url);
  const event = () => jsonEvent({ id: randomUUID(), type, data: data as never, metadata: metadata as never });
  return {
    name: 'official client',
    append: (stream) => client.appendToStream(stream, event(), { expectedRevision: NO_STREAM }),
    read: (stream) => Array.fromAsync(client.readStream(stream)),
  };
};
const ours = (store: EventStore, event: NewEvent): Client => ({
  name: 'ours',
  append: (stream) => store.append(stream, [{ ...event, id: randomUUID() }], 'no_stream'),
  read: (stream) => Array.fromAsync(store.readStream(stream)),
});

/** Measures the rate of calls, and the processor time of each in this process, in which only the client runs. */
async function measured(atOnce: number, seconds: number, one: () => Promise<unknown>) {
  await throughput(atOnce, seconds / 3, one); // warm
  let done = 0;
  const before = process.cpuUsage();
  const rate = await throughput(atOnce, seconds, () => one().then(() => (done += 1)));
  const { user, system } = process.cpuUsage(before);
  return [figure(rate), milliseconds((user + system) / 1000 / done)];
}

/** Measures the least cost of EventStoreDB: appends and reads of one event, by the official client and by our store. */
export const floor = ({ seconds }: Effort): Promise<Table> =>
  inTempFolder(async (folder) => {
    const vault = await openVault(sqliteKeyStore(join(folder, 'keys.db')), [randomBytes(32)]);
    const event = await oneSignIn({ vault });
    const log = await startEventLog(await freePort(), join(folder, 'log'));
    const store = await openEventStoreDb(log.url);
    const clients = [official(log.url, event), ours(store, event)];
    const known = randomUUID();
    await clients[1]!.append(known);
    const rows: Table['rows'] = [];
    for (const what of ['append', 'read'] as const)
      for (const atOnce of [1, 16, 64]) {
        const cells: string[] = [];
        for (const client of clients)
          cells.push(
            ...(await measured(atOnce, seconds, () =>
              client[what](what === 'append' ? randomUUID() : known),
            )),
          );
        rows.push([what, atOnce, ...cells]);
      }
    await store.close();
    await log.end('SIGKILL');
    await vault.close();
    return {
      title: 'The floor: one event appended to EventStoreDB or read from it',
      columns: ['', 'at once', 'official client/s', 'CPU each', 'ours/s', 'CPU each'],
      rows,
      note: 'gRPC in JavaScript, without anything of the product around it. CPU is that of the client’s process.',
    };
  });
