import { application } from '../../domain/application/application.ts';
import {
  CreateGroup,
  DeleteGroup,
  groupKeys,
  groupName,
  HandOverGroup,
  RenameGroup,
} from '../../domain/group/commands.ts';
import { group } from '../../domain/group/group.ts';
import { lives, ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { JoinGroup, LeaveGroup } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { connectReader } from './directory.ts';
import { isMany, type Reading } from './gone.ts';
import { type GroupEntry, groupPages, membersOf, nameKey } from './groupEntries.ts';
import type { Run } from './matching.ts';
import type { Memberships } from './memberships.ts';
import { directoryName, entryDigest, type Place } from './people.ts';
import { mostNamed } from './preview.ts';
import { seenIds } from './seen.ts';

/** One entry has all members of a group, some hundred thousand at most. It is decoded at once, and forgotten. */
const patience = { connect: 10_000, question: 30_000, octets: 32 * 1024 * 1024, entry: 32 * 1024 * 1024 };

/**
 * Reads the groups of a directory after its people: makes new ones, takes over names, deletes those that are gone, and lets
 * people join and leave, where something has changed. A preview only counts the groups.
 */
export async function syncGroups(kit: Kit, run: Run, about: Reading & { members: Memberships }) {
  const { reader, counts, goesOn, members } = about;
  const [found, entries] = [seenIds(), seenIds()];
  const own = await connectReader(kit, reader, patience);
  const known = groupFinder(kit, run, about);
  try {
    for await (const page of groupPages(about.connection, reader.settings)) {
      for (const entry of page) {
        await goesOn();
        counts.groups += 1;
        // Of two with the same id, the first counts.
        const id = entries.add([entry.entryId]) ? await known(entry) : null;
        if (id === null) counts.groupsHeld += 1;
        else found.add([id]);
        members.addGroup(nameKey(entry.dn), id);
        if (run.isPreview) continue;
        for await (const keys of membersOf(own, entry.dn)) members.addMembers(nameKey(entry.dn), keys);
      }
    }
    await deleteGone(kit, run, about, found);
    if (!run.isPreview) await moveMembers(kit, run, about, found);
  } finally {
    own.close();
    found.close();
    entries.close();
  }
}

/** Finds or makes the groups of entries; null for one whose name cannot be that of a group, or is another group's. */
function groupFinder(kit: Kit, { appId, isPreview, provenance }: Run, { place, counts, preview }: Reading) {
  const { executor, vault } = kit;
  /** A group that was deleted, here or with its entry, comes again as another one. */
  async function idOf(entry: GroupEntry) {
    for (let round = 0; ; round++) {
      const id = vault.hash('directory group', `${round} ${entryDigest(kit, place, entry)}`);
      const { state } = await executor.look(ref(group, id));
      if (state.status !== 'deleted') return { id, state };
    }
  }
  return async (entry: GroupEntry): Promise<string | null> => {
    const { id, state } = await idOf(entry);
    const isNew = state.status === 'absent';
    const name = groupName.safeParse(entry.name).data;
    // The application that has read the group first decides about it, as long as it reads the directory.
    const isOurs = state.applicationId === appId;
    const isLeft = !isNew && !isOurs && !(await readsHere(kit, state.applicationId, place));
    const isRenamed = (isOurs || isLeft) && name !== undefined && name !== state.name;
    if (isNew && name === undefined) return null;
    if (!isNew && !isLeft && !isRenamed) return id;
    try {
      if (isLeft && !isPreview)
        await executor.execute(HandOverGroup, { id, applicationId: appId }, provenance);
      if (name === undefined || !(isNew || isRenamed)) return id;
      const { organisationId } = place;
      const making = { id, organisationId, name, source: 'directory' as const, applicationId: appId };
      if (isPreview) await mustBeFree(kit, organisationId, id, name);
      else if (isNew) await executor.execute(CreateGroup, making, provenance);
      else await executor.execute(RenameGroup, { id, name, source: 'directory' }, provenance);
      counts[isNew ? 'groupsCreated' : 'groupsChanged'] += 1;
      if (isNew && preview.groups.length < mostNamed) preview.groups.push(name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isNew) return null;
      counts.groupsHeld += 1;
    }
    return id;
  };
}

async function mustBeFree({ executor }: Kit, organisationId: string, id: string, name: string) {
  const holder = await executor.reserved.anyHolderOf('group.name', groupKeys(organisationId, name));
  if (holder && holder.id !== id) refuse('group.taken');
}

/** Deletes groups that this application has made and that are gone; many of them only when an operator has confirmed it. */
async function deleteGone(
  { executor }: Kit,
  { appId, isPreview, confirmed, provenance }: Run,
  { counts, goesOn }: Reading,
  found: ReturnType<typeof seenIds>,
) {
  const gone: string[] = [];
  for await (const { id } of executor.reserved.eachHolder({ kind: 'directory.groups', of: appId }))
    if (!found.has(id) && lives((await executor.look(ref(group, id))).state)) gone.push(id);
  if (isMany(gone.length, found.count) && gone.length > confirmed.groupsLeaving) {
    counts.groupsLeaving = gone.length;
    return;
  }
  counts.groupsGone = gone.length;
  for (const id of isPreview ? [] : gone) {
    await goesOn();
    await executor.execute(DeleteGroup, { id }, provenance);
  }
}

/** Whether an application reads the groups of this directory. */
async function readsHere({ executor }: Kit, applicationId: string | null, { directory: here }: Place) {
  if (!applicationId) return false;
  const { status, userSource, directory } = (await executor.look(ref(application, applicationId))).state;
  const isOn = status === 'active' && userSource === 'external' && directory?.groups;
  return Boolean(isOn && directoryName(directory) === here);
}

/**
 * Whether another application reads a person in the same directory, so that its own run decides about their groups. Access
 * that no directory made, or that an operator suspended, does not count: no run notes that its entry is gone, so that nobody
 * would take the person out.
 */
async function isReadElsewhere(kit: Kit, place: Place, personId: string) {
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
async function moveMembers(
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
