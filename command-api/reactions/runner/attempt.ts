import { refOf } from '../../../domain/aggregates.ts';
import { ref } from '../../../domain/kit.ts';
import { letter } from '../../../domain/letter/letter.ts';
import type { Metadata, Provenance } from '../../../event-store/metadata.ts';
import type { RecordedEvent } from '../../../event-store/port.ts';
import { currentData } from '../../../event-store/vault/unreadable.ts';
import { isUnavailable } from '../../../server-kit/errors.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { scrub } from '../../../server-kit/log.ts';
import type { Cause } from '../kit/cause.ts';
import { AwayError, FinalError, nothing, type Reaction, type Tell } from '../kit/kit.ts';
import { FencedError } from './fence.ts';
import { delivered, giveUp } from './letters.ts';
import { eventAt, type Notes } from './notes.ts';
import { ReactionGivenUp, ReactionHandled, ReactionWaits, type Waiting } from './progress.ts';

const backoff = [1, 5, 30, 120, 600, 3600].map((seconds) => seconds * 1000);
export const awayFor = 5000;
export type Outcome = 'handled' | 'failed' | 'away' | typeof nothing;
/**
 * A reaction's events to try again, by id, with the stream of its notes. `done` has what came of those whose effect was had and
 * is not noted yet.
 */
export type Troubled = { waiting: Map<string, Waiting>; notes: Notes; done: Map<string, unknown> };

/**
 * The cause of a reaction; undefined for an imported event, unless the reaction handles these too, and, with a line in the log,
 * for one that cannot be read.
 */
export function causeOf(
  event: RecordedEvent,
  { name, alsoMoved }: Reaction,
  { log }: Kit,
): Cause | undefined {
  try {
    if (event.unreadable) throw event.unreadable;
    const metadata = event.metadata as Metadata;
    if (metadata.imported && !alsoMoved) return undefined;
    const provenance: Provenance = {
      actor: { role: 'system', id: name },
      correlationId: metadata.correlationId,
      causationId: event.id,
      call: `reaction ${name}`,
      idempotencyKey: event.id,
    };
    return { target: refOf(event.streamId)!, data: currentData(event), event, metadata, provenance };
  } catch (error) {
    log.error({ err: error, reaction: name }, 'a reaction leaves out an event that cannot be read');
    return undefined;
  }
}

const aboutOf = ({ position, id: eventId, streamId: stream, revision }: RecordedEvent) => ({
  ...{ position, eventId, stream, revision },
});
/** Notes that an event waits, also after a restart. It goes behind all others, so that each retry is of another event. */
async function wait({ waiting, notes }: Troubled, one: Omit<Waiting, 'noted'>, noted?: number) {
  const note = noted ?? (await notes.append(ReactionWaits(one)));
  waiting.delete(one.eventId);
  waiting.set(one.eventId, { ...one, noted: note });
}

/** Takes a mail off the dead letters. While the log is away it throws, so that the attempt is repeated without its effect. */
async function takeOff(kit: Kit, name: string, cause: Cause) {
  try {
    await delivered(kit, name, cause);
  } catch (error) {
    if (error instanceof FencedError || isUnavailable(error)) throw error;
    kit.log.error({ err: error, reaction: name }, 'a mail was sent, and stays among the dead letters');
  }
}

/**
 * Handles an event. After each failure the wait for the next attempt is longer; after the last wait it is given up, and
 * at once where no other attempt can help.
 */
export async function attempt(
  kit: Kit,
  reaction: Reaction,
  cause: Cause,
  troubled: Troubled,
  tell: Tell = () => {},
): Promise<Outcome> {
  const { name, react } = reaction;
  const { waiting, notes, done } = troubled;
  const about = aboutOf(cause.event);
  const { position, eventId } = about;
  const before = waiting.get(eventId);
  let trouble: unknown;
  try {
    if (!done.has(eventId)) done.set(eventId, await react(cause, kit, tell));
  } catch (error) {
    if (error instanceof FencedError) throw error;
    trouble = error ?? new Error('unknown');
  }
  if (trouble === undefined) {
    if (before) {
      await takeOff(kit, name, cause);
      await notes.append(ReactionHandled({ position, eventId }));
    }
    waiting.delete(eventId);
    const outcome = done.get(eventId);
    done.delete(eventId);
    return outcome === nothing && !before ? nothing : 'handled';
  }
  const away = trouble instanceof AwayError || isUnavailable(trouble);
  const tried = before?.attempt ?? 0;
  const rest = away ? awayFor : trouble instanceof FinalError ? undefined : backoff[tried];
  const attempt = away ? tried : tried + 1;
  const error = scrub(trouble instanceof Error ? trouble.message : 'unknown').slice(0, 500);
  kit.log.warn({ reaction: name, eventId, attempt, why: error }, 'reaction failed');
  if (rest === undefined) {
    await giveUp(kit, name, cause, { error, attempts: attempt });
    await notes.append(ReactionGivenUp({ ...about, error, attempt }));
    waiting.delete(eventId);
    return 'failed';
  }
  // An outage is noted in the log only once per event, however long it lasts.
  const noted = away && before?.error !== undefined ? before.noted : undefined;
  const retryAt = kit.clock() + rest;
  const due = dueAt(reaction, cause);
  // A reaction may have put its time off, and then the event waits for that like one that was not tried.
  if (due > retryAt) await wait(troubled, { ...about, attempt, retryAt: due });
  else await wait(troubled, { ...about, attempt, retryAt, error }, noted);
  return away ? 'away' : 'failed';
}

/** When an event is due; at once if that cannot be told, so that the attempt fails and is noted. */
export function dueAt({ due }: Reaction, cause: Cause): number {
  try {
    return due?.(cause.data, cause) ?? 0;
  } catch {
    return 0;
  }
}

/** Postpones an event until its time, when the retries of failed events pick it up, also after a restart. */
export const postpone = ({ event }: Cause, retryAt: number, troubled: Troubled) =>
  wait(troubled, { ...aboutOf(event), attempt: 0, retryAt });

/** Whether the time of a waiting event has come. */
export function isDue({ retryAt, attempt, error }: Waiting, now: number): boolean {
  const left = retryAt - now;
  if (error === undefined) return left <= 0;
  // More time than the wait itself is left only if the clock was set back.
  return left <= 0 || left > Math.max(awayFor, backoff[attempt - 1] ?? 0);
}

/** Starts the attempts of a dead letter again, after a member of the staff asked for it. */
export async function resume(
  { store, executor }: Kit,
  { name }: Reaction,
  { target, data, event }: Cause<{ reaction: string; eventId: string }>,
  troubled: Troubled,
) {
  const { reaction, eventId } = data;
  if (reaction !== name || troubled.waiting.has(eventId)) return;
  const { state } = await executor.look(ref(letter, target.id), { fresh: true });
  if (state.status !== 'resent') return;
  // A letter can be sent again only after it was given up, and that event names the place.
  const givenUp = await eventAt(store, event.streamId, event.revision - 1);
  if (!givenUp || givenUp.unreadable) return;
  const { stream, revision } = givenUp.data as { stream: string; revision: number };
  const about = { position: event.position, eventId, stream, revision };
  await wait(troubled, { ...about, attempt: 0, retryAt: 0 });
}
