import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';
import type { Providers, Served } from '../served.ts';

/** A request's application, and the user name that the application expects. */
type About = { appId: string; loginHint: string };
/** Finds an application's request that waits for a sign-in, and the place of the ceremony. */
export type FindRequest = ReturnType<typeof askedOf>;
/**
 * Finds the requests of one protocol, which `about` reads. Refuses unless the application is active. The passkeys belong
 * to the organisation's host.
 */
export const askedOf =
  (kit: Kit, providers: Providers, about: (served: Served, requestId: string) => Promise<About>) =>
  async (requestId: string, { host }: Pick<Caller, 'host'>) => {
    const served = await providers(host);
    const { appId, loginHint } = await about(served, requestId);
    const { organisationId, issuer: origin } = served;
    await mustStand(kit, { organisationId, applicationId: appId });
    return { loginHint, appId, organisationId, origin, rpId: new URL(origin).hostname };
  };
