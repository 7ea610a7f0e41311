import type { SyncCounts } from '../../domain/directorySync/events.ts';
import { lives, ref } from '../../domain/kit.ts';
import { Refusal } from '../../domain/refusals.ts';
import { ImportUser, SyncUser } from '../../domain/user/directory.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/user/username.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Person } from './entries.ts';

export type Run = { appId: string; runId: string; provenance: Provenance };
export type Outcome = Exclude<keyof SyncCounts, 'read' | 'gone'>;
type Matched = { userId: string | null; outcome: Outcome };
const skipped: Matched = { userId: null, outcome: 'skipped' };

/** Refusals after which a run goes on without this one person. */
const personal = new Set(['user.taken', 'user.unknown', 'request.conflict']);

/** Finds or makes the users of a directory's people, one at a time. */
export function matcher(kit: Kit, { appId, runId, provenance }: Run) {
  const { executor, vault } = kit;
  /** The id of the user that is made of a person: always the same, so that a repeat makes no second one. */
  const ownId = (name: string) => vault.hash('directory user', usernameKeys(appId, name)[0]!);

  /** The id of a user who has this name or address already, by an invitation. */
  async function holderOf({ username, emails }: Person): Promise<string | null> {
    for (const name of [username, ...emails])
      for (const key of usernameKeys(appId, name)) {
        const holder = await executor.reserved.holderOf('username', key);
        if (holder?.of === user) return holder.id;
      }
    return null;
  }

  async function existing(id: string, person: Person, digest: string): Promise<Matched | null> {
    const { state } = await executor.look(ref(user, id), { passing: true });
    if (state.status === 'absent') return null;
    if (!lives(state) || state.enrolling) return skipped;
    const { directory } = state;
    if (directory && !directory.gone && directory.digest === digest)
      return { userId: id, outcome: directory.runId === runId ? directory.outcome : 'unchanged' };
    const { attributes } = person;
    const { events } = await executor.execute(SyncUser, { id, runId, digest, attributes }, provenance);
    return { userId: id, outcome: events.length ? 'changed' : 'unchanged' };
  }

  async function matched(person: Person): Promise<Matched> {
    const { username, attributes } = person;
    const digest = vault.hash('directory entry', JSON.stringify(attributes));
    const id = ownId(username);
    const known = await existing(id, person, digest);
    if (known) return known;
    const holder = await holderOf(person);
    if (holder) return (await existing(holder, person, digest)) ?? skipped;
    const importing = { id, applicationId: appId, runId, username, digest, attributes };
    await executor.execute(ImportUser, importing, provenance);
    return { userId: id, outcome: 'created' };
  }

  return async (person: Person): Promise<Matched> => {
    try {
      return await matched(person);
    } catch (error) {
      if (error instanceof Refusal && personal.has(error.code)) return skipped;
      throw error;
    }
  };
}
