import type { ClaimTable } from '../claimTable.ts';
import type { ClaimingStore, EventStore } from '../port.ts';

/**
 * A log whose table of claims is elsewhere, and whose appends therefore take nothing: that is done ahead of them, and
 * afterwards the table is told what came of it. If that does not happen, whoever meets the rows looks at the log.
 */
export const claiming = (store: EventStore, claims: ClaimTable): ClaimingStore => ({
  soleWriter: store.soleWriter,
  claims,
  async append(stream, events, expected, holding) {
    const appended = await store.append(stream, events, expected);
    if (!holding || (holding.held.length && !holding.firm)) return appended;
    const settled = claims.settle(stream, appended.revision, holding).catch(() => undefined);
    // What is free again after an end, others may ask for as soon as they hear of it.
    if (!holding.held.length) await settled;
    return appended;
  },
  readStream: (...what) => store.readStream(...what),
  readAll: (...what) => store.readAll(...what),
  subscribeToAll: (...what) => store.subscribeToAll(...what),
  head: () => store.head(),
  close: () => store.close(),
});
