import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const mega = 2 ** 20;
/** How often to look, in milliseconds. */
export const every = 10_000;
/** A process that took less than this part of a core meanwhile has next to nothing to do. */
const quiet = 0.02;
/** A process that has grown by so much is worth a collection. */
const worth = 16 * mega;
/** A larger heap could be collected for longer than a request should wait, a tenth of a second or so. */
const largest = 256 * mega;

/** What a process tells about itself, and how it collects all its garbage. */
type Process = {
  /** Milliseconds of processor time since the start. */
  worked: () => number;
  /** Bytes of JavaScript's objects, garbage included. */
  heap: () => number;
  /** Bytes of memory that the process has, with what V8 keeps for objects to come. */
  resident: () => number;
  collect: () => void;
};

/** Looks at a process each time that it is called, and collects its garbage when it has been quiet since the last time. */
export function lookAt({ worked, heap, resident, collect }: Process): () => void {
  let left = 0;
  let before = worked();
  return () => {
    const isQuiet = worked() - before < quiet * every;
    before = worked();
    if (!isQuiet || heap() > largest || resident() < left + worth) return;
    collect();
    left = resident();
  };
}

/**
 * Collects the garbage of a start or of a load once this process is quiet. V8 by itself leaves it until there is as much
 * again, which an idle process never makes. The collection of last resort also gives back the empty pages that V8 keeps
 * after collections of its own, 110 MB after a load of a minute.
 */
export function collectWhenQuiet(): void {
  setFlagsFromString('--expose-gc'); // V8 offers the function to new contexts from then on.
  const gc = runInNewContext('gc') as (options: Record<string, string>) => void;
  const look = lookAt({
    worked() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    heap: () => process.memoryUsage().heapUsed,
    resident: () => process.memoryUsage.rss(),
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
  setInterval(look, every).unref();
}
