import { application } from '../../domain/application/application.ts';
import { device } from '../../domain/device/device.ts';
import { lives, ref, type State } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { type Person, person } from '../../domain/person/person.ts';
import type { RefusalCode } from '../../domain/refusals.ts';
import { type Chain, mayGoOn } from '../../domain/standing.ts';
import { type User, user } from '../../domain/user/user.ts';
import type { Ancestors } from '../../event-store/metadata.ts';
import type { Kit } from '../kit.ts';
import { headOf } from './joined.ts';
import { openingFor } from './openings.ts';

type Looking = Pick<Kit, 'executor'>;
/** Ids of the aggregates that a caller's access depends on; omitted ones play no part. */
type ChainIds = { [K in keyof Ancestors | 'deviceId']?: string | null | undefined };

const links = { organisation, application, operator, person, user, device };

/**
 * Reads the current states of a chain. Those that are cached need no turn of the event loop. A user's person is a link of
 * the chain as well, and stands for all who were joined into that person; a user who was not invited needs an application
 * that is still open. A passkey that is not of the person is as good as gone. For everybody but operators, an organisation
 * whose subscription ended long ago is `closed`.
 */
export async function chainOf(kit: Looking, ids: ChainIds): Promise<Chain> {
  const { executor } = kit;
  const chain: Chain = {};
  const reading: Promise<unknown>[] = [];
  let holder: string | undefined;
  function read(name: keyof typeof links, id: string | null | undefined) {
    if (!id) return;
    const found = ({ state, ancestors }: { state: State; ancestors: Ancestors }) => {
      chain[name] = state;
      if (name === 'device') holder = ancestors.personId;
    };
    const target = ref(links[name], id);
    const known = executor.known(target);
    if (known) found(known);
    else reading.push(executor.look(target).then(found));
  }
  const all = async () => reading.length > 0 && Promise.all(reading.splice(0));
  for (const name of Object.keys(links) as (keyof typeof links)[]) read(name, ids[`${name}Id`]);
  await all();
  const personId = ids.personId ?? (chain.user as User | undefined)?.personId;
  read('person', personId);
  await all();
  const into = lives(chain.person ?? person.initial) ? (chain.person as Person).joinedInto : null;
  read('person', into);
  await all();
  if (personId && holder && holder !== personId && (await headOf(kit, holder)) !== (into ?? personId))
    chain.device = device.initial;
  const user = chain.user as User | undefined;
  if (user && lives(user) && !user.direct) {
    const { ancestors } = await executor.look(ref(links.user, ids.userId!));
    chain.isOpen = (await openingFor({ executor }, user.personId, ancestors.applicationId!)) !== null;
  }
  const { organisationId, operatorId } = ids;
  if (organisationId && !operatorId && chain.organisation?.status === 'active')
    if ((await executor.entitlementsOf(organisationId)).stage === 'closed')
      chain.organisation = { status: 'closed' };
  return chain;
}

/** Refuses unless the whole chain is active; `gone` is the code for outsiders when a part does not exist. */
export async function mustStand(kit: Looking, ids: ChainIds, gone?: RefusalCode): Promise<void> {
  mayGoOn(await chainOf(kit, ids), gone);
}
