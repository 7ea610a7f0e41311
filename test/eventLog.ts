import { mkdir } from 'node:fs/promises';
import { openEventStoreDb } from '../event-store/eventstoredb/store.ts';
import { type Running, run } from './process.ts';

/** The command that starts the double, or a real server when EVENTSTOREDB_TEST_COMMAND is set. */
const command = () =>
  process.env.EVENTSTOREDB_TEST_COMMAND ??
  `${process.execPath} test/double/eventstoredb.ts --port {port} --file {folder}/events.db`;

export type EventLog = Running & { url: string };

/** Starts an EventStoreDB with an empty log as a process of its own, without TLS, at this port and in this folder. */
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
