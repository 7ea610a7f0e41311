import type { Ref } from '../../domain/kit.ts';
import type { Metadata, Origin } from '../../event-store/metadata.ts';
import type { RecordedEvent } from '../../event-store/port.ts';

/** What a reaction is told. `origin` acts for the system, with ids that derive from the event: a repeat changes nothing. */
// biome-ignore lint/suspicious/noExplicitAny: a reaction knows its own event's data
export type Cause<D = any> = {
  target: Ref;
  data: D;
  event: RecordedEvent;
  metadata: Metadata;
  origin: Origin;
};
