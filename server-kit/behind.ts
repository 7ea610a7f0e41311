import type { EventStore } from '../event-store/port.ts';

/** More events than these are not counted, so that it costs little to ask how far a follower is behind. */
export const mostCounted = 1000;

/**
 * How far a follower of the log is behind: events, of which at most `mostCounted` are counted, and seconds since the first
 * of them could have been handled.
 */
export type Behind = { events: number; seconds: number };

/**
 * The progress of long work, such as the deletion of all users of an application, by the stream of the event that
 * began it.
 */
export type WorkUnderWay = { stream: string; done: number; of: number };

export type ReactionBehind = Behind & {
  underWay: WorkUnderWay[];
  /** Events whose handling failed, and that wait for another attempt. */
  failed: number;
};
/** The reactions of a process as operators see them. Those of a process that does not lead are empty. */
export type ReactionsProgress = {
  leading: boolean;
  /** Since when this process leads them. */
  since: string | null;
  behind: Record<string, ReactionBehind>;
};
/** The record in which the leading process tells the others how far the reactions are. */
export const reactionsRecord = ['progress', 'reactions'] as const;

/** The seconds since a time; 0 for a time to come. */
export const secondsSince = (time: number, now: number) => Math.max(0, Math.round((now - time) / 100) / 10);

/** How far a follower is behind that has read the log up to a position. Positions need not be one apart, so it counts. */
export async function behindAt(
  { store, clock }: { store: Pick<EventStore, 'head' | 'readAll'>; clock: () => number },
  position: number,
): Promise<Behind> {
  const behind = { events: 0, seconds: 0 };
  if (position >= (await store.head())) return behind;
  for await (const { recordedAt } of store.readAll({ after: position, maxCount: mostCounted })) {
    if (!behind.events) behind.seconds = secondsSince(recordedAt.getTime(), clock());
    behind.events += 1;
  }
  return behind;
}
