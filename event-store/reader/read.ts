import { setImmediate as turn } from 'node:timers/promises';
import type { Batch, EventStore, RecordedEvent } from '../port.ts';
import { EventWindow } from './window.ts';

/** A read of the log that is shared by followers that are about equally far. It keeps the newest of what it has found. */
export class Read {
  window: EventWindow;
  /** False until it reads, and as long may begin earlier in the log. */
  begun = false;
  /** True once it has ended, with the reason if it failed. */
  isOver = false;
  failure: unknown;
  /** The number of batches so far, and whether nothing is missing after the last one. */
  heard = 0;
  isCaughtUp = false;
  #open: (after: number) => AsyncIterable<Batch>;
  #most: number;
  #batches: AsyncIterator<Batch> | undefined;
  #reading: Promise<void> | undefined;

  /** Keeps `most` events, or up to twice as many. */
  constructor(open: (after: number) => AsyncIterable<Batch>, from: number, most: number) {
    this.#open = open;
    this.#most = most;
    this.window = new EventWindow(from, most);
  }

  get isBusy() {
    return this.#reading !== undefined;
  }
  startAt(position: number) {
    this.window = new EventWindow(position, this.#most);
  }
  /** Reads on, once for all who ask meanwhile. After a failure it is over. */
  more(): Promise<void> {
    this.#reading ??= this.#read()
      .catch((error) => {
        this.isOver = true;
        this.failure = error;
        throw error;
      })
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
  async #read() {
    if (!this.#batches) {
      await turn(); // Followers that begin together may join before the read begins.
      this.begun = true;
      this.#batches = this.#open(this.window.to)[Symbol.asyncIterator]();
    }
    const { done, value } = await this.#batches.next();
    if (done) this.isOver = true;
    else {
      this.window.add(value.events, value.position);
      this.isCaughtUp = value.caughtUp;
      this.heard += 1;
    }
  }
  close() {
    this.isOver = true;
    this.#batches?.return?.().catch(() => undefined);
  }
}

/** What the log holds after a position until now, in batches. It holds nothing more up to `known`. */
export async function* until(
  known: number,
  log: Pick<EventStore, 'readAll'>,
  after: number,
  size: number,
): AsyncGenerator<Batch> {
  let events: RecordedEvent[] = [];
  for await (const event of log.readAll({ after })) {
    events.push(event);
    if (events.length < size) continue;
    yield { events, position: event.position, caughtUp: false };
    events = [];
  }
  yield { events, position: Math.max(known, events.at(-1)?.position ?? 0), caughtUp: false };
}
