import { openingPostgres } from './cannotStart.ts';
import { type Reaching, untilReached } from './reaching.ts';

/**
 * Runs the first work that connects to Postgres, again and again while the trouble is temporary: nobody listens, it starts
 * or stops, all connections are taken, it does not answer. Throws CannotStartError for trouble that only the
 * administrator can fix: a wrong password, no such database.
 */
export const whenPostgresAnswers = <T>(url: string, open: () => Promise<T>, reaching: Reaching): Promise<T> =>
  untilReached(
    open,
    {
      endsWith: (error) =>
        isTemporary(error as Trouble) ? undefined : openingPostgres(url, () => Promise.reject(error)),
      line(error) {
        const { code, message } = error as Trouble;
        const reason = message || code;
        return `Postgres at ${new URL(url).host} (DATABASE_URL) cannot be used yet; waiting for it (${reason})`;
      },
    },
    reaching,
  );

type Trouble = { code?: string; message?: string };
/**
 * What Node says of a server that is away, and Postgres (manual, appendix A) of one that starts or stops (57P01 to 57P03), has
 * no connection left (53300), or keeps to a time limit (57014, 55P03). A protocol violation (08P01) is none of these: PgBouncer
 * answers so to a setting that it does not know.
 */
const temporary =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08(?!P01)...|53300|57014|55P03|57P0[123])$/;
/** The client of Postgres has no codes for its own time limits and for a connection that ends. */
const withoutCode = /timeout|connection terminated/i;
const isTemporary = ({ code, message = '' }: Trouble) =>
  code ? temporary.test(code) : withoutCode.test(message);
