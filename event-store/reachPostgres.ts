import { setTimeout as pause } from 'node:timers/promises';
import { openingPostgres } from './cannotStart.ts';

type Reaching = {
  /** Called with the reason why Postgres cannot be used yet, at once and then once a minute. */
  tell: (line: string) => void;
  now?: () => number;
  /** Milliseconds between two attempts. */
  rest?: number;
};
const minute = 60_000;

/**
 * Runs the first work that connects to Postgres, again and again while the trouble is temporary: nobody listens, it starts
 * or stops, all connections are taken, it does not answer. Throws CannotStartError for trouble that only the
 * administrator can fix: a wrong password, no such database.
 */
export async function whenPostgresAnswers<T>(
  url: string,
  open: () => Promise<T>,
  { tell, now = Date.now, rest = 1000 }: Reaching,
): Promise<T> {
  for (let toldAt = Number.NEGATIVE_INFINITY; ; await pause(rest))
    try {
      return await open();
    } catch (error) {
      const { code = '', message } = error as { code?: string; message?: string };
      if (!isTemporary(code, message)) return openingPostgres(url, () => Promise.reject(error));
      if (now() - toldAt < minute) continue;
      toldAt = now();
      tell(
        `Postgres at ${new URL(url).host} (DATABASE_URL) cannot be used yet; waiting for it (${message || code})`,
      );
    }
}

/**
 * What Node says of a server that is away, and Postgres (manual, appendix A) of one that starts or stops (57P01 to 57P03), has
 * no connection left (53300), or keeps to a time limit (57014, 55P03). A protocol violation (08P01) is none of these: PgBouncer
 * answers so to a setting that it does not know.
 */
const temporary =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08(?!P01)...|53300|57014|55P03|57P0[123])$/;
/** The client of Postgres has no codes for its own time limits and for a connection that ends. */
const withoutCode = /timeout|connection terminated/i;
const isTemporary = (code: string, message = '') => (code ? temporary.test(code) : withoutCode.test(message));
