import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const mega = 2 ** 20;
/** How often to look, in milliseconds. */
export const every = 10_000;
/** A process that took less than this part of a core meanwhile has next to nothing to do. */
const quiet = 0.02;
/** So much new garbage is worth a collection. */
const worth = 16 * mega;
/** A larger heap could be collected for longer than a request should wait, a tenth of a second or so. */
const largest = 256 * mega;

/** What a process tells about itself, and how it collects all its garbage. */
type Process = {
  /** Milliseconds of processor time since the start. */
  worked: () => number;
  /** Bytes in use, garbage included. */
  heap: () => number;
  collect: () => void;
};

/** Looks at a process each time that it is called, and collects its garbage when it has been quiet since the last time. */
export function lookAt({ worked, heap, collect }: Process): () => void {
  let left = 0;
  let before = worked();
  return () => {
    const isQuiet = worked() - before < quiet * every;
    before = worked();
    const used = heap();
    if (!isQuiet || used > largest || used < left + worth) return;
    collect();
    left = heap();
  };
}

/**
 * Collects the garbage of a start or of a load once this process is quiet. V8 by itself leaves it until there is as much
 * again, which an idle process never makes.
 */
export function collectWhenQuiet(): void {
  setFlagsFromString('--expose-gc'); // V8 offers the function to new contexts from then on.
  const look = lookAt({
    worked() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    heap: () => process.memoryUsage().heapUsed,
    collect: runInNewContext('gc') as () => void,
  });
  setInterval(look, every).unref();
}
