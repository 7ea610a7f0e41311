import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, EventStore } from '../port.ts';

/** Milliseconds without news after which the log is asked whether this process has heard everything. */
const silence = 1000;
/** Milliseconds between looks at whether what the log had then was heard. */
const waits = [5, 10, 20, 40, 80, 160];

/** Tells whether what this process has heard of the log is at most a second old. */
export function hearingOf(store: EventStore) {
  /** Everything up to this position was heard; undefined while this process does not follow the log. */
  let heardTo: number | undefined;
  /** When nothing was missing for the last time. */
  let completeAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<boolean> | undefined;

  /** True while what was heard is at most a second old. */
  const isCurrent = () => store.soleWriter || performance.now() - completeAt <= silence;
  async function hasHeardAll(): Promise<boolean> {
    const askedAt = performance.now();
    const head = await store.head();
    const isMissing = () => heardTo === undefined || heardTo < head;
    for (const rest of waits) if (isMissing()) await pause(rest);
    if (isMissing()) return false;
    completeAt = Math.max(completeAt, askedAt);
    return true;
  }
  return {
    isCurrent,
    /**
     * True if what was heard is at most a second old. After a second without news it asks the log for its newest position,
     * once for all who wait, and waits until everything up to there was heard: a busy machine is silent too, and one
     * question costs less than reading each cached state again.
     */
    async staysCurrent(): Promise<boolean> {
      if (isCurrent()) return true;
      if (heardTo === undefined) return false;
      checking ??= hasHeardAll().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    /** Notes that a batch, and everything before it, was heard. */
    heard({ position, caughtUp }: Batch) {
      heardTo = position;
      if (caughtUp) completeAt = performance.now();
    },
  };
}
