import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Thrown when another process has become the leader, so that this one must not write. */
export class NotLeadingError extends Error {}

/** Work that one of several processes leads. */
type Led = 'read models' | 'reactions';
/** How long a leader that falls silent keeps its lead, and the milliseconds between its signs of life. */
export const lease = { seconds: 3, renew: 1000, look: 500 };

/** Creates the table of leases. Times are by the database's clock, so those of the machines do not matter. */
export async function createLeases(db: Db) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('latchkey_read'))`.execute(tx);
    await sql`create table if not exists leases (name text primary key, leader text, led_at timestamptz)`.execute(
      tx,
    );
  });
}

/** Becomes the leader if no other one is alive. `sole` says that there can be no other process. */
export async function lead(db: Db, name: Led, leader: string, sole = false): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into leases values (${name}, ${leader}, now())
    on conflict (name) do update set leader = excluded.leader, led_at = excluded.led_at
    where ${sole}::boolean or leases.leader is null or leases.leader = excluded.leader
      or leases.led_at not between now() - ${lease.seconds} * interval '1 second'
        and now() + ${lease.seconds} * interval '1 second'`.execute(db);
  return numAffectedRows === 1n;
}

/** Renews the lead. Throws NotLeadingError when another process has it. */
export async function keepLeading(db: Db, name: Led, leader: string) {
  const { numAffectedRows } =
    await sql`update leases set led_at = now() where name = ${name} and leader = ${leader}`.execute(db);
  if (numAffectedRows !== 1n) throw new NotLeadingError('another process leads');
}

/** Gives up the lead, so that another process can have it at once. */
export async function stopLeading(db: Db, name: Led, leader: string) {
  await sql`update leases set leader = null where name = ${name} and leader = ${leader}`.execute(db);
}

export type Lead = {
  /** Aborts when another process may lead. */
  signal: AbortSignal;
  /** False from the moment when another process may lead, also in a process that was frozen until now. */
  isLeading: () => boolean;
};

/** Does work whenever this process leads, until the signal aborts. */
export async function whileLeading(
  db: Db,
  name: Led,
  work: (lead: Lead) => Promise<unknown>,
  signal: AbortSignal,
) {
  const me = randomUUID();
  let isThere = false;
  const make = async () => {
    if (!isThere) await createLeases(db);
    isThere = true;
  };
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    // Counted from before the question, because the answer may take long.
    const asked = performance.now();
    const mine = await make()
      .then(() => lead(db, name, me))
      .catch(() => false);
    if (mine) await keepWorking(db, name, me, work, asked, signal);
    await rest(lease.look);
  }
}

async function keepWorking(
  db: Db,
  name: Led,
  me: string,
  work: (lead: Lead) => Promise<unknown>,
  since: number,
  signal: AbortSignal,
) {
  const lasts = lease.seconds * 1000;
  const lost = new AbortController();
  let until = since + lasts;
  const isLeading = () => !lost.signal.aborted && performance.now() < until;
  const ended = AbortSignal.any([signal, lost.signal]);
  const renewing = (async () => {
    while (!ended.aborted) {
      await pause(lease.renew, undefined, { signal: ended }).catch(() => undefined);
      const asked = performance.now();
      const kept = await Promise.race([
        keepLeading(db, name, me).then(
          () => 'kept',
          (error) => (error instanceof NotLeadingError ? 'lost' : 'unknown'),
        ),
        // A database that does not answer must not let the lead seem to go on.
        pause(Math.max(0, until - asked), 'unknown', { signal: ended }).catch(() => 'unknown'),
      ]);
      if (kept === 'kept') until = asked + lasts;
      else if (kept === 'lost' || performance.now() >= until) lost.abort();
      else await pause(lease.look, undefined, { signal: ended }).catch(() => undefined);
    }
  })();
  try {
    await work({ signal: ended, isLeading });
  } finally {
    lost.abort();
    await renewing;
    await stopLeading(db, name, me).catch(() => undefined);
  }
}
