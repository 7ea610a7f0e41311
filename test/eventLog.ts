import { mkdir } from 'node:fs/promises';
import { openEventStoreDb } from '../event-store/eventstoredb/store.ts';
import { type Running, run } from './process.ts';

/** Starts the double, unless EVENTSTOREDB_TEST_COMMAND starts a real server. */
const command = () =>
  process.env.EVENTSTOREDB_TEST_COMMAND ??
  `${process.execPath} test/double/eventstoredb.ts --port {port} --file {folder}/events.db`;

export type EventLog = Running & { url: string };

/** An EventStoreDB with an empty log, as a process of its own: without TLS, at a port, with its files in a folder. */
export async function startEventLog(port: number, folder: string): Promise<EventLog> {
  await mkdir(folder, { recursive: true });
  const url = `esdb://127.0.0.1:${port}?tls=false`;
  const line = command().replaceAll('{port}', String(port)).replaceAll('{folder}', folder);
  const answers = async () => {
    const store = await openEventStoreDb(url);
    try {
      return (await store.head()) >= 0;
    } finally {
      await store.close();
    }
  };
  return Object.assign(await run('/bin/sh', ['-c', `exec ${line}`], {}, answers), { url });
}
