import { setTimeout as rest, setImmediate as turn } from 'node:timers/promises';

/**
 * Combines requests: those that come in one turn of the event loop, or while the previous work is under way, are
 * served together, because a key store waits for the disk or the network once for each write. After its work it
 * rests, and goes on gathering, for `rests` times as long as the work took. Use that for background work that
 * would delay others. Work that runs `sideBySide` does not wait for the previous work.
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
