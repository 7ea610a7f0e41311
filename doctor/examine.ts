import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { recordsRemedy, startFailure } from '../event-store/cannotStart.ts';
import { openEventStoreDb } from '../event-store/eventstoredb/store.ts';
import { disagreements } from '../event-store/identity/agree.ts';
import {
  type KeysFound,
  type LogFound,
  lookAtLog,
  lookAtPostgresKeys,
  lookAtSqliteKeys,
  nothingIn,
} from '../event-store/identity/look.ts';
import type { EventStore } from '../event-store/port.ts';
import { readOnlySqliteLog } from '../event-store/sqlite/sqlite.ts';
import { wrapping } from '../event-store/vault/cipher.ts';
import { readMasterKeys } from '../event-store/vault/masterKey.ts';
import { hashKeyIdOf } from '../event-store/vault/vault.ts';
import { createLog } from '../server-kit/log.ts';
import { type Config, greetingName, readConfig } from '../server-kit/settings/config.ts';
import { openPool, placesOf } from '../server-kit/start/openStores.ts';
import { type ClaimRows, checkClaims, postgresClaimRows, sqliteClaimRows } from './claims.ts';
import { checkFolder, isRunning } from './files.ts';
import { checkKeys, keysIn } from './keys.ts';
import { checkEvents, checkFile, type Unknown } from './log.ts';
import { checkFolderModels, checkPostgresModels } from './readModels.ts';
import { type Finding, type Report, report } from './report.ts';

type OpenStores = { store: EventStore | undefined; pool: pg.Pool | undefined };

/** Checks a data folder, or the stores that the settings name, whether running or stopped. It changes nothing. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  const { findings, ...say } = report();
  const closers: (() => unknown)[] = [];
  /** Reports a failed check as a finding, so that the others continue. */
  const attempt = async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const sentence = startFailure(error);
      say.wrong(sentence instanceof Error ? sentence.message : String(sentence));
      return undefined;
    }
  };
  await attempt(async () => {
    const config = readConfig(env);
    const { EVENTSTOREDB_URL, DATABASE_URL, DATA_DIR } = config;
    const embedded = !EVENTSTOREDB_URL || !DATABASE_URL;
    if (config.SMTP_URL)
      say.fine(
        `Latchkey greets the mail server ${new URL(config.SMTP_URL).host} as ${greetingName(config)}.`,
      );
    if (embedded && !checkFolder(DATA_DIR, say)) return;
    const running = embedded && isRunning(DATA_DIR);
    const places = placesOf(config);
    for (const file of [places.log, places.keys]) if (existsSync(file)) checkFile(file, say);
    if (existsSync(places.records)) checkFile(places.records, say, recordsRemedy);
    const pool = DATABASE_URL
      ? openPool(DATABASE_URL, config, createLog('silent'), { unhurried: true })
      : undefined;
    if (pool) closers.push(() => pool.end());
    const store = await attempt(() => openLog(config, closers));
    const log = await attempt(() => lookAt(places.log, store));
    const keys = await attempt(() =>
      pool ? lookAtPostgresKeys(places.keys, pool) : lookAtSqliteKeys(places.keys),
    );
    if (log && keys) await attempt(() => checkAgreement(config, log, keys, say));
    if (keys?.hashKey) {
      const masters = await attempt(() => readMasterKeys(config.MASTER_KEY, DATA_DIR, { make: false }));
      // A wrong master key is told already.
      const isRight = masters?.length && wrapping(masters).ids.includes(keys.hashKey.split('.')[0]!);
      if (isRight)
        await attempt(() => checkKeys(places.keys, keysIn(places.keys, pool), wrapping(masters), say));
    }
    const streams =
      store && keys?.hashKey
        ? await attempt(() => checkEvents(places.log, store, lacking(places.keys, { store, pool }), say))
        : undefined;
    if (store && streams)
      await attempt(async () =>
        checkClaims(store, streams, await openClaims(config, store, pool, closers), say),
      );
    if (!store || !log) return;
    const about = { store, installation: log.identity?.installation };
    await attempt(() =>
      DATABASE_URL
        ? checkPostgresModels(DATABASE_URL, about, say)
        : checkFolderModels(DATA_DIR, about, running, say),
    );
  });
  for (const close of closers.reverse()) await close();
  return findings;
}

async function openLog({ EVENTSTOREDB_URL, ...config }: Config, closers: (() => unknown)[]) {
  const store = EVENTSTOREDB_URL
    ? await openEventStoreDb(EVENTSTOREDB_URL)
    : readOnlySqliteLog(placesOf(config).log);
  if (store) closers.push(() => store.close());
  return store;
}
const openClaims = (
  config: Config,
  log: EventStore,
  pool: pg.Pool | undefined,
  closers: (() => unknown)[],
): Promise<ClaimRows> => {
  const { log: file, claims } = placesOf(config);
  if (!config.EVENTSTOREDB_URL) return sqliteClaimRows(file, closers, log);
  return pool ? postgresClaimRows(claims, pool) : sqliteClaimRows(claims, closers);
};
const lookAt = (where: string, store: EventStore | undefined): Promise<LogFound> | LogFound =>
  store ? lookAtLog(where, store) : nothingIn(where);

/** Checks that log, keys and master key belong to the same installation. */
function checkAgreement({ MASTER_KEY, DATA_DIR }: Config, log: LogFound, keys: KeysFound, say: Report) {
  const wrong = disagreements(log, keys);
  for (const each of wrong) say.wrong(each);
  if (!keys.hashKey) return;
  const { unwrap } = wrapping(readMasterKeys(MASTER_KEY, DATA_DIR, { make: false }));
  const hashKey = hashKeyIdOf(unwrap(keys.hashKey, ['hashKey']));
  if (log.identity && log.identity.hashKey !== hashKey && !wrong.length)
    say.wrong(
      `${keys.where} and ${log.where} belong to two different installations: restore both from one backup.`,
    );
  else if (!wrong.length) say.fine('The master key opens the keys, and they belong to this log.');
}

/** Finds the subjects without a key, in the file or in Postgres. */
function lacking(file: string, { pool }: OpenStores): Unknown {
  if (pool)
    return async (subjects) => {
      const text = `select subject from unnest($1::text[]) subject
        where not exists (select 1 from latchkey_keys.keys where keys.subject = subject.subject)`;
      return (await pool.query<{ subject: string }>(text, [subjects])).rows.map(({ subject }) => subject);
    };
  return async (subjects) => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      const text = 'select value as subject from json_each(?) where value not in (select subject from keys)';
      const rows = db.prepare(text).all(JSON.stringify(subjects)) as { subject: string }[];
      return rows.map(({ subject }) => subject);
    } finally {
      db.close();
    }
  };
}
