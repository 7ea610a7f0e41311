import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Mark, markOf } from '../../domain/marks.ts';
import type { ReadModel } from '../kit.ts';

/** A column of a read model's table, derived from its row schema. */
export type Column = {
  name: string;
  kind: 'text' | 'time' | 'uuid' | 'int' | 'bool' | 'json';
  nullable: boolean;
  mark: Mark | undefined;
  /** Texts in indexed columns must be short, because an index entry has to fit on a page. */
  indexed: boolean;
};
/** Times and UUIDs are texts in rows and answers. In the table they take 8 and 16 bytes instead of 25 and 37. */
export const sqlTypes = {
  ...{ text: 'text', time: 'timestamptz', uuid: 'uuid' },
  ...{ int: 'int8', bool: 'boolean', json: 'json' },
} as const;
const kinds: Record<string, Column['kind']> = {
  ...{ string: 'text', 'date-time': 'time', uuid: 'uuid' },
  ...{ integer: 'int', boolean: 'bool' },
};

type Schema = {
  type?: string | string[];
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  required?: string[];
};
/** The names of the types that a value may have: a format that has a column type of its own, or the JSON type. */
const typesOf = ({ type, format, anyOf, oneOf }: Schema): string[] =>
  (anyOf ?? oneOf)?.flatMap(typesOf) ??
  (format !== undefined && format in kinds ? [format] : type === undefined ? ['any'] : [type].flat());

type Definition = {
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  valueType?: z.ZodType;
};
/** Whether a mark is below the top level, where the erasure would not reach it. */
function buried(schema: z.ZodType): boolean {
  const { innerType, element, valueType, shape, options } = schema._zod.def as Definition;
  const parts = [innerType, element, valueType, ...Object.values(shape ?? {}), ...(options ?? [])];
  return parts.some((part) => part?._zod && (markOf(part) || buried(part)));
}

const known = new WeakMap<ReadModel, Column[]>();
/** The columns of a model's table. Throws when the row schema cannot be a table. */
export function columnsOf(model: ReadModel): Column[] {
  const there = known.get(model);
  if (there) return there;
  const { required = [] } = z.toJSONSchema(model.row) as Schema;
  const indexed = new Set(indexesOf(model).flat());
  const columns = Object.entries(model.row.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const wrong = (why: string) => new Error(`read model ${model.name}, column ${name}: ${why}`);
    if (!required.includes(name)) throw wrong('is optional; make it nullable');
    const mark = markOf(schema);
    if (!mark && buried(schema)) throw wrong('a mark must be outermost: personal(…) around everything else');
    const types = typesOf(z.toJSONSchema(schema) as Schema);
    const [type, ...others] = new Set(types.filter((each) => each !== 'null'));
    const kind = (others.length === 0 && kinds[type ?? '']) || 'json';
    const nullable = mark !== undefined || types.includes('null') || types.includes('any');
    if (kind === 'json' && indexed.has(name)) throw wrong('json cannot be indexed (owner, sort, sweeps)');
    if (kind !== 'text' && model.options.search?.includes(name)) throw wrong('only text can be searched');
    if (mark?.kind === 'secret' && model.options.search?.includes(name)) throw wrong('is shown to nobody');
    if (name === 'id' && ((kind !== 'text' && kind !== 'uuid') || nullable))
      throw wrong('the id is a text, never null');
    return { name, kind, nullable, mark, indexed: name === 'id' || indexed.has(name) };
  });
  checkNames(model, columns);
  known.set(model, columns);
  return columns;
}

/** The column of the ids. */
export const idColumn = (model: ReadModel) => columnsOf(model).find(({ name }) => name === 'id')!;

function checkNames(model: ReadModel, columns: Column[]) {
  const { owner, idBegins, sort = [], search = [], lookups = [] } = model.options;
  const { few = [], lists = [], flags = [], pairs = [], times = [], known = {} } = model.options;
  const subjects = columns.flatMap(({ mark }) => (mark?.of ? [mark.of] : []));
  const named = [
    'id',
    owner,
    idBegins,
    ...sort,
    ...search,
    ...lookups,
    ...few,
    ...Object.keys(known),
    ...lists,
    ...flags,
    ...pairs.flat(),
    ...times,
    ...model.swept.map(({ column }) => column),
    ...subjects,
  ];
  for (const name of named)
    if (name !== undefined && !columns.some((column) => column.name === name))
      throw new Error(`read model ${model.name}: there is no column ${name}`);
}

/** The personal columns, grouped by the column that names their subject. Erasing a subject empties them. */
export function personalColumns(model: ReadModel): Map<string, string[]> {
  const bySubject = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(model.row.shape as Record<string, z.ZodType>)) {
    const mark = markOf(schema);
    if (mark) bySubject.set(mark.of ?? 'id', [...(bySubject.get(mark.of ?? 'id') ?? []), name]);
  }
  return bySubject;
}

/** Whether every row has a time in this column. Few rows have the same one. */
function isTime({ row }: ReadModel, column: string | undefined): boolean {
  const schema = column === undefined ? undefined : (row.shape[column] as z.ZodType | undefined);
  return !!schema && !markOf(schema) && typesOf(z.toJSONSchema(schema) as Schema).join() === 'date-time';
}

/**
 * The indexes of a table: for lists of an owner, for each sort column, for lookups, for values of few rows, for flags, for
 * times, for pairs, and for sweeps. The id follows as tie-breaker, but not after a time alone: Postgres sorts the few rows of one time by
 * itself, and the index is half as large. It does follow the time of an owner's rows, because without statistics Postgres
 * takes a span of time to be short, and would rather sort all rows in it than those of one time after the other.
 */
export function indexesOf(model: ReadModel): string[][] {
  const { owner, sort = [], lookups = [], few = [], flags = [], pairs = [], times = [] } = model.options;
  const of = (...given: (string | undefined)[]) => {
    const names = given.filter((name) => name !== undefined);
    return names.length === 1 && isTime(model, names[0]) ? names : [...new Set([...names, 'id'])];
  };
  const indexes = [...(owner ? [of(owner, sort[0])] : []), ...sort.map((column) => of(column))];
  indexes.push(...lookups.map((column) => of(column, sort[0])));
  indexes.push(...flags.map((column) => of(owner, column, sort[0])));
  indexes.push(...times.map((column) => of(owner, column)));
  indexes.push(...pairs.map((pair) => [...pair]));
  const swept = [...model.swept.map(({ column }) => column), ...personalColumns(model).keys()];
  for (const column of [...few, ...swept])
    if (!indexes.some(([first]) => first === column)) indexes.push([column]);
  return indexes.filter(([first]) => first !== 'id');
}

/** The searched columns that can have any value. */
export const partsOf = ({ options: { search = [], known = {} } }: ReadModel): string[] =>
  search.filter((name) => !(name in known));

/** Changes whenever the table's declaration changes; the model is then rebuilt. */
export function hashOf(model: ReadModel): string {
  const version = model.options.version ?? 1;
  const what = {
    version,
    columns: columnsOf(model),
    indexes: indexesOf(model),
    order: 'people',
    ...(model.options.search && { searchedTogether: partsOf(model) }),
    ...(model.options.lists && { lists: model.options.lists }),
    wants: [...model.wants].sort(),
  };
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}
