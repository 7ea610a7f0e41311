import type { z } from 'zod';
import { application } from '../../domain/application/application.ts';
import { EndSync, mostShown, ReportSync } from '../../domain/directorySync/commands.ts';
import { directorySync } from '../../domain/directorySync/directorySync.ts';
import { type LeftOut, noCounts, type SyncCounts } from '../../domain/directorySync/events.ts';
import { ref } from '../../domain/kit.ts';
import type { told } from '../../domain/problems.ts';
import { Refusal, toldOf } from '../../domain/refusals.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { connectReader, readerOf } from './directory.ts';
import { doubtsOf } from './doubts.ts';
import { type Person, personOf } from './entries.ts';
import { suspendGone } from './gone.ts';
import { nameKey, userKey } from './groupEntries.ts';
import { syncGroups } from './groups.ts';
import { doubtName, type Matched, matcher, type Outcome, type Run } from './matching.ts';
import { memberships } from './memberships.ts';
import { pagesOf } from './pages.ts';
import { directoryName, entryDigest } from './people.ts';
import { keepPreview, mostNamed, type Preview } from './preview.ts';
import { DirectoryError, toldOfFault } from './problem.ts';
import { progress } from './progress.ts';
import { seenIds } from './seen.ts';

const patience = { connect: 10_000, question: 30_000, octets: 8 * 1024 * 1024 };
/** How many people may wait until all have been read, because others of the same run may be in their way. */
const mostWaiting = 1000;

/** Why a run failed: in English, and by what pages say it in their own language. */
type Why = { reason: string; told: z.output<typeof told> };

/** Thrown when the process is to stop. Another one, or the next start, goes on with the run. */
export class StoppedError extends Error {}

/**
 * Reads the users of an application's directory: makes new ones, takes over changes and, once every page has been read,
 * suspends those who are gone. It can be repeated at any point, and then counts what it had done as before. Failures are
 * recorded as the end of the run. A preview changes nothing, and keeps the names of some for an hour.
 */
export async function syncUsers(kit: Kit, run: Run, signal: AbortSignal) {
  const { appId: id, runId, provenance } = run;
  const { executor } = kit;
  const { state } = await executor.look(ref(directorySync, id), { fresh: true });
  if (!state.running || state.runId !== runId) return;
  const counts = { ...noCounts };
  const full: LeftOut[] = [];
  const end = async (why: Why | null, leavers: string[] = []) => {
    const { directory } = (await executor.look(ref(application, id))).state;
    const hours = directory?.syncHours ?? 0;
    const how = { counts, ...(why ?? { reason: null }), leavers, full };
    await executor.execute(EndSync, { id, runId, ...how, hours }, provenance);
  };
  let leavers: string[];
  try {
    leavers = await readAll(kit, run, { counts, full }, signal);
  } catch (error) {
    if (signal.aborted) throw new StoppedError('the process stops', { cause: error });
    if (!(error instanceof DirectoryError || error instanceof Refusal)) throw error;
    const told = error instanceof Refusal ? toldOf(error) : toldOfFault(error.fault);
    return end({ reason: error.message.slice(0, 500), told });
  }
  await end(null, leavers);
}

/** Resolves with the ids of some of the users whose suspension waits for an operator. */
async function readAll(
  kit: Kit,
  run: Run,
  { counts, full }: { counts: SyncCounts; full: LeftOut[] },
  signal: AbortSignal,
): Promise<string[]> {
  const { appId: id, runId, provenance } = run;
  const reader = await readerOf(kit, id, { fresh: true });
  const connection = await connectReader(kit, reader, patience);
  const [seen, entries, members] = [seenIds(), seenIds(), memberships()];
  const report = progress(kit.clock, () =>
    kit.executor.execute(ReportSync, { id, runId, counts: { ...counts } }, provenance),
  );
  const goesOn = async () => {
    signal.throwIfAborted();
    await readerOf(kit, id);
    await report();
  };
  signal.addEventListener('abort', connection.close);
  try {
    const { organisationId } = (await kit.executor.look(ref(application, id))).ancestors;
    const directory = directoryName(reader.settings);
    const hash = await kit.vault.hashOf(organisationId!);
    const place = { organisationId: organisationId!, appId: id, directory, hash };
    const doubts = await doubtsOf(kit, run);
    const match = matcher(kit, run, place, doubts);
    const preview: Preview = { runId, come: [], change: [], go: [], wait: [], groups: [] };
    const lists: Partial<Record<Outcome, string[]>> = {
      ...{ created: preview.come, changed: preview.change, held: preview.wait },
    };
    const see = (userId: string, { names, dn }: Person) => {
      seen.add([userId]);
      if (reader.settings.groups) members.addPerson(userId, [nameKey(dn), ...names.map(userKey)]);
    };
    const note = ({ userId, outcome, taken, left = [], doubt }: Matched, person: Person) => {
      const { names } = person;
      if (doubt) doubts.hold(doubtName(entryDigest(place, person), person), doubt);
      const list = lists[outcome];
      if (list && list.length < mostNamed) list.push(names[0]);
      counts[outcome] += 1;
      if (taken) counts.taken += 1;
      if (!userId) return;
      if (left.length) counts.full += 1;
      if (left.length && full.length < mostShown) full.push({ userId, attributes: [...left] });
      see(userId, person);
    };
    const waiting: Person[] = [];
    /** The next page is asked for while people of the one before are still being handled. */
    async function* read() {
      for await (const page of pagesOf(connection, reader)) {
        await goesOn();
        counts.referred += page.searchReferences.length;
        yield* page.searchEntries;
      }
    }
    await inBatches(
      read(),
      async (entry) => {
        counts.read += 1;
        const person = personOf(entry, reader.settings, kit.clock());
        if (typeof person === 'string') counts[person] += 1;
        else if (person.entryId && !entries.add([person.entryId])) counts.twice += 1;
        else if (person.closed) counts.closed += 1;
        else {
          const matched = await match(person);
          if (isInTheWay(matched) && waiting.length < mostWaiting) waiting.push(person);
          else note(matched, person);
        }
        await report();
      },
      256,
      2,
    );
    await again(waiting, match, note, goesOn);
    if (!seen.count && !counts.held && !counts.noRoom) throw new DirectoryError({ code: 'ldap.noUsers' });
    const reading = { place, connection, reader, seen, see, counts, goesOn, preview };
    const leavers = await suspendGone(kit, run, reading);
    if (reader.settings.groups) await syncGroups(kit, run, { ...reading, members });
    await doubts.keep();
    if (run.isPreview) await keepPreview(kit, id, preview);
    return leavers;
  } finally {
    signal.removeEventListener('abort', connection.close);
    connection.close();
    seen.close();
    entries.close();
    members.close();
  }
}

const isInTheWay = ({ outcome, taken }: Matched) => outcome === 'held' || taken;
/** Matches those once more who waited for a name that others of the run may have given up, as long as that helps some. */
async function again(
  people: Person[],
  match: (person: Person) => Promise<Matched>,
  note: (matched: Matched, person: Person) => void,
  goesOn: () => Promise<void>,
) {
  for (let left = people, isLast = false; left.length; ) {
    const still: Person[] = [];
    for (const person of left) {
      await goesOn();
      const matched = await match(person);
      if (isInTheWay(matched) && !isLast) still.push(person);
      else note(matched, person);
    }
    isLast = still.length === left.length;
    left = still;
  }
}
