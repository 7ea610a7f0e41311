import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Claimed, ClaimedError, type ClaimTable, type Holding } from '../claimTable.ts';
import { ClaimsBehindError } from '../port.ts';
import { createSchema } from '../postgresSchema.ts';
import { gathered } from '../vault/gathered.ts';

/** The errors of the functions below: somebody else has it, and the table is older than this process has seen it. */
const codes = { claimed: 'LK001', behind: 'LK002' } as const;

// As in `sqlite.ts`. All who change rows go by limits first, then by name, so that nobody waits in a circle.
const schema = `
  set local search_path = latchkey_claims;
  create table if not exists claims (
    name text not null, place text not null, holder text not null, previous text, firm boolean not null,
    revision int8 not null, at int8 not null, primary key (name, place));
  create index if not exists claims_of on claims (holder);
  create index if not exists claims_begun on claims (name, at) where not firm and place <> '';
  create table if not exists limits (name text primary key, taken int8 not null) with (fillfactor = 50);
  create table if not exists reached (position int8 not null);
  insert into reached select 0 where not exists (select from reached);

  create or replace function count_places() returns trigger language plpgsql set search_path = latchkey_claims as $$
  begin
    if tg_op = 'INSERT' then
      insert into limits values (new.name, 1) on conflict (name) do update set taken = limits.taken + 1;
    else
      update limits set taken = taken - 1 where name = old.name;
      delete from limits where name = old.name and taken = 0;
    end if;
    return null;
  end $$;
  create or replace trigger place_taken after insert on claims for each row when (new.place <> '')
    execute function count_places();
  create or replace trigger place_freed after delete on claims for each row when (old.place <> '')
    execute function count_places();

  create or replace function reach(upto int8, known int8, server text) returns void
  language plpgsql set search_path = latchkey_claims as $$
  declare
    now_at int8 := (select position from reached);
  begin
    if now_at < known or pg_postmaster_start_time()::text <> server then
      raise 'behind' using errcode = '${codes.behind}';
    end if;
    if now_at < upto then update reached set position = greatest(position, upto); end if;
  end $$;

  create or replace function take(me text, decided int8, takes json, known int8, server text) returns void
  language plpgsql set search_path = latchkey_claims as $$
  declare
    asked record;
    millis int8 := extract(epoch from clock_timestamp()) * 1000;
    is_new boolean;
  begin
    perform reach(known, known, server);
    for asked in select * from json_to_recordset(takes) as each(name text, most int8, "from" text)
      order by most is null, name loop
      if asked.most is null then
        insert into claims values (asked.name, '', me, null, false, decided, millis)
          on conflict (name, place) do update set
            previous = case claims.holder when me then claims.previous else claims.holder end,
            firm = claims.firm and claims.holder = me, holder = me, revision = decided, at = millis
          where claims.holder = me or claims.holder = asked."from";
        if not found then raise '%', asked.name using errcode = '${codes.claimed}'; end if;
      else
        insert into claims values (asked.name, me, me, null, false, decided, millis)
          on conflict (name, place) do update set revision = decided, at = millis returning xmax = 0 into is_new;
        if is_new and (select taken from limits where name = asked.name) > asked.most then
          raise '%', asked.name using errcode = '${codes.claimed}';
        end if;
      end if;
    end loop;
  end $$;

  create or replace function settle(asked jsonb) returns void language plpgsql set search_path = latchkey_claims as $$
  declare
    it record;
  begin
    for it in select claims.name, claims.place, stream.* from jsonb_to_recordset(asked)
        as stream(holder text, at_revision int8, held jsonb, is_firm boolean) join claims using (holder)
      order by claims.place = '', claims.name, claims.place loop
      if it.held ? it.name then
        update claims set firm = true, previous = null where name = it.name and place = it.place
          and holder = it.holder and it.is_firm and not (firm and previous is null);
      else
        update claims set holder = previous, previous = null, firm = true, revision = -1 where name = it.name
          and place = it.place and holder = it.holder and revision < it.at_revision and previous is not null;
        delete from claims where name = it.name and place = it.place and holder = it.holder
          and revision < it.at_revision and previous is null;
      end if;
    end loop;
  end $$;`;

/** Milliseconds after which a process that brings rows back holds up the others no more: it may be frozen. */
const longestAlone = 5 * 60_000;
const begin = "select pg_try_advisory_lock(hashtext('latchkey_claims alone')) as is_mine";

const columns =
  'holder, previous, firm, revision::float8, extract(epoch from clock_timestamp())::float8 * 1000 - at as age';

/** The table of claims in Postgres, which several processes share. The caller owns the pool. */
export async function postgresClaims(pool: Pool): Promise<ClaimTable> {
  await createSchema(pool, 'latchkey_claims', schema);
  /** How far the table was, and when its server had been started, when this process last knew that no row was missing. */
  let known: { position: number; server: string | null } = { position: 0, server: null };
  let found = known;
  async function query<R extends object>(name: string, text: string, ...values: unknown[]): Promise<R[]> {
    try {
      return (await pool.query<R>({ name: `claims ${name}`, text, values })).rows;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === codes.claimed) throw new ClaimedError(message);
      if (code === codes.behind) throw new ClaimsBehindError();
      throw error;
    }
  }
  const select = (name: string, rest: string, ...values: unknown[]) =>
    query<Claimed>(name, `select ${columns} from latchkey_claims.claims ${rest}`, ...values);

  const taking =
    (whole: () => typeof known): ClaimTable['take'] =>
    async (holder, revision, takes) => {
      const { position, server } = whole();
      const values = [holder, revision, JSON.stringify(takes), position, server];
      await query('take', 'select latchkey_claims.take($1, $2, $3, $4, $5)', ...values);
    };
  const take = taking(() => known);
  const settle = gathered((all: (Holding & { holder: string; revision: number })[]) => {
    const asked = all.map(({ holder, revision, held, firm }) => ({
      ...{ holder, at_revision: revision, held, is_firm: firm },
    }));
    return query('settle', 'select latchkey_claims.settle($1)', JSON.stringify(asked));
  });
  return {
    ahead: take,
    take,
    adopt: taking(() => found),
    settle: async (holder, revision, holding) => void (await settle({ holder, revision, ...holding })),
    row: async (name) => (await select('row', "where name = $1 and place = ''", name))[0],
    async count(name) {
      const text = 'select taken::float8 from latchkey_claims.limits where name = $1';
      return (await query<{ taken: number }>('count', text, name))[0]?.taken ?? 0;
    },
    begun: (...what) =>
      select('begun', "where name = $1 and place <> '' and not firm order by at limit $2", ...what),
    page: (...what) => select('page', 'where name = $1 and place > $2 order by place limit $3', ...what),
    isHolder: async (holder) => (await select('holder', 'where holder = $1 limit 1', holder)).length > 0,
    async alone(work) {
      const client = await pool.connect();
      try {
        const late = performance.now() + longestAlone;
        while (!(await client.query(begin)).rows[0].is_mine && performance.now() < late) await pause(100);
        await work();
      } finally {
        client.release(true); // The end of the connection gives the lock back.
      }
    },
    async empty() {
      // Sent together, both happen or neither, and no row is looked at, however many there are.
      await pool.query(`truncate latchkey_claims.claims, latchkey_claims.limits;
        update latchkey_claims.reached set position = 0`);
    },
    async position() {
      const text = `select position::float8, pg_postmaster_start_time()::text as server from latchkey_claims.reached`;
      [found] = (await query<typeof known>('position', text)) as [typeof known];
      return found.position;
    },
    async reach(position, isWhole = false) {
      const { server, ...before } = isWhole ? found : known;
      await query('reach', 'select latchkey_claims.reach($1, $2, $3)', position, before.position, server);
      known = { position, server };
    },
  };
}
