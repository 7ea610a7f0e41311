import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '../event-store/lock.ts';
import { privateFolders } from '../event-store/privateFile.ts';
import type { Report } from './report.ts';

const isPrivate = (name: string) => (privateFolders as readonly string[]).includes(name);

/**
 * Checks that the folder exists, belongs to this user and is private. Returns false when there is nothing more to
 * check.
 */
export function checkFolder(folder: string, say: Report): boolean {
  if (!existsSync(folder)) {
    say.wrong(`There is no data folder ${folder}: set DATA_DIR, or run npm start, which makes one.`);
    return false;
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    say.wrong(
      `${folder} cannot be written to (${(error as Error).message}): give it to the user that runs Latchkey.`,
    );
    return false;
  }
  const isOpen = (path: string) => (statSync(path).mode & 0o077) !== 0;
  const open = readdirSync(folder)
    .filter((name) => /^(?:events|keys|records)\.db|^master\.key$/.test(name) || isPrivate(name))
    .filter((name) => isOpen(join(folder, name)));
  if (open.length)
    say.wrong(`Other users of this machine may read ${open.join(', ')} in ${folder}: chmod go= them.`);
  else if (isOpen(folder)) say.wrong(`Other users of this machine may look into ${folder}: chmod go= it.`);
  else say.fine(`${folder} is there, and its stores are private.`);
  return true;
}

/** Whether a process uses the folder. Changes nothing: it takes the lock and releases it. */
export function isRunning(folder: string): boolean {
  if (!existsSync(join(folder, 'lock'))) return false;
  try {
    lockFolder(folder)();
    return false;
  } catch (error) {
    if (error instanceof FolderInUseError) return true;
    throw error;
  }
}
