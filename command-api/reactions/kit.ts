// biome-ignore-all lint/suspicious/noExplicitAny: a reaction knows its own event's data
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { refOf } from '../../domain/aggregates.ts';
import type { EventType } from '../../domain/kit.ts';
import { LetterResent } from '../../domain/letter/events.ts';
import type { Metadata, Provenance } from '../../event-store/metadata.ts';
import type { EventStore, RecordedEvent } from '../../event-store/port.ts';
import { currentData } from '../../event-store/vault/unreadable.ts';
import { isUnavailable } from '../../server-kit/http/errors.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { scrub } from '../../server-kit/log.ts';
import type { Cause } from './cause.ts';
import { delivered, giveUp } from './letters.ts';
import {
  empty,
  type Failed,
  type Progress,
  ReactionFailed,
  ReactionGivenUp,
  ReactionHandled,
  ReactionPostponed,
  ReactionResumed,
  ReactionStarted,
  remembered,
} from './progress.ts';

export type Reaction = {
  name: string;
  types: readonly string[];
  react: (cause: Cause, kit: Kit) => Promise<unknown>;
  /** When an event is due, in milliseconds since the epoch; without it, at once. Later events must be due later. */
  due?: ((data: any, cause: Cause) => number) | undefined;
  /** Later events may be due earlier, so each is postponed until its own time by a note in the log. */
  anyOrder?: boolean | undefined;
  /** The reaction also handles events from before its first run. */
  fromStart?: true;
};

/** Declares a reaction, the effect of an event outside the log or in other streams. It may run more than once. */
export const on = <E extends EventType<any, any>>(
  events: E | readonly E[],
  name: string,
  react: (
    cause: Cause<E extends EventType<string, infer S extends z.ZodType> ? z.output<S> : never>,
    kit: Kit,
  ) => Promise<unknown>,
  due?: (
    data: E extends EventType<string, infer S extends z.ZodType> ? z.output<S> : never,
    cause: Cause,
  ) => number,
  { anyOrder }: Pick<Reaction, 'anyOrder'> = {},
): Reaction => ({ name, types: [events].flat().map(({ type }) => type), react, due, anyOrder });

/** Thrown when something outside, such as the mail server, is unavailable, which does not count against the event. */
export class AwayError extends Error {}

const backoff = [1, 5, 30, 120, 600, 3600].map((seconds) => seconds * 1000);
const awayFor = 5000;

/** Notes the log's position for reactions that never ran, so that they will handle every event from now on. */
export async function beginReactions({ store }: Pick<Kit, 'store'>, reactions: readonly Reaction[]) {
  await Promise.all(reactions.map((reaction) => load(store, reaction)));
}

/** Runs reactions until aborted. Each records its position, failures and dead letters in the log. */
export async function runReactions(kit: Kit, reactions: readonly Reaction[], signal: AbortSignal) {
  await Promise.all(reactions.map((reaction) => keepRunning(kit, reaction, signal)));
}

/** Restarts a reaction from its own notes when it stops, for example because the log is unavailable. */
async function keepRunning(kit: Kit, reaction: Reaction, signal: AbortSignal) {
  while (!signal.aborted)
    try {
      await runOne(kit, reaction, signal);
    } catch (error) {
      kit.log.error({ err: error, reaction: reaction.name }, 'reaction begins again');
      await waited(1000, signal);
    }
}

async function runOne(kit: Kit, reaction: Reaction, outer: AbortSignal) {
  const { store } = kit;
  const memory = await load(store, reaction);
  const mine = new AbortController();
  const signal = AbortSignal.any([outer, mine.signal]);
  let turn: Promise<unknown> = Promise.resolve();
  // Attempts run one at a time, because each appends its outcome after the previous one.
  const inTurn = (event: RecordedEvent) => {
    const next = turn.then(() =>
      event.type === LetterResent.type
        ? resume(kit, reaction, event, memory)
        : attempt(kit, reaction, event, memory),
    );
    turn = next;
    return next;
  };
  const filter = { eventTypes: [...reaction.types, LetterResent.type] };
  try {
    const retrying = retryDue(kit, memory, inTurn, signal);
    const following = (async () => {
      for await (const { events } of store.subscribeToAll({ after: memory.progress.through, filter, signal }))
        for (const event of events) {
          if (event.unreadable) {
            await pass(kit, reaction, event, memory);
            continue;
          }
          const timed = reaction.due && reaction.types.includes(event.type);
          const cause = timed ? causeOf(event, reaction.name) : undefined;
          const time = cause ? reaction.due!(cause.data, cause) : 0;
          if (timed && reaction.anyOrder && time > kit.clock()) {
            await postpone(kit, reaction, event, memory, time);
            continue;
          }
          if (timed) await reached(time, kit, signal);
          if (!signal.aborted) await inTurn(event);
        }
    })();
    await Promise.race([retrying, following]);
    await following;
  } finally {
    mine.abort();
  }
}

async function retryDue(
  { store, clock }: Kit,
  memory: Memory,
  again: (event: RecordedEvent) => Promise<Outcome>,
  signal: AbortSignal,
) {
  const isDue = ({ retryAt, attempt, postponed }: Failed) => {
    const left = retryAt - clock();
    if (postponed) return left <= 0;
    // More time than the wait itself is left only if the clock was set back.
    return left <= 0 || left > Math.max(awayFor, backoff[attempt - 1] ?? 0);
  };
  while (!signal.aborted) {
    for (const { stream, revision } of [...memory.progress.failed.values()].filter(isDue)) {
      const [event] = await Array.fromAsync(store.readStream(stream, { from: revision, maxCount: 1 }));
      // A service that is unavailable for one event is unavailable for all.
      if (signal.aborted || (event && (await again(event)) === 'away')) break;
    }
    await waited(500, signal);
  }
}
/** Resolves when the clock reaches this time, or when the signal aborts. */
async function reached(time: number, { clock }: Kit, signal: AbortSignal) {
  for (let left = time - clock(); left > 0 && !signal.aborted; left = time - clock())
    await waited(Math.min(left, 500), signal);
}
const waited = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);

type Memory = { progress: Progress; revision: number; written: Promise<unknown> };

async function load(store: EventStore, { name, fromStart }: Reaction): Promise<Memory> {
  const memory: Memory = { progress: empty, revision: -1, written: Promise.resolve() };
  for await (const event of store.readStream(`reaction-${name}`)) {
    // A damaged note counts as missing, so its event may be handled again.
    if (!event.unreadable) memory.progress = remembered(memory.progress, event as never);
    memory.revision = event.revision;
  }
  const position = fromStart ? 0 : await store.head();
  if (memory.revision < 0) await note(store, name, memory, ReactionStarted({ position }));
  return memory;
}

type Note = { type: string; data: any };
function note(store: EventStore, name: string, memory: Memory, happened: Note): Promise<void> {
  const write = () => append(store, name, memory, happened);
  const written = memory.written.then(write, write);
  memory.written = written;
  return written;
}
async function append(store: EventStore, name: string, memory: Memory, happened: Note) {
  const metadata: Metadata = {
    version: 1,
    at: new Date().toISOString(),
    actor: { role: 'system', id: name },
    correlationId: name,
  };
  const appended = await store.append(
    `reaction-${name}`,
    [{ id: randomUUID(), ...happened, metadata }],
    memory.revision < 0 ? 'no_stream' : memory.revision,
  );
  memory.revision = appended.revision;
  memory.progress = remembered(memory.progress, happened as never);
}

/** Logs a damaged event and skips it, because nothing can react to it. */
async function pass({ store, log }: Kit, { name }: Reaction, event: RecordedEvent, memory: Memory) {
  log.error({ err: event.unreadable, reaction: name }, 'a reaction leaves out an event that cannot be read');
  await note(store, name, memory, ReactionHandled({ position: event.position, eventId: event.id }));
}
/** Postpones an event until its time, when the retries of failed events pick it up, also after a restart. */
function postpone({ store }: Kit, { name }: Reaction, event: RecordedEvent, memory: Memory, retryAt: number) {
  const { position, id: eventId, streamId: stream, revision } = event;
  return note(store, name, memory, ReactionPostponed({ position, eventId, stream, revision, retryAt }));
}

type Outcome = 'handled' | 'failed' | 'away';
/** Handles an event. After each failure the wait for the next attempt is longer; after the last wait it is given up. */
async function attempt(
  kit: Kit,
  { name, react }: Reaction,
  event: RecordedEvent,
  memory: Memory,
): Promise<Outcome> {
  const { position, id: eventId } = event;
  const before = memory.progress.failed.get(eventId);
  const cause = causeOf(event, name);
  try {
    await react(cause, kit);
    if (before) await delivered(kit, name, cause);
    await note(kit.store, name, memory, ReactionHandled({ position, eventId }));
    return 'handled';
  } catch (error) {
    const away = error instanceof AwayError || isUnavailable(error);
    const tried = before?.attempt ?? 0;
    const wait = away ? awayFor : backoff[tried];
    const attempt = away ? tried : tried + 1;
    const why = scrub(error instanceof Error ? error.message : 'unknown').slice(0, 500);
    kit.log.warn({ reaction: name, eventId, attempt, why }, 'reaction failed');
    const { streamId: stream, revision } = event;
    const failed = { position, eventId, stream, revision, error: why, attempt };
    if (wait === undefined) {
      await giveUp(kit, name, cause, { error: why, attempts: attempt });
      await note(kit.store, name, memory, ReactionGivenUp(failed));
      return 'failed';
    }
    const again = ReactionFailed({ ...failed, retryAt: kit.clock() + wait });
    // An outage is noted in the log only once per event, however long it lasts.
    if (away && before) memory.progress = remembered(memory.progress, again as never);
    else await note(kit.store, name, memory, again);
    return away ? 'away' : 'failed';
  }
}

/** Starts the attempts of a dead letter again, after a member of the staff asked for it. */
async function resume(kit: Kit, { name }: Reaction, event: RecordedEvent, memory: Memory): Promise<Outcome> {
  const { reaction, eventId } = event.data as { reaction: string; eventId: string };
  const { position } = event;
  if (reaction === name) await note(kit.store, name, memory, ReactionResumed({ position, eventId }));
  return 'handled';
}

function causeOf(event: RecordedEvent, name: string): Cause {
  const metadata = event.metadata as Metadata;
  const target = refOf(event.streamId)!;
  const data = currentData(event);
  const provenance: Provenance = {
    actor: { role: 'system', id: name },
    correlationId: metadata.correlationId,
    causationId: event.id,
    call: `reaction ${name}`,
    idempotencyKey: event.id,
  };
  return { target, data, event, metadata, provenance };
}
