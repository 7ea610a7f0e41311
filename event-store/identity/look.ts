import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Pool } from 'pg';
import { openingFile } from '../cannotStart.ts';
import type { EventStore } from '../port.ts';
import { readOnlySqliteLog } from '../sqlite/sqlite.ts';
import { type Identity, identityOf } from './identity.ts';

/** The facts about a log before anything is written. `where` names it in messages. */
export type LogFound = { where: string; hasEvents: boolean; identity: Identity | undefined };
/** The facts about the keys: the wrapped hash key, their installation, and whether any subject has a key. */
export type KeysFound = {
  where: string;
  hashKey: string | undefined;
  installation: string | undefined;
  hasKeys: boolean;
};

/** Settings in the key store: the hash key, and the installation that the keys belong to. */
export const keySettings = { hashKey: 'hashKey', installation: 'installation' } as const;

export const lookAtLog = async (where: string, store: EventStore): Promise<LogFound> => ({
  where,
  hasEvents: (await store.head()) > 0,
  identity: await identityOf(store),
});

/** Examines the embedded log without changing it. */
export async function lookAtSqliteLog(file: string): Promise<LogFound> {
  const store = readOnlySqliteLog(file);
  if (!store) return { where: file, hasEvents: false, identity: undefined };
  try {
    return await lookAtLog(file, store);
  } finally {
    await store.close();
  }
}

type Row = { name: string; value: string };
const found = (where: string, rows: Row[], hasKeys: boolean): KeysFound => {
  const settings = new Map(rows.map(({ name, value }) => [name, value]));
  const { hashKey, installation } = keySettings;
  return { where, hashKey: settings.get(hashKey), installation: settings.get(installation), hasKeys };
};

/** Examines the embedded keys. Like every opening, it rolls back a change that a kill interrupted. */
export function lookAtSqliteKeys(file: string): KeysFound {
  if (!existsSync(file)) return found(file, [], false);
  return openingFile(file, () => {
    const db = new DatabaseSync(file, { timeout: 5000 });
    try {
      const tables = db.prepare("select 1 from sqlite_schema where name in ('keys', 'settings')").all();
      if (tables.length < 2) return found(file, [], false);
      const rows = db.prepare('select name, value from settings').all() as Row[];
      return found(file, rows, db.prepare('select 1 from keys limit 1').get() !== undefined);
    } finally {
      db.close();
    }
  });
}

/** Examines the keys in Postgres. */
export async function lookAtPostgresKeys(where: string, pool: Pool): Promise<KeysFound> {
  const { rows: tables } = await pool.query(
    "select 1 where to_regclass('latchkey_keys.settings') is not null and to_regclass('latchkey_keys.keys') is not null",
  );
  if (!tables.length) return found(where, [], false);
  const { rows } = await pool.query<Row>('select name, value from latchkey_keys.settings');
  const keys = await pool.query('select 1 from latchkey_keys.keys limit 1');
  return found(where, rows, keys.rows.length > 0);
}
