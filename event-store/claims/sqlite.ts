import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Claimed, ClaimedError, type ClaimTable, type Holding, type Take } from '../claimTable.ts';

/** The tables. `place` is the holder of a place under a limit, and empty for a unique value. */
export const claimSchema = `
  create table if not exists claims (
    name text not null, place text not null, holder text not null, previous text, firm integer not null,
    revision integer not null, at integer not null, primary key (name, place)) without rowid, strict;
  create index if not exists claims_of on claims (holder);
  create index if not exists claims_begun on claims (name, at) where firm = 0 and place <> '';
  create table if not exists limits (name text primary key, taken integer not null) without rowid, strict;
  create trigger if not exists place_taken after insert on claims when new.place <> '' begin
    insert into limits values (new.name, 1) on conflict (name) do update set taken = taken + 1;
  end;
  create trigger if not exists place_freed after delete on claims when old.place <> '' begin
    update limits set taken = taken - 1 where name = old.name;
    delete from limits where name = old.name and taken = 0;
  end;
  create table if not exists claims_position (position integer not null) strict;`;

type Row = Omit<Claimed, 'firm' | 'age'> & { name: string; place: string; firm: number; at: number };

/** The statements on the tables of a database, which must have them. The caller makes changes durable. */
export function claimsOn(db: DatabaseSync) {
  const prepare = (text: string) => {
    const statement = db.prepare(text);
    return {
      run: (...values: SQLInputValue[]) => void statement.run(...values),
      one: <R = Row>(...values: SQLInputValue[]) => statement.get(...values) as R | undefined,
      all: (...values: SQLInputValue[]) => statement.all(...values) as Row[],
    };
  };
  const own = prepare('select * from claims where name = ? and place = ?');
  const taken = prepare('select taken from limits where name = ?');
  const insert = prepare(`
    insert into claims values (?1, ?2, ?3, null, ?4, ?5, ?6) on conflict (name, place) do update set
      previous = case holder when ?3 then previous else holder end,
      firm = case holder when ?3 then max(firm, ?4) else ?4 end,
      holder = ?3, revision = ?5, at = ?6`);
  const of = prepare('select * from claims where holder = ?');
  const confirm = prepare('update claims set firm = 1, previous = null where name = ? and place = ?');
  const handBack = prepare(`
    update claims set holder = previous, previous = null, firm = 1, revision = -1 where name = ? and place = ?`);
  const remove = prepare('delete from claims where name = ? and place = ?');
  const begun = prepare(
    "select * from claims where name = ? and firm = 0 and place <> '' order by at limit ?",
  );
  const page = prepare('select * from claims where name = ? and place > ? order by place limit ?');
  const reached = prepare('select max(position) as position from claims_position');
  const move = prepare('insert into claims_position values (?)');
  const forget = prepare('delete from claims_position where position < ?');

  const claimed = ({ holder, previous, firm, revision, at }: Row): Claimed => ({
    ...{ holder, previous, firm: firm === 1, revision, age: Date.now() - at },
  });
  const isFree = (holder: string, { name, most, from }: Take) => {
    if (most === undefined) {
      const row = own.one(name, '');
      return !row || row.holder === holder || row.holder === from;
    }
    return (taken.one<{ taken: number }>(name)?.taken ?? 0) < most || own.one(name, holder) !== undefined;
  };

  return {
    /** The name of the first of these that the holder cannot take. */
    inTheWay: (holder: string, takes: readonly Take[]) => takes.find((each) => !isFree(holder, each))?.name,
    /** Takes what nobody has. */
    take(holder: string, revision: number, takes: readonly Take[], at: number, firm = false) {
      for (const { name, most } of takes)
        insert.run(name, most === undefined ? '' : holder, holder, firm ? 1 : 0, revision, at);
    },
    settle(holder: string, revision: number, { held, firm }: Holding) {
      for (const row of of.all(holder)) {
        const { name, place, previous } = row;
        if (held.includes(name)) {
          if (firm && (!row.firm || previous !== null)) confirm.run(name, place);
        } else if (row.revision < revision) (previous === null ? remove : handBack).run(name, place);
      }
    },
    row(name: string) {
      const row = own.one(name, '');
      return row && claimed(row);
    },
    count: (name: string) => taken.one<{ taken: number }>(name)?.taken ?? 0,
    begun: (name: string, most: number) => begun.all(name, most).map(claimed),
    page: (name: string, after: string, most: number) => page.all(name, after, most).map(claimed),
    isHolder: (holder: string) => of.one(holder) !== undefined,
    empty: () => db.exec('delete from claims; delete from limits; delete from claims_position'),
    position: () => reached.one<{ position: number | null }>()?.position ?? 0,
    reach(position: number) {
      move.run(position);
      forget.run(position);
    },
  };
}
export type ClaimStatements = ReturnType<typeof claimsOn>;

/** A table in a file of its own, for one process whose log is elsewhere. */
export function fileClaims(file: string): ClaimTable & { close(): void } {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${claimSchema}`);
  const claims = claimsOn(db);
  function changing(work: () => void) {
    db.exec('begin immediate');
    try {
      work();
      db.exec('commit');
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  }
  const take: ClaimTable['take'] = async (holder, revision, takes) =>
    changing(() => {
      const claimed = claims.inTheWay(holder, takes);
      if (claimed) throw new ClaimedError(claimed);
      claims.take(holder, revision, takes, Date.now());
    });
  return {
    ahead: take,
    take,
    adopt: take,
    settle: async (...what) => changing(() => claims.settle(...what)),
    row: async (name) => claims.row(name),
    count: async (name) => claims.count(name),
    begun: async (...what) => claims.begun(...what),
    page: async (...what) => claims.page(...what),
    isHolder: async (holder) => claims.isHolder(holder),
    alone: (work) => work(),
    empty: async () => changing(claims.empty),
    position: async () => claims.position(),
    reach: async (position) => changing(() => claims.reach(position)),
    close: () => db.close(),
  };
}
