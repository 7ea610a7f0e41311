import type { RecordedEvent } from '../port.ts';

/** The newest events of a read of the log: all that it has found after `from`. It has found everything up to `to`. */
export class EventWindow {
  from: number;
  to: number;
  #events: RecordedEvent[] = [];
  #most: number;

  /** Keeps at least so many events, if there are so many, and at most twice as many and those added last. */
  constructor(from: number, most: number) {
    this.from = this.to = from;
    this.#most = most;
  }

  add(events: readonly RecordedEvent[], position: number) {
    for (const event of events) this.#events.push(event);
    // Trimmed only now and then, because that copies what remains.
    if (this.#events.length > 2 * this.#most) {
      this.from = this.#events.at(-this.#most - 1)!.position;
      this.#events = this.#events.slice(-this.#most);
    }
    this.to = Math.max(this.to, position);
  }

  /** The next events after a position, at most so many, and whether these are all. They must still be kept. */
  after(position: number, most: number): { events: RecordedEvent[]; position: number; isAll: boolean } {
    const first = this.#firstAfter(position);
    const events = this.#events.slice(first, first + most);
    const isAll = first + most >= this.#events.length;
    return { events, position: isAll ? Math.max(position, this.to) : events.at(-1)!.position, isAll };
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
