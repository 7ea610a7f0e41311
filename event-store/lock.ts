import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in this folder. */
export class FolderInUseError extends Error {}

// A connection that nobody refers to is closed by the garbage collector, and the lock with it.
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone and returns what gives it back; the operating system does so at death.
 * Comes before anything else opens. Never open the file `lock` by other means (a copy, a backup): closing it
 * would drop the lock, as POSIX file locks belong to the process.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    db.exec('begin exclusive');
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error; // SQLITE_BUSY
    throw new FolderInUseError(
      `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  held.add(db);
  return () => {
    if (held.delete(db)) db.close();
  };
}
