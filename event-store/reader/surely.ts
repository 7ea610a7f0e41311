import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailableError } from '../port.ts';

/** Asks again while the log is unavailable; undefined once the signal aborts. */
export async function surely<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (let wait = 50; !signal.aborted; wait = Math.min(1000, 2 * wait))
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError)) throw error;
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  return undefined;
}

/** The result of the work, or undefined as soon as the signal aborts. */
export async function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  const aborted = Promise.withResolvers<undefined>();
  const abort = () => aborted.resolve(undefined);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
