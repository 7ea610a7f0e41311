import type { Batch, EventStore } from '../port.ts';
import { Read, until } from './read.ts';

/** Events read at once, events kept for followers that are slower than others, and reads that are open at once. */
const most = { atOnce: 1000, kept: 2000, reads: 4 };

type Log = Pick<EventStore, 'readAll'>;

/**
 * What lies in the log before the newest events that are kept, read once for all followers that are about equally far.
 * A follower that has fallen behind the others goes on with a read of its own. The number of reads is bounded.
 */
export class Backlog {
  #log: Log;
  #goal: () => number;
  /** The one that was used last comes last. */
  #reads = new Set<Read>();
  #followers = 0;

  /** `goal` is the position after which events are kept elsewhere. */
  constructor(log: Log, goal: () => number) {
    this.#log = log;
    this.#goal = goal;
  }

  /** Called when a follower begins to read here. The function that it returns is called when that ends. */
  enter() {
    this.#followers += 1;
    return () => {
      this.#followers -= 1;
      if (this.#followers) return;
      for (const read of this.#reads) read.close();
      this.#reads.clear();
    };
  }

  /** The next events after a position before the goal, at most so many; none if the log has none up to its position. */
  async next(position: number, size: number): Promise<Batch> {
    for (;;) {
      const read = this.#readFor(position);
      if (!read) await Promise.race([...this.#reads].map((one) => one.more().catch(() => undefined)));
      else if (read.window.to <= position) await read.more();
      if (!read || read.window.from > position || read.window.to <= position) continue;
      return { ...read.window.after(position, size), caughtUp: false };
    }
  }
  /** The read to use for a position. Undefined while all that may be open are busy elsewhere. */
  #readFor(position: number): Read | undefined {
    const known = this.#holding(position) ?? this.#reaching(position) ?? this.#earlier(position);
    if (!known && this.#reads.size >= most.reads && !this.#closeOldest()) return undefined;
    const open = (after: number) => until(this.#goal(), this.#log, after, most.atOnce);
    const read = known ?? new Read(open, position, most.kept);
    this.#reads.delete(read);
    this.#reads.add(read);
    return read;
  }
  #closeOldest(): boolean {
    const oldest = [...this.#reads].find(({ isBusy }) => !isBusy);
    oldest?.close();
    return oldest !== undefined && this.#reads.delete(oldest);
  }
  #holding = (position: number) =>
    [...this.#reads].find(({ window }) => window.from <= position && position < window.to);
  /** The read that will come to a position first, unless it has further to go than a new one would have. */
  #reaching(position: number) {
    const near = [...this.#reads].filter(
      ({ isOver, window: { to } }) => !isOver && to <= position && position - to <= this.#goal() - position,
    );
    return near.toSorted((a, b) => b.window.to - a.window.to)[0];
  }
  /** A read that has not begun and can begin here instead. */
  #earlier(position: number) {
    const read = [...this.#reads].find(
      ({ begun, isOver, window: { from } }) => !begun && !isOver && from - position <= this.#goal() - from,
    );
    read?.startAt(position);
    return read;
  }
}
