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
import { Refusal, refuse } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { connectReader } from './directory.ts';
import { isMany, type Reading } from './gone.ts';
import { type GroupEntry, groupPages, groupsNamed, nameKey, noteMembers } from './groupEntries.ts';
import type { Run } from './matching.ts';
import type { Memberships } from './memberships.ts';
import { moveMembers, readsHere } from './moveMembers.ts';
import { entryDigest } from './people.ts';
import { mostNamed } from './preview.ts';
import { takeBack } from './returning.ts';
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
  const released: Released = new Map();
  const { idOf, groupFor } = groupFinder(kit, run, about, released);
  const take = async (entry: GroupEntry) => {
    await goesOn();
    const key = nameKey(entry.dn);
    const note = (keys: string[]) => members.addMembers(key, keys);
    if (!run.isPreview && !(await noteMembers(own, entry.dn, note))) return;
    counts.groups += 1;
    // Of two with the same id, the first counts.
    const id = entries.add([entry.entryId]) ? await groupFor(entry) : null;
    if (id === null) counts.groupsHeld += 1;
    else found.add([id]);
    members.addGroup(key, id);
  };
  /**
   * Takes a group that the pages did not show, if it is there by its name. One whose members cannot be read, as when another
   * server of the directory does not know its new place yet, stays as it is.
   */
  const lookAgain = async (id: string, name: string) => {
    let isThere = false;
    for (const entry of await groupsNamed(about.connection, reader.settings, name)) {
      if ((await idOf(entry)).id !== id) continue;
      isThere = true;
      await take(entry);
    }
    return isThere;
  };
  try {
    for await (const page of groupPages(about.connection, reader.settings))
      for (const entry of page) await take(entry);
    await deleteGone(kit, run, about, { found, lookAgain });
    if (!run.isPreview) {
      await takeBack(kit, run, about, [...released.keys()]);
      for (const entry of released.values()) await groupFor(entry);
      await moveMembers(kit, run, about, found);
    }
  } finally {
    own.close();
    found.close();
    entries.close();
  }
}

/** The entries of groups that the run takes back once it knows all members, by the ids of the groups. */
type Released = Map<string, GroupEntry>;

/** Finds or makes the groups of entries; null for one whose name cannot be that of a group, or is another group's. */
function groupFinder(
  kit: Kit,
  { appId, isPreview, provenance }: Run,
  { place, counts, preview }: Reading,
  released: Released,
) {
  const { executor } = kit;
  /** A group that was deleted, here or with its entry, comes again as another one. */
  async function idOf(entry: GroupEntry) {
    for (let round = 0; ; round++) {
      const id = place.hash('directory group', `${round} ${entryDigest(place, entry)}`);
      const { state } = await executor.look(ref(group, id));
      if (state.status !== 'deleted') return { id, state };
    }
  }
  async function groupFor(entry: GroupEntry): Promise<string | null> {
    const { id, state } = await idOf(entry);
    const isNew = state.status === 'absent';
    if (!isNew && !isPreview && state.source === 'console') {
      released.set(id, entry);
      return id;
    }
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
  }
  return { idOf, groupFor };
}

async function mustBeFree({ executor }: Kit, organisationId: string, id: string, name: string) {
  const holder = await executor.reserved.anyHolderOf('group.name', groupKeys(organisationId, name));
  if (holder && holder.id !== id) refuse('group.taken');
}

type Groups = {
  found: ReturnType<typeof seenIds>;
  lookAgain: (id: string, name: string) => Promise<boolean>;
};
/**
 * Deletes groups that this application has made and that are gone, also at a second look; many of them only when an operator
 * has confirmed it. One that came again would be another group, to which nothing is open.
 */
async function deleteGone(
  { executor }: Kit,
  { appId, isPreview, confirmed, provenance }: Run,
  { counts, goesOn }: Reading,
  { found, lookAgain }: Groups,
) {
  const gone: string[] = [];
  for await (const { id } of executor.reserved.eachHolder({ kind: 'directory.groups', of: appId })) {
    if (found.has(id)) continue;
    const { state } = await executor.look(ref(group, id));
    if (!lives(state)) continue;
    await goesOn();
    if (!(await lookAgain(id, state.name))) gone.push(id);
  }
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
