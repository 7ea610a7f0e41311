import { z } from 'zod';
import { event } from '../../../domain/kit.ts';
import type { EventStore, RecordedEvent } from '../../../event-store/port.ts';

// A reaction notes its troubles as events in its stream `reaction-<name>`, so rebuilding read models repeats no effect.
// The positions of all reactions are noted together (`position.ts`).
const about = { position: z.number().int(), eventId: z.string() };
const place = { stream: z.string(), revision: z.number().int() };
const trouble = {
  ...about,
  /** The stream and revision of the event, to try it again. */
  ...place,
  error: z.string(),
  attempt: z.number().int(),
};
/** An event that had failed or was postponed is handled. */
export const ReactionHandled = event('ReactionHandled', z.object(about));
export const ReactionFailed = event('ReactionFailed', z.object({ ...trouble, retryAt: z.number() }));
/** The event is not due yet and waits beside the failed ones. */
export const ReactionPostponed = event(
  'ReactionPostponed',
  z.object({ ...about, ...place, retryAt: z.number() }),
);
/** A dead letter is tried again from the first attempt. */
export const ReactionResumed = event('ReactionResumed', z.object({ ...about, ...place }));
export const ReactionGivenUp = event('ReactionGivenUp', z.object(trouble));

/** An event that will be tried again at `retryAt`. */
export type Failed = {
  stream: string;
  revision: number;
  attempt: number;
  retryAt: number;
  /** The event has not been tried, because it is not due yet. */
  postponed?: true;
  /** The revision of the note that says all this. */
  noted: number;
};
/** The progress that a reaction's notes record. */
export type Troubles = {
  /** Events to try again, by id. */
  failed: Map<string, Failed>;
  /** The positions of all events that the notes are about, by id. None of them needs to be handled as a new event. */
  told: Map<string, number>;
};

type NoteData = { eventId: string; position: number } & Partial<Omit<Failed, 'noted' | 'postponed'>>;
type Note = Pick<RecordedEvent, 'type' | 'revision' | 'data'>;
/** Folds one note. */
function fold({ failed, told }: Troubles, { type, revision: noted, data }: Note) {
  const { eventId, position, stream = '', revision = 0, retryAt = 0, attempt = 0 } = data as NoteData;
  told.set(eventId, position);
  failed.delete(eventId);
  const one = { stream, revision, attempt, retryAt, noted };
  if (type === ReactionPostponed.type) failed.set(eventId, { ...one, postponed: true });
  if (type === ReactionFailed.type || type === ReactionResumed.type) failed.set(eventId, one);
}

export const noTroubles = (): Troubles => ({ failed: new Map(), told: new Map() });
/** Reads the notes of a reaction from this revision on. */
export async function troublesOf(store: EventStore, stream: string, from: number): Promise<Troubles> {
  const troubles = noTroubles();
  for await (const event of store.readStream(stream, { from })) if (!event.unreadable) fold(troubles, event);
  return troubles;
}
