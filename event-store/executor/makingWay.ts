import { setTimeout as pause } from 'node:timers/promises';
import { type LimitKind, limitReached, type UniqueKind, uniqueKinds } from '../../domain/claims.ts';
import { refuse } from '../../domain/refusals.ts';
import { type Claimed, ClaimedError, type Take } from '../claimTable.ts';
import type { ClaimingStore } from '../port.ts';
import { kindOf } from '../states/loadedState.ts';
import { bothOf, type Holders, type Occasion } from './holders.ts';

/**
 * How long in milliseconds a holder in another process may take before it is fenced, and between two looks. Contenders whose
 * registrations last longer would fence each other again and again.
 */
const patience = { value: 3000, place: 1000, looks: 50 };
/** Rows of a limit that are read at once. */
export const pageSize = 100;

/**
 * Makes way where somebody is in the way who does not have the claim for good: an interrupted registration
 * (docs/decisions/004), a take without its append, an invitation whose time is over. Resolves to what does work that takes,
 * again each time that somebody has made way.
 */
export function makingWay({ claims: table, soleWriter }: ClaimingStore, holders: Holders) {
  /** Looks again and again while somebody in another process may be about to get what it took, and returns what is left. */
  async function outlasting(rows: Claimed[], name: string, most: number): Promise<Claimed[]> {
    const end = performance.now() + most;
    for (let left = rows; ; ) {
      const clear = await Promise.all(left.map((row) => holders.isClear(row, name)));
      left = left.filter((_, n) => !clear[n]);
      const young = left.some(({ age }) => performance.now() < end - age);
      if (left.length < rows.length || !young || soleWriter) return left;
      await pause(patience.looks);
    }
  }

  /** Frees a value that nobody has for good, or refuses. */
  async function makeWay({ name, from }: Take, asks: string, at: Occasion) {
    const row = await table.row(name);
    if (!row || row.holder === asks || row.holder === from) return;
    const refused = () => refuse(uniqueKinds[kindOf(name) as UniqueKind]);
    if (await holders.firmOf(row, name, true)) refused();
    await holders.settled([row.holder]);
    if (!(await outlasting([row], name, patience.value)).length) return;
    for (const each of bothOf(row)) if (!(await holders.fence(each, name, at))) refused();
  }
  /** Frees a place that nobody has for good, or refuses. */
  async function makeRoom({ name }: Take, asks: string, at: Occasion) {
    const rows = (await table.begun(name, pageSize)).filter(({ holder }) => holder !== asks);
    for (const isLast of [false, true]) {
      const left = await outlasting(rows, name, isLast ? patience.place : 0);
      if (left.length < rows.length) return;
      if (!isLast) await holders.settled(left.map(({ holder }) => holder));
    }
    const [oldest] = rows;
    if (!oldest) throw limitReached(kindOf(name) as LimitKind);
    await holders.fence(oldest, name, at);
  }
  return async function making(
    holder: string,
    takes: readonly Take[],
    at: Occasion,
    work: () => Promise<void>,
  ) {
    for (;;)
      try {
        return await work();
      } catch (error) {
        const take = error instanceof ClaimedError && takes.find(({ name }) => name === error.claim);
        if (!take) throw error;
        await (take.most === undefined ? makeWay : makeRoom)(take, holder, at);
      }
  };
}
