import type { z } from 'zod';
import type { RefusalCode } from '../domain/refusals.ts';
import type { RefusedBody } from '../domain/refusedIn.ts';
import type { Call, Does, Handled, ParamsOf, Path, Reads } from './callKinds.ts';
import { patiently, retryAfterOf } from './patience.ts';

type ByPath<T> = { [K in keyof T as T[K] extends Call ? T[K]['path'] : never]: T[K] };
export type PathOf<T> = keyof ByPath<T> & string;
export type InputOf<T, P extends PathOf<T>> = ByPath<T>[P] extends infer C
  ? C extends Does<infer Q, infer B> | Handled<infer Q, infer B> | Reads<infer Q, infer B>
    ? ParamsOf<Q> & (z.input<B> extends Record<string, never> ? unknown : z.input<B>)
    : never
  : never;
export type ReplyOf<T, P extends PathOf<T>> = ByPath<T>[P] extends infer C
  ? C extends Handled<Path, z.ZodType, infer R>
    ? z.output<R>
    : C extends Reads<Path, z.ZodType, infer Reply>
      ? Reply
      : {
          errorCode: number;
          id: string;
          position: string;
          message?: string;
          appId?: string;
          client_id?: string;
        }
  : never;

/** Thrown for a reply other than 2xx: a message for the person, the refusal, and the time to wait in seconds. */
export class CallError extends Error {
  status: number;
  errorCode: number;
  refusal: RefusalCode | undefined;
  /** What is wrong with each field. */
  errors: Record<string, string>;
  retryAfter: number | undefined;
  /** The token with which the person can go on, where the refusal offers a way. */
  accessToken: string | undefined;
  constructor(status: number, body: RefusedBody, retryAfter?: number) {
    super(body.errorMessage ?? 'Something went wrong.');
    this.status = status;
    this.errorCode = body.errorCode ?? status;
    this.refusal = body.refusal;
    this.errors = body.errors ?? {};
    this.retryAfter = retryAfter;
    this.accessToken = body.accessToken;
  }
}

/** Whether calls with this method send a body; servers refuse one on the others. */
export const hasBody = (verb: string) => verb === 'POST' || verb === 'PUT' || verb === 'PATCH';

/** The later of two positions; of sealed ones, which only the server can compare, the one that came last. */
const later = (seen: string, received: string) => {
  const isEarlier = /^\d+$/.test(seen) && /^\d+$/.test(received) && Number(received) < Number(seen);
  return received && !isEarlier ? received : seen;
};

/** The latest position of the log in what this client was answered; `shown`, that of the last read, and so of what it shows. */
export type Log = { seen: string; shown?: string };

/** The header by which a read waits until the log is projected as far as it was seen. */
export const readAfter = ({ seen }: Pick<Log, 'seen'>): Record<string, string> =>
  seen ? { 'x-read-after': seen } : {};

/** Keeps the position that an answer names: how far a read went, or where a change is, which reads must include from now on. */
export function note(log: Log, verb: string, { headers }: Response) {
  const position = headers.get('x-log-position');
  if (position === null) return;
  if (verb === 'GET') log.shown = position;
  else log.seen = later(log.seen, position);
}

/** A file comes as it is; what is neither a file nor JSON counts as an empty answer. */
const bodyOf = (answer: Response) =>
  answer.ok && answer.headers.get('content-disposition')?.startsWith('attachment')
    ? answer.blob()
    : answer.json().catch(() => ({}));

/**
 * A typed client for the table `T` of calls: `call('PUT /suspendOperator/:userId', { userId, suspended })`.
 * A client reads its own writes: the latest log position that it has seen goes with its next read. Clients and other
 * requests that share `log` read each other's writes. When a call is told to wait for no more than `patience` seconds,
 * because there are too many at the moment, it waits and is repeated, at most three times; likewise with a proof of work
 * by `prove`, when it is told to bring one. `heard` gets each answer with the path and the input of its call. Throws CallError, in the words that `said` gives
 * a refusal.
 */
export function client<T>(
  base: string,
  {
    send = fetch,
    headers = {} as Record<string, string>,
    log = { seen: '' } as Log,
    patience = 0,
    prove = undefined as (() => Promise<string>) | undefined,
    heard = (_path: string, _answer: Response, _input: object) => {},
    said = async (body: RefusedBody) => body,
  } = {},
) {
  return async <P extends PathOf<T>>(path: P, input: InputOf<T, P>): Promise<ReplyOf<T, P>> => {
    const [verb, route] = path.split(' ') as [string, string];
    const rest: Record<string, unknown> = { ...(input as object) };
    const filled = route.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(rest[key]);
      delete rest[key];
      return encodeURIComponent(value);
    });
    const query = verb === 'GET' ? new URLSearchParams(rest as Record<string, string>).toString() : '';
    const request = {
      method: verb,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(hasBody(verb) && { 'content-type': 'application/json' }),
        ...(verb !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        ...readAfter(log),
      },
      ...(hasBody(verb) && { body: JSON.stringify(rest) }),
    };
    const { answer, body } = await patiently({ patience, prove }, async (proof) => {
      const sent = { ...request, headers: { ...request.headers, ...proof } };
      const answer = await send(base + filled + (query && `?${query}`), sent);
      note(log, verb, answer);
      heard(path, answer, input as object);
      return { answer, body: await bodyOf(answer) };
    });
    if (answer.ok) return body as ReplyOf<T, P>;
    throw new CallError(answer.status, await said(body), retryAfterOf(answer));
  };
}
