import { setTimeout as rest, setImmediate as turn } from 'node:timers/promises';

/**
 * Does work for many at once: what is asked for in one turn of the event loop, or while the work before is under way, is
 * done together. A key store waits for the disk, or a network, once for each write. `rests` is how many times as long as
 * the work took it then gathers, for work that holds up others and that nobody waits for. Work that goes on `sideBySide`
 * does not wait for the work before.
 */
export function gathered<T, R>(
  work: (all: T[]) => Promise<R>,
  { rests = 0, sideBySide = false } = {},
): (one: T) => Promise<R> {
  let before: Promise<unknown> = Promise.resolve();

  async function worked(all: T[]) {
    waiting = undefined;
    const start = performance.now();
    const done = work(all);
    const over = done.catch(() => undefined).then(() => performance.now() - start);
    before = rests ? over.then((took) => rest(took * rests, undefined, { ref: false })) : over;
    return done;
  }
  let waiting: { all: T[]; done: Promise<R> } | undefined;

  function begin() {
    const all: T[] = [];
    return { all, done: Promise.all([turn(), sideBySide || before]).then(() => worked(all)) };
  }
  return (one) => {
    waiting ??= begin();
    waiting.all.push(one);
    return waiting.done;
  };
}
