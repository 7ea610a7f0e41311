// biome-ignore-all lint/suspicious/noExplicitAny: the table combines types that only its rows know
import { z } from 'zod';
import type { Command, Role } from '../domain/kit.ts';
import { markOf } from '../domain/marks.ts';
import type { Joins, ReadModel } from '../projections/kit.ts';
import type {
  Changed,
  Common,
  Does,
  Handled,
  Mapping,
  ParamsOf,
  Path,
  Reads,
  Side,
  View,
} from './callKinds.ts';

type More<B extends z.ZodType> = Partial<Omit<Common<Path, B>, 'path' | 'roles'>> & {
  about: string;
  body?: B;
};
type MoreOfDoes<B extends z.ZodType> = More<B> & {
  /** What changes besides the aggregate of the command. */
  changes?: readonly Changed[];
};
const nothing = z.object({});
type Nothing = typeof nothing;

type InputOf<C> = C extends Command<infer I> ? z.input<I> : never;
/** One of the commands with its input. */
type OneOf<C extends readonly Command[]> = {
  [K in keyof C]: readonly [command: C[K], input: InputOf<C[K]>];
}[number];

/** A call that runs one of several commands, which its input decides: `to` pairs the command with its input. */
export const doesOneOf = <
  const P extends Path,
  const C extends readonly Command[],
  B extends z.ZodType = Nothing,
>(
  path: P,
  roles: readonly Role[],
  commands: C,
  to: (input: ParamsOf<P> & z.output<B>, mapping: Mapping) => OneOf<C> | Promise<OneOf<C>>,
  { changes = [], ...more }: MoreOfDoes<B>,
): Does<P, B> => ({
  kind: 'does',
  path,
  roles,
  to: to as Does<P, B>['to'],
  changes: [...commands.map(({ of }) => of), ...changes],
  body: nothing as never,
  envelope: { errorCode: 0 },
  ...more,
});
/** A call that changes something: its path, its roles, the command that it runs, and the command's input. */
export const does = <const P extends Path, I extends z.ZodType, B extends z.ZodType = Nothing>(
  path: P,
  roles: readonly Role[],
  command: Command<I>,
  to: (input: ParamsOf<P> & z.output<B>, mapping: Mapping) => z.input<I> | Promise<z.input<I>>,
  more: MoreOfDoes<B>,
): Does<P, B> =>
  doesOneOf<P, [Command<I>], B>(
    path,
    roles,
    [command],
    async (input, mapping) => [command, await to(input, mapping)],
    more,
  );

/** Pairs the form in which a row is shown with the schema that describes it. */
export const view = <R, S extends z.ZodType>(
  reply: S,
  of: (row: R) => z.output<S>,
): ((row: R) => z.output<S>) & { reply: S } => Object.assign((row: R) => of(row), { reply });

/** The schema of a model's rows as they are read: without secrets, and with the joined columns. Erased data is null. */
export function rowOf<M extends ReadModel>({ row, options }: M) {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, schema] of Object.entries(row.shape as Record<string, z.ZodType>)) {
    const mark = markOf(schema);
    if (mark?.kind !== 'secret') shape[name] = mark ? schema.nullable() : schema;
  }
  for (const [name, [other, , column]] of Object.entries((options.joins ?? {}) as Joins))
    shape[name] = (other.row.shape[column] as z.ZodType).nullable();
  return z.object(shape) as unknown as z.ZodObject<{ [K in keyof RowOf<M>]: z.ZodType<RowOf<M>[K]> }>;
}

type Reading<P extends Path, M extends ReadModel, T, B extends z.ZodType = Nothing> = Partial<
  Omit<Common, 'path' | 'roles' | 'body'>
> & {
  about: string;
  /** Query parameters besides range, sort, filter and after. */
  body?: B;
  where: Reads<P, B>['where'];
  beside?: Reads['beside'];
  among?: Reads<P, B>['among'];
  shared?: Reads['shared'];
  naming?: Reads<P, B>['naming'];
  /** Converts a row for the caller; by default it is returned as it is. */
  show?: View<RowOf<M>, T>;
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
    show: show ?? view(rowOf(model), (row: any) => row),
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

type MoreOfHandled<B extends z.ZodType> = More<B> & Pick<Handled, 'shows' | 'changes'>;
const handled =
  <S extends Side>(kind: Handled['kind'], side: S) =>
  <const P extends Path, R extends z.ZodType, B extends z.ZodType = Nothing>(
    path: P,
    roles: readonly Role[],
    reply: R,
    more: MoreOfHandled<B>,
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

/** A member that the requirements send and the server ignores, because the session, the path or a token determines it. */
export const ignoredAs = <S extends z.ZodType>(schema: S) =>
  schema.optional().meta({ deprecated: true, description: 'Accepted and ignored.' });
export const ignored = ignoredAs(z.unknown());

/** The reply of a call that answers with a file of this media type; its handler gives the file to `answer.file`. */
export const file = (mediaType: string) => z.custom<Blob>().meta({ mediaType });

/** The reply of a changing call: the log position to read after, and the id of what it changed or made. */
export const changed = z
  .object({
    errorCode: z.number(),
    id: z.string(),
    position: z.string(),
    message: z.string().optional(),
  })
  .meta({ id: 'ChangedWithMessage' });
/** The reply of a call that has nothing to tell but that it was done. */
export const done = z.object({ errorCode: z.literal(0) }).meta({ id: 'Done' });
