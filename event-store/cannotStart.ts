/**
 * Thrown when this process cannot start, or this command cannot run. The message tells the administrator what is wrong
 * and what helps, and is printed without a stack trace.
 */
export class CannotStartError extends Error {
  override name = 'CannotStartError';
}

/** The output after a failed start: a plain sentence, or the whole error if it is a fault of ours. */
export function startFailure(error: unknown): unknown {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  if (causes.some(isFull))
    return 'The disk is full: nothing can be written to the data folder. Free some space, and start again.';
  return causes.find((cause) => cause instanceof CannotStartError)?.message ?? error;
}
/** Node's code for a full disk, and SQLite's (13, sqlite.org/rescode.html). */
const isFull = ({ code, errcode = 0 }: Error & { code?: string; errcode?: number }) =>
  code === 'ENOSPC' || (code === 'ERR_SQLITE_ERROR' && (errcode & 255) === 13);

/** SQLite's result codes (sqlite.org/rescode.html): corrupt, not a database; cannot open, read-only, permission. */
const damaged = [11, 26];
const closed = [3, 8, 14, 23];
/** What the operating system says of a file that is not ours, or of a file system that is read-only. */
const refused = ['EACCES', 'EPERM', 'EROFS', 'EISDIR'];

/** Runs work that opens a database file. If the file cannot be opened or is damaged, it throws a readable error. */
export function openingFile<T>(file: string, open: () => T, remedy?: string): T {
  try {
    return open();
  } catch (error) {
    throw fileTrouble(file, error, remedy) ?? error;
  }
}

/** What helps when the records are damaged. A backup of them would bring sessions back that have ended since. */
export const recordsRemedy =
  'Stop Latchkey and move the file away, with its -wal and -shm if there are any: the next start makes a new one, ' +
  'and everybody signs in again';
const restoring = 'Restore it from a backup; npm run doctor says what can still be read';

/** Describes what is wrong with a database file; undefined when the error has another cause. */
export function fileTrouble(file: string, error: unknown, remedy = restoring): CannotStartError | undefined {
  const { errcode = 0, code, message } = error as { errcode?: number; code?: string; message?: string };
  if (damaged.includes(errcode & 255))
    return new CannotStartError(`${file} is damaged (${message}). ${remedy}.`, { cause: error });
  if (closed.includes(errcode & 255) || (code && refused.includes(code)))
    return new CannotStartError(
      `${file} cannot be opened (${message}). The user that runs Latchkey must own its data folder and may write to it.`,
      { cause: error },
    );
  return undefined;
}

/**
 * Runs the first work that connects to Postgres. If the server cannot be reached or refuses the account, it throws a
 * readable error.
 */
export async function openingPostgres<T>(url: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message?: string };
    const { host, pathname } = new URL(url);
    if (code === '25006')
      throw new CannotStartError(
        `Postgres at ${host} is read-only, as a standby is (${message}). Name the primary server in DATABASE_URL.`,
        { cause: error },
      );
    const refused = /^(?:E[A-Z_]+|08...|28...|3D000|42501|53...|57P..)$/.test(code);
    if (!refused && !/timeout/i.test(message ?? '')) throw error;
    throw new CannotStartError(
      `Postgres at ${host} does not give Latchkey the database ${pathname.slice(1)} (${message || code}). ` +
        'Start it, or correct DATABASE_URL.',
      { cause: error },
    );
  }
}
