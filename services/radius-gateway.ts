import { radius } from '../radius-gateway/server.ts';
import { runGateway } from '../server-kit/start/runService.ts';

/** Serves RADIUS by UDP. */
await runGateway(radius);
