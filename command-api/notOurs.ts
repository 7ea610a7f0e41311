import { lives, ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { refuse, refuseField } from '../domain/refusals.ts';
import type { Caller } from '../server-kit/calls/caller.ts';
import type { Kit } from '../server-kit/kit.ts';

type By = Pick<Kit, 'config' | 'origins'>;
/** Refuses websites at this installation's own addresses, where no customer's script may run. */
export function notOurs(kit: By, addresses: readonly string[]) {
  if (addresses.some((each) => isOurs(kit, each))) refuseField('origins', 'is.ours');
}

/** On localhost, customers' sites have other ports; elsewhere, hosts below the base domain are ours on any port. */
function isOurs({ config: { BASE_DOMAIN }, origins }: By, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  const isBelow = hostname === BASE_DOMAIN || hostname.endsWith(`.${BASE_DOMAIN}`);
  return isBelow && (BASE_DOMAIN !== 'localhost' || port === new URL(origins.public).port);
}

/** The origin of the caller's organisation, to which the passkeys of apps without a website belong. */
export async function ownOriginOf({ executor, origins }: Kit, { actor }: Pick<Caller, 'actor'>) {
  const target = ref(organisation, actor.organisationId ?? refuse('session.none'));
  const { state } = await executor.look(target);
  if (!lives(state)) refuse('organisation.unknown');
  return origins.org(state.subdomain ?? refuse('organisation.unknown'));
}
