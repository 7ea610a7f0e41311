import { startRadius } from '../../radius-gateway/server.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';

/** Runs the gateway by itself on a data folder, without read models and reactions, and answers questions of the bench. */
const kit = await openKit(readConfig(process.env), createLog('fatal'));
const stopping = new AbortController();
kit.executor.follow(stopping.signal, () => {});
const radius = await startRadius(kit);
await radius.ready;
process.on('message', (what) => {
  if (what === 'memory') (globalThis as { gc?: () => void }).gc?.();
  const outcomes = Object.fromEntries(radius.counted[0]!.outcomes());
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send!({ used: heapUsed + external, rss, outcomes, waiting: radius.waiting() });
});
process.on('disconnect', async () => {
  await radius.close();
  stopping.abort();
  await kit.close();
  process.exit();
});
process.send!({ port: radius.ports.RADIUS_AUTH_PORT });
