import { z } from 'zod';

type Changes<S extends z.ZodRawShape> = {
  [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer T extends z.ZodType> ? T : S[K]>;
};
/** What a change may name: every field optional, and none filled in by its default as `partial()` would. */
export const changesOf = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
      ]),
    ),
  ) as unknown as z.ZodObject<Changes<S>>;

/** `before` with what the changes name. */
export const changedBy = <T extends object>(
  before: T,
  changes: { [K in keyof T]?: T[K] | undefined },
): T => ({
  ...before,
  ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>),
});

/** Equal as JSON, in whatever order their keys stand. */
export const same = (a: unknown, b: unknown) => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { sorted: sorted.map(([key, each]) => [key, ordered(each)]) };
};
