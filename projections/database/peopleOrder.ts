import { type RawBuilder, sql } from 'kysely';
import { columnsOf } from '../columns/columns.ts';
import type { ReadModel } from '../kit.ts';

/**
 * Creates the function whose values order texts as people do, and find them: without capitals, accents and differences
 * of width. Its results are compared byte by byte, so that the order is the same in every database. Texts of ASCII, which
 * most are, take a short cut. It is not strict, because Postgres would then not expand it in queries and indexes.
 */
export const peopleOrder = `create or replace function people_order(t text) returns text
  language sql immutable parallel safe return case
    when octet_length(t) = char_length(t) then lower(t collate "C")
    else lower(regexp_replace(normalize(t, NFKD), '[\\u0300-\\u036f]+', '', 'g') collate "default") collate "C"
  end;`;

/** A text as it is ordered and searched. */
export const ordered = (text: RawBuilder<unknown>) => sql`people_order(${text})`;

/** The same of a text that is not in the database. */
export const orderedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();

/** The texts that a search for a part of them finds. */
export function withPart(texts: readonly string[], part: string): string[] {
  const sought = orderedText(part);
  return texts.filter((text) => orderedText(text).includes(sought));
}

/** Stands between the searched texts of a row. No text has it as it is searched, so that nothing is found across it. */
const between = sql.lit('\u0301');
/** The texts of a row that a search reads, in one. */
export const searchedText = (columns: readonly string[]): RawBuilder<unknown> =>
  columns.length === 1
    ? ordered(sql.id(columns[0]!))
    : sql.join(
        columns.map((name) => sql`coalesce(${ordered(sql.id(name))}, '')`),
        sql` || ${between} || `,
      );

/** Whether a column holds texts that lists are sorted by. */
export const sortsAsPeople = (model: ReadModel, name: string): boolean =>
  name !== 'id' &&
  (model.options.sort ?? []).includes(name) &&
  columnsOf(model).some((column) => column.name === name && column.kind === 'text');

/** A column as indexes and the order of lists take it. */
export const sortKey = (model: ReadModel, name: string) =>
  sortsAsPeople(model, name) ? ordered(sql.id(name)) : sql.id(name);
