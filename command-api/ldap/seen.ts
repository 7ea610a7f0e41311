import { DatabaseSync } from 'node:sqlite';

/**
 * The ids that a run has seen, of users or of entries. They are in a temporary file without a name, which SQLite makes and
 * the system deletes, so that memory does not grow with a directory. It is one transaction, because nothing is kept.
 */
export function seenIds() {
  const db = new DatabaseSync('');
  db.exec(
    `pragma journal_mode = off; pragma cache_size = -2000;
     create table seen (id text primary key) without rowid; begin`,
  );
  const insert = db.prepare('insert or ignore into seen values (?)');
  const find = db.prepare('select 1 from seen where id = ?');
  let count = 0;
  return {
    /** Returns how many of them are new. */
    add(ids: readonly string[]): number {
      const before = count;
      for (const id of ids) count += Number(insert.run(id).changes);
      return count - before;
    },
    has: (id: string) => find.get(id) !== undefined,
    get count() {
      return count;
    },
    close: () => db.close(),
  };
}
