import { lives, ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { refuse } from '../domain/refusals.ts';
import type { Caller } from '../server-kit/http/caller.ts';
import type { Kit } from '../server-kit/kit.ts';

type By = Pick<Kit, 'config' | 'origins'>;
/** Refuses websites that are addresses of this installation itself: on those, nobody else's script may run. */
export function notOurs(kit: By, addresses: readonly string[]) {
  if (addresses.some((each) => isOurs(kit, each)))
    refuse('request.invalid', 'origins: is an address of this service itself');
}

/** A site beside ours on localhost has a port of its own; elsewhere every host below ours is ours, on any port. */
function isOurs({ config: { BASE_DOMAIN }, origins }: By, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  const isBelow = hostname === BASE_DOMAIN || hostname.endsWith(`.${BASE_DOMAIN}`);
  return isBelow && (BASE_DOMAIN !== 'localhost' || port === new URL(origins.public).port);
}

/** The address of the caller's organisation, on which passkeys of apps belong that have no website. */
export async function ownOriginOf({ executor, origins }: Kit, { actor }: Pick<Caller, 'actor'>) {
  const target = ref(organisation, actor.organisationId ?? refuse('session.none'));
  const { state } = await executor.look(target);
  if (!lives(state)) refuse('organisation.unknown');
  return origins.org(state.subdomain ?? refuse('organisation.unknown'));
}
