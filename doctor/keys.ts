import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { WrongMasterKeyError, type wrapping } from '../event-store/vault/cipher.ts';
import type { ListedKey } from '../event-store/vault/keys.ts';
import type { Report } from './report.ts';

const atOnce = 1000;
type Pages = (after: string) => Promise<ListedKey[]>;

/** Unwraps the key of each person, and names those whose key is damaged: nothing that was sealed for them opens. */
export async function checkKeys(
  where: string,
  pages: Pages,
  { unwrap }: Pick<ReturnType<typeof wrapping>, 'unwrap'>,
  say: Report,
): Promise<void> {
  const damaged: string[] = [];
  let last = '';
  for (let page = await pages(last); page.length; page = await pages(last)) {
    for (const { subject, keyId, wrapped } of page)
      try {
        if (wrapped !== null) unwrap(wrapped, [subject, keyId]);
      } catch (error) {
        if (error instanceof WrongMasterKeyError) throw error;
        damaged.push(subject);
      }
    last = page.at(-1)!.subject;
  }
  if (!damaged.length) return;
  const some = damaged.slice(0, 5).join(', ');
  say.wrong(
    `${damaged.length} of the keys in ${where} are damaged (${some}), and the personal data of these people cannot be ` +
      'read: restore the keys from a backup that is as new as the log.',
  );
}

/** The keys in a file, or in Postgres, a page at a time. The file is open only while a page is read. */
export const keysIn =
  (file: string, pool: pg.Pool | undefined): Pages =>
  async (after) => {
    if (pool) {
      const text = `select subject, "keyId", wrapped from latchkey_keys.keys
        where subject > $1 order by subject limit ${atOnce}`;
      return (await pool.query<ListedKey>(text, [after])).rows;
    }
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      const text = `select subject, keyId, wrapped from keys where subject > ? order by subject limit ${atOnce}`;
      return db.prepare(text).all(after) as ListedKey[];
    } finally {
      db.close();
    }
  };
