import { store } from '../session.ts';

/** Milliseconds after which a reload forgets a position. A log that was restored meanwhile must not hold up pages for long. */
const lasts = 60_000;

/** The latest log position that a page has seen. A reload of its tab knows it too, so that it shows what the page has changed. */
export function seenPosition(clock: () => number = Date.now) {
  const kept = store('position', { seen: '', at: 0 });
  if (clock() - kept.get().at > lasts) kept.reset();
  return {
    get seen() {
      return kept.get().seen;
    },
    set seen(seen: string) {
      if (seen !== kept.get().seen) kept.set({ seen, at: clock() });
    },
  };
}
