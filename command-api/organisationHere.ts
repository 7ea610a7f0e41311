import { refuse } from '../domain/refusals.ts';
import type { Caller } from '../server-kit/calls/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { mustStand } from '../server-kit/people/standing.ts';

/** The active organisation on whose host a caller is. Refuses callers on other hosts. */
export async function organisationHere(kit: Pick<Kit, 'executor'>, { host }: Pick<Caller, 'host'>) {
  const subdomain = host.app === 'org' ? host.subdomain : refuse('request.elsewhere');
  const holder = await kit.executor.reserved.holderOf('subdomain', subdomain);
  const organisationId = holder?.id ?? refuse('request.elsewhere');
  await mustStand(kit, { organisationId });
  return { organisationId, subdomain };
}
