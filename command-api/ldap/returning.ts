import { HandOverGroup } from '../../domain/group/commands.ts';
import { ref } from '../../domain/kit.ts';
import { LeaveGroup } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { user } from '../../domain/user/user.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { oneWith } from '../../server-kit/people/joined.ts';
import type { Reading } from './gone.ts';
import type { Run } from './matching.ts';
import { isReadElsewhere } from './moveMembers.ts';
import { seenIds } from './seen.ts';

/**
 * Takes groups back about which operators decided while nobody read the directory. Whom operators have added and no run reads
 * would stay in them for ever, so these leave first: when a run is cut off before the groups are taken back, the next one
 * does the same.
 */
export async function takeBack(kit: Kit, run: Run, about: Reading, groupIds: readonly string[]) {
  if (!groupIds.length) return;
  const { executor } = kit;
  const { appId, provenance } = run;
  const { place, counts, goesOn } = about;
  const passing = { passing: true };
  // Those about whom the run itself decides, when it moves its members.
  const own = seenIds();
  const leaveAll = async (id: string) => {
    const { groups } = (await executor.look(ref(person, id), passing)).state;
    const over = groups.filter((groupId) => groupIds.includes(groupId));
    if (!over.length || own.has(id) || (await isReadElsewhere(kit, place, id))) return;
    await goesOn();
    for (const groupId of over) {
      const { events } = await executor.execute(LeaveGroup, { id, groupId }, provenance);
      counts.left += events.length;
    }
  };
  try {
    await inBatches(
      executor.reserved.eachHolder({ kind: 'max.user.per.app.count', of: appId }),
      async ({ id }) => {
        const { directory, personId } = (await executor.look(ref(user, id), passing)).state;
        if (directory) own.add([personId]);
      },
    );
    await inBatches(
      executor.reserved.eachHolder({ kind: 'user.total.count', of: place.organisationId }),
      async ({ id }) => {
        for (const each of await oneWith(kit, id)) await leaveAll(each);
      },
    );
  } finally {
    own.close();
  }
  for (const id of groupIds) await executor.execute(HandOverGroup, { id, applicationId: appId }, provenance);
}
