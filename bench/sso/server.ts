import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bare } from './bare.ts';
import { ours } from './ours.ts';
import type { Issued, Served, Storage } from './world.ts';

/** The server to start: the library alone, or our gateway on a data folder. */
export type Start = { who: 'bare' | 'ours'; storage: Storage; folder: string; database?: string };
/** A message from the benchmark to a server. */
export type Asked = Issued | { revoke: number } | { usage: true };
export type Ready = Pick<Served, 'host' | 'clientId' | 'secret' | 'cookie' | 'samlApplication'> & {
  port: number;
};
/**
 * Milliseconds of processor time so far, bytes written to files and connections, and resident memory in bytes after a
 * collection of garbage.
 */
export type Usage = { cpu: number; written: number; rss: number };

const { who, storage, folder, database } = JSON.parse(process.argv[2]!) as Start;
const { answer, issue, ticket, revoke, ...about } =
  who === 'bare' ? await bare(storage, database ?? folder) : await ours(folder, database);

/** Makes a ticket for a sign-in, in place of the page and the passkey; anything else is for the measured server. */
const server = createServer((req, res) => {
  const [, requestId] = /^\/ticket\/(.+)/.exec(req.url!) ?? [];
  if (requestId) void ticket(requestId).then((made) => res.end(made));
  else answer(req, res);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
let collecting = 0;
function usage(): Usage {
  // A collection costs more the more a server keeps, and no visit asked for it.
  const before = processorTime();
  globalThis.gc?.();
  const cpu = processorTime();
  collecting += cpu - before;
  const [, written] = /^wchar: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))!;
  return { cpu: cpu - collecting, written: Number(written), rss: process.memoryUsage.rss() };
}
async function revoked(many: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < many; n += 1) {
    await issue({ issue: 'AccessToken', count: 10 });
    const from = performance.now();
    await revoke();
    times.push(performance.now() - from);
  }
  return times;
}
process.on('message', async (asked: Asked) => {
  if ('issue' in asked) process.send!(await issue(asked));
  else process.send!('revoke' in asked ? await revoked(asked.revoke) : usage());
});
process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
process.send!({ ...about, port: (server.address() as AddressInfo).port } satisfies Ready);
