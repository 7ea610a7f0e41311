import type { Calls } from '../api/calls.ts';
import { CallError, client, readAfter as readAfterSeen } from '../api/client.ts';

// UIs import at runtime from web-kit alone, so the client's error passes through here.
export { CallError } from '../api/client.ts';

const totals = new WeakMap<object, number>();
/** Total length of the list that these rows are a page of; undefined when the server did not send it. */
export const totalOf = (rows: object): number | undefined => totals.get(rows);

/** The `status` of a CallError when no server answered at all. */
export const unreachable = 0;
const notReached = {
  errorMessage: 'The server cannot be reached. Check your connection and try again.',
  errorCode: unreachable,
};

/** The browser's fetch, but a network failure throws a readable sentence instead of "Failed to fetch". */
async function reaching(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(...request);
  } catch (error) {
    throw error instanceof TypeError ? new CallError(unreachable, notReached) : error;
  }
}

/** Fetches, and remembers the total from `Content-Range` for the rows, because the client passes on only the body. */
async function counting(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await reaching(...request);
  const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
  if (total === undefined) return answer;
  const read = answer.json.bind(answer);
  answer.json = async () => {
    const rows = await read();
    totals.set(rows, Number(total));
    return rows;
  };
  return answer;
}

/** The longest time in seconds that a page waits by itself when there are too many calls at the moment. */
const patience = 10;

/** The latest log position that this page has seen. */
const log = { seen: '' };

/** Headers of every call of this page. */
const headers: Record<string, string> = {};
/** Makes this page's calls in the session of the app, beside which the same browser can be in a console. */
export const callAsApp = () => void Object.assign(headers, { 'x-session': 'app' });

/**
 * Every HTTP call of the product, typed by the call table: `call('GET /getOrgbyId/:uniqueId', { uniqueId })`. The
 * session cookie identifies the caller. Throws CallError, whose message is fit to show.
 */
export const call = client<Calls>('/api', { send: counting, headers, log, patience });

/** The header for other requests that must read what `call` has written. */
export const readAfter = () => readAfterSeen(log);

/** Like `call`, but authorised by a bearer token: for the mailed links of onboarding, invitations and approvals. */
export const withBearer = (token: string): typeof call =>
  client<Calls>('/api', { send: reaching, headers: { authorization: `Bearer ${token}` }, patience });
