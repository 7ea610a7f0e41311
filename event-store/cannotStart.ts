/**
 * This process cannot start, or this command cannot run, as things are. The message is for whoever started it: a
 * sentence that says what is wrong, and what helps. It is printed without a stack.
 */
export class CannotStartError extends Error {
  override name = 'CannotStartError';
}

/** What a process prints when its start failed: a plain sentence, or all there is to know about a fault of ours. */
export function startFailure(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof CannotStartError) return cause.message;
  return error;
}

/** SQLite's result codes (sqlite.org/rescode.html): corrupt, not a database; cannot open, read-only, permission. */
const damaged = [11, 26];
const closed = [3, 8, 14, 23];

/** Does what opens a database file, and says in plain words when the file cannot be opened or is damaged. */
export function openingFile<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw fileTrouble(file, error) ?? error;
  }
}

/** What is wrong with a database file, in plain words; undefined when the error is about something else. */
export function fileTrouble(file: string, error: unknown): CannotStartError | undefined {
  const { errcode = 0, message } = error as { errcode?: number; message?: string };
  if (damaged.includes(errcode & 255))
    return new CannotStartError(
      `${file} is damaged (${message}). Restore it from a backup; npm run doctor says what can still be read.`,
      { cause: error },
    );
  if (closed.includes(errcode & 255))
    return new CannotStartError(
      `${file} cannot be opened (${message}). The user that runs Latchkey must own its data folder and may write to it.`,
      { cause: error },
    );
  return undefined;
}

/** Does what connects to Postgres first, and says in plain words when nobody answers there or the account may not. */
export async function openingPostgres<T>(url: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message?: string };
    const refused = /^(?:E[A-Z_]+|08...|28...|3D000|42501|53...|57P..)$/.test(code);
    if (!refused && !/timeout/i.test(message ?? '')) throw error;
    const { host, pathname } = new URL(url);
    throw new CannotStartError(
      `Postgres at ${host} does not give Latchkey the database ${pathname.slice(1)} (${message || code}). ` +
        'Start it, or correct DATABASE_URL.',
      { cause: error },
    );
  }
}
