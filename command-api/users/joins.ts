import { application } from '../../domain/application/application.ts';
import { lives, ref } from '../../domain/kit.ts';
import { DropJoin, JoinPerson, PartPerson, PrepareJoin } from '../../domain/person/joining.ts';
import { person } from '../../domain/person/person.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { sharedWhenJoined } from '../../server-kit/people/oneAccess.ts';
import { accessOf, eachAccessOf } from '../../server-kit/people/people.ts';
import { behindTheScenes } from '../lastOne.ts';

export type Two = { personId: string; into: string };

/** A person of an organisation; refuses one of another organisation as unknown. */
export async function personOf({ executor }: Pick<Kit, 'executor'>, id: string, organisationId: unknown) {
  const { state, ancestors } = await executor.look(ref(person, id));
  if (!lives(state) || ancestors.organisationId !== organisationId) refuse('user.unknown');
  return state;
}

/** The id of an application to which two people have access; null when there is none. */
export async function sharedBy(kit: Kit, { personId, into }: Two): Promise<string | null> {
  for await (const { applicationId } of eachAccessOf(kit, personId))
    if (applicationId && (await accessOf(kit, into, applicationId))) return applicationId;
  return null;
}
/** Refuses two people who have access to one application, naming it. Which of both would count could not be told. */
async function shareNone(kit: Kit, two: Two) {
  const applicationId = await sharedBy(kit, two);
  if (applicationId) await refuseShared(kit, applicationId);
}
async function refuseShared({ executor }: Kit, applicationId: string): Promise<never> {
  const { settings } = (await executor.look(ref(application, applicationId))).state;
  return refuse('person.shared', { application: settings?.name ?? '' });
}

/** Lets go of people who were about to be joined into this one and never were, as after a crash. */
async function letGo({ executor }: Kit, id: string, by: Provenance) {
  for (const { personId } of (await executor.look(ref(person, id), { fresh: true })).state.joining)
    await executor.execute(DropJoin, { id, personId }, by);
}

/**
 * Joins a person into another one of the same organisation. The other one is made ready first; the one event that joins
 * them is that of the person who is joined, so that nothing is ever half joined. A repeat changes nothing.
 */
export async function join(kit: Kit, { personId, into }: Two, organisationId: unknown, by: Provenance) {
  const { executor } = kit;
  const { joinedInto } = await personOf(kit, personId, organisationId);
  await personOf(kit, into, organisationId);
  const unseen = behindTheScenes(by);
  if (joinedInto === null && personId !== into) await shareNone(kit, { personId, into });
  await letGo(kit, personId, unseen);
  const [prepared] = (await executor.execute(PrepareJoin, { id: into, personId }, unseen)).events;
  try {
    const done = await executor.execute(JoinPerson, { id: personId, into }, by);
    const shared = done.events.length ? await sharedWhenJoined(kit, personId, done.position) : null;
    if (!shared) return done;
    await executor.execute(PartPerson, { id: personId, from: into }, further(unseen));
    return await refuseShared(kit, shared);
  } catch (error) {
    const { until } = (prepared?.data ?? {}) as { until?: string };
    if (error instanceof Refusal) await executor.execute(DropJoin, { id: into, personId, until }, unseen);
    throw error;
  }
}

/** Handles joining two people, and taking it back. */
export function joinHandlers(kit: Kit) {
  const { executor } = kit;
  return {
    async joinPeople({ personId, into }, { actor, provenance }) {
      const { position } = await join(kit, { personId, into }, actor.organisationId, provenance);
      return { errorCode: 0, id: personId, position };
    },

    async partPeople({ personId }, { actor, provenance }) {
      const { joinedInto: id } = await personOf(kit, personId, actor.organisationId);
      const { joining } = id ? (await executor.look(ref(person, id))).state : person.initial;
      const { until } = joining.find((each) => each.personId === personId) ?? {};
      const parting = { id: personId, from: id ?? personId };
      const { position } = await executor.execute(PartPerson, parting, provenance);
      const dropped = { id: id ?? '', personId, until };
      if (id) await executor.execute(DropJoin, dropped, behindTheScenes(provenance));
      return { errorCode: 0, id: personId, position };
    },
  } satisfies CommandHandlers;
}
