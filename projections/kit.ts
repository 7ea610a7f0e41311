// biome-ignore-all lint/suspicious/noExplicitAny: the kit joins types that only the models know
import type { z } from 'zod';
import type { Actor, EventType, Role } from '../domain/kit.ts';
import { markOf } from '../domain/marks.ts';
import type { Ancestors } from '../event-store/metadata.ts';

/** An event as folds see it: current version, `id` of its stream's aggregate, ids of what it happened under. */
export type Recorded<D = any> = Ancestors & {
  id: string;
  /** The aggregate's kind, such as `operator`. */
  kind: string;
  eventId: string;
  type: string;
  data: D;
  /** ISO time. */
  at: string;
  position: number;
  revision: number;
  actor: Actor;
  /** Where the request came from; null once erased, absent when the model opens nothing. */
  origin?: { ip?: string | null; userAgent?: string | null };
  call?: string;
  method?: string;
  path?: string;
  request?: unknown;
  decidedIn?: number;
  correlationId: string;
  /** Set when the event cannot be read: no fold sees it, and its rows are parked. */
  damage?: Error;
};
type Data<E> = E extends EventType<string, infer S> ? z.output<S> : never;
/** Which rows an event means: by default the one named after its stream; another key, several, or none (undefined). */
type Rows<D> = (event: Recorded<D>) => string | string[] | undefined;
export type Row = { id: string } & Record<string, unknown>;
export type Fold = { type: string; rows: Rows<any>; apply: (row: any, event: Recorded) => any };
export type Sweep = {
  type: string;
  column: string;
  value: (event: Recorded) => unknown;
  patch: (event: Recorded) => Record<string, unknown> | null;
};
/** A column of another model, composed when read: name = [model, own column that holds its id, its column]. */
export type Joins = Record<string, readonly [model: ReadModel, on: string, column: string]>;

export type Options<R = any> = {
  /** The column that says whose row it is; without it only admins read the model. */
  owner?: keyof R & string;
  /** Who may read it at /models; admins always may. */
  roles?: Role[];
  search?: (keyof R & string)[];
  /** Columns that lists may be sorted by; each has an index. `id` always may. */
  sort?: (keyof R & string)[];
  joins?: Joins;
  /** Raised when a fold changes without its schema: the model is then rebuilt at start. */
  version?: number;
};
export type ReadModel<R = any, J = any> = {
  name: string;
  row: z.ZodObject;
  options: Options<R>;
  folds: Fold[];
  swept: Sweep[];
  /** Event types that it folds; `*` means every one. */
  wants: Set<string>;
  /** The same events as they were declared. */
  events: Map<string, EventType>;
  /** True when a column is personal or secret: only then are sealed fields opened for it. */
  opens: boolean;
  _row?: R;
  _joins?: J;
};

/** Stands for every event there is: `starts(anyEvent, …)`. */
export const anyEvent = Object.assign((data: unknown) => ({ type: '*', data }), {
  type: '*',
}) as unknown as EventType<'*', z.ZodAny>;
const own: Rows<unknown> = ({ id }) => id;

/** A table and how each event changes rows of it. Pure: the runner does the reading and writing. */
export function readModel<S extends z.ZodObject, const J extends Joins = Record<never, never>>(
  name: string,
  row: S,
  options: Options<z.output<S>> & { joins?: J } = {},
) {
  type R = z.output<S>;
  const folds: Fold[] = [];
  const swept: Sweep[] = [];
  const wants = new Set<string>();
  const events = new Map<string, EventType>();
  const want = (event: EventType<any, any>) => {
    wants.add(event.type);
    events.set(event.type, event);
  };
  const add = (event: EventType<any, any>, rows: Rows<any>, apply: Fold['apply']) => {
    folds.push({ type: event.type, rows, apply });
    want(event);
    return model;
  };
  const opens = Object.values(row.shape).some((column) => markOf(column as z.ZodType));
  const model = {
    name,
    row,
    options,
    folds,
    swept,
    wants,
    events,
    opens,
    _row: undefined as unknown as R,
    _joins: undefined as unknown as J,
    /** Makes a row, or makes it anew from the one there is (a counter, a day's sum). */
    starts: <E extends EventType<any, any>>(
      event: E,
      make: (event: Recorded<Data<E>>, row?: R) => R,
      rows: Rows<Data<E>> = own,
    ) => add(event, rows, (row, e) => make(e, row)),
    /** Changes a row that is there. */
    changes: <E extends EventType<any, any>>(
      event: E,
      change: (row: R, event: Recorded<Data<E>>) => R,
      rows: Rows<Data<E>> = own,
    ) => add(event, rows, (row, e) => row && change(row, e)),
    ends: <E extends EventType<any, any>>(event: E, rows: Rows<Data<E>> = own) =>
      add(event, rows, () => undefined),
    /** Every row whose column holds this value (by default the stream's id): the same patch for all, or null: gone. */
    sweeps: <E extends EventType<any, any>>(
      event: E,
      column: keyof R & string,
      patch: (event: Recorded<Data<E>>) => Partial<R> | null,
      value: (event: Recorded<Data<E>>) => unknown = own,
    ) => {
      swept.push({ type: event.type, column, value, patch: patch as never });
      want(event);
      return model;
    },
  };
  return model;
}
export const gone = () => null;
