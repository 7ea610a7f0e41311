import { z } from 'zod';
import { event } from '../../../domain/kit.ts';
import type { EventStore, RecordedEvent } from '../../../event-store/port.ts';

// A reaction notes its troubles as events in its stream `reaction-<name>`, so rebuilding read models repeats no effect.
// The positions of all reactions are noted together (`position.ts`).
const about = { position: z.number().int(), eventId: z.string() };
/** The stream and revision of the event, to try it again. */
const place = { stream: z.string(), revision: z.number().int() };
/** The event waits until `retryAt`: with an error for another attempt after so many, without one for its time. */
export const ReactionWaits = event(
  'ReactionWaits',
  z.object({
    ...{ ...about, ...place, attempt: z.number().int() },
    ...{ retryAt: z.number(), error: z.string().optional() },
  }),
);
/** An event that waited is handled. */
export const ReactionHandled = event('ReactionHandled', z.object(about));
export const ReactionGivenUp = event(
  'ReactionGivenUp',
  z.object({ ...about, ...place, attempt: z.number().int(), error: z.string() }),
);
const ends: readonly string[] = [ReactionHandled.type, ReactionGivenUp.type];

/** An event that waits, with the revision of the note that says so. */
export type Waiting = z.output<(typeof ReactionWaits)['schema']> & { noted: number };
/** The progress that a reaction's notes record. */
export type Troubles = {
  /** Events to try again, by id. */
  waiting: Map<string, Waiting>;
  /** The positions of all events that the notes are about, by id. None of them needs to be handled as a new event. */
  told: Map<string, number>;
};

type Note = Pick<RecordedEvent, 'type' | 'revision' | 'data'>;
function fold({ waiting, told }: Troubles, { type, revision: noted, data }: Note) {
  const one = { ...(data as Waiting), noted };
  told.set(one.eventId, one.position);
  waiting.delete(one.eventId);
  if (!ends.includes(type)) waiting.set(one.eventId, one);
}

export const noTroubles = (): Troubles => ({ waiting: new Map(), told: new Map() });
/** Reads the notes of a reaction from this revision on. */
export async function troublesOf(store: EventStore, stream: string, from: number): Promise<Troubles> {
  const troubles = noTroubles();
  for await (const event of store.readStream(stream, { from })) if (!event.unreadable) fold(troubles, event);
  return troubles;
}
