import type { z } from 'zod';
import type { Handled, ParamsOf, Path } from '../../api/kit.ts';
import type { Actor } from '../../domain/kit.ts';
import type { SignInOf } from '../access/sessions.ts';
import type { Host } from './hosts.ts';

/** Who makes a request, from where. */
export type Caller = {
  actor: Actor;
  /** The address that it came from (behind a trusted proxy: what the proxy says). */
  ip: string;
  userAgent: string | undefined;
  correlationId: string;
  /** Which of our hosts was asked. */
  host: Host;
  /** The Origin header, if there was one. */
  origin: string | undefined;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** What came as `Authorization: Bearer`. */
  bearer: string | undefined;
  /** It asked for a stream of events instead of one answer (WHATWG HTML, server-sent events). */
  wantsEvents: boolean;
  /** What came as `X-Read-After`: the position in the log that the answer is to wait for. */
  readAfter: string | undefined;
  /** The session's token when a cookie brought one. */
  session: string | undefined;
  idempotencyKey: string | undefined;
};
/** What a handler can do to the answer besides its body. */
export type Answer = {
  /** Signs the browser in on this host: a new session cookie, whatever was there before. */
  signIn: (actor: Actor, by?: SignInOf) => Promise<void>;
  /** Ends the caller's session and clears the cookie. */
  signOut: () => Promise<void>;
  /** Tells the position to read after, in a header, and answers what was told. */
  position: (position: number) => string;
  header: (name: string, value: string) => void;
  /** Answers with these as server-sent events instead, until they end or the caller goes: then the signal aborts. */
  events: (made: (signal: AbortSignal) => AsyncIterable<unknown>) => void;
  /** `name` of a file, and its content type: the handler's result is sent as it is. */
  file: (name: string, type: string) => void;
};
/** A reply as a handler writes it: its `errorCode` is a plain number there. */
type Answered<T> = T extends { errorCode: unknown } ? Omit<T, 'errorCode'> & { errorCode: number } : T;
/** The handlers that a table of calls needs on one side, each typed by its row. One that streams events answers nothing. */
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
