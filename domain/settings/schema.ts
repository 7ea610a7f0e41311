import { z } from 'zod';
import { text } from '../kit.ts';
import { limits } from '../limits.ts';
import { issueOf, wrong } from '../problems.ts';
import type { OwnNames, Rows, Setting, ValueOf } from './setting.ts';

type Plain<S> = z.ZodType<ValueOf<S>, ValueOf<S>>;
type SchemaOf<S> = S extends { default: NonNullable<unknown> } ? z.ZodDefault<Plain<S>> : Plain<S>;
/** The schema of each setting: of its row, or written by hand. */
export type Shape<R, O> = { -readonly [N in keyof R]: N extends keyof O ? O[N] : SchemaOf<R[N]> };

/** The schemas of settings by name. `own` has those of the inputs of their own, of which the compiler misses none. */
export function fieldsOf<const R extends Rows, O extends Record<OwnNames<R>, z.ZodType>>(rows: R, own: O) {
  const made = Object.entries(rows).map(([name, row]) => {
    const schema: z.ZodType = own[name as keyof O] ?? fieldOf(row);
    return [name, described(schema, row)];
  });
  return Object.fromEntries(made) as Shape<R, O>;
}
/** The schema of the settings of one kind of application. */
export const schemaOf = <K extends string, const R extends Rows, O extends Record<OwnNames<R>, z.ZodType>>(
  kind: K,
  rows: R,
  own: O,
) => z.object({ kind: z.literal(kind), ...fieldsOf(rows, own) });

/** The schema with the label and the help of its row, for those who read the description of the calls. */
function described<T extends z.ZodType>(schema: T, { label, help }: Setting): T {
  const { title = label, description = help, ...about } = schema.meta() ?? {};
  return schema.meta({ ...about, title, ...(description && { description }) });
}

/** The type of a row's value, without its rules. */
export function typeOf(row: Setting): z.ZodType {
  switch (row.input) {
    case 'switch':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(row.of));
    case 'many':
      return z.array(z.enum(Object.keys(row.of)));
    case 'number':
      return z.number().int();
    case 'lines':
      return z.array(z.string());
    default:
      return z.string();
  }
}

const once = (list: string[]) => [...new Set(list)];

function fieldOf(row: Setting): z.ZodType {
  const schema = ruled(row);
  return row.default === undefined ? schema : schema.default(row.default as never);
}

function ruled(row: Setting): z.ZodType {
  switch (row.input) {
    case 'line':
      return line(row, row.most, row.default !== undefined);
    case 'lines':
    case 'many': {
      const entry = row.input === 'many' ? z.enum(Object.keys(row.of)) : line(row, limits.url, false);
      const most = row.input === 'many' ? Object.keys(row.of).length : row.most;
      return z
        .array(entry as z.ZodType<string>)
        .min(row.least ?? 0, row.few && wrong<'is.grants'>(row.few as 'is.grants'))
        .max(most)
        .overwrite(once);
    }
    case 'number':
      return z.number().int().min(row.least).max(row.most);
    default:
      return typeOf(row);
  }
}

/** A text in its normal form, by the rule of its row. */
function line(row: Extract<Setting, { input: 'line' | 'lines' }>, most: number, empty: boolean): z.ZodType {
  const { rule, normal, form } = row;
  const plain = text(most, empty ? 0 : 1);
  const schema = normal ? plain.overwrite(normal) : plain;
  const checked = rule
    ? schema.superRefine((value, context) => {
        const problem = value.trim() && value.length <= most ? rule(value) : null;
        if (problem) context.addIssue(issueOf(problem));
      })
    : schema;
  return form ? checked.meta(formOf(form, empty)) : checked;
}

/** The form of a text in JSON Schema. One that may be empty has no format, because no format holds for nothing. */
function formOf({ format, pattern, examples, ...about }: NonNullable<Setting['form']>, empty: boolean) {
  return {
    ...about,
    ...(format && !empty && { format }),
    ...(pattern && { pattern: empty ? `^$|${pattern}` : pattern }),
    ...(examples && { examples: [...examples] }),
  };
}
