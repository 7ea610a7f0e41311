import type { z } from 'zod';
import { ReactionsRemembered } from '../../../domain/reaction/events.ts';
import { positionStream } from '../../../event-store/identity/look.ts';
import type { EventStore, RecordedEvent } from '../../../event-store/port.ts';
import type { Reaction } from '../kit/kit.ts';
import { newestIn, notesIn } from './notes.ts';
import type { Place } from './window.ts';

/** The data of a note. */
export type Remembered = z.output<(typeof ReactionsRemembered)['schema']>;

export const notesOf = (name: string) => `reaction-${name}`;
/** The position is saved at the latest after this time in milliseconds, or after this many events. */
const atLatest = { ms: 5000, events: 1000 };

/** The places of all reactions in the newest note. */
export function placesIn({ position, there, apart }: Remembered): Map<string, Place> {
  return new Map<string, Place>([
    ...there.map((name): [string, Place] => [name, { through: position, done: [] }]),
    ...Object.entries(apart),
  ]);
}
/** The note about these places. Its position is the one that the furthest reaction has reached. */
export function told(places: ReadonlyMap<string, Place>): Remembered {
  const position = Math.max(0, ...[...places.values()].map(({ through }) => through));
  const isThere = ({ through, done, notes }: Place) =>
    through === position && !done.length && notes === undefined;
  const all = [...places];
  return {
    position,
    there: all.filter(([, place]) => isThere(place)).map(([name]) => name),
    apart: Object.fromEntries(all.filter(([, place]) => !isThere(place))),
  };
}

/**
 * Loads the places of reactions. Those that never ran begin at the head of the log, and that is noted at once, so that
 * they handle every event from now on.
 */
export async function loadPlaces(store: EventStore, reactions: readonly Reaction[], signal: AbortSignal) {
  const head = await store.head();
  const { event, revision } = await newestIn(store, positionStream);
  const known = event ? placesIn(event.data as Remembered) : new Map<string, Place>();
  const places = new Map<string, Place>();
  for (const reaction of reactions)
    places.set(reaction.name, known.get(reaction.name) ?? { through: head, done: [] });
  const notes = notesIn(store, positionStream, signal, { at: revision });
  let last = '';
  /** Notes the places, unless the newest note says the same. */
  async function remember(now: ReadonlyMap<string, Place>) {
    const position = told(now);
    if (JSON.stringify(position) === last) return;
    await notes.append(ReactionsRemembered(position));
    last = JSON.stringify(position);
  }
  if (reactions.every(({ name }) => known.has(name))) last = JSON.stringify(told(places));
  else await remember(places);
  return { places, head, remember };
}

/**
 * Decides when the places are noted with `remember`: soon after something happened, and never while nothing does.
 * `tick` is called every now and then.
 */
export function keeperOf(remember: () => Promise<void>, fail: (error: unknown) => void) {
  let dueAt = Number.POSITIVE_INFINITY;
  let writing: Promise<void> | undefined;
  let seen = 0;

  function tick() {
    if (writing || performance.now() < dueAt) return;
    dueAt = Number.POSITIVE_INFINITY;
    seen = 0;
    writing = remember()
      .catch(fail)
      .finally(() => {
        writing = undefined;
        tick();
      });
  }
  /** Makes sure that the places are noted within this time. */
  function within(ms: number) {
    dueAt = Math.min(dueAt, performance.now() + ms);
    tick();
  }
  return {
    tick,
    within,
    soon: () => within(atLatest.ms),
    /** Counts events that have passed. Notes of reactions do not count. */
    passed(events: readonly RecordedEvent[]) {
      seen += events.filter(({ streamId }) => !streamId.startsWith('reaction-')).length;
      if (seen) within(seen < atLatest.events ? atLatest.ms : 0);
    },
    /** Notes the places for the last time, if something has happened since. */
    async close() {
      await writing;
      if (dueAt < Number.POSITIVE_INFINITY) await remember();
    },
  };
}
