import type { DatabaseSync } from 'node:sqlite';

type QueuedWork = { work: () => void; settle: (error?: unknown) => void };

/** Runs writes that come in one turn of the event loop in one transaction. Each of them succeeds or fails alone. */
export function batchOf(db: DatabaseSync) {
  let waiting: QueuedWork[] = [];

  function transaction(all: readonly QueuedWork[]) {
    db.exec('begin immediate');
    try {
      for (const { work } of all) work();
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  }
  function alone(one: QueuedWork) {
    try {
      transaction([one]);
      one.settle();
    } catch (error) {
      one.settle(error);
    }
  }
  function flush(): void {
    const all = waiting;
    waiting = [];
    if (!all.length) return;
    try {
      transaction(all);
    } catch {
      for (const each of all) alone(each);
      return;
    }
    for (const { settle } of all) settle();
  }
  return {
    /** Writes now what waits. */
    flush,
    /** Resolves once the work is committed. `after` runs before that, and before anything that follows a `flush`. */
    add: (work: () => void, after: (committed: boolean) => void) =>
      new Promise<void>((resolve, reject) => {
        if (!waiting.length) setImmediate(flush);
        const settle = (error?: unknown) => {
          after(error === undefined);
          if (error === undefined) resolve();
          else reject(error);
        };
        waiting.push({ work, settle });
      }),
  };
}
