import { application } from '../../domain/application/application.ts';
import { readsGroups } from '../../domain/application/directory.ts';
import { group } from '../../domain/group/group.ts';
import { lives, ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { JoinGroup, LeaveGroup } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { Refusal } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Reading } from './gone.ts';
import type { Run } from './matching.ts';
import type { Memberships } from './memberships.ts';
import { directoryName, type Place } from './people.ts';
import type { seenIds } from './seen.ts';

/** Whether an application reads the groups of this directory. */
export async function readsHere({ executor }: Kit, applicationId: string | null, { directory: here }: Place) {
  if (!applicationId) return false;
  const { state } = await executor.look(ref(application, applicationId));
  return state.status === 'active' && readsGroups(state) && directoryName(state.directory!) === here;
}

/**
 * Whether another application reads a person in the same directory, so that its own run decides about their groups. Access
 * that no directory made, or that an operator suspended, does not count: no run notes that its entry is gone, so that nobody
 * would take the person out.
 */
export async function isReadElsewhere(kit: Kit, place: Place, personId: string) {
  const { executor } = kit;
  for await (const { id } of executor.reserved.eachHolder({ kind: 'person.access', of: personId })) {
    const { state, ancestors } = await executor.look(ref(user, id), { passing: true });
    const { applicationId } = ancestors;
    if (state.status !== 'active' || !state.directory?.made || state.directory.gone) continue;
    if (applicationId && applicationId !== place.appId && (await readsHere(kit, applicationId, place)))
      return true;
  }
  return false;
}

/**
 * Lets the people of the directory join the groups that contain them, and leave those of this run that do not. Who is gone
 * leaves too, unless an operator has yet to say whether they are, or another application still reads them.
 */
export async function moveMembers(
  kit: Kit,
  { appId, provenance }: Run,
  { place, seen, counts, goesOn, members }: Reading & { members: Memberships },
  found: ReturnType<typeof seenIds>,
) {
  const { executor } = kit;
  const passing = { passing: true };
  const change = async (what: 'joined' | 'left', id: string, groupId: string) => {
    const command = what === 'joined' ? JoinGroup : LeaveGroup;
    try {
      const { events } = await executor.execute(command, { id, groupId, source: 'directory' }, provenance);
      counts[what] += events.length;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'group.most') counts.notJoined += 1;
    }
  };
  /** Groups that ended stay with their members, and make room where it is needed. */
  const leaveEnded = async (id: string, groups: readonly string[]) => {
    for (const groupId of groups)
      if (!lives((await executor.look(ref(group, groupId))).state))
        await executor.execute(LeaveGroup, { id, groupId, source: 'directory' }, provenance);
  };
  await inBatches(
    executor.reserved.eachHolder({ kind: 'max.user.per.app.count', of: appId }),
    async ({ id: userId }) => {
      const isSeen = seen.has(userId);
      if (!isSeen && counts.leaving) return;
      const { directory, personId } = (await executor.look(ref(user, userId), passing)).state;
      if (!directory) return;
      await goesOn();
      const { state } = await executor.look(ref(person, personId), passing);
      if (!lives(state)) return;
      const now = new Set(isSeen ? members.groupsOf(userId) : []);
      if (state.groups.length + now.size > limits.personGroups) await leaveEnded(personId, state.groups);
      const over = state.groups.filter((id) => !now.delete(id) && found.has(id));
      const stays = over.length && !isSeen && (await isReadElsewhere(kit, place, personId));
      for (const id of stays ? [] : over) await change('left', personId, id);
      await Promise.all([...now].map((id) => change('joined', personId, id)));
    },
  );
}
