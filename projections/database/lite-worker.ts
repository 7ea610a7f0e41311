import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ThreadData } from './lite.ts';

/** The thread in which PGlite runs. It receives protocol bytes and replies with the parsed messages. */
const port = parentPort!;
const { folder, program } = workerData as ThreadData;
// Postgres touches all of its buffers at the start, so each megabyte of them is resident in an idle process.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
const lite = await PGlite.create(folder, {
  pgliteWasmModule: program,
  startParams,
  extensions: { pg_trgm },
});
await lite.query('select 1');

port.on('message', async (bytes: Uint8Array | 'close') => {
  if (bytes === 'close') {
    await lite.close();
    process.exit();
  }
  try {
    const messages = await lite.execProtocolStream(bytes as Uint8Array, { throwOnError: false });
    // The message of an error is not an own enumerable property, and would be lost in transfer.
    port.postMessage(messages.map((each) => ({ ...each, message: (each as { message?: string }).message })));
  } catch (error) {
    port.postMessage({ failed: String(error) });
  }
});
port.postMessage([]); // Ready.
