import { application } from '../../domain/application/application.ts';
import type { SyncCounts } from '../../domain/directorySync/events.ts';
import { lives, ref } from '../../domain/kit.ts';
import { RegisterPerson } from '../../domain/person/commands.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import { ImportUser, isNamedByDirectory, SyncUser, standsFor } from '../../domain/user/directory.ts';
import { type User, user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import type { Person } from './entries.ts';

export type Run = {
  appId: string;
  runId: string;
  /** How many of those whom earlier runs held back an operator has confirmed. */
  confirmed: Pick<SyncCounts, 'held' | 'leaving'>;
  /** Whether nothing is to be changed. */
  isPreview: boolean;
  provenance: Provenance;
};
export type Outcome = Exclude<keyof SyncCounts, 'read' | 'gone' | 'leaving' | 'taken' | 'referred'>;
/** `taken` when the user keeps the former name, because another user has the new one. */
export type Matched = { userId: string | null; outcome: Outcome; taken?: boolean };
const nobody = (outcome: Outcome): Matched => ({ userId: null, outcome });

/** Refusals after which a run goes on without this one person. */
const personal = new Set(['user.taken', 'user.unknown', 'request.conflict']);

/** The digest of an entry's own id in one application; null when the server shows none. */
export const entryDigest = (
  { vault }: Pick<Kit, 'vault'>,
  appId: string,
  { entryId }: Pick<Person, 'entryId'>,
) => (entryId === null ? null : vault.hash('directory entry id', `${appId} ${entryId}`));

/** Finds or makes the users of a directory's people, one at a time. In a preview it makes none and changes nothing. */
export function matcher(kit: Kit, { appId, runId, confirmed, isPreview, provenance }: Run) {
  const { executor, vault } = kit;
  let toConfirm = confirmed.held;
  /**
   * The id of the person who is made of an entry, or of a user name where the directory shows no ids of entries: always the
   * same, so that a repeat makes no second one. So is the user's id, which derives from it.
   */
  const personFor = (from: string) => vault.hash('directory person', from);
  const byEntry = (entry: string) => personFor(`entry ${entry}`);
  const byName = (name: string) => personFor(usernameKeys(appId, name)[0]!);
  const idByEntry = (entry: string) => accessId(byEntry(entry), appId);
  const idByName = (name: string) => accessId(byName(name), appId);
  const stateOf = async (id: string) => (await executor.look(ref(user, id), { passing: true })).state;

  /** The id of the user who is known to be of this entry. Those who were deleted here count, so that they stay away. */
  async function knownOf(entry: string | null): Promise<string | null> {
    if (entry === null) return null;
    const id = idByEntry(entry);
    if ((await stateOf(id)).status !== 'absent') return id;
    return (await executor.reserved.holderOf('directory.entry', entry))?.id ?? null;
  }
  /** Whether a user is known to be of another entry. */
  async function isOthers(id: string, entry: string | null) {
    const { directory } = await stateOf(id);
    return entry !== null && directory !== null && directory.entry !== null && directory.entry !== entry;
  }

  /** The id of a user who was made of a user name, before ids of entries were kept or where there are none. */
  async function madeOf({ names }: Person, entry: string | null): Promise<string | null> {
    for (const id of names.map(idByName)) {
      const { status } = await stateOf(id);
      if (status !== 'absent' && !(await isOthers(id, entry))) return id;
    }
    return null;
  }
  /** The id of a user who has this name or address. The address of another entry's person may be given again. */
  async function holderOf({ names, emails }: Person, entry: string | null): Promise<string | null> {
    for (const name of [...names, ...emails])
      for (const key of usernameKeys(appId, name)) {
        const holder = await executor.reserved.holderOf('username', key);
        if (holder?.of !== user) continue;
        if (names.includes(name) || !(await isOthers(holder.id, entry))) return holder.id;
      }
    return null;
  }

  async function isAnothers(name: string, id: string) {
    const holder = await executor.reserved.anyHolderOf('username', usernameKeys(appId, name));
    return holder !== null && holder.id !== id;
  }
  const digestOf = ({ attributes }: Person, name: string) =>
    vault.hash('directory entry', JSON.stringify([name, attributes]));
  /** The name of a user in place of which the entry has others; null when the name is still right, or no matter of the entry. */
  async function formerName(id: string, state: User, { names, emails }: Person) {
    if (!isNamedByDirectory(state)) return null;
    const { username } = await personalOf(kit, ref(user, id));
    const keys = [...names, ...emails].flatMap((name) => usernameKeys(appId, name));
    const isRight = !username || usernameKeys(appId, username).some((key) => keys.includes(key));
    return isRight ? null : username;
  }

  async function takenOver(id: string, person: Person, entry: string | null): Promise<Matched> {
    const state = await stateOf(id);
    if (!lives(state) || state.enrolling) return nobody('skipped');
    const { directory } = state;
    const link = standsFor(state, entry);
    if (link === 'open') return { userId: id, outcome: 'unchanged' };
    if (link === 'other' && toConfirm-- <= 0) return nobody('held');
    const { attributes, names } = person;
    const digest = digestOf(person, names[0]);
    const isSame = directory?.digest === digest && directory.entry === entry && !directory.gone;
    if (isSame) return { userId: id, outcome: directory.runId === runId ? directory.outcome : 'unchanged' };
    const read = { id, runId, entry, attributes, confirmed: link === 'other' };
    const sync = async (more: { digest: string; renaming?: { applicationId: string; username: string } }) => {
      if (isPreview) {
        if (more.renaming && (await isAnothers(names[0], id))) refuse('user.taken');
        const stays = directory?.digest === more.digest && directory.entry === entry && !directory.gone;
        return { userId: id, outcome: stays && !more.renaming ? 'unchanged' : 'changed' } as const;
      }
      const { events } = await executor.execute(SyncUser, { ...read, ...more }, provenance);
      return { userId: id, outcome: events.length ? 'changed' : 'unchanged' } as const;
    };
    const former = link === 'same' ? await formerName(id, state, person) : null;
    if (former === null) return sync({ digest });
    try {
      return await sync({ digest, renaming: { applicationId: appId, username: names[0] } });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'user.taken')) throw error;
      return { ...(await sync({ digest: digestOf(person, former) })), taken: true };
    }
  }

  async function matched(person: Person): Promise<Matched> {
    const { names, attributes } = person;
    const entry = entryDigest(kit, appId, person);
    const id = (await knownOf(entry)) ?? (await madeOf(person, entry)) ?? (await holderOf(person, entry));
    if (id) return takenOver(id, person, entry);
    const personId = entry === null ? byName(names[0]) : byEntry(entry);
    const importing = {
      ...{ id: accessId(personId, appId), personId, applicationId: appId, runId },
      ...{ username: names[0], digest: digestOf(person, names[0]), entry, attributes },
    };
    if (isPreview) return { userId: importing.id, outcome: 'created' };
    const { organisationId } = (await executor.look(ref(application, appId))).ancestors;
    const registering = { id: personId, organisationId: organisationId!, address: null };
    await executor.execute(RegisterPerson, registering, provenance);
    await executor.execute(ImportUser, importing, provenance);
    return { userId: importing.id, outcome: 'created' };
  }

  return async (person: Person): Promise<Matched> => {
    try {
      return await matched(person);
    } catch (error) {
      if (error instanceof Refusal && personal.has(error.code)) return nobody('skipped');
      throw error;
    }
  };
}
