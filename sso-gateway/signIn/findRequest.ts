import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import type { Protocol, Providers } from '../served.ts';
import { notingRefusals } from '../tryout/tryouts.ts';

/** Finds an application's request that waits for a sign-in, and the place of the ceremony. */
export type FindRequest = ReturnType<typeof findsRequest>;
/**
 * Finds the requests of one protocol. Refuses unless the application is active. The passkeys belong to the organisation's
 * host.
 */
export const findsRequest =
  (kit: Kit, providers: Providers, find: Protocol['find']) =>
  async (requestId: string, { host }: Pick<Caller, 'host'>) => {
    const served = await providers(host);
    const { appId, loginHint, tryout } = await find(served, requestId);
    const { organisationId, issuer: origin } = served;
    await notingRefusals(kit, tryout, () => mustStand(kit, { organisationId, applicationId: appId }));
    return { loginHint, appId, organisationId, tryout, origin, rpId: new URL(origin).hostname };
  };
