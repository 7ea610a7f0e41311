import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import type { ProjectorLog } from '../projectorLog.ts';

type Place = {
  db: Db;
  /** Whether other processes use the database too. */
  isShared?: boolean | undefined;
  signal?: AbortSignal | undefined;
  log?: ProjectorLog | undefined;
};
/** Throws when another rebuild may have begun meanwhile. */
export type StillAlone = () => Promise<unknown>;

const lock = sql`hashtext('latchkey_read rebuild')`;
/** Milliseconds between looks whether another process has finished. */
const look = 500;
const last = new WeakMap<Db, Promise<unknown>>();

/**
 * Rebuilds one after another, because their new tables have the same names. In a shared database a connection of its own
 * holds a lock meanwhile; PGlite has but one connection, and a single process.
 */
export async function alone<R>(place: Place, work: (still: StillAlone) => Promise<R>): Promise<R> {
  const { db, isShared = false } = place;
  if (isShared) return locked(place, work);
  const done = (last.get(db) ?? Promise.resolve()).then(() => work(async () => undefined));
  last.set(
    db,
    done.catch(() => undefined),
  );
  return done;
}

const locked = <R>({ db, signal, log }: Place, work: (still: StillAlone) => Promise<R>) =>
  db.connection().execute(async (connection) => {
    const begin = sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`;
    const isMine = async () => (await begin.execute(connection)).rows[0]!.mine;
    for (let isFirst = true; !(await isMine()); isFirst = false) {
      if (isFirst) log?.info({}, 'read models wait until another process has built them');
      await pause(look, undefined, { signal });
    }
    try {
      // The end of the connection would have given the lock back.
      return await work(() => sql`select`.execute(connection));
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
    }
  });
