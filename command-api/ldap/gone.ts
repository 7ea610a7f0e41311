import { EqualityFilter, OrFilter } from 'ldapts';
import { mostShown } from '../../domain/directorySync/commands.ts';
import type { SyncCounts } from '../../domain/directorySync/events.ts';
import { group } from '../../domain/group/group.ts';
import { lives, ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import { LeaveDirectory, standsFor } from '../../domain/user/directory.ts';
import { type User, user } from '../../domain/user/user.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import type { Connection } from './connection.ts';
import { type Reader, userFilter } from './directory.ts';
import { asked, type Person, personOf } from './entries.ts';
import type { Run } from './matching.ts';
import { entryDigest, type Place } from './people.ts';
import { mostNamed, type Preview } from './preview.ts';
import type { seenIds } from './seen.ts';

/**
 * Whether so many beside those who are there may not go unasked: all, or more than a tenth. One alone goes unasked while another
 * stays, since one is more than a tenth of any small directory.
 */
export const isMany = (gone: number, there: number) => gone > (there ? Math.max(1, (there + gone) / 10) : 0);

/** A run that has read all entries: the ids of the users whom it has seen, and what it tells on the way. */
export type Reading = {
  place: Place;
  connection: Connection;
  reader: Reader;
  seen: ReturnType<typeof seenIds>;
  /** Notes that the directory has the entry of a user. */
  see: (userId: string, person: Person) => void;
  counts: SyncCounts;
  preview: Preview;
  goesOn: () => Promise<void>;
};
/**
 * Suspends users whom the directory made and who are gone. When they are many or all, an operator has to confirm it first:
 * settings may be wrong. Resolves with the ids of some of those who wait.
 * A preview names them, and suspends nobody.
 */
export async function suspendGone(kit: Kit, run: Run, about: Reading): Promise<string[]> {
  const { runId, confirmed, provenance, isPreview } = run;
  const { seen, counts, goesOn, preview } = about;
  const gone = await Array.fromAsync(goneUsers(kit, run, about));
  if (isPreview)
    for (const id of gone.slice(0, mostNamed))
      preview.go.push((await personalOf(kit, ref(user, id))).username ?? id);
  if (isMany(gone.length, seen.count) && gone.length > confirmed.leaving) {
    counts.leaving = gone.length;
    return gone.slice(0, mostShown);
  }
  if (isPreview) counts.gone += gone.length;
  await inBatches(isPreview ? [] : gone, async (id) => {
    await goesOn();
    const { events } = await kit.executor.execute(LeaveDirectory, { id, runId }, provenance);
    if (events.length) counts.gone += 1;
  });
  return [];
}

/**
 * The users to suspend whom the run has not seen. Each is looked for once more, so that no gap in the pages counts, and whoever
 * is there then counts as seen. So is everybody else who would be taken out of groups.
 */
async function* goneUsers(kit: Kit, run: Run, about: Reading) {
  const { executor } = kit;
  const { seen, counts, goesOn, reader } = about;
  const users = { kind: 'max.user.per.app.count', of: run.appId } as const;
  /** Whether a person is in a group that was made of one of a directory: a run takes people out of those alone. */
  const hasGroups = async (personId: string) => {
    const { groups } = (await executor.look(ref(person, personId), { passing: true })).state;
    const all = await Promise.all(groups.map((id) => executor.look(ref(group, id))));
    return all.some(({ state }) => lives(state) && state.ofDirectory);
  };
  for await (const { id } of executor.reserved.eachHolder(users)) {
    if (seen.has(id)) continue;
    const { state } = await executor.look(ref(user, id), { passing: true });
    const { directory, status, personId } = state;
    if (directory?.gone && directory.runId === run.runId) counts.gone += 1;
    if (!directory) continue;
    const mayGo = status === 'active' && directory.made;
    if (!mayGo && !(reader.settings.groups && !run.isPreview && (await hasGroups(personId)))) continue;
    await goesOn();
    if (!(await isThere(kit, about, id, state)) && mayGo) yield id;
  }
}

/** Whether the directory has an entry of the user after all, by the user name. */
async function isThere(kit: Kit, { place, connection, reader, see }: Reading, id: string, state: User) {
  const { username } = await personalOf(kit, ref(user, id));
  const named = username ? await peopleNamed(kit, connection, reader, username) : [];
  const own = named.find((person) => standsFor(state, entryDigest(place, person)) !== 'other');
  if (own) see(id, own);
  return own !== undefined;
}

async function peopleNamed({ clock }: Kit, connection: Connection, { settings }: Reader, username: string) {
  const filters = [settings.filter, 'mail'].map(
    (attribute) => new EqualityFilter({ attribute, value: username }),
  );
  const { searchEntries } = await connection.search(settings.baseDn, {
    filter: userFilter(settings, new OrFilter({ filters })),
    ...asked(settings),
    sizeLimit: 5,
  });
  const there = searchEntries.map((entry) => personOf(entry, settings, clock()));
  return there.filter((person): person is Person => typeof person !== 'string' && !person.closed);
}
