import { refOf } from '../../domain/aggregates.ts';
import { type LimitKind, limitKinds, limitReached } from '../../domain/claims.ts';
import { type Ref, streamOf } from '../../domain/kit.ts';
import { type Gone, isDoubtful, type Tally, taken } from '../../domain/reservation/tally.ts';
import type { Ancestors, Metadata } from '../metadata.ts';
import type { EventStore } from '../port.ts';
import { kindOf, type LoadedState } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';
import { inBatches, type Queued } from './batches.ts';
import { countedOf } from './count.ts';
import { givenBackMarksIn } from './givenBackMarks.ts';
import type { Holders } from './holders.ts';
import { doubtsOf, eventsOf, leaveOn, type Sheet, seatOn, sheetOf } from './sheet.ts';
import { type StreamTally, talliesIn } from './tallies.ts';

/** A request to a limit: room for a holder, a place for it, or the return of its place. */
type PlaceRequest = { by: Metadata; holder: string } & (
  | { wants: 'room' | 'place'; limit: number }
  | { wants: 'end'; gone: Omit<Gone, 'isMarked'>; isNew: boolean }
);
type QueuedRequest = Queued<PlaceRequest, Tally>;
type LateRequest = Extract<QueuedRequest, { limit: number }>;
const mostAtOnce = 100;

/** Places under limits: the last event of a limit's stream carries the tally of its places (docs/decisions/008). */
export function places(
  store: EventStore,
  states: States,
  holders: Holders,
  { clock, named }: { clock: () => number; named: number },
) {
  const tallies = talliesIn(store, holders, states.staysCurrent);
  const marks = givenBackMarksIn(store);
  const doubts = doubtsOf(holders, marks.isMarked, named);

  /** True when a holder already has a place. A fenced holder must take it again. */
  async function hasPlace({ name, tally }: Sheet, holder: string): Promise<boolean> {
    if (tally.named.includes(holder)) return true;
    if (isDoubtful(tally, holder)) return !(await holders.isFenced(holder, name));
    if (tally.countedAt === null) return false;
    if (store.soleWriter) return (await holders.look(holder, name)).held;
    return (await holders.lookOnce(holder, name, (at) => tallies.isUnmoved(name, holder, at))).held;
  }
  /** Serves a request; false when there is no room or, unless `isFresh`, when there only seems to be none. */
  async function serve(sheet: Sheet, ask: QueuedRequest, isFresh: boolean): Promise<boolean> {
    if (ask.wants === 'end') {
      const isCounting = sheet.tally.countedAt !== null;
      const isMarked = isCounting && !ask.isNew && (await marks.isMarked(sheet.name, ask.holder));
      leaveOn(sheet, { ...ask.gone, isMarked });
      return true;
    }
    const isFull = taken(sheet.tally) >= ask.limit;
    if (isFull ? !isFresh : ask.wants === 'room') return !isFull;
    if (await hasPlace(sheet, ask.holder)) return true;
    if (isFull && !isDoubtful(sheet.tally, ask.holder)) return false;
    if (ask.wants === 'place') seatOn(sheet, ask.holder, clock());
    return true;
  }
  /** Looks for places that only seem to be taken, and returns the requests that still find no room. */
  async function findRoom(
    sheet: Sheet,
    late: LateRequest[],
    asking: ReadonlySet<string>,
  ): Promise<Set<QueuedRequest>> {
    const refused = new Set<QueuedRequest>();
    for (const [i, ask] of late.entries()) {
      if (i === 0) {
        const limit = ask.limit - late.length + 1;
        await doubts.lookAtAll(sheet, limit, asking);
        if (!store.soleWriter) await doubts.waitForOthers(sheet, limit, asking);
      }
      await doubts.makeRoom(sheet, ask.limit, asking, ask.by);
      if (taken(sheet.tally) >= ask.limit || !(await serve(sheet, ask, true))) refused.add(ask);
    }
    return refused;
  }

  /** Serves all waiting requests of a limit by one append, and tries again when another process writes in between. */
  async function serveAll(name: string, all: QueuedRequest[], next: readonly QueuedRequest[]) {
    const asking = new Set([...all, ...next].map(({ holder }) => holder));
    // An end with nothing to do appends nothing, so no conflict would show that the cache is out of date.
    for (let fresh = all.some(({ wants }) => wants === 'end'); ; fresh = true) {
      const seen = await tallies.read(name, fresh);
      const sheet = sheetOf(name, seen.tally);
      doubts.confirmKnown(sheet);
      const isFresh = fresh || store.soleWriter;
      const late: LateRequest[] = [];
      for (const ask of all) if (!(await serve(sheet, ask, isFresh))) late.push(ask as LateRequest);
      if (late.length && !isFresh) continue;
      // Confirmed holders are written down, so that later refusals need not read their streams again.
      if (late.length && sheet.tally !== seen.tally) sheet.isChanged = true;
      const refused = await findRoom(sheet, late, asking);
      const written = await conclude(sheet, seen, asking, all[0]!.by);
      if (!written) continue;
      const refusal = () => limitReached(kindOf(name) as LimitKind);
      for (const ask of all) refused.has(ask) ? ask.reject(refusal()) : ask.resolve(written.tally);
      return;
    }
  }
  /** Appends the changes; undefined when another process wrote meanwhile. */
  async function conclude(sheet: Sheet, seen: StreamTally, asking: ReadonlySet<string>, by: Metadata) {
    if (!eventsOf(sheet).length) return seen;
    await doubts.shorten(sheet, asking, by, clock());
    if (sheet.tally.named.length > named)
      sheet.tally = await countedOf(store, holders, sheet.name, sheet.tally, named);
    return tallies.append(sheet.name, { ...seen, tally: sheet.tally }, eventsOf(sheet), by);
  }
  const ask = inBatches<PlaceRequest, Tally>(mostAtOnce, serveAll);

  /** True when the limit's owner has ended, so that its places no longer matter. */
  async function isOver(name: string, ancestors: Ancestors): Promise<boolean> {
    const of = name.slice(name.indexOf('-') + 1);
    const [above] = Object.entries(ancestors).find(([, id]) => id === of) ?? [];
    const owner = above && refOf(`${above.slice(0, -2)}-${of}`);
    return owner ? (await states.read(owner)).ended !== null : false;
  }
  async function giveBackOne(name: string, ref: Ref, by: Metadata, isNew: boolean) {
    const holder = streamOf(ref);
    const gone = { holder, ...holders.endOf(await holders.look(holder, name), name) };
    const { leaving } = await ask(name, { wants: 'end', holder, gone, isNew, by });
    if (leaving.includes(holder)) await marks.mark(name, holder, by);
  }

  return {
    /** Refuses when others have all places. */
    async room(name: string, holder: string, limit: number, by: Metadata): Promise<void> {
      const known = tallies.cached(name);
      // Taking the place decides, so that an answer that is out of date does no harm and need not wait for a turn.
      if (known && taken(known) < limit) return;
      await ask(name, { wants: 'room', holder, limit, by });
    },
    /** Takes a place for a holder, or refuses. */
    take(name: string, holder: string, limit: number, by: Metadata): Promise<Tally> {
      // Several processes meet at the limit: the less a turn has to read, the fewer of them come in between.
      const isCounting = !store.soleWriter && typeof tallies.cached(name)?.countedAt === 'number';
      if (isCounting) holders.lookOnce(holder, name).catch(() => undefined);
      return ask(name, { wants: 'place', holder, limit, by });
    },
    heard: tallies.heard,
    forgetAll: tallies.forgetAll,
    /**
     * Gives back the places of a holder, which is read unless its state is `known` because its end was appended just now;
     * false when it has not ended. A repeat changes nothing.
     */
    async giveBack(ref: Ref, by: Metadata, known?: LoadedState): Promise<boolean> {
      const { ended, claims, ancestors } = known ?? (await states.read(ref, { fresh: true }));
      if (ended === null) return false;
      const limited = claims.filter((claim) => kindOf(claim) in limitKinds);
      // Nobody else can have given back what has just ended, unless another process writes.
      const isNew = known !== undefined && store.soleWriter;
      await Promise.all(
        limited.map(async (name) => {
          if (!(await isOver(name, ancestors))) await giveBackOne(name, ref, by, isNew);
        }),
      );
      return true;
    },
    count: tallies.count,
    eachPage: tallies.eachPage,
  };
}
