import { z } from 'zod';

/** The protection of a field in the log. `of` names the sibling field with the subject's id. */
export type Mark = { kind: 'personal' | 'secret'; of?: string };
/** A marked value cut out of its data: its mark, its path and the value. */
export type Cut = { mark: Mark; path: (string | number)[]; value: unknown };

const marks = z.registry<Mark>();
type Marked<S extends z.ZodType> = z.ZodType<z.output<S> | null, z.input<S>>;
function marked<S extends z.ZodType>(schema: S, mark: Mark): Marked<S> {
  const copy: z.ZodType = schema.clone();
  marks.add(copy, mark);
  return copy as Marked<S>;
}

/** Marks a field as personal: sealed to a subject in the log; it reads back as its value, or null once erased. */
export const personal = <S extends z.ZodType>(schema: S, mark: { of?: string } = {}) =>
  marked(schema, { kind: 'personal', ...mark });
/** Marks a field as secret: sealed like a personal one, and never shown by history. */
export const secret = <S extends z.ZodType>(schema: S, mark: { of?: string } = {}) =>
  marked(schema, { kind: 'secret', ...mark });

export const markOf = (schema: z.ZodType): Mark | undefined => marks.get(schema);

type Definition = {
  type: string;
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  innerType?: z.ZodType;
  options: z.ZodType[];
  valueType: z.ZodType;
};
/** Schema types that may contain marks but are not supported by `cut`. An event that needs one must extend `cut` first. */
const unseen = new Set(['intersection', 'lazy', 'map', 'pipe', 'promise', 'set', 'tuple']);
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Cuts every marked value out of `data`, leaving null in its place. `data` itself is not changed. */
export function cutMarked(schema: z.ZodType, data: unknown): { open: unknown; cuts: Cut[] } {
  const cuts: Cut[] = [];
  return { open: cut(schema, data, [], cuts), cuts };
}

function cut(schema: z.ZodType, value: unknown, path: (string | number)[], cuts: Cut[]): unknown {
  const mark = markOf(schema);
  if (mark) {
    if (value !== null && value !== undefined) cuts.push({ mark, path, value });
    return value === undefined ? undefined : null;
  }
  const { type, shape, element, innerType, options, valueType } = definitionOf(schema);
  if (unseen.has(type)) throw new Error(`${path.join('.')}: marks cannot look into a schema of type ${type}`);
  if (value === null || value === undefined) return value;
  if (innerType) return cut(innerType, value, path, cuts);
  if (type === 'union') {
    const option = options.find((each) => each.safeParse(value).success);
    return option ? cut(option, value, path, cuts) : value;
  }
  if (typeof value !== 'object') return value;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([k, v]) => [k, shape[k] ? cut(shape[k], v, [...path, k], cuts) : v]),
    );
  if (type === 'array') return (value as unknown[]).map((v, i) => cut(element, v, [...path, i], cuts));
  if (type === 'record')
    return Object.fromEntries(
      Object.entries(value).map(([k, v]) => [k, cut(valueType, v, [...path, k], cuts)]),
    );
  return value;
}

/** The schema of the same data after an erasure: each marked value may be null. */
export function orErased(schema: z.ZodType): z.ZodType {
  if (markOf(schema)) return schema.nullable();
  const { type, shape, element, innerType, options, valueType } = definitionOf(schema);
  const within =
    type === 'object'
      ? { shape: Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, orErased(each)])) }
      : type === 'array'
        ? { element: orErased(element) }
        : type === 'union'
          ? { options: options.map(orErased) }
          : type === 'record'
            ? { valueType: orErased(valueType) }
            : innerType && { innerType: orErased(innerType) };
  return within ? schema.clone({ ...schema._zod.def, ...within } as never) : schema;
}

// biome-ignore lint/suspicious/noExplicitAny: the paths come from this very shape
type Shape = any;
/** A copy with cut values back in their places. Parts outside their paths are shared with `data`. */
export function restored(data: unknown, cuts: { path: (string | number)[]; value: unknown }[]): unknown {
  const copies = new Set<Shape>();
  const copy = (value: Shape): Shape => {
    if (copies.has(value)) return value;
    const made = Array.isArray(value) ? [...value] : { ...value };
    copies.add(made);
    return made;
  };
  let root: Shape = data;
  for (const { path, value } of cuts) {
    root = copy(root);
    let at = root;
    for (const key of path.slice(0, -1)) {
      at[key] = copy(at[key]);
      at = at[key];
    }
    at[path.at(-1)!] = value;
  }
  return root;
}
