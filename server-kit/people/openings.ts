import { application } from '../../domain/application/application.ts';
import { group } from '../../domain/group/group.ts';
import { lives, ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import type { Kit } from '../kit.ts';
import { groupIdsOf } from './joined.ts';

type Looking = Pick<Kit, 'executor'>;
/** Why an application is open to somebody who was not invited to it. */
export type Opening = { by: 'everybody' } | { by: 'group'; groupId: string; name: string };

/** What opens an application to a person besides an invitation; null when nothing does. */
export async function openingFor(
  kit: Looking,
  personId: string,
  applicationId: string,
): Promise<Opening | null> {
  const { executor } = kit;
  const { state, ancestors } = await executor.look(ref(application, applicationId));
  const { everybody, groups } = state.openTo;
  if (!lives(state) || (!everybody && !groups.length)) return null;
  const one = await executor.look(ref(person, personId));
  if (!lives(one.state) || one.ancestors.organisationId !== ancestors.organisationId) return null;
  if (everybody) return { by: 'everybody' };
  const own = await groupIdsOf(kit, personId);
  for (const groupId of groups) {
    if (!own.has(groupId)) continue;
    const { state } = await executor.look(ref(group, groupId));
    if (lives(state)) return { by: 'group', groupId, name: state.name };
  }
  return null;
}
