import { setFlagsFromString } from 'node:v8';

/** Returns a function that runs work between `begin` and `end`. Of works that overlap, the first begins and the last ends. */
export function between(begin: () => void, end: () => void) {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!running++) begin();
    try {
      return await work();
    } finally {
      if (!--running) end();
    }
  };
}

/**
 * Runs work that makes much garbage, and has V8 collect it at 25 % heap growth instead of 100 % or more. The flag holds for the whole process, and V8 reads it at each collection.
 */
export const frugally = between(
  () => setFlagsFromString('--heap-growing-percent=25'),
  () => setFlagsFromString('--heap-growing-percent=0'), // V8 decides by itself again.
);
