import { z } from 'zod';

type Changes<S extends z.ZodRawShape> = {
  [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer T extends z.ZodType> ? T : S[K]>;
};
/** A schema for changes: every field is optional, and none is filled in by its default as `partial()` would do. */
export const changesOf = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
      ]),
    ),
  ) as unknown as z.ZodObject<Changes<S>>;

/** `before` with the changes applied. */
export const changedBy = <T extends object>(
  before: T,
  changes: { [K in keyof T]?: T[K] | undefined },
): T => ({
  ...before,
  ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>),
});

/** Whether two values are equal as JSON, regardless of the order of keys. */
export const same = (a: unknown, b: unknown) => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { sorted: sorted.map(([key, each]) => [key, ordered(each)]) };
};
