import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Happened } from '../../../domain/kit.ts';
import type { Metadata } from '../../../event-store/metadata.ts';
import {
  type EventStore,
  EventStoreUnavailableError,
  type RecordedEvent,
} from '../../../event-store/port.ts';

/** Resolves after this many milliseconds, or as soon as the signal aborts. */
export const waited = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);

/** The newest event of a stream that can be read, and the stream's revision (-1: it is empty). */
export async function newestIn(store: EventStore, stream: string) {
  let revision = -1;
  for await (const event of store.readStream(stream, { direction: 'backwards' })) {
    revision = Math.max(revision, event.revision);
    // A damaged note counts as missing, so the work that it recorded is done again.
    if (!event.unreadable) return { revision, event };
  }
  return { revision, event: undefined };
}

/**
 * Appends the notes of reactions to one stream, one after another. Throws WrongExpectedRevisionError when another process
 * has appended meanwhile. While the log is unavailable, it tries again until the signal aborts.
 */
export function notesIn(
  store: EventStore,
  stream: string,
  signal: AbortSignal,
  { at, by = stream.slice(stream.indexOf('-') + 1) }: { at?: number; by?: string } = {},
) {
  let revision = at;
  let turn: Promise<unknown> = Promise.resolve();

  async function append(happened: Happened): Promise<number> {
    revision ??= (await newestIn(store, stream)).revision;
    const metadata: Metadata = {
      version: 1,
      at: new Date().toISOString(),
      actor: { role: 'system', id: by },
      correlationId: by,
    };
    // The same id lets the log recognise a repeated append whose first outcome was unknown.
    const event = { id: randomUUID(), ...happened, metadata };
    for (;;)
      try {
        ({ revision } = await store.append(stream, [event], revision < 0 ? 'no_stream' : revision));
        return revision;
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError) || signal.aborted) throw error;
        await waited(500, signal);
      }
  }
  return {
    append(happened: Happened): Promise<number> {
      const next = turn.then(() => append(happened));
      turn = next.catch(() => undefined);
      return next;
    },
  };
}
export type Notes = ReturnType<typeof notesIn>;

/** The event at this place of a stream; undefined when there is none. */
export async function eventAt(
  store: EventStore,
  stream: string,
  revision: number,
): Promise<RecordedEvent | undefined> {
  const [event] = await Array.fromAsync(store.readStream(stream, { from: revision, maxCount: 1 }));
  return event;
}
