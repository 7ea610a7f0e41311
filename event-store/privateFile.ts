import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a database file that only its owner can read, or restricts an existing one. It runs before SQLite opens the
 * file, so that the files that SQLite adds get the same mode.
 */
export function makePrivate(file: string): string {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    if (existsSync(each)) chmodSync(each, 0o600);
  return file;
}

/** What else in a data folder holds personal data: folders, whose files need no mode of their own then. */
export const privateFolders = ['read-models', 'mails'] as const;

/** Restricts a data folder, and those in it, to their owner, whoever made them and with which mode. */
export function makeFolderPrivate(folder: string) {
  for (const each of [folder, ...privateFolders.map((name) => join(folder, name))])
    if (existsSync(each)) restrict(each, 0o700);
  restrict(join(folder, 'lock'), 0o600);
}

function restrict(path: string, mode: number) {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Somebody else owns it, such as a volume's mount point. The doctor tells what others may read.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Makes every file that this process creates from now on readable to its owner alone. Only for a process of our own. */
export const createPrivately = () => void process.umask(0o077);
