import { z } from 'zod';
import { event } from '../kit.ts';

const server = z.object({
  accountEnabled: z.boolean(),
  accountIp: z.string(),
  accountPort: z.int(),
  authEnabled: z.boolean(),
  authPort: z.int(),
  isInDocker: z.boolean(),
  /** The server's address on the network of its container; only there. */
  dockerIp: z.string().optional(),
});
/** The settings of the installation's two RADIUS servers, as operators see them. */
export const servers = z.object({ primary_server: server, secondary_server: server });

export const RadiusServersSet = event('RadiusServersSet', servers);
