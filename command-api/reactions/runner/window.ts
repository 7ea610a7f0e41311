/** How far a reaction is in the log. */
export type Place = {
  /** Everything up to this position is handled, or noted as failed. */
  through: number;
  /** Ids of later events of which the same is true. */
  done: string[];
  /** The revision of the first of its notes that still counts; undefined when nothing has failed. */
  notes?: number | undefined;
};

/**
 * Tracks how far a reaction is that takes events in the order of the log and finishes them in any order. `until` is the
 * newest position that `done` can be about.
 */
export function windowFrom({ through, done }: Pick<Place, 'through' | 'done'>, until: number) {
  const before = new Set(done);
  const taken = new Map<string, { after: number; finished: boolean }>();
  let read = through;

  function forgetFinished() {
    for (const [id, { finished }] of taken) {
      if (!finished) return;
      taken.delete(id);
    }
  }
  return {
    /** Takes the next event. False when it was finished before. */
    take(id: string, position: number): boolean {
      const finished = before.delete(id);
      taken.set(id, { after: read, finished });
      read = position;
      if (finished) forgetFinished();
      return !finished;
    },
    finish(id: string) {
      const one = taken.get(id);
      if (one) one.finished = true;
      forgetFinished();
    },
    /** Notes that the log holds nothing more for this reaction up to a position. */
    passed(position: number) {
      read = Math.max(read, position);
      if (read >= until) before.clear();
    },
    /** The position up to which the log was read. */
    get read() {
      return read;
    },
    /** The number of events taken since the first one that is not finished. */
    get size() {
      return taken.size;
    },
    place(): { through: number; done: string[] } {
      const [first] = taken.values();
      const finished = [...taken].filter(([, one]) => one.finished).map(([id]) => id);
      return { through: first ? first.after : read, done: [...before, ...finished] };
    },
  };
}

/** The least of any number of values; infinite without any. The arguments of one call of `Math.min` cannot be so many. */
export function least(values: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY;
  for (const each of values) if (each < found) found = each;
  return found;
}
