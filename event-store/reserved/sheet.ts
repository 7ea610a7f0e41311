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

/** How many doubtful holders stay unlooked at while there is room, and how many more are looked at by one append. */
const doubts = { most: 64, atOnce: 16, patience: 120_000 };

/** The tally of one limit while an append is prepared, and the events that lead to it. */
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

/** Events for the log: the last one carries the tally. None when nothing changed. */
export function eventsOf({ events, tally, isChanged }: Sheet): Happened[] {
  const last = events.at(-1);
  if (!last) return isChanged ? [PlacesCounted({ tally })] : [];
  return [...events.slice(0, -1), { ...last, data: { ...last.data, tally } }];
}

/** How doubtful holders are resolved. Whoever `asks` for a place is under way, and is not doubted. */
export function doubtsOf(
  holders: Holders,
  marked: (name: string, holder: string) => Promise<boolean>,
  mostLeaving: number,
) {
  /** Confirms those that this process knows to be there. */
  function confirmKnown(sheet: Sheet) {
    for (const { holder } of sheet.tally.doubtful)
      if (holders.isKnownFirm(holder, sheet.name)) sheet.tally = confirm(sheet.tally, holder);
  }

  async function free(sheet: Sheet, holder: string) {
    const end = holders.endOf(await holders.look(holder, sheet.name), sheet.name);
    leaveOn(sheet, { holder, ...end, isMarked: false });
  }

  /** Reads the streams of these doubtful holders: they are there, have ended, or stay doubtful. */
  async function lookAt(sheet: Sheet, some: readonly string[]) {
    const seen = await Promise.all(some.map((holder) => holders.look(holder, sheet.name, true)));
    for (const [i, holder] of some.entries()) {
      if (seen[i]!.firm) confirmOn(sheet, holder);
      else if (seen[i]!.known.state.status === 'deleted') await free(sheet, holder);
    }
  }
  /** Ends what one of them began, unless it is there for good meanwhile. */
  async function end(sheet: Sheet, holder: string, by: Metadata) {
    if (await holders.fence(holder, sheet.name, by)) await free(sheet, holder);
    else confirmOn(sheet, holder);
  }

  /** Looks at all that are doubtful, then waits for those under way, until there is room under the limit. */
  async function lookAtAll(sheet: Sheet, limit: number, asking: ReadonlySet<string>) {
    const open = () => sheet.tally.doubtful.map(({ holder }) => holder).filter((each) => !asking.has(each));
    for (const wait of [false, true]) {
      if (taken(sheet.tally) < limit || !open().length) return;
      if (wait) await holders.settled(open());
      await lookAt(sheet, open());
    }
  }
  /** Ends doubtful holders, one after the other, until there is room under the limit. */
  async function makeRoom(sheet: Sheet, limit: number, asking: ReadonlySet<string>, by: Metadata) {
    for (const { holder } of sheet.tally.doubtful) {
      if (taken(sheet.tally) < limit) return;
      if (!asking.has(holder)) await end(sheet, holder, by);
    }
  }

  /** Keeps the tally small: the oldest doubtful holders are looked at when there are many. */
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
  return { confirmKnown, lookAtAll, makeRoom, shorten };
}
