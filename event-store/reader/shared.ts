import type { Batch, EventStore } from '../port.ts';
import { surely } from './surely.ts';
import { EventWindow } from './window.ts';

/** The one subscription of a process. It begins at the head of the log and keeps the newest events. */
export class SharedSubscription {
  /** Called at each batch, and at the end. */
  followers = new Set<() => void>();
  /** True once it has ended, with the reason if it failed. */
  isOver = false;
  failure: unknown;
  /** The number of batches so far. Empty ones tell that nothing is missing. */
  heard = 0;
  #window: EventWindow | undefined;
  #isCaughtUp = false;
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

  /** The kept events are complete after this position; undefined until it has begun. */
  get from() {
    return this.#window?.from;
  }
  stop() {
    this.#stopping.abort();
  }

  async #follow(store: EventStore) {
    const { signal } = this.#stopping;
    const head = await surely(() => store.head(), signal);
    if (head === undefined) return;
    const window = new EventWindow(head, this.#most);
    this.#window = window;
    this.#wakeAll();
    for await (const { events, position, caughtUp } of store.subscribeToAll({ after: head, signal })) {
      window.add(events, position);
      this.#isCaughtUp = caughtUp;
      this.heard += 1;
      this.#wakeAll();
    }
  }
  #wakeAll() {
    for (const wake of [...this.followers]) wake();
  }

  /** The next events after a position, at most so many. They must still be kept. */
  after(position: number, most: number): Batch {
    const { isAll, ...found } = this.#window!.after(position, most);
    return { ...found, caughtUp: isAll && this.#isCaughtUp && position <= this.#window!.to };
  }
}
