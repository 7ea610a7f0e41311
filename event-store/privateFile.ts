import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

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
