/** Counts things in progress, such as open requests, per name. */
export type Counts = {
  /** Adds one to each named count and returns the undo, or null when one of them has reached its limit. */
  take(limits: Record<string, number>): (() => void) | null;
};

/** Makes counts that start at zero and forget a name as soon as its count is zero again. */
export function countsOf(): Counts {
  const counts = new Map<string, number>();
  const add = (name: string, by: 1 | -1) => {
    const now = (counts.get(name) ?? 0) + by;
    if (now) counts.set(name, now);
    else counts.delete(name);
  };
  return {
    take(limits) {
      const names = Object.keys(limits);
      if (names.some((name) => (counts.get(name) ?? 0) >= limits[name]!)) return null;
      for (const name of names) add(name, 1);
      return () => {
        for (const name of names) add(name, -1);
      };
    },
  };
}
