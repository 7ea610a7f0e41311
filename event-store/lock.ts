import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStartError, fileTrouble } from './cannotStart.ts';

/** Thrown when another process uses this folder. */
export class FolderInUseError extends CannotStartError {}

// An unreferenced connection is garbage-collected and closed, which would release the lock.
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process and returns the function that releases it; the operating system does so when the
 * process dies. It comes before anything else opens. Never open the file `lock` by other means (a copy, a backup):
 * closing it would drop the lock, because POSIX file locks belong to the process.
 */
export function lockFolder(folder: string): () => void {
  const db = openLock(folder);
  try {
    db.exec('begin exclusive');
  } catch (error) {
    db.close();
    // SQLITE_BUSY (sqlite.org/rescode.html)
    if ((error as { errcode?: number }).errcode !== 5)
      throw fileTrouble(join(folder, 'lock'), error) ?? error;
    throw new FolderInUseError(
      `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  held.add(db);
  return () => {
    if (held.delete(db)) db.close();
  };
}

function openLock(folder: string): DatabaseSync {
  try {
    makeFolder(resolve(folder));
    if (!statSync(folder).isDirectory()) throw new Error('it is no folder');
    accessSync(folder, constants.W_OK);
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch (error) {
    throw new CannotStartError(
      `The data folder ${folder} cannot be written to (${(error as Error).message}). ` +
        'Give it to the user that runs Latchkey, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Makes a folder and those above it. Node's own way never ends where a file system has no room for folders, such as /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder, { mode: 0o700 });
}
