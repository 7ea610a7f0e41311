import type { z } from 'zod';
import type { Handled, ParamsOf, Path } from '../../api/kit.ts';
import type { Actor } from '../../domain/kit.ts';
import type { SignInOf } from '../access/sessions.ts';
import type { Host } from './hosts.ts';

/** The sender of a request. */
export type Caller = {
  actor: Actor;
  /** The sender's address, as a trusted proxy reports it if there is one. */
  ip: string;
  userAgent: string | undefined;
  correlationId: string;
  /** The host that the request was sent to. */
  host: Host;
  /** The Origin header, if there was one. */
  origin: string | undefined;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** The token of `Authorization: Bearer`. */
  bearer: string | undefined;
  /** True when the caller wants server-sent events instead of one answer (WHATWG HTML section 9.2). */
  wantsEvents: boolean;
  /** The header `X-Read-After`: the position in the log that the answer must include. */
  readAfter: string | undefined;
  /** The session's token, if a cookie brought one. */
  session: string | undefined;
  idempotencyKey: string | undefined;
};
/** The effects that a handler can have on the answer besides its body. */
export type Answer = {
  /** Signs the browser in on this host with a new session cookie, which replaces any other. */
  signIn: (actor: Actor, by?: SignInOf) => Promise<void>;
  /** Ends the caller's session and clears the cookie. */
  signOut: () => Promise<void>;
  /** Sets the header with the position to read after, and returns its value. */
  position: (position: number) => string;
  header: (name: string, value: string) => void;
  /** Answers with server-sent events instead, until they end or the caller leaves, which aborts the signal. */
  events: (made: (signal: AbortSignal) => AsyncIterable<unknown>) => void;
  /** Sends the handler's result unchanged, as a file with this name and content type. */
  file: (name: string, type: string) => void;
};
/** A reply as a handler writes it, with `errorCode` as a plain number. */
type Answered<T> = T extends { errorCode: unknown } ? Omit<T, 'errorCode'> & { errorCode: number } : T;
/** The handlers that a table of calls needs on one side, each typed by its row. A stream of events has no reply. */
export type HandlersOf<C, S extends Handled['side']> = {
  [K in keyof C as C[K] extends { side: S } ? K : never]: C[K] extends Handled<
    infer P extends Path,
    infer B extends z.ZodType,
    infer R extends z.ZodType,
    S
  >
    ? (
        input: ParamsOf<P> & z.output<B>,
        caller: Caller,
        answer: Answer,
      ) => Promise<Answered<z.input<R>> | undefined>
    : never;
};
/** Answers one call of kind effect, ceremony or file. Throws a Refusal. */
export type Handler<Input = never, Reply = unknown> = (
  input: Input,
  caller: Caller,
  answer: Answer,
) => Promise<Reply>;
