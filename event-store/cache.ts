/**
 * A map of bounded size that drops what was not used for longest. An entry that was moved to the end a moment ago is
 * not moved again: moving each one at each use would cost more than the rest of it.
 */
export function boundedCache<V extends {}>(max: number) {
  const entries = new Map<string, { value: V; movedAt: number }>();
  let moves = 0;
  function put(key: string, value: V) {
    entries.delete(key);
    entries.set(key, { value, movedAt: ++moves });
  }
  return {
    get(key: string): V | undefined {
      const entry = entries.get(key);
      if (entry && moves - entry.movedAt > max / 4) put(key, entry.value);
      return entry?.value;
    },
    set(key: string, value: V) {
      put(key, value);
      if (entries.size > max) entries.delete(entries.keys().next().value!);
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
}
