import { setFlagsFromString } from 'node:v8';

let running = 0;

/**
 * Runs work that makes much garbage, and has V8 collect it as soon as the heap is a quarter larger than what was left of it
 * last time, instead of twice as large or more. The flag holds for the whole process, and V8 reads it at each collection.
 */
export async function frugally<T>(work: () => Promise<T>): Promise<T> {
  if (!running++) setFlagsFromString('--heap-growing-percent=25');
  try {
    return await work();
  } finally {
    if (!--running) setFlagsFromString('--heap-growing-percent=0'); // V8 decides by itself again.
  }
}
