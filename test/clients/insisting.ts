import { setTimeout as after } from 'node:timers/promises';
import { CallError } from '../../api/client.ts';

/** Milliseconds between two calls of one who was told to come later. */
export const pause = 50;

/** Does something from the beginning again for as long as it is told to come later, as a busy machine may say. */
export async function insisting<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 503) throw error;
      await after(pause);
    }
}
