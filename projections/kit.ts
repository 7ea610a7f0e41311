// biome-ignore-all lint/suspicious/noExplicitAny: the kit combines types that only the models know
import type { z } from 'zod';
import type { Actor, EventType, Role } from '../domain/kit.ts';
import { markOf } from '../domain/marks.ts';
import type { Ancestors } from '../event-store/metadata.ts';

/**
 * An event as folds receive it: in its current version, with the id of its stream's aggregate and those of its
 * ancestors.
 */
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
  /** The source of the request; null once erased, absent when the model opens nothing. */
  source?: { ip?: string | null; userAgent?: string | null };
  call?: string;
  method?: string;
  path?: string;
  request?: unknown;
  decidedIn?: number;
  correlationId: string;
  /** Set when the event cannot be read. No fold receives it, and its rows are parked. */
  damage?: Error;
};
type Data<E> = E extends EventType<string, infer S> ? z.output<S> : never;
/**
 * Selects the rows that an event touches: by default the one named after its stream, otherwise one or more keys, or
 * none (undefined).
 */
type Rows<D> = (event: Recorded<D>) => string | string[] | undefined;
export type Row = { id: string } & Record<string, unknown>;
/** What another column of a row holds, as the value of a sweep's patch. */
export class Same {
  readonly column: string;
  constructor(column: string) {
    this.column = column;
  }
}
/** The value that another column has in each row that a sweep meets, before the sweep. */
export const same = (column: string) => new Same(column);
export type Fold = {
  type: string;
  rows: Rows<any>;
  apply: (row: any, event: Recorded) => any;
  /** Whether the row is made of this event alone, so that the existing row need not be read. */
  blind?: (event: Recorded) => boolean;
};
export type Sweep = {
  type: string;
  column: string;
  value: (event: Recorded) => unknown;
  patch: (event: Recorded) => Record<string, unknown> | null;
};
/**
 * Columns of other models, joined on read: name = [model, column that holds its id, its column]. The column with the id is
 * the row's own, or one of a model that is joined before.
 */
export type Joins = Record<string, readonly [model: ReadModel, on: string, column: string]>;

export type Options<R = any> = {
  /** The column with the owner's id. Without it only admins may read the model. */
  owner?: keyof R & string;
  /** Roles that may read it at /models. Admins always may. */
  roles?: Role[];
  /** Columns of which a search finds any part. All parts of those of a row are in one index, which is larger than the texts. */
  search?: (keyof R & string)[];
  /**
   * Searched columns that have one of these values. A search looks for its part in them, and for them in the column's own
   * index: that of a lookup.
   */
  known?: { [C in keyof R & string]?: readonly string[] };
  /** Prefixes of ids. A search then finds ids that begin with what was typed, with or without one of these before it. */
  idPrefixes?: readonly string[];
  /**
   * A column whose value and a hyphen begin every id. Lists filter and sort by it through the index of ids. Its values
   * consist of letters, so that ids have the same order.
   */
  idBegins?: keyof R & string;
  /** Columns that lists may be sorted by; each gets an index. `id` is always one. */
  sort?: (keyof R & string)[];
  /**
   * Columns by which lists are often filtered to one value, in the order of the first sort column. Rows with null
   * take no space in such an index.
   */
  lookups?: (keyof R & string)[];
  /** Columns by a value of which few rows are found, in no order. */
  few?: (keyof R & string)[];
  /** Columns with lists of texts, by whose members rows are found. Empty lists take no space in such an index. */
  lists?: (keyof R & string)[];
  /** Columns of yes and no by which lists of an owner are filtered, in the order of the first sort column. */
  flags?: (keyof R & string)[];
  /** Columns that are read together without the rows, by values of the first. Rows with null there take no space. */
  pairs?: (readonly [keyof R & string, keyof R & string])[];
  /** Times by which an owner's rows are found. */
  times?: (keyof R & string)[];
  joins?: Joins;
  /** Increase it when a fold changes but its schema does not; the model is then rebuilt at start. */
  version?: number;
};
export type ReadModel<R = any, J = any> = {
  name: string;
  row: z.ZodObject;
  options: Options<R>;
  folds: Fold[];
  swept: Sweep[];
  /** Event types that it folds; `*` means all. */
  wants: Set<string>;
  /** The declarations of the event types in `wants`. */
  events: Map<string, EventType>;
  /** Whether a column is personal or secret; only then are sealed fields opened for it. */
  opens: boolean;
  _row?: R;
  _joins?: J;
};

/** Stands for every event type: `starts(anyEvent, …)`. */
export const anyEvent = Object.assign((data: unknown) => ({ type: '*', data }), {
  type: '*',
}) as unknown as EventType<'*', z.ZodAny>;
const own: Rows<unknown> = ({ id }) => id;
/** The answer of folds that never look at the existing row. */
export const always = () => true;

/** Declares a table and how each event changes its rows. It is pure; the runner reads and writes. */
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
  const add = (
    event: EventType<any, any>,
    rows: Rows<any>,
    apply: Fold['apply'],
    blind: Fold['blind'] = undefined,
  ) => {
    folds.push({ type: event.type, rows, apply, ...(blind && { blind }) });
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
    /**
     * Makes a row, or replaces the existing one (a counter, a day's sum). `isFirst` tells an event before which the row
     * cannot exist.
     */
    starts: <E extends EventType<any, any>>(
      event: E,
      make: (event: Recorded<Data<E>>, row?: R) => R,
      rows: Rows<Data<E>> = own,
      isFirst?: (event: Recorded) => boolean,
    ) => add(event, rows, (row, e) => make(e, row), make.length < 2 ? always : isFirst),
    /** Changes an existing row; undefined ends it. */
    changes: <E extends EventType<any, any>>(
      event: E,
      change: (row: R, event: Recorded<Data<E>>) => R | undefined,
      rows: Rows<Data<E>> = own,
    ) => add(event, rows, (row, e) => row && change(row, e)),
    ends: <E extends EventType<any, any>>(event: E, rows: Rows<Data<E>> = own) =>
      add(event, rows, () => undefined),
    /**
     * Applies one patch to every row whose column holds this value (by default the stream's id); null deletes the rows. A
     * value may be that of another column (`same`).
     */
    sweeps: <E extends EventType<any, any>>(
      event: E,
      column: keyof R & string,
      patch: (event: Recorded<Data<E>>) => { [C in keyof R]?: R[C] | Same } | null,
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
