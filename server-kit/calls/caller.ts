import type { z } from 'zod';
import type { Handled, OfFamily, ParamsOf, Path } from '../../api/callKinds.ts';
import type { Calls } from '../../api/calls.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import type { Actor } from '../../domain/kit.ts';
import type { RefusalCode } from '../../domain/refusals.ts';
import type { Scope } from '../../domain/scopes.ts';
import type { MemberRole } from '../../domain/team/roles.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { SignInOf } from '../access/sessions.ts';
import type { Audience } from '../http/request/cookies.ts';
import type { Host } from '../http/request/hosts.ts';

/** The sender of a request. */
export type Sender = {
  actor: Actor;
  /** What the sender may do: all that its role may, and an operator's role in the team. */
  scopes: ReadonlySet<Scope>;
  /** The role of an operator in the team; null for everybody else. */
  teamRole: MemberRole | null;
  /** The sender's address, as a trusted proxy reports it if there is one. */
  ip: string;
  userAgent: string | undefined;
  /** ISO 3166-1 alpha-2, as the proxy in front says. */
  country: string | undefined;
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
  /** The header `X-Unchanged-Since`: the position of what a change is based on. */
  unchangedSince: string | undefined;
  /** The kind of session that identifies the caller. */
  audience: Audience;
  /** The session's token, if a cookie brought one, the device that began the session, and when: 0 without a session. */
  session: string | undefined;
  deviceId: string | null;
  startedAt: number;
  /** Why the session that a cookie brought no longer counts; null where it does, or where there was none. */
  ended: RefusalCode | null;
  idempotencyKey: string | undefined;
};
/** A body as it came, and the headers with it. */
export type RawRequest = { octets: Uint8Array; header: (name: string) => string | undefined };
/** The sender of a call with admitted input, and the provenance of the commands that the call gives. */
export type Caller = Sender & {
  provenance: Provenance;
  /** The body, for calls that take it raw. */
  raw?: RawRequest;
};
/** The effects that a handler can have on the answer besides its body. */
export type Answer = {
  /** Signs the browser in on this host with a new session cookie, which replaces the one for the same audience. */
  signIn: (actor: Actor, by?: SignInOf) => Promise<void>;
  /** Ends the caller's session and clears the cookie. */
  signOut: () => Promise<void>;
  header: (name: string, value: string) => void;
  /** Answers with a file, for rows whose reply is one. It is sent as it is made, and cut off when making it fails. */
  file: (name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => void;
  /**
   * Answers with server-sent events instead, until they end or the caller leaves, which aborts the signal. `over` runs once
   * when the answer is over, also when it was too late for any event.
   */
  events: (made: (signal: AbortSignal) => AsyncIterable<unknown>, over: () => void) => void;
};
/**
 * A reply as a handler writes it. `errorCode` is a plain number, and `position` the log position after the call's last
 * event. The server sends the position in the form that the caller may see: in a header, and in the body if the row's
 * reply has the field.
 */
type Answered<T, S> = Omit<T, 'errorCode' | (S extends 'command' | 'sso' ? 'position' : never)> &
  (T extends { errorCode: unknown } ? { errorCode: number } : unknown) &
  (S extends 'command' | 'sso'
    ? T extends { position: unknown }
      ? { position: number }
      : { position?: number }
    : unknown);
type Distributed<T, S> = T extends unknown ? Answered<T, S> : never;
type HandlerOf<C, S extends Handled['side']> =
  C extends Handled<infer P extends Path, infer B extends z.ZodType, infer R extends z.ZodType, S>
    ? (
        input: ParamsOf<P> & z.output<B>,
        caller: Caller,
        answer: Answer,
      ) => Promise<Distributed<z.input<R>, S> | undefined>
    : never;
/**
 * The handlers that a table of calls needs on one side, each typed by its row, without those that families share. A stream
 * of events has no reply.
 */
export type HandlersOf<C, S extends Handled['side']> = {
  [K in keyof C as C[K] extends { side: S } ? (C[K] extends OfFamily ? never : K) : never]: HandlerOf<
    C[K],
    S
  >;
};
type SharedRow<C, S> = Extract<C[keyof C], OfFamily & { side: S }>;
/** The handlers that families share, by the part of a family that each answers: made for one family, and typed by its rows. */
export type SharedHandlersOf<C, S extends Handled['side']> = {
  [Part in SharedRow<C, S>['part']]: (
    family: FamilyName,
  ) => HandlerOf<Extract<SharedRow<C, S>, { part: Part }>, S>;
};
/** Handlers of some of the calls of one of the servers, each typed by its row. */
export type CommandHandlers = Partial<HandlersOf<Calls, 'command'>>;
export type QueryHandlers = Partial<HandlersOf<Calls, 'query'>>;
/** Answers one call of kind effect or ceremony. Throws a Refusal. */
export type Handler<Input = never, Reply = unknown> = (
  input: Input,
  caller: Caller,
  answer: Answer,
) => Promise<Reply>;
