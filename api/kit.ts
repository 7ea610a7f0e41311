// biome-ignore-all lint/suspicious/noExplicitAny: the table combines types that only its rows know
import { z } from 'zod';
import type { Actor, Command, Ref, Role } from '../domain/kit.ts';
import type { ReadModel } from '../projections/kit.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Path = `${Verb} /${string}`;
type Params<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? K | Params<Rest>
  : P extends `${string}:${infer K}`
    ? K
    : never;
export type ParamsOf<P extends string> = { [K in Params<P>]: string };

/** What the requirements put into the reply of a changing call, besides the id and the position. */
type Envelope = {
  errorCode?: 0 | 200;
  message?: string;
  /** A second name for the id of what was made, besides `id`. */
  idAs?: 'appId' | 'client_id';
};
/** A rate limit: `count` calls in `seconds`, per address or per signed-in caller. */
export type CallRate = {
  count: number;
  seconds: number;
  /**
   * Only calls that are refused count, per organisation, so that many people behind one address can call. Of all calls
   * ten times as many are allowed.
   */
  counts?: 'wrong';
  /**
   * Only half of the number is free, over all organisations together. Beyond that, each call must bring a proof of work
   * in the header `X-Proof-Of-Work`.
   */
  proof?: true;
  /** All processes count together, and a restart forgets nothing: for what can be guessed. */
  kept?: true;
};

export type Common<P extends Path = Path, B extends z.ZodType = any> = {
  path: P;
  /** Roles that may call; `visitor` includes everybody. */
  roles: readonly Role[];
  /** The body, or the query of a GET. */
  body: B;
  envelope?: Envelope;
  rate?: CallRate;
  /** `none` ignores cookies, so no same-origin header is required (SDK, webhooks, token checks). */
  cookies?: 'none';
  /** Answers requests from the origins that the application names, for scripts on the customer's own site. */
  cors?: 'application';
  /** Requires a solved captcha in the field `captcha`: always, or for these inputs. */
  captcha?: true | ((input: any) => boolean);
};
/** Facts that a row's `to` may use besides its input. */
export type Mapping = {
  actor: Actor;
  newId: () => string;
  /** A new secret of 256 random bits. */
  newSecret: () => string;
  /** The organisation of an aggregate. Refuses when the aggregate does not exist. */
  organisationOf: (ref: Ref) => Promise<string>;
  /** The state of an aggregate. */
  look: <R extends Ref>(ref: R) => Promise<R['of']['initial']>;
  /** Refuses websites on this installation's own addresses, where no foreign script may run. */
  notOurs: (origins: readonly string[]) => void;
  /** Refuses a text that is not a certificate with an RSA key of usual strength. */
  mustBeCertificate: (pem: string) => void;
  /** The origin of the caller's organisation. Refuses before the organisation has chosen its address. */
  ownOrigin: () => Promise<string>;
  /** Id of the operator with this e-mail address. */
  operatorWith: (email: string) => Promise<string | null>;
  /** The personal fields of an aggregate. Commands that use them still check the tenant themselves. */
  personalOf: (ref: Ref) => Promise<Record<string, string | null>>;
};
export type Meant = [command: Command, input: unknown];
/** Pairs a command with its input, so that the compiler checks both. */
export const means = <C extends Command>(command: C, input: InputOf<C>): Meant => [command, input];
type InputOf<C> = C extends Command<infer I> ? z.input<I> : never;

export type Does<P extends Path = Path, B extends z.ZodType = any> = Common<P, B> & {
  kind: 'does';
  to: (input: ParamsOf<P> & z.output<B>, mapping: Mapping) => Meant | Promise<Meant>;
};
export type Reads<P extends Path = Path, B extends z.ZodType = any, T = any> = Common<P, B> & {
  kind: 'reads';
  model: ReadModel;
  shape: 'list' | 'one';
  /** Equality conditions from the path and the query. The tenant's own is always added. */
  where(input: ParamsOf<P> & z.output<B>): Record<string, unknown>;
  show: (row: any) => T;
  /** Rows of another model that belong to each row, under a name of their own: by its `on` to their `of`, at most `most`. */
  beside?: { as: string; model: ReadModel; on: string; of: string; most: number } | undefined;
};
/** A call with a hand-written handler on one of the servers: input and output, or a ceremony step. */
export type Handled<
  P extends Path = Path,
  B extends z.ZodType = any,
  R extends z.ZodType = any,
  S extends Side = Side,
> = Common<P, B> & {
  kind: 'effect' | 'ceremony';
  reply: R;
  /** The server that answers it. */
  side: S;
};
/** The servers that answer calls. */
export type Side = 'command' | 'query' | 'sso';
export type Call = Does<any, any> | Reads<any, any, any> | Handled<any, any, any>;

type More<B extends z.ZodType> = Partial<Omit<Common<Path, B>, 'path' | 'roles'>> & { body?: B };
const nothing = z.object({});
type Nothing = typeof nothing;

/** A call that changes something: its path, its roles, and the command that it runs. */
export const does = <const P extends Path, B extends z.ZodType = Nothing>(
  path: P,
  roles: readonly Role[],
  to: Does<P, B>['to'],
  more: More<B> = {},
): Does<P, B> => ({
  kind: 'does',
  path,
  roles,
  to,
  body: nothing as never,
  envelope: { errorCode: 0 },
  ...more,
});

type Reading<P extends Path, M extends ReadModel, T, B extends z.ZodType = Nothing> = Partial<
  Omit<Common, 'path' | 'roles' | 'body'>
> & {
  /** Query parameters besides range, sort, filter and after. */
  body?: B;
  where: Reads<P, B>['where'];
  beside?: Reads['beside'];
  /** Converts a row for the caller; by default it is returned as it is. */
  show?: (row: RowOf<M>) => T;
};
const reading =
  (shape: 'list' | 'one') =>
  (
    path: Path,
    roles: readonly Role[],
    model: ReadModel,
    { show, ...more }: Reading<any, any, any, any>,
  ): Reads => ({
    kind: 'reads',
    shape,
    path,
    roles,
    model,
    show: show ?? ((row) => row),
    body: nothing,
    ...more,
  });
/** A call that lists rows of a model. It takes range, sort, filter and after as `/models` does. */
export const lists: <const P extends Path, M extends ReadModel, T = RowOf<M>, B extends z.ZodType = Nothing>(
  path: P,
  roles: readonly Role[],
  model: M,
  more: Reading<P, M, T, B>,
) => Reads<P, B, T[]> = reading('list') as never;
/** A call that reads one row of a model, and refuses when the row does not exist for the caller. */
export const shows: <const P extends Path, M extends ReadModel, T = RowOf<M>>(
  path: P,
  roles: readonly Role[],
  model: M,
  more: Reading<P, M, T>,
) => Reads<P, Nothing, T> = reading('one') as never;
/** A row with the columns that are joined when it is read: null where there is no such row any more. */
export type RowOf<M> = M extends ReadModel<infer R, infer J> ? R & Joined<J> : never;
type Joined<J> = {
  [K in keyof J]: J[K] extends readonly [{ _row?: infer O }, string, infer C extends string]
    ? NonNullable<O>[C & keyof NonNullable<O>] | null
    : never;
};

const handled =
  <S extends Side>(kind: Handled['kind'], side: S) =>
  <const P extends Path, R extends z.ZodType, B extends z.ZodType = Nothing>(
    path: P,
    roles: readonly Role[],
    reply: R,
    more: More<B> = {},
  ): Handled<P, B, R, S> => ({ kind, side, path, roles, reply, body: nothing as never, ...more });

/** A step of a passkey ceremony. */
export const ceremony = handled('ceremony', 'command');
/** A call whose handler does input and output. */
export const effect = handled('effect', 'command');
/** A step of a passkey ceremony, and a call with a handler, of the sign-in pages of single sign-on. */
export const ssoCeremony = handled('ceremony', 'sso');
export const ssoEffect = handled('effect', 'sso');
/** A query that needs rows of several models. */
export const answers = handled('effect', 'query');

/** The reply of a changing call: the log position to read after, and the id of what it changed or made. */
export const changed = z.object({
  errorCode: z.number(),
  id: z.string(),
  position: z.string(),
  message: z.string().optional(),
});
