import { refOf } from '../../domain/aggregates.ts';
import { limitKinds } from '../../domain/claims.ts';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { lives } from '../../domain/kit.ts';
import { CannotStartError } from '../cannotStart.ts';
import { type Claimed, ClaimedError, type Take } from '../claimTable.ts';
import type { Metadata } from '../metadata.ts';
import { type Batch, type ClaimingStore, ClaimsBehindError } from '../port.ts';
import { type Follow, type Following, follow } from '../reader/follow.ts';
import { holdingOf, kindOf, type LoadedState } from '../states/loadedState.ts';
import { type States, statesOf } from '../states/states.ts';

/** Streams that are looked at side by side, and keys that are destroyed together. */
const [atOnce, erasedAtOnce] = [16, 1000];

/** Destroys the keys of these subjects. */
type Erase = (subjects: string[]) => Promise<unknown>;
const nobody: Erase = async () => undefined;

/**
 * Brings the table of claims up to the log, so that it has a row for each claim in it: for a new table, one that was
 * restored from a backup, and a log that was moved. After an accepted loss of events (`isLost`)
 * it is made anew. Throws CannotStartError when the table is newer than the log; `where` names it. While processes run, the
 * table may be exchanged for an older one. Keys beside it are of the same age then, so that `erase` destroys those again that
 * were erased since.
 */
export const catchUp = (
  store: ClaimingStore,
  where: string,
  { isLost = false, erase = nobody } = {},
): Promise<void> => store.claims.alone(() => bringBack(store, where, isLost, erase));

async function bringBack(store: ClaimingStore, where: string, isLost: boolean, erase: Erase) {
  if (isLost) await store.claims.empty();
  const from = await store.claims.position();
  const head = await store.head();
  if (from > head) throw new CannotStartError(isNewer(where, from, head));
  const streams = new Set<string>();
  let erased: string[] = [];
  for await (const { streamId, revision, metadata, type, data, unreadable } of store.readAll({
    after: from,
  })) {
    if (type === SubjectErased.type && !unreadable) erased.push((data as { subject: string }).subject);
    if (erased.length === erasedAtOnce) {
      await erase(erased);
      erased = [];
    }
    const claims = (metadata as Partial<Metadata> | null)?.claims?.length;
    // What began after the position has rows only if it claims.
    if (refOf(streamId) && (claims || (from > 0 && revision > 0))) streams.add(streamId);
  }
  if (erased.length) await erase(erased);
  const states = statesOf(store);
  // A value may have gone from one to another.
  await each(streams, (stream) => settle(store, states, stream));
  await each(streams, (stream) => adopt(store, states, stream));
  await store.claims.reach(head, true);
}

/** Says that a table of claims is newer than the log, and what helps. */
export const isNewer = (where: string, position: number, head: number) =>
  `The claims in ${where} are of ${position} positions of the log, which now ends at ${head}: an older backup was ` +
  'restored, or events are lost. To go on without what is missing, start once with --accept-loss, while nothing else runs.';

async function each(streams: Iterable<string>, work: (stream: string) => Promise<void>) {
  const left = streams[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function read(states: States, stream: string) {
  const ref = refOf(stream)!;
  const known = await states.read(ref, { fresh: true, passing: true });
  return { known, holding: holdingOf(ref, known) };
}
async function settle({ claims }: ClaimingStore, states: States, stream: string) {
  if (!(await claims.isHolder(stream))) return;
  const { known, holding } = await read(states, stream);
  await claims.settle(stream, known.revision, holding);
}
/** Whether what has ended lost a value to somebody else, who got it while the end freed all. */
async function hasLost(states: States, stream: string, { state }: LoadedState, name: string, row?: Claimed) {
  if (lives(state) || !row || row.holder === stream) return false;
  return (await read(states, row.holder)).holding.held.includes(name);
}
/** Takes what a stream has by its events. If it has ended meanwhile, it is settled again. */
async function adopt(store: ClaimingStore, states: States, stream: string) {
  const { claims } = store;
  for (;;)
    try {
      const { holding } = await read(states, stream);
      const rows = await Promise.all(holding.held.map((name) => claims.row(name)));
      // Read after the rows: if the stream has a value still, somebody else's row is of who hands it on, or void.
      const { known, holding: now } = await read(states, stream);
      const lost = await Promise.all(
        holding.held.map((name, n) => hasLost(states, stream, known, name, rows[n])),
      );
      const takes = holding.held.flatMap((name, n): Take[] => {
        if (!now.held.includes(name) || lost[n]) return [];
        if (kindOf(name) in limitKinds) return [{ name, most: Number.MAX_SAFE_INTEGER }];
        const row = rows[n];
        return row?.previous === stream ? [] : [{ name, from: row?.holder }];
      });
      if (takes.length) await claims.adopt(stream, known.revision, takes);
      return await settle(store, states, stream);
    } catch (error) {
      if (!(error instanceof ClaimedError)) throw error;
    }
}

/** Milliseconds between two notes of the position. */
const often = 2000;
/**
 * Notes how far the table is while it follows the log: whatever is in the log was taken before. A table that may have
 * lost rows takes nothing more until it has caught up. After a failure, also of Postgres, the position is the head then.
 */
export function keepUp(
  store: ClaimingStore,
  where: string,
  erase: Erase,
  failed: Follow['failed'],
  stop: AbortSignal,
): Following {
  let notedAt = Number.NEGATIVE_INFINITY;
  async function fold({ position }: Pick<Batch, 'position'>) {
    if (performance.now() - notedAt < often) return;
    await store.claims.reach(position).catch((error) => {
      if (!(error instanceof ClaimsBehindError)) throw error;
      return catchUp(store, where, { erase });
    });
    notedAt = performance.now();
  }
  return follow(store, { name: 'claims', from: () => store.head(), fold, failed }, stop);
}
