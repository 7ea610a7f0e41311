// biome-ignore-all lint/suspicious/noExplicitAny: a reaction knows its own event's data
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { eventTypes, refOf } from '../../domain/aggregates.ts';
import { type EventType, type Ref, upcast } from '../../domain/kit.ts';
import type { Metadata, Origin } from '../../event-store/metadata.ts';
import type { EventStore, RecordedEvent } from '../../event-store/port.ts';
import { isUnavailable } from '../../server-kit/errors.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { scrub } from '../../server-kit/log.ts';
import {
  empty,
  type Progress,
  ReactionFailed,
  ReactionGivenUp,
  ReactionHandled,
  ReactionStarted,
  remembered,
} from './progress.ts';

/** What a reaction is told. `origin` acts for the system, with ids that derive from the event: a repeat changes nothing. */
export type Cause<D = any> = {
  target: Ref;
  data: D;
  event: RecordedEvent;
  metadata: Metadata;
  origin: Origin;
};
export type Reaction = {
  name: string;
  types: readonly string[];
  react: (cause: Cause, kit: Kit) => Promise<unknown>;
  /** When it has its turn, in milliseconds since the epoch: at once without it. Later events are due later. */
  due?: ((data: any) => number) | undefined;
};

/** Declares a reaction: what happens, outside the log or in other streams, after an event. It may run more than once. */
export const on = <E extends EventType<any, any>>(
  events: E | readonly E[],
  name: string,
  react: (
    cause: Cause<E extends EventType<string, infer S extends z.ZodType> ? z.output<S> : never>,
    kit: Kit,
  ) => Promise<unknown>,
  due?: (data: E extends EventType<string, infer S extends z.ZodType> ? z.output<S> : never) => number,
): Reaction => ({ name, types: [events].flat().map(({ type }) => type), react, due });

const backoff = [1, 5, 30, 120, 600, 3600].map((seconds) => seconds * 1000);

/** Runs reactions until aborted. Each remembers in the log how far it came, what failed, and what it gave up. */
export async function runReactions(kit: Kit, reactions: readonly Reaction[], signal: AbortSignal) {
  await Promise.all(reactions.map((reaction) => keepRunning(kit, reaction, signal)));
}

/** A reaction that cannot go on (the log is away) begins again from what it remembers. */
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
  const memory = await load(store, reaction.name);
  const mine = new AbortController();
  const signal = AbortSignal.any([outer, mine.signal]);
  let turn: Promise<unknown> = Promise.resolve();
  // one attempt at a time: each notes its outcome behind the one before
  const inTurn = (event: RecordedEvent) => (turn = turn.then(() => attempt(kit, reaction, event, memory)));
  const filter = { eventTypes: [...reaction.types] };
  try {
    const retrying = retryDue(kit, memory, inTurn, signal);
    const following = (async () => {
      for await (const { events } of store.subscribeToAll({ after: memory.progress.through, filter, signal }))
        for (const event of events) {
          if (reaction.due) await reached(reaction.due(event.data), kit, signal);
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
  again: (event: RecordedEvent) => Promise<unknown>,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const due = [...memory.progress.failed.values()].filter(({ retryAt }) => retryAt <= clock());
    for (const { stream, revision } of due)
      for await (const event of store.readStream(stream, { from: revision, maxCount: 1 })) await again(event);
    await waited(500, signal);
  }
}
/** Resolves when the clock shows this time, or with the signal. */
async function reached(time: number, { clock }: Kit, signal: AbortSignal) {
  for (let left = time - clock(); left > 0 && !signal.aborted; left = time - clock())
    await waited(Math.min(left, 500), signal);
}
const waited = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);

type Memory = { progress: Progress; revision: number; written: Promise<unknown> };

async function load(store: EventStore, name: string): Promise<Memory> {
  const memory: Memory = { progress: empty, revision: -1, written: Promise.resolve() };
  for await (const event of store.readStream(`reaction-${name}`)) {
    memory.progress = remembered(memory.progress, event as never);
    memory.revision = event.revision;
  }
  if (memory.revision < 0) await note(store, name, memory, ReactionStarted({ position: await store.head() }));
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

/** Handles one event once more; what fails waits longer each time, and is given up after six tries. */
async function attempt(kit: Kit, { name, react }: Reaction, event: RecordedEvent, memory: Memory) {
  const { position, id: eventId } = event;
  const tried = memory.progress.failed.get(eventId)?.attempt ?? 0;
  try {
    await react(causeOf(event, name), kit);
    await note(kit.store, name, memory, ReactionHandled({ position, eventId }));
  } catch (error) {
    // a store that is away says nothing about the event: that is no attempt
    const away = isUnavailable(error);
    const wait = away ? 5000 : backoff[tried];
    const attempt = away ? tried : tried + 1;
    const why = scrub(error instanceof Error ? error.message : 'unknown').slice(0, 500);
    kit.log.warn({ reaction: name, eventId, attempt, why }, 'reaction failed');
    const { streamId: stream, revision } = event;
    const failed = { position, eventId, stream, revision, error: why, attempt };
    await note(
      kit.store,
      name,
      memory,
      wait === undefined
        ? ReactionGivenUp(failed)
        : ReactionFailed({ ...failed, retryAt: kit.clock() + wait }),
    );
  }
}

function causeOf(event: RecordedEvent, name: string): Cause {
  const metadata = event.metadata as Metadata;
  const target = refOf(event.streamId)!;
  const data = upcast(eventTypes.get(event.type)!, event.data, metadata.version);
  const origin: Origin = {
    actor: { role: 'system', id: name },
    correlationId: metadata.correlationId,
    causationId: event.id,
    call: `reaction ${name}`,
    idempotencyKey: event.id,
  };
  return { target, data, event, metadata, origin };
}
