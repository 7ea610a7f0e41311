import { startRadius } from '../radius-gateway/server.ts';
import { runService } from '../server-kit/start/runService.ts';

/** Serves RADIUS by UDP; by HTTP it tells its health and its counts only. */
await runService('radius-gateway', async (kit, { onClose }) => {
  const radius = await startRadius(kit);
  onClose(radius.close);
  return { checks: { radius: radius.check }, counted: radius.counted };
});
