import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Pool } from 'pg';
import { openingFile } from '../cannotStart.ts';
import type { Metadata } from '../metadata.ts';
import type { EventStore } from '../port.ts';
import { readOnlySqliteLog } from '../sqlite/sqlite.ts';
import { askUnhurried } from '../wholeTable.ts';
import { type Identity, identityOf } from './identity.ts';

/**
 * The facts about a log before anything is written. `where` names it in messages, and `keys` is how many keys there
 * were, at least, when its newest values were sealed (0: unknown).
 */
export type LogFound = { where: string; hasEvents: boolean; identity: Identity | undefined; keys: number };
/** The facts about the keys: the wrapped hash key, their installation, and how many subjects have or had a key. */
export type KeysFound = {
  where: string;
  hashKey: string | undefined;
  installation: string | undefined;
  keys: number;
};

/** Settings in the key store: the hash key, and the installation that the keys belong to. */
export const keySettings = { hashKey: 'hashKey', installation: 'installation' } as const;

export const lookAtLog = async (where: string, store: EventStore): Promise<LogFound> => ({
  where,
  hasEvents: (await store.head()) > 0,
  identity: await identityOf(store),
  keys: await keysOf(store),
});
/** The facts about a log that does not exist. */
export const nothingIn = (where: string): LogFound => ({
  where,
  hasEvents: false,
  identity: undefined,
  keys: 0,
});

/** The stream of notes on how far the reactions are: one at the latest five seconds or 1,000 events after an event. */
export const positionStream = 'reaction-positions';
/** How many notes are passed on the way back to the newest sealed value, and how many events are read behind each. */
const lookBack = { notes: 20, events: 1000 };

/** How many keys there were when the newest sealed events were written. Notes give the positions to read from. */
async function keysOf(store: EventStore): Promise<number> {
  const keysAfter = async (after: number) => {
    let most = 0;
    for await (const { metadata } of store.readAll({ after, maxCount: lookBack.events }))
      most = Math.max(most, (metadata as Partial<Metadata>).keys ?? 0);
    return most;
  };
  let notes = 0;
  const back = { direction: 'backwards', maxCount: lookBack.notes } as const;
  for await (const { position } of store.readStream(positionStream, back)) {
    notes++;
    const keys = await keysAfter(position);
    if (keys) return keys;
  }
  return notes < lookBack.notes ? keysAfter(0) : 0;
}

/** Examines the embedded log without changing it. */
export async function lookAtSqliteLog(file: string): Promise<LogFound> {
  const store = readOnlySqliteLog(file);
  if (!store) return nothingIn(file);
  try {
    return await lookAtLog(file, store);
  } finally {
    await store.close();
  }
}

type Row = { name: string; value: string };
const found = (where: string, rows: Row[], count: number): KeysFound => {
  const settings = new Map(rows.map(({ name, value }) => [name, value]));
  const { hashKey, installation } = keySettings;
  return { where, hashKey: settings.get(hashKey), installation: settings.get(installation), keys: count };
};

/** Examines the embedded keys. Like every opening, it rolls back a change that a kill interrupted. */
export function lookAtSqliteKeys(file: string): KeysFound {
  if (!existsSync(file)) return found(file, [], 0);
  return openingFile(file, () => {
    const db = new DatabaseSync(file, { timeout: 5000 });
    try {
      const tables = db.prepare("select 1 from sqlite_schema where name in ('keys', 'settings')").all();
      if (tables.length < 2) return found(file, [], 0);
      const rows = db.prepare('select name, value from settings').all() as Row[];
      const { many } = db.prepare('select count(*) as many from keys').get() as { many: number };
      return found(file, rows, many);
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
  if (!tables.length) return found(where, [], 0);
  const { rows } = await pool.query<Row>('select name, value from latchkey_keys.settings');
  const text = 'select count(*)::float8 as many from latchkey_keys.keys';
  return found(where, rows, (await askUnhurried<{ many: number }>(pool, text))[0]!.many);
}
