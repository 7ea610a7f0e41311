import type { Ref } from '../../../domain/kit.ts';
import type { Metadata, Provenance } from '../../../event-store/metadata.ts';
import type { RecordedEvent } from '../../../event-store/port.ts';

/** The event that a reaction handles. Ids made from `provenance` derive from the event, so a repeat changes nothing. */
// biome-ignore lint/suspicious/noExplicitAny: a reaction knows its own event's data
export type Cause<D = any> = {
  target: Ref;
  data: D;
  event: RecordedEvent;
  metadata: Metadata;
  provenance: Provenance;
};

/** How much the clocks of several processes may differ, in milliseconds. */
const skew = 5_000;
/**
 * The time by which a session was opened before the event, in milliseconds since the epoch. A reaction may come late, after
 * a crash or while a store was away, and somebody may be back by then: that session goes on.
 */
export const openedBefore = ({ metadata }: Cause): number => Date.parse(metadata.at) + skew;
