import { z } from 'zod';
import { event } from '../../domain/kit.ts';

// A reaction keeps its progress as events in its stream `reaction-<name>`, so rebuilding read models repeats no effect.
const about = { position: z.number().int(), eventId: z.string() };
const trouble = {
  ...about,
  /** The stream and revision of the event, to try it again. */
  stream: z.string(),
  revision: z.number().int(),
  error: z.string(),
  attempt: z.number().int(),
};
export const ReactionStarted = event('ReactionStarted', z.object({ position: z.number().int() }));
export const ReactionHandled = event('ReactionHandled', z.object(about));
export const ReactionFailed = event('ReactionFailed', z.object({ ...trouble, retryAt: z.number() }));
/** The event is not due yet and waits beside the failed ones. */
export const ReactionPostponed = event(
  'ReactionPostponed',
  z.object({ ...about, stream: z.string(), revision: z.number().int(), retryAt: z.number() }),
);
/** A dead letter is tried again from the first attempt. */
export const ReactionResumed = event('ReactionResumed', z.object(about));
export const ReactionGivenUp = event('ReactionGivenUp', z.object(trouble));

/** An event that will be tried again at `retryAt`. */
export type Failed = {
  position: number;
  stream: string;
  revision: number;
  attempt: number;
  retryAt: number;
  error: string;
  /** The event has not been tried, because it is not due yet. */
  postponed?: true;
};
/** A reaction's position in the log, its events to try again and those given up (dead letters), by event id. */
export type Progress = {
  through: number;
  failed: ReadonlyMap<string, Failed>;
  givenUp: ReadonlyMap<string, Omit<Failed, 'retryAt'>>;
};
export const empty: Progress = { through: 0, failed: new Map(), givenUp: new Map() };

type Told = { type: string; data: Failed & { eventId: string } };
/** Folds one of the reaction's own events. */
export function remembered(progress: Progress, { type, data }: Told): Progress {
  const through = Math.max(progress.through, data.position);
  const failed = new Map(progress.failed);
  const givenUp = new Map(progress.givenUp);
  const { eventId, ...trouble } = data;
  if (type === 'ReactionResumed') {
    const again = givenUp.get(eventId);
    if (again) failed.set(eventId, { ...again, attempt: 0, retryAt: 0 });
    givenUp.delete(eventId);
    return { through, failed, givenUp };
  }
  failed.delete(eventId);
  if (type === 'ReactionPostponed')
    failed.set(eventId, { ...trouble, error: '', attempt: 0, postponed: true });
  if (type === 'ReactionFailed') failed.set(eventId, trouble);
  if (type === 'ReactionGivenUp') givenUp.set(eventId, trouble);
  if (type === 'ReactionHandled') givenUp.delete(eventId);
  return { through, failed, givenUp };
}
