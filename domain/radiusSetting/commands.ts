import { z } from 'zod';
import { same } from '../changes.ts';
import { commandsOf, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { faultOf, issueOf, wrong } from '../problems.ts';
import { isServerAddress } from '../radiusClient/address.ts';
import { RadiusServersSet } from './events.ts';
import { radiusSetting, radiusSettingId } from './radiusSetting.ts';

const command = commandsOf(radiusSetting);
/** The form of a server's address, in JSON Schema. */
const addressForm = {
  anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }, { format: 'hostname' }],
  description: 'An IP address or the name of a host.',
  examples: ['192.0.2.1', 'radius.acme.example'],
};
const address = text(limits.serverAddress, 1)
  .overwrite((typed) => typed.trim().toLowerCase())
  .refine(isServerAddress, wrong('is.server'))
  .meta(addressForm);
const port = z.int().min(1).max(65_535);

/** A server as operators set it in their clients. The address in Docker is required there, and dropped elsewhere. */
export const radiusServer = z
  .object({
    accountEnabled: z.boolean(),
    accountIp: address,
    accountPort: port,
    authEnabled: z.boolean(),
    authPort: port,
    isInDocker: z.boolean().default(false),
    dockerIp: z.string().meta(addressForm).optional(),
  })
  .meta({
    // In Docker, there is an address.
    not: {
      properties: { isInDocker: { const: true } },
      required: ['isInDocker'],
      not: { properties: { dockerIp: true }, required: ['dockerIp'] },
    },
  })
  .transform(({ dockerIp, ...server }, context) => {
    if (!server.isInDocker) return server;
    const found = address.safeParse(dockerIp);
    if (found.success) return { ...server, dockerIp: found.data };
    const fault = dockerIp ? faultOf(found.error.issues[0]!) : ({ code: 'is.docker' } as const);
    context.issues.push({ ...issueOf(fault, ['dockerIp']), input: dockerIp });
    return z.NEVER;
  });
export const radiusServers = z.object({ primary_server: radiusServer, secondary_server: radiusServer });

/** States which RADIUS servers the installation has. */
export const SetRadiusServers = command(
  { input: radiusServers.extend({ id: z.literal(radiusSettingId) }), parent: () => null },
  ({ servers }, { id: _, ...given }) => (same(given, servers) ? [] : [RadiusServersSet(given)]),
);
