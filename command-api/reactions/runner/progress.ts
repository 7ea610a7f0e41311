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
/** Older releases noted here where a reaction began. */
export const ReactionStarted = event('ReactionStarted', z.object({ position: z.number().int() }));
/** An event that had failed or was postponed is handled. Older releases noted every handled event. */
export const ReactionHandled = event('ReactionHandled', z.object(about));
export const ReactionFailed = event('ReactionFailed', z.object({ ...trouble, retryAt: z.number() }));
/** The event is not due yet and waits beside the failed ones. */
export const ReactionPostponed = event(
  'ReactionPostponed',
  z.object({ ...about, ...place, retryAt: z.number() }),
);
/** A dead letter is tried again from the first attempt. Notes of older releases do not name its place. */
export const ReactionResumed = event(
  'ReactionResumed',
  z.object({ ...about, stream: z.string().optional(), revision: z.number().int().optional() }),
);
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
  /** The newest position that a note names. */
  through: number;
  /** Events to try again, by id. */
  failed: Map<string, Failed>;
  /** The positions of all events that the notes are about, by id. None of them needs to be handled as a new event. */
  told: Map<string, number>;
};

type NoteData = { eventId?: string; position: number; stream?: string; revision?: number } & Partial<
  Pick<Failed, 'attempt' | 'retryAt'>
>;
type Note = Pick<RecordedEvent, 'type' | 'revision' | 'data'>;
/** Folds one note. `givenUp` has the dead letters, which notes of older releases resume by their id alone. */
function fold(troubles: Troubles, givenUp: Map<string, Failed>, { type, revision: noted, data }: Note) {
  const { eventId, position, stream, revision = 0, retryAt = 0, attempt = 0 } = data as NoteData;
  const { failed, told } = troubles;
  troubles.through = Math.max(troubles.through, position);
  if (eventId === undefined) return;
  told.set(eventId, position);
  const before = failed.get(eventId) ?? givenUp.get(eventId);
  failed.delete(eventId);
  givenUp.delete(eventId);
  const one = { stream: stream ?? '', revision, attempt, retryAt, noted };
  if (type === ReactionPostponed.type) failed.set(eventId, { ...one, postponed: true });
  if (type === ReactionFailed.type) failed.set(eventId, one);
  if (type === ReactionGivenUp.type) givenUp.set(eventId, one);
  if (type !== ReactionResumed.type) return;
  if (stream !== undefined) failed.set(eventId, one);
  else if (before) failed.set(eventId, { ...before, attempt: 0, retryAt: 0 });
}

export const noTroubles = (): Troubles => ({ through: -1, failed: new Map(), told: new Map() });
/** Reads the notes of a reaction from this revision on. */
export async function troublesOf(store: EventStore, stream: string, from: number): Promise<Troubles> {
  const troubles = noTroubles();
  const givenUp = new Map<string, Failed>();
  for await (const event of store.readStream(stream, { from }))
    if (!event.unreadable) fold(troubles, givenUp, event);
  return troubles;
}
