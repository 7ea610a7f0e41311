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
