import { useSyncExternalStore } from 'react';

/** A client-side value that survives a reload of its tab. */
export type Store<T> = {
  get: () => T;
  set: (next: T | ((now: T) => T)) => void;
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
};

const prefix = 'latchkey.';
const stores = new Set<Pick<Store<unknown>, 'reset'>>();

function read<T>(key: string, initial: T): T {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? initial : (JSON.parse(kept) as T);
  } catch {
    return initial;
  }
}
function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value then lasts only until the page is left.
  }
}

/** Declares a store at the top of a module, once per name. `initial` must be JSON. */
export function store<T>(name: string, initial: T): Store<T> {
  const key = prefix + name;
  const listeners = new Set<() => void>();
  let value = read(key, initial);
  const set: Store<T>['set'] = (next) => {
    value = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
    write(key, value);
    for (const listener of listeners) listener();
  };
  const made: Store<T> = {
    get: () => value,
    set,
    reset: () => set(initial),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.add(made);
  return made;
}

/** The store's value; the component renders again when it changes. Tests render it to a text, as a server would. */
export const useStore = <T>(from: Store<T>): T => useSyncExternalStore(from.subscribe, from.get, from.get);

/** Resets every store to its initial value, at logout; those that `stay` outlast the end of a session that nobody wanted. */
export function resetStores(...stay: Pick<Store<unknown>, 'reset'>[]): void {
  for (const each of stores) if (!stay.includes(each)) each.reset();
}
