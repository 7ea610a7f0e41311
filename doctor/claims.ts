import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { refOf } from '../domain/aggregates.ts';
import { uniqueKinds } from '../domain/claims.ts';
import { isNewer } from '../event-store/claims/catchUp.ts';
import { type EventStore, EventStoreUnavailableError } from '../event-store/port.ts';
import { holdingOf, kindOf } from '../event-store/states/loadedState.ts';
import { type States, statesOf } from '../event-store/states/states.ts';
import type { Report } from './report.ts';

/** Where a claim has its row: `place` is empty for a unique value, and the holder's stream for a place under a limit. */
type Place = { name: string; place: string };
type Row = Place & { holder: string; previous: string | null };
/** The table of claims, only to be read. `position` is 0 in one that the next start makes. */
export type ClaimRows = {
  where: string;
  /** The command after which the next start takes anew all that the log has. */
  remedy: string;
  position: number;
  rows: (places: Place[]) => Promise<Row[]>;
};

/** Opens the table in Postgres. */
export async function postgresClaimRows(where: string, pool: pg.Pool): Promise<ClaimRows> {
  const { rows: there } = await pool.query(
    "select 1 where to_regclass('latchkey_claims.reached') is not null",
  );
  const reached = 'select position::float8 from latchkey_claims.reached';
  const text = `select claims.* from json_to_recordset($1) as asked(name text, place text)
    join latchkey_claims.claims using (name, place)`;
  return {
    where,
    remedy: 'psql <DATABASE_URL> --command "update latchkey_claims.reached set position = 0"',
    position: there.length ? (await pool.query<{ position: number }>(reached)).rows[0]!.position : 0,
    rows: async (places) => (await pool.query<Row>(text, [JSON.stringify(places)])).rows,
  };
}

/** Opens the table in a file. In the log's own file, which `log` then is, it is as far as the log once it is complete. */
export async function sqliteClaimRows(file: string, closers: (() => unknown)[], log?: EventStore) {
  const nothing: ClaimRows = { where: file, remedy: '', position: 0, rows: async () => [] };
  if (!existsSync(file)) return nothing;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  closers.push(() => db.close());
  if (!db.prepare("select 1 from sqlite_schema where name = 'claims_position'").get()) return nothing;
  const { position } = db
    .prepare('select coalesce(max(position), 0) as position from claims_position')
    .get() as {
    position: number;
  };
  const find = db.prepare(`select claims.* from json_each(?) as asked
    join claims on name = asked.value ->> 'name' and place = asked.value ->> 'place'`);
  return {
    where: file,
    remedy: `sqlite3 ${file} "delete from claims_position"`,
    position: position && log ? await log.head() : position,
    rows: async (places: Place[]) => find.all(JSON.stringify(places)) as Row[],
  };
}

/** Streams whose claims are looked up at once. */
const atOnce = 200;

/**
 * Checks that each claim that these streams have has its row, without which somebody else could take it. What is newer
 * than the table is brought in by the next start, and a row without a claim is freed by whoever meets it.
 */
export async function checkClaims(
  store: EventStore,
  streams: ReadonlySet<string>,
  table: ClaimRows,
  say: Report,
) {
  const { where, remedy, position } = table;
  if (!position) return say.fine(`The table of claims in ${where} is made by the next start.`);
  const head = await store.head();
  if (position > head) return say.wrong(isNewer(where, position, head));
  const states = statesOf(store);
  const all = [...streams];
  const lacking: Held[] = [];
  let many = 0;
  for (let at = 0; at < all.length; at += atOnce) {
    const held = (await Promise.all(all.slice(at, at + atOnce).map((each) => heldBy(states, each)))).flat();
    many += held.length;
    lacking.push(...(await lackingOf(states, held, table)));
  }
  if (!lacking.length) return say.fine(`All ${many} claims in the log are in ${where}.`);
  const some = lacking.slice(0, 5).map(({ name, stream }) => `${kindOf(name)} of ${stream}`);
  say.wrong(
    `${lacking.length} of the ${many} claims in the log are not in ${where} (${some.join(', ')}), so that others could ` +
      `take them. Stop Latchkey, run ${remedy} and start: it then takes anew what the log has.`,
  );
}

type Held = Place & { stream: string; at: number };

/** What a stream has by its events; nothing if it cannot be read, of which the check of the events tells. */
async function heldBy(states: States, stream: string): Promise<Held[]> {
  const ref = refOf(stream);
  if (!ref) return [];
  try {
    const known = await states.read(ref, { fresh: true, passing: true });
    return holdingOf(ref, known).held.map((name) => ({
      ...{ name, place: kindOf(name) in uniqueKinds ? '' : stream, stream, at: known.position },
    }));
  } catch (error) {
    if (error instanceof EventStoreUnavailableError) throw error;
    return [];
  }
}

async function lackingOf(states: States, held: Held[], { position, rows }: ClaimRows): Promise<Held[]> {
  const keyOf = ({ name, place }: Place) => `${name} ${place}`;
  const found = new Map((await rows(held)).map((row) => [keyOf(row), row]));
  const lacking: Held[] = [];
  for (const one of held) {
    const row = found.get(keyOf(one));
    if (one.at > position || row?.holder === one.stream || row?.previous === one.stream) continue;
    // It may have ended since, or have handed the value on to somebody who has it.
    const has = async (stream: string) =>
      (await heldBy(states, stream)).some(({ name }) => name === one.name);
    if ((await has(one.stream)) && !(row && (await has(row.holder)))) lacking.push(one);
  }
  return lacking;
}
