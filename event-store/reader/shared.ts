import type { Batch, EventStore, RecordedEvent } from '../port.ts';
import { surely } from './surely.ts';

/** The one subscription of a process. It begins at the head of the log and keeps the newest events. */
export class SharedSubscription {
  /** Called at each batch, and at the end. */
  followers = new Set<() => void>();
  /** True once it has ended, with the reason if it failed. */
  isOver = false;
  failure: unknown;
  /** The number of batches so far. Empty ones tell that nothing is missing. */
  heard = 0;
  /** The kept events are complete after this position; undefined until it has begun. */
  from: number | undefined;
  #to = 0;
  #isCaughtUp = false;
  #events: RecordedEvent[] = [];
  #most: number;
  #stopping = new AbortController();

  constructor(store: EventStore, most: number) {
    this.#most = most;
    this.#follow(store)
      .catch((error) => {
        this.failure = error;
      })
      .finally(() => {
        this.isOver = true;
        this.#wakeAll();
      });
  }

  stop() {
    this.#stopping.abort();
  }

  async #follow(store: EventStore) {
    const { signal } = this.#stopping;
    const head = await surely(() => store.head(), signal);
    if (head === undefined) return;
    this.from = this.#to = head;
    this.#wakeAll();
    for await (const batch of store.subscribeToAll({ after: head, signal })) this.#keep(batch);
  }
  #keep({ events, position, caughtUp }: Batch) {
    this.#events.push(...events);
    // Trimmed only now and then, because that copies what remains.
    if (this.#events.length > 2 * this.#most) {
      this.from = this.#events.at(-this.#most - 1)!.position;
      this.#events = this.#events.slice(-this.#most);
    }
    this.#to = Math.max(this.#to, position);
    this.#isCaughtUp = caughtUp;
    this.heard += 1;
    this.#wakeAll();
  }
  #wakeAll() {
    for (const wake of [...this.followers]) wake();
  }

  /** The next events after a position, at most so many. They must still be kept. */
  after(position: number, most: number): Batch {
    const first = this.#firstAfter(position);
    const events = this.#events.slice(first, first + most);
    if (first + most < this.#events.length)
      return { events, position: events.at(-1)!.position, caughtUp: false };
    const caughtUp = this.#isCaughtUp && position <= this.#to;
    return { events, position: Math.max(position, this.#to), caughtUp };
  }
  #firstAfter(position: number): number {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#events[middle]!.position > position) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
