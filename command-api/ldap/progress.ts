/** Milliseconds until the first report of a run, which nobody should have to wait for, and between later ones. */
const between = { first: 500, later: 2000 };

/** Tells how far a run is, soon after its start and then now and then. Calls in between do nothing. */
export function progress(clock: () => number, tell: () => Promise<unknown>) {
  let due = clock() + between.first;
  return async () => {
    const now = clock();
    if (now < due) return;
    // The next time is set first, because several entries are handled at once.
    due = now + between.later;
    await tell();
  };
}
