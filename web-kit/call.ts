import type { Calls } from '../api/calls.ts';
import { CallError, client, type Log, note, readAfter as readAfterSeen } from '../api/client.ts';
import type { Solved } from './captcha/solve.ts';
import { untilFresh } from './openTab/fresh.ts';
import { seenPosition } from './openTab/seen.ts';
import { hearClock } from './openTab/serverClock.ts';
import { hear } from './openTab/stale.ts';
import { refusedHere } from './refusals.ts';
import { words } from './words.ts';

// UIs import at runtime from web-kit alone, so the client's error passes through here.
export { CallError } from '../api/client.ts';

type Paging = { total: number | undefined; next: string | undefined };
const pages = new WeakMap<object, Paging>();
/** The length of the list that these rows are a page of, and the place behind them, as far as the server sent them. */
export const pagingOf = (rows: object): Partial<Paging> => pages.get(rows) ?? {};

/** The `status` of a CallError when no server answered at all. */
export const unreachable = 0;
/** Whether a call failed for a reason that says nothing of what it asked: no server answered, is free, or is in order. */
export const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === unreachable || error.status >= 500 || error.status === 429);
const notReached = () => ({ errorMessage: words.unreachable, errorCode: unreachable });

/** The browser's fetch, which also tells the server's time. A network failure throws a readable sentence instead of "Failed to fetch". */
async function reaching(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const answer = await fetch(...request);
    hearClock(answer);
    return answer;
  } catch (error) {
    throw error instanceof TypeError ? new CallError(unreachable, notReached()) : error;
  }
}

/** Fetches, and remembers what the headers say of a page for its rows, because the client passes on only the body. */
async function counting(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await untilFresh(() => reaching(...request));
  const range = answer.headers.get('content-range');
  if (!range) return answer;
  const total = /\/(\d+)$/.exec(range)?.[1];
  const next = answer.headers.get('x-next') ?? undefined;
  const read = answer.json.bind(answer);
  answer.json = async () => {
    const rows = await read();
    pages.set(rows, { total: total === undefined ? total : Number(total), next });
    return rows;
  };
  return answer;
}

/** The longest time in seconds that a page waits by itself when there are too many calls at the moment. */
const patience = 10;

/**
 * Fetches a proof-of-work challenge (ALTCHA version 2, PBKDF2) and solves it in workers. `payload` is what calls take
 * as `captcha`: base64 of challenge and solution. Throws when it cannot be fetched or solved within 90 s.
 */
export async function solveCaptcha({ signal } = new AbortController()): Promise<Solved> {
  const { solve } = await import('./captcha/solve.ts');
  return solve(await call('GET /captcha', {}), signal);
}
/** Solves the proof of work that the server asks for after many failed attempts from this address. */
const prove = async () => (await solveCaptcha()).payload;

const log: Log = seenPosition();

/** Headers of every call of this page. */
const headers: Record<string, string> = {};
/** Makes this page's calls in the session of the app, beside which the same browser can be in a console. */
export const callAsApp = () => void Object.assign(headers, { 'x-session': 'app' });

const calling = (headers: Record<string, string>) =>
  client<Calls>('/api', { send: counting, headers, log, patience, prove, heard: hear, said: refusedHere });
/**
 * Every HTTP call of the product, typed by the call table: `call('GET /getOrgbyId/:uniqueId', { uniqueId })`. The
 * session cookie identifies the caller. Throws CallError, whose message is fit to show.
 */
export const call = calling(headers);
/** The same in the session of single sign-on, for a person's own page. */
export const callAsOneself = calling({ 'x-session': 'own' });

/** The position in the log that what this page shows includes; undefined before it has read anything. */
export const shownPosition = () => log.shown;
/** The position in the log of what a call has changed, from its answer. */
export const positionOf = (answer: unknown) => (answer as { position?: string } | undefined)?.position;
/** Notes how far a read of a read model went that is no `call`, and what it shows. */
export function noteRead(model: string, answer: Response) {
  note(log, 'GET', answer);
  hear(model, answer);
}

/** Makes the calls with which `change` begins refuse to change what somebody has changed since that position. */
export function unchangedSince<T>(position: string | undefined, change: () => T): T {
  if (position !== undefined) headers[basedOn] = position;
  try {
    return change();
  } finally {
    delete headers[basedOn];
  }
}
const basedOn = 'x-unchanged-since';

/** The header for other requests that must read what `call` has written. */
export const readAfter = () => readAfterSeen(log);

/** Like `call`, but authorised by a bearer token: for the mailed links of onboarding, invitations and approvals. */
export const withBearer = (token: string): typeof call =>
  client<Calls>('/api', {
    send: reaching,
    headers: { authorization: `Bearer ${token}` },
    patience,
    prove,
    said: refusedHere,
  });
