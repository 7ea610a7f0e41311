import { WrongExpectedRevisionError } from '../../../event-store/port.ts';
import type { Log } from '../../../server-kit/log.ts';
import { awayFor } from './attempt.ts';
import { FencedError } from './fence.ts';
import { waited } from './notes.ts';

/** The environment in which a reaction runs. */
export type Surroundings = {
  signal: AbortSignal;
  /** Called when an event is finished, so that this is remembered: at once, or soon if nothing had to be done. */
  acted: (outcome: unknown) => void;
  /** Called when the reactions have to begin again from what the log says. */
  fail: (error: unknown) => void;
};

/** Does the work of a reaction side by side, but only one piece at a time for each stream. */
export function lanesOf(reaction: string, log: Log, { signal, acted, fail }: Surroundings) {
  const busy = new Map<string, Promise<void>>();

  /** Does work again until it succeeds, or until another process turns out to run the reactions. */
  async function surely(work: () => Promise<unknown>) {
    while (!signal.aborted)
      try {
        return acted(await work());
      } catch (error) {
        if (error instanceof WrongExpectedRevisionError || error instanceof FencedError) return fail(error);
        log.error({ err: error, reaction }, 'a reaction tries again to note what it did');
        await waited(awayFor, signal);
      }
  }
  return {
    surely,
    /** The number of streams for which work is being done. */
    get size() {
      return busy.size;
    },
    isBusy: (stream: string) => busy.has(stream),
    /** Does work for a stream, and then calls `next`. */
    begin(stream: string, work: () => Promise<unknown>, next: () => void) {
      const done = surely(work).finally(() => {
        busy.delete(stream);
        next();
      });
      busy.set(stream, done);
    },
    /** Resolves when no work is being done. */
    idle: async () => void (await Promise.all(busy.values())),
  };
}
