import { sql } from 'kysely';
import type { ReadModel } from '../kit.ts';
import type { Db } from './tables.ts';
import { unhurried } from './unhurried.ts';

/**
 * Returns the SQLSTATE if it says that a table or its file is missing or damaged (Postgres manual, appendix A): XX001
 * data corrupted, XX002 index corrupted, 58P01 undefined file, 58030 I/O error, 42P01 undefined table.
 */
export function damageCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(?:XX00[12]|58P01|58030|42P01)$/.test(code) ? code : undefined;
}

/**
 * The models whose tables cannot be read. `whole` reads every row, which takes longer the larger the tables are;
 * without it only a missing file or a damaged first page is noticed, within milliseconds.
 */
export async function unreadable(
  db: Db,
  models: readonly ReadModel[],
  { whole }: { whole: boolean },
): Promise<ReadModel[]> {
  const found: ReadModel[] = [];
  for (const model of models) {
    const rows = sql`select * from ${sql.id(model.name)}`;
    try {
      if (whole) await unhurried(db, (tx) => sql`${rows} offset 1000000000`.execute(tx));
      else await sql`${rows} limit 1`.execute(db);
    } catch (error) {
      if (!damageCode(error)) throw error;
      found.push(model);
    }
  }
  return found;
}

/** Marks these models so that the next build rebuilds them. */
export async function distrustModels(db: Db, models: readonly ReadModel[]) {
  const names = models.map(({ name }) => name);
  await sql`update models set hash = 'damaged' where name = any(${names}::text[])`.execute(db);
}

/** The SQLSTATE of data exceptions, broken constraints and exceeded limits, which would fail again on a retry. */
export const refusesData = (error: unknown): string | undefined => {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return /^(22|23|54)[0-9A-Z]{3}$/.test(code) ? code : undefined;
};
