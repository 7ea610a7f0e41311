// biome-ignore-all lint/suspicious/noExplicitAny: the table joins types that only its rows know
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

/** How the documents wrap an answer: codes beside it, or the payload under a name. */
export type Envelope = {
  errorCode?: 0 | 200;
  code?: number;
  resultCode?: number;
  under?: string;
  message?: string;
  /** The id of what was made under the name that the documents give it, besides `id`. */
  idAs?: 'appId';
};
/** Who may call how often: `count` in `seconds`, per address or per signed-in caller. */
export type Rate = { count: number; seconds: number };

export type Common<P extends Path = Path, B extends z.ZodType = any> = {
  path: P;
  /** Who may call; `visitor` is anybody. */
  roles: readonly Role[];
  /** Body, or query of a GET. */
  body: B;
  envelope?: Envelope;
  rate?: Rate;
  /** `none`: cookies are not looked at, so no same-origin header is asked for (SDK, webhooks, token checks). */
  cookies?: 'none';
  /** Answered to the origins that the application names, for scripts on the customer's own site. */
  cors?: 'application';
  /** A solved captcha must come with it, in the field `captcha`: always, or for these inputs. */
  captcha?: true | ((input: any) => boolean);
};
/** What a row's `to` may look at besides its input. */
export type Mapping = {
  actor: Actor;
  newId: () => string;
  /** The organisation that an aggregate is under. Refuses with what the aggregate's absence means. */
  organisationOf: (ref: Ref) => Promise<string>;
  /** The state of an aggregate. */
  look: <R extends Ref>(ref: R) => Promise<R['of']['initial']>;
  /** Refuses websites that are addresses of this installation itself: on those, nobody else's script may run. */
  notOurs: (origins: readonly string[]) => void;
  /** The origin of the caller's organisation here; refuses before it has chosen its address. */
  ownOrigin: () => Promise<string>;
  /** Id of the operator who has this e-mail address. */
  operatorWith: (email: string) => Promise<string | null>;
  /** Its personal fields. What they lead to still passes the command's own check of the tenant. */
  personalOf: (ref: Ref) => Promise<Record<string, string | null>>;
};
export type Meant = [command: Command, input: unknown];
/** A command with its input, checked against each other. */
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
  /** Equality conditions from the path and the query; the tenant's own is always added. */
  where(input: ParamsOf<P> & z.output<B>): Record<string, unknown>;
  show: (row: any) => T;
  /** Rows of another model that belong to each row, under a name of their own: by its `on` to their `of`, at most `most`. */
  beside?: { as: string; model: ReadModel; on: string; of: string; most: number } | undefined;
};
/** A call whose handler stands beside the servers: genuine I/O, a ceremony step, a file. */
export type Handled<
  P extends Path = Path,
  B extends z.ZodType = any,
  R extends z.ZodType = any,
  S extends Side = Side,
> = Common<P, B> & {
  kind: 'effect' | 'ceremony' | 'file';
  reply: R;
  /** Which server answers it. */
  side: S;
};
type Side = 'command' | 'query';
export type Call = Does<any, any> | Reads<any, any, any> | Handled<any, any, any>;

type More<B extends z.ZodType> = Partial<Omit<Common<Path, B>, 'path' | 'roles'>> & { body?: B };
const nothing = z.object({});
type Nothing = typeof nothing;

/** A call that changes something: where it is, who may make it, which command it means. */
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
  /** What the query may say besides range, sort and filter. */
  body?: B;
  where: Reads<P, B>['where'];
  beside?: Reads['beside'];
  /** What a row looks like to the caller; without it, as it is. */
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
/** A call that lists rows of a model; it takes range, sort and filter as `/models` does. */
export const lists: <const P extends Path, M extends ReadModel, T = RowOf<M>, B extends z.ZodType = Nothing>(
  path: P,
  roles: readonly Role[],
  model: M,
  more: Reading<P, M, T, B>,
) => Reads<P, B, T[]> = reading('list') as never;
/** A call that reads one row of a model, or refuses as if it were not there. */
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
/** Genuine I/O. */
export const effect = handled('effect', 'command');
/** A question that needs more than one model's rows. */
export const answers = handled('effect', 'query');
/** A file to download. */
export const file = handled('file', 'query');

/** What a changing call answers: the log position to read after, and the id of what it changed or made. */
export const changed = z.object({
  errorCode: z.number(),
  id: z.string(),
  position: z.string(),
  message: z.string().optional(),
});

/** Which server answers a call: the one that changes or the one that reads. */
export const sideOf = (call: Call): 'command' | 'query' =>
  'side' in call ? call.side : call.kind === 'reads' ? 'query' : 'command';
/** The calls of a table that one of the servers answers. */
export const callsOf = (side: 'command' | 'query', calls: Record<string, Call>) =>
  Object.fromEntries(Object.entries(calls).filter(([, call]) => sideOf(call) === side));
