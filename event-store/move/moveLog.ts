import type { EventStore, NewEvent, RecordedEvent } from '../port.ts';

/** Thrown when a log cannot be moved, or not to this place. */
export class CannotMoveError extends Error {}

type Log = Pick<EventStore, 'readAll' | 'append'>;
type Tell = (done: number) => void;

/** Events of one stream that follow each other are appended together, within these limits. */
const atOnce = { events: 100, characters: 300_000 };

/** All that a moved event keeps. Its position and the time when it was recorded are those of the new log. */
const same = (a: RecordedEvent, b: RecordedEvent) =>
  a.id.toLowerCase() === b.id.toLowerCase() && a.streamId === b.streamId && textOf(a) === textOf(b);
const textOf = ({ type, revision, data, metadata }: RecordedEvent) =>
  JSON.stringify([type, revision, data, metadata]);

/** Appends events in their order. */
function appender(target: Log) {
  let events: NewEvent[] = [];
  let characters = 0;
  let first: RecordedEvent | undefined;
  async function flush() {
    if (!first) return;
    await target.append(first.streamId, events, first.revision ? first.revision - 1 : 'no_stream');
    [events, characters, first] = [[], 0, undefined];
  }
  return {
    flush,
    async add(event: RecordedEvent) {
      const { id, type, data, metadata } = event;
      const size = textOf(event).length;
      const isFull = events.length === atOnce.events || characters + size > atOnce.characters;
      if (first?.streamId !== event.streamId || isFull) await flush();
      first ??= event;
      events.push({ id, type, data, metadata });
      characters += size;
    },
  };
}

/**
 * Copies the events of a log that the other one lacks: ids, streams, data and metadata, in the same order. What the other
 * log holds must be the beginning of this one, as after a copy that was cut short; returns what it holds beyond this one.
 * Throws CannotMoveError when it holds anything else.
 */
export async function copyLog(source: Log, target: Log, tell: Tell): Promise<RecordedEvent[]> {
  const there = target.readAll()[Symbol.asyncIterator]();
  let known = await there.next();
  let done = 0;
  const { add, flush } = appender(target);
  for await (const event of source.readAll()) {
    if (event.unreadable) throw new CannotMoveError(event.unreadable.message);
    if (known.done) await add(event);
    else if (!same(event, known.value))
      throw new CannotMoveError(
        `Event ${done + 1} of the target is not that of this folder: it holds another installation, or has been used since.`,
      );
    else known = await there.next();
    tell(++done);
  }
  await flush();
  const more: RecordedEvent[] = [];
  for (; !known.done; known = await there.next()) more.push(known.value);
  return more;
}

/**
 * Compares two logs event by event. Returns their number, and a function that translates positions of the first among
 * those named. Throws CannotMoveError at the first difference.
 */
export async function compareLogs(source: Log, target: Log, positions: readonly number[], tell: Tell) {
  const there = target.readAll()[Symbol.asyncIterator]();
  const wanted = [...new Set(positions)].sort((a, b) => a - b);
  const translated = new Map<number, number>();
  let count = 0;
  let last = 0;
  for await (const event of source.readAll()) {
    while (wanted.length && wanted[0]! < event.position) translated.set(wanted.shift()!, last);
    const copy = await there.next();
    if (copy.done || copy.value.unreadable || !same(event, copy.value))
      throw new CannotMoveError(`Event ${count + 1} differs in the target. Begin again with an empty one.`);
    last = copy.value.position;
    tell(++count);
  }
  for (const position of wanted) translated.set(position, last);
  return { count, translated: (position: number) => translated.get(position)! };
}
