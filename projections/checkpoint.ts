import { CompiledQuery, sql } from 'kysely';
import type { RecordedEvent } from '../event-store/port.ts';
import { createLeases, NotLeadingError } from './database/lease.ts';
import { keepPrepared } from './database/prepared.ts';
import type { Db, Statements } from './database/tables.ts';

/** Creates the projector's own tables. Several processes may start at once. */
export async function createOwnTables(db: Db) {
  await createLeases(db);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('latchkey_read'))`.execute(tx);
    await sql`create table if not exists checkpoint (id int primary key check (id = 1), position int8 not null,
      installation text, "eventId" text, "eventStream" text, "eventRevision" int8)`.execute(tx);
    await sql`insert into checkpoint (id, position) values (1, 0) on conflict do nothing`.execute(tx);
    await sql`create table if not exists models (name text primary key, hash text not null)`.execute(tx);
    await sql`create table if not exists parked (model text, "row" text, position int8 not null, error text not null,
      at timestamptz not null default now(), primary key ("row", model))`.execute(tx);
  });
}

/** The position up to which every model has folded the log. With `lock` nothing moves it until the transaction ends. */
export async function checkpointOf(db: Db, lock = false): Promise<number> {
  const query = sql<{ position: number }>`select position from checkpoint where id = 1`;
  const { rows } = await (lock ? sql<{ position: number }>`${query} for update` : query).execute(db);
  return rows[0]!.position;
}

/** The process that moves the checkpoint, and the installation whose log it projects. */
export type Leader = { leader: string; installation?: string | undefined };
/** Identifies the last event up to a position. A log with another event there has a different history. */
export type Mark = { eventId: string; eventStream: string; eventRevision: number };

export const markOf = ({ id, streamId, revision }: RecordedEvent): Mark => ({
  ...{ eventId: id, eventStream: streamId, eventRevision: revision },
});

/**
 * The transaction reads rows by their keys only. Its statements are prepared when the tables may be empty, and kept when
 * they are large, so they must not be planned without the index. They are planned once, although Postgres expects that
 * to be dearer for a list of keys whose length it does not know, because planning them costs more than running them.
 * They have no time limit, because the sweep of one event may change a great many rows, and would take as long again at
 * each attempt. Locks are waited for ten seconds, so that the log tells of one that is held.
 */
const moving = `update checkpoint set position = $1, installation = coalesce($2::text, installation),
  "eventId" = coalesce($3::text, "eventId"), "eventStream" = coalesce($4::text, "eventStream"),
  "eventRevision" = coalesce($5::int8, "eventRevision")
  where id = 1 and position = $6 and exists (select from leases where name = 'read models' and leader = $7)
    and set_config('enable_seqscan', 'off', true) = 'off'
    and set_config('plan_cache_mode', 'force_generic_plan', true) <> ''
    and set_config('lock_timeout', '10s', true) <> ''
    and set_config('statement_timeout', '0', true) <> ''`;
keepPrepared(moving);

/**
 * Moves the checkpoint if it is where this leader left it; otherwise the whole transaction of the old leader fails
 * here.
 */
export async function moveCheckpoint(
  db: Statements,
  { leader, installation = undefined }: Leader,
  from: number,
  to: number,
  mark?: Mark,
) {
  const { eventId = null, eventStream = null, eventRevision = null } = mark ?? {};
  const values = [to, installation ?? null, eventId, eventStream, eventRevision, from, leader];
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(moving, values));
  if (numAffectedRows !== 1n)
    throw new NotLeadingError(`the checkpoint is no longer at ${from}, or led by another`);
}
