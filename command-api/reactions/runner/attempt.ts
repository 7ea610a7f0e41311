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
import {
  type Failed,
  ReactionFailed,
  ReactionGivenUp,
  ReactionHandled,
  ReactionPostponed,
  ReactionResumed,
} from './progress.ts';

export const backoff = [1, 5, 30, 120, 600, 3600].map((seconds) => seconds * 1000);
export const awayFor = 5000;
export type Outcome = 'handled' | 'failed' | 'away' | typeof nothing;
/** A reaction's events to try again, by id, with the stream of its notes. */
export type Troubled = { failed: Map<string, Failed>; notes: Notes };

/** The cause of a reaction; undefined for an imported event and, with a line in the log, for one that cannot be read. */
export function causeOf(event: RecordedEvent, { name }: Reaction, { log }: Kit): Cause | undefined {
  try {
    if (event.unreadable) throw event.unreadable;
    const metadata = event.metadata as Metadata;
    if (metadata.imported) return undefined;
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

/**
 * Handles an event. After each failure the wait for the next attempt is longer; after the last wait it is given up, and
 * at once where no other attempt can help.
 */
export async function attempt(
  kit: Kit,
  { name, react }: Reaction,
  cause: Cause,
  { failed, notes }: Troubled,
  tell: Tell = () => {},
): Promise<Outcome> {
  const { event } = cause;
  const { position, id: eventId, streamId: stream, revision } = event;
  const before = failed.get(eventId);
  let trouble: unknown;
  let done: unknown;
  try {
    done = await react(cause, kit, tell);
    if (before) await delivered(kit, name, cause);
  } catch (error) {
    if (error instanceof FencedError) throw error;
    trouble = error ?? new Error('unknown');
  }
  if (trouble === undefined) {
    if (before) await notes.append(ReactionHandled({ position, eventId }));
    failed.delete(eventId);
    return done === nothing && !before ? nothing : 'handled';
  }
  const away = trouble instanceof AwayError || isUnavailable(trouble);
  const tried = before?.attempt ?? 0;
  const wait = away ? awayFor : trouble instanceof FinalError ? undefined : backoff[tried];
  const attempt = away ? tried : tried + 1;
  const why = scrub(trouble instanceof Error ? trouble.message : 'unknown').slice(0, 500);
  kit.log.warn({ reaction: name, eventId, attempt, why }, 'reaction failed');
  const told = { position, eventId, stream, revision, error: why, attempt };
  if (wait === undefined) {
    await giveUp(kit, name, cause, { error: why, attempts: attempt });
    await notes.append(ReactionGivenUp(told));
    failed.delete(eventId);
    return 'failed';
  }
  const retryAt = kit.clock() + wait;
  // An outage is noted in the log only once per event, however long it lasts.
  const noted =
    away && before && !before.postponed
      ? before.noted
      : await notes.append(ReactionFailed({ ...told, retryAt }));
  // It goes behind all others, so that each retry probes with another event.
  failed.delete(eventId);
  failed.set(eventId, { stream, revision, attempt, retryAt, noted });
  return away ? 'away' : 'failed';
}

/** Postpones an event until its time, when the retries of failed events pick it up, also after a restart. */
export async function postpone({ event }: Cause, retryAt: number, { failed, notes }: Troubled) {
  const { position, id: eventId, streamId: stream, revision } = event;
  const noted = await notes.append(ReactionPostponed({ position, eventId, stream, revision, retryAt }));
  failed.set(eventId, { stream, revision, attempt: 0, retryAt, postponed: true, noted });
}

/** Starts the attempts of a dead letter again, after a member of the staff asked for it. */
export async function resume(
  { store, executor }: Kit,
  { name }: Reaction,
  { target, data, event }: Cause<{ reaction: string; eventId: string }>,
  { failed, notes }: Troubled,
) {
  const { reaction, eventId } = data;
  if (reaction !== name || failed.has(eventId)) return;
  const { state } = await executor.look(ref(letter, target.id), { fresh: true });
  if (state.status !== 'resent') return;
  // A letter can be sent again only after it was given up, and that event names the place.
  const givenUp = await eventAt(store, event.streamId, event.revision - 1);
  if (!givenUp || givenUp.unreadable) return;
  const { stream, revision } = givenUp.data as { stream: string; revision: number };
  const resumed = { position: event.position, eventId, stream, revision };
  const noted = await notes.append(ReactionResumed(resumed));
  failed.set(eventId, { stream, revision, attempt: 0, retryAt: 0, noted });
}
