import { application } from '../domain/application/application.ts';
import {
  CloseToEverybody,
  CloseToGroup,
  OpenToEverybody,
  OpenToGroup,
} from '../domain/application/openings.ts';
import { UseGroup } from '../domain/group/commands.ts';
import { group } from '../domain/group/group.ts';
import { type Actor, lives, ref } from '../domain/kit.ts';
import { limits } from '../domain/limits.ts';
import { JoinGroup, LeaveGroup } from '../domain/person/commands.ts';
import { person } from '../domain/person/person.ts';
import { refuse } from '../domain/refusals.ts';
import { further, type Provenance } from '../event-store/metadata.ts';
import type { CommandHandlers } from '../server-kit/calls/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { headOf, oneWith } from '../server-kit/people/joined.ts';
import { together } from './together.ts';

type Joining = { personId: string; groupId: string; source?: 'console' | 'directory' };
/** Makes a person belong to a group. Who is in as many groups as one can be leaves those that are gone first. */
async function joinGroup({ executor }: Kit, joining: Joining, by: Provenance) {
  const { personId: id, groupId, source = 'console' } = joining;
  const { groups } = (await executor.look(ref(person, id))).state;
  if (groups.length >= limits.personGroups)
    for (const each of groups)
      if (!lives((await executor.look(ref(group, each))).state))
        await executor.execute(LeaveGroup, { id, groupId: each, source }, further(by));
  return executor.execute(JoinGroup, { id, groupId, source }, by);
}

/** Of the people who are one with this person, those who belong to a group by themselves. */
async function belonging(kit: Kit, personId: string, groupId: string): Promise<string[]> {
  const found = [];
  for (const each of await oneWith(kit, personId))
    if ((await kit.executor.look(ref(person, each))).state.groups.includes(groupId)) found.push(each);
  return found;
}

/** Takes a person out of a group, with all who are one with the person. */
async function leaveGroup(kit: Kit, personId: string, groupId: string, by: Provenance) {
  const found = await belonging(kit, personId, groupId);
  const all = [];
  for (const id of found.length ? found : [personId])
    all.push(await kit.executor.execute(LeaveGroup, { id, groupId }, by));
  return { position: all.at(-1)!.position, events: all.flatMap(({ events }) => events) };
}

/** Opens an application to a group. Groups that are gone make room first. */
async function openToGroup({ executor }: Kit, id: string, groupId: string, by: Provenance) {
  const { groups } = (await executor.look(ref(application, id))).state.openTo;
  if (groups.length >= limits.applicationGroups)
    for (const each of groups)
      if (!lives((await executor.look(ref(group, each))).state))
        await executor.execute(CloseToGroup, { id, groupId: each }, further(by));
  // The group's end is told where it was used, so it knows before.
  await executor.execute(UseGroup, { id: groupId, applicationId: id }, further(by));
  return executor.execute(OpenToGroup, { id, groupId }, by);
}

/** Handles who belongs to groups, and what is open to them. */
export function groupHandlers(kit: Kit) {
  const { executor } = kit;

  /** A group of the caller's organisation. */
  async function ownGroup(groupId: string, { organisationId }: Actor) {
    const found = await executor.look(ref(group, groupId));
    if (!lives(found.state) || found.ancestors.organisationId !== organisationId) refuse('group.unknown');
    return found;
  }

  return {
    async addGroupMembers({ groupId, personIds }, { provenance, actor }) {
      const { position } = await ownGroup(groupId, actor);
      const added = await together(personIds, async (personId) => {
        const [id = await headOf(kit, personId)] = await belonging(kit, personId, groupId);
        return joinGroup(kit, { personId: id, groupId }, provenance);
      });
      return { ...added, position: Math.max(position, added.position) };
    },

    async removeGroupMember({ groupId, personId }, { provenance, actor }) {
      await ownGroup(groupId, actor);
      const { position } = await leaveGroup(kit, personId, groupId, further(provenance));
      return { errorCode: 0, id: personId, position };
    },

    async removeGroupMembers({ groupId, personIds }, { provenance, actor }) {
      await ownGroup(groupId, actor);
      return together(personIds, (personId) => leaveGroup(kit, personId, groupId, further(provenance)));
    },

    async changeOpenings({ appId: id, everybody, open, close }, { provenance, actor }) {
      const { ancestors, ...known } = await executor.look(ref(application, id));
      if (!lives(known.state) || ancestors.organisationId !== actor.organisationId)
        refuse('application.unknown');
      let { position } = known;
      const by = further(provenance);
      if (everybody !== undefined)
        ({ position } = await executor.execute(everybody ? OpenToEverybody : CloseToEverybody, { id }, by));
      if (open) ({ position } = await openToGroup(kit, id, open, by));
      if (close) ({ position } = await executor.execute(CloseToGroup, { id, groupId: close }, by));
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
