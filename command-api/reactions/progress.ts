import { z } from 'zod';
import { event } from '../../domain/kit.ts';

/** A reaction's own events, in its stream `reaction-<name>`: a rebuilt read model never makes it act again. */
const about = { position: z.number().int(), eventId: z.string() };
const trouble = {
  ...about,
  /** Where the event is, to try it again. */
  stream: z.string(),
  revision: z.number().int(),
  error: z.string(),
  attempt: z.number().int(),
};
export const ReactionStarted = event('ReactionStarted', z.object({ position: z.number().int() }));
export const ReactionHandled = event('ReactionHandled', z.object(about));
export const ReactionFailed = event('ReactionFailed', z.object({ ...trouble, retryAt: z.number() }));
/** Its time has not come: it waits beside the others. */
export const ReactionPostponed = event(
  'ReactionPostponed',
  z.object({ ...about, stream: z.string(), revision: z.number().int(), retryAt: z.number() }),
);
/** What was given up is tried again from the start. */
export const ReactionResumed = event('ReactionResumed', z.object(about));
export const ReactionGivenUp = event('ReactionGivenUp', z.object(trouble));

/** What will be tried again, and when. */
export type Failed = {
  position: number;
  stream: string;
  revision: number;
  attempt: number;
  retryAt: number;
  error: string;
  /** It was not tried yet: its time has not come. */
  postponed?: true;
};
/** How far a reaction came, what it tries again, what it gave up (the dead letters), by event id. */
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
