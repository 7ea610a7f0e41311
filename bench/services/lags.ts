import type { EventStore } from '../../event-store/port.ts';

/**
 * Notes for each new event how many milliseconds passed from its append until the read models had it. The clocks of log
 * and process must be the same. `reached` resolves once the read models have the position.
 */
export function watchLags(store: EventStore, reached: (position: number) => Promise<unknown>) {
  const noted: number[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const watching = (async () => {
    for await (const { events } of store.subscribeToAll({ after: 'end', signal }))
      for (const { position, recordedAt } of events) {
        await reached(position);
        noted.push(Date.now() - recordedAt.getTime());
      }
  })();
  watching.catch((error) => signal.aborted || console.error(`lags are no longer measured: ${error}`));
  return {
    stop() {
      stopping.abort();
      return noted;
    },
  };
}
