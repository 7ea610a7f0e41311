import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ThreadData } from './lite.ts';
import { joined } from './threadSocket.ts';

/** The thread in which PGlite runs. It receives protocol bytes and replies with those of the answer. */
const port = parentPort!;
const { folder, program } = workerData as ThreadData;
// Postgres touches all of its buffers at the start, so each megabyte of them is resident in an idle process.
const buffers = ['-c', 'shared_buffers=32MB'];
/** How `timeFrom` reads times. */
const times = ['-c', 'TimeZone=UTC', '-c', 'DateStyle=ISO'];
const startParams = [...PGlite.defaultStartParams, ...buffers, ...times];
const lite = await PGlite.create(folder, {
  pgliteWasmModule: program,
  startParams,
  extensions: { pg_trgm },
});
await lite.query('select 1');

/** Only the first message of a connection, which has no type, begins with zero. */
const isNewConnection = (bytes: Uint8Array) => bytes[0] === 0;
/** PGlite has one session, of which a connection that follows another would find the transaction and the statements. */
async function endSession() {
  await lite.exec('rollback');
  await lite.exec('deallocate all');
}

port.on('message', async (bytes: Uint8Array | 'close') => {
  if (bytes === 'close') {
    await lite.close();
    process.exit();
  }
  const parts: Uint8Array[] = [];
  try {
    if (isNewConnection(bytes)) await endSession();
    await lite.execProtocolRawStream(bytes, {
      syncToFs: false, // There is nothing to do for a folder on the disk.
      onRawData: (part) => parts.push(part.slice()),
    });
    const answer = joined(parts);
    port.postMessage(answer, [answer.buffer]);
  } catch (error) {
    port.postMessage({ failed: String(error) });
  }
});
port.postMessage(new Uint8Array()); // Ready.
