import { parentPort, workerData } from 'node:worker_threads';
import { openLog, type Request } from './log.ts';

// The thread that waits for the disk: it receives batches and replies with outcomes; null ends it, after a last reply.
const port = parentPort!;
const log = openLog(workerData);

port.on('message', (batch: Request[] | null) => {
  if (batch) return port.postMessage(log.write(batch));
  log.close();
  port.postMessage([]);
  port.close();
});
port.postMessage('ready');
