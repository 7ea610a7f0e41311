import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/**
 * Makes a database file that its owner alone may read, or makes an older one so. Before SQLite opens it: the files
 * that SQLite puts beside it get the same mode.
 */
export function makePrivate(file: string): string {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    if (existsSync(each)) chmodSync(each, 0o600);
  return file;
}
