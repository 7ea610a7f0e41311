import { csvLine } from '../../api/csv.ts';
import type { Db } from '../../projections/database/tables.ts';
import type { ReadModel, Row } from '../../projections/kit.ts';
import { models } from '../../projections/models.ts';
import { type List, list } from '../list.ts';

/** The lists of an organisation: those that its operators can read. */
export const listed = models.filter(
  ({ options: { owner, roles } }) => owner !== undefined && roles?.includes('operator'),
);

/** All rows of an organisation in one list, in pages. */
async function* pagesOf(db: Db, model: ReadModel, organisationId: string): AsyncIterable<Row[]> {
  const where = { [model.options.owner!]: organisationId };
  let after: string | null = null;
  do {
    const page: List = await list(db, model, { range: '[0,999]', after: after ?? undefined }, where);
    if (page.rows.length) yield page.rows;
    after = page.next;
  } while (after);
}

/** A list as JSON: an array with a row per line. */
export async function* jsonOf(db: Db, model: ReadModel, organisationId: string): AsyncIterable<string> {
  let before = '[\n';
  for await (const rows of pagesOf(db, model, organisationId))
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A list as CSV (RFC 4180), for spreadsheets; what is no plain value is JSON. */
export async function* csvOf(db: Db, model: ReadModel, organisationId: string): AsyncIterable<string> {
  let columns: string[] | undefined;
  for await (const rows of pagesOf(db, model, organisationId)) {
    if (!columns) {
      columns = Object.keys(rows[0]!);
      yield `${csvLine(columns)}\r\n`;
    }
    for (const row of rows) yield `${csvLine(columns.map((name) => cell(row[name])))}\r\n`;
  }
}
const cell = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
