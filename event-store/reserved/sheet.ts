import { setTimeout as pause } from 'node:timers/promises';
import type { Happened } from '../../domain/kit.ts';
import { PlaceFreed, PlacesCounted, PlaceTaken } from '../../domain/reservation/events.ts';
import {
  confirm,
  type Gone,
  isDoubtful,
  leave,
  seat,
  type Tally,
  taken,
} from '../../domain/reservation/tally.ts';
import type { Metadata } from '../metadata.ts';
import type { Holders } from './holders.ts';

const doubts = {
  /** How many doubtful holders are left alone while there is room. */
  most: 64,
  /** How many of the oldest ones beyond that an append looks at. */
  atOnce: 16,
  /** The milliseconds after which a doubtful holder is ended. */
  patience: 120_000,
};

/** Holders that took a place in another process: the milliseconds until they may be ended, and between two looks. */
const others = { patience: 1000, looks: 50 };

/** A limit's tally while an append is prepared, and the events that lead to it. */
export type Sheet = { name: string; tally: Tally; events: Happened[]; isChanged: boolean };

export const sheetOf = (name: string, tally: Tally): Sheet => ({ name, tally, events: [], isChanged: false });

export function seatOn(sheet: Sheet, holder: string, at: number) {
  sheet.tally = seat(sheet.tally, holder, at);
  sheet.events.push(PlaceTaken({ holder }));
}
export function leaveOn(sheet: Sheet, gone: Gone) {
  const left = leave(sheet.tally, gone);
  if (left === sheet.tally) return;
  sheet.tally = left;
  sheet.events.push(PlaceFreed({ holder: gone.holder }));
}
const confirmOn = (sheet: Sheet, holder: string) => {
  sheet.tally = confirm(sheet.tally, holder);
  sheet.isChanged = true;
};

/** The events for the log, of which the last carries the tally; none when nothing changed. */
export function eventsOf({ events, tally, isChanged }: Sheet): Happened[] {
  const last = events.at(-1);
  if (!last) return isChanged ? [PlacesCounted({ tally })] : [];
  return [...events.slice(0, -1), { ...last, data: { ...last.data, tally } }];
}

/** Resolves doubtful holders. Those in `asking` are requesting a place right now and are left alone. */
export function doubtsOf(
  holders: Holders,
  marked: (name: string, holder: string) => Promise<boolean>,
  mostLeaving: number,
) {
  /** Confirms the doubtful holders that the cache knows to have the claim for good. */
  function confirmKnown(sheet: Sheet) {
    for (const { holder } of sheet.tally.doubtful)
      if (holders.isKnownFirm(holder, sheet.name)) sheet.tally = confirm(sheet.tally, holder);
  }

  async function free(sheet: Sheet, holder: string) {
    const end = holders.endOf(await holders.look(holder, sheet.name), sheet.name);
    leaveOn(sheet, { holder, ...end, isMarked: false });
  }

  /** Reads the streams of these doubtful holders, and confirms or frees those that are clear. */
  async function lookAt(sheet: Sheet, some: readonly string[]) {
    const seen = await Promise.all(some.map((holder) => holders.look(holder, sheet.name, true)));
    for (const [i, holder] of some.entries()) {
      if (seen[i]!.firm) confirmOn(sheet, holder);
      else if (seen[i]!.known.state.status === 'deleted') await free(sheet, holder);
    }
  }
  /** Fences a doubtful holder and frees its place, unless it has the claim for good by now. */
  async function end(sheet: Sheet, holder: string, by: Metadata) {
    if (await holders.fence(holder, sheet.name, by)) await free(sheet, holder);
    else confirmOn(sheet, holder);
  }

  /** Reads all doubtful holders, then waits for those under way, until there is room under the limit. */
  async function lookAtAll(sheet: Sheet, limit: number, asking: ReadonlySet<string>) {
    const open = () => sheet.tally.doubtful.map(({ holder }) => holder).filter((each) => !asking.has(each));
    for (const wait of [false, true]) {
      if (taken(sheet.tally) < limit || !open().length) return;
      if (wait) await holders.settled(open());
      await lookAt(sheet, open());
    }
  }
  /**
   * Waits for holders that took their places a moment ago, until there is room under the limit. Other processes may be
   * about to use these places; if each ended the others' holders at once, nobody would get in.
   */
  async function waitForOthers(sheet: Sheet, limit: number, asking: ReadonlySet<string>) {
    const young = () =>
      sheet.tally.doubtful
        .filter(({ holder, at }) => !asking.has(holder) && Date.now() - at < others.patience)
        .map(({ holder }) => holder);
    const end = performance.now() + others.patience;
    while (taken(sheet.tally) >= limit && young().length && performance.now() < end) {
      await pause(others.looks);
      await lookAt(sheet, young());
    }
  }
  /** Ends doubtful holders one by one until there is room under the limit. */
  async function makeRoom(sheet: Sheet, limit: number, asking: ReadonlySet<string>, by: Metadata) {
    for (const { holder } of sheet.tally.doubtful) {
      if (taken(sheet.tally) < limit) return;
      if (!asking.has(holder)) await end(sheet, holder, by);
    }
  }

  /** Keeps the tally small by resolving the oldest doubtful holders when there are many. */
  async function shorten(sheet: Sheet, asking: ReadonlySet<string>, by: Metadata, now: number) {
    const { doubtful, leaving } = sheet.tally;
    if (doubtful.length > doubts.most) {
      const oldest = doubtful.slice(0, doubts.atOnce).filter(({ holder }) => !asking.has(holder));
      await lookAt(
        sheet,
        oldest.map(({ holder }) => holder),
      );
      for (const { holder, at } of oldest)
        if (isDoubtful(sheet.tally, holder) && now - at > doubts.patience) await end(sheet, holder, by);
    }
    if (leaving.length > mostLeaving) {
      const left = await Promise.all(leaving.map((holder) => marked(sheet.name, holder)));
      const kept = sheet.tally.leaving.filter((holder) => !left[leaving.indexOf(holder)]);
      sheet.tally = { ...sheet.tally, leaving: kept };
    }
  }
  return { confirmKnown, lookAtAll, waitForOthers, makeRoom, shorten };
}
