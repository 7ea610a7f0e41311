import { type EventType, lives, type Ref, ref, streamOf } from '../../domain/kit.ts';
import { PersonJoined } from '../../domain/person/events.ts';
import { person } from '../../domain/person/person.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { DeleteUser } from '../../domain/user/commands.ts';
import { UserRegistered } from '../../domain/user/events.ts';
import { user } from '../../domain/user/user.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../kit.ts';
import { oneWith } from './joined.ts';
import { ownAccessAt } from './people.ts';

// Who joins two people, and who gives one of them access, look at what is there before. When both do so at the same moment,
// neither sees the other. So each looks again afterwards, at what others wrote too: of two accesses to one application and the
// join of their people, what is last in the log is taken back by whoever did it, and the two others stay.

type Looking = Pick<Kit, 'executor' | 'store'>;
type Access = { id: string; personId: string; applicationId: string };

/** The position of the last event of a type in a stream; 0 without one. */
async function positionOf({ store }: Looking, target: Ref, { type }: EventType): Promise<number> {
  let found = 0;
  for await (const event of store.readStream(streamOf(target)))
    if (event.type === type) found = event.position;
  return found;
}
const givenAt = (kit: Looking, userId: string) => positionOf(kit, ref(user, userId), UserRegistered);
/** Since when somebody is one person with others; 0 for the one whom the others were joined into. */
async function joinedAt(kit: Looking, personId: string): Promise<number> {
  const { state } = await kit.executor.look(ref(person, personId), { fresh: true });
  return state.joinedInto === null ? 0 : positionOf(kit, ref(person, personId), PersonJoined);
}

/** The accesses to an application that the others have who are one person with this one. */
async function othersAt(kit: Looking, personId: string, applicationId: string) {
  const found: Access[] = [];
  for (const each of await oneWith(kit, personId, { fresh: true })) {
    if (each === personId) continue;
    const { id, state } = await ownAccessAt(kit, each, applicationId, { fresh: true });
    if (lives(state)) found.push({ id, personId: each, applicationId });
  }
  return found;
}

/**
 * Takes an access back that was just given, if somebody was joined with the person just before who has access to the
 * application. Returns the id of the access that counts.
 */
export async function keepEarlier(kit: Looking, access: Access, by: Provenance): Promise<string> {
  const { id, personId, applicationId } = access;
  const others = await othersAt(kit, personId, applicationId);
  if (!others.length) return id;
  const at = await givenAt(kit, id);
  const own = await joinedAt(kit, personId);
  for (const other of others) {
    const before = [own, await joinedAt(kit, other.personId), await givenAt(kit, other.id)];
    if (before.some((position) => position > at)) continue;
    const actor = { role: 'system', id: 'one-access' } as const;
    await kit.executor.execute(DeleteUser, { id }, { ...further(by), actor }).catch(ignoreRefusal);
    return other.id;
  }
  return id;
}

/**
 * The id of an application to which a person had access when joined at this position, and to which one of the others had, too,
 * who are one person since.
 */
export async function sharedWhenJoined(kit: Looking, personId: string, at: number): Promise<string | null> {
  for await (const { id } of kit.executor.reserved.eachHolder({ kind: 'person.access', of: personId })) {
    const { applicationId } = (await kit.executor.look(ref(user, id), { fresh: true })).ancestors;
    if (!applicationId) continue;
    for (const other of await othersAt(kit, personId, applicationId)) {
      const before = [
        await givenAt(kit, id),
        await givenAt(kit, other.id),
        await joinedAt(kit, other.personId),
      ];
      if (before.every((position) => position < at)) return applicationId;
    }
  }
  return null;
}
