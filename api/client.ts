import type { z } from 'zod';
import type { Call, Does, Handled, ParamsOf, Path, Reads } from './kit.ts';

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
      : { errorCode: number; id: string; position: string; message?: string; appId?: string }
  : never;

/** An answer that was not 2xx: what to tell the person, which rule said so, how long to wait (seconds). */
export class CallError extends Error {
  status: number;
  errorCode: number;
  retryAfter: number | undefined;
  constructor(
    status: number,
    body: { errorCode?: number; errorMessage?: string },
    retryAfter?: string | null,
  ) {
    super(body.errorMessage ?? 'Something went wrong.');
    this.status = status;
    this.errorCode = body.errorCode ?? status;
    this.retryAfter = retryAfter ? Number(retryAfter) : undefined;
  }
}

/** Whether calls of this verb send a body: on the others servers refuse one. */
export const hasBody = (verb: string) => verb === 'POST' || verb === 'PUT';

/** The later of two positions; of sealed ones, which only the server can compare, the one that came last. */
const later = (seen: string, told: string) => {
  const isEarlier = /^\d+$/.test(seen) && /^\d+$/.test(told) && Number(told) < Number(seen);
  return told && !isEarlier ? told : seen;
};

/**
 * A typed client for the table `T` of calls: `call('PUT /suspendOperator/:userId', { userId, suspended })`.
 * What it writes it reads: the highest log position that it has seen goes with its next read. Throws CallError.
 */
export function client<T>(base: string, { send = fetch, headers = {} as Record<string, string> } = {}) {
  let seen = '';
  return async <P extends PathOf<T>>(path: P, input: InputOf<T, P>): Promise<ReplyOf<T, P>> => {
    const [verb, route] = path.split(' ') as [string, string];
    const rest: Record<string, unknown> = { ...(input as object) };
    const filled = route.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(rest[key]);
      delete rest[key];
      return encodeURIComponent(value);
    });
    const query = verb === 'GET' ? new URLSearchParams(rest as Record<string, string>).toString() : '';
    const answer = await send(base + filled + (query && `?${query}`), {
      method: verb,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(hasBody(verb) && { 'content-type': 'application/json' }),
        ...(verb !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        ...(seen ? { 'x-read-after': seen } : {}),
      },
      ...(hasBody(verb) && { body: JSON.stringify(rest) }),
    });
    seen = later(seen, answer.headers.get('x-log-position') ?? '');
    const body = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new CallError(answer.status, body, answer.headers.get('retry-after'));
    return body as ReplyOf<T, P>;
  };
}
