import type { Kit } from '../../server-kit/kit.ts';

const kind = 'directory doubts';
/** The most that are kept. Further ones are asked about once these are answered. */
const most = 10_000;
/** How long an operator may take to answer, in milliseconds. */
const lasts = 90 * 86_400_000;

/** What is asked of a run: how many pairs an operator has confirmed, and whether nothing is to be changed. */
type Asked = { appId: string; runId: string; confirmed: { held: number }; isPreview: boolean };
/** The pairs that a run has held back. */
type Kept = { runId: string; pairs: string[] };

/** Which entries a run may take for which persons, because an operator has confirmed it. */
export type Doubts = {
  /** Whether this entry may be taken for this person or user. `entry` is its digest or, without an id, its name. */
  isConfirmed(entry: string, whom: string): boolean;
  /** Notes that this entry was held back because of this person or user. */
  hold(entry: string, whom: string): void;
  /** Keeps what was held back, for the run that an operator confirms. */
  keep(): Promise<void>;
};

/**
 * An operator confirms those pairs of entries and persons that the run before has held back. Whoever changes the directory
 * meanwhile confirms nothing by that: a pair that comes later waits, and when there are more pairs than the operator was
 * told of, all of them do.
 */
export async function doubtsOf({ records, vault, clock }: Kit, about: Asked): Promise<Doubts> {
  const { appId, runId, confirmed, isPreview } = about;
  const before = await records.get<Kept>(kind, appId);
  // A run that is tried again has kept its own pairs, which nobody has seen yet.
  const isSeen = before && before.runId !== runId && before.pairs.length <= confirmed.held;
  const asked = new Set(isSeen ? before.pairs : []);
  const open = new Set<string>();
  const pair = (entry: string, whom: string) => vault.hash('directory doubt', JSON.stringify([entry, whom]));
  const note = (one: string) => {
    if (open.size < most) open.add(one);
  };
  return {
    isConfirmed(entry, whom) {
      const one = pair(entry, whom);
      // After a preview of what a confirmation would change, the confirmation itself is still to come.
      if (asked.has(one) && isPreview) note(one);
      return asked.has(one);
    },
    hold: (entry, whom) => note(pair(entry, whom)),
    keep: () => records.put(kind, appId, { runId, pairs: [...open] }, { expiresAt: clock() + lasts }),
  };
}
