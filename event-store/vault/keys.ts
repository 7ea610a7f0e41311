import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** `wrapped` is the subject's key, encrypted by a master key; null once the subject is erased. */
export type StoredKey = { keyId: string; wrapped: string | null };

export type ListedKey = StoredKey & { subject: string };

/** A living subject's key, and the replacement for a subject's wrapped key. */
export type WrappedKey = { subject: string; keyId: string; wrapped: string };
export type Replacement = { subject: string; was: string; wrapped: string };

/** Storage for the vault's wrapped keys. Every write is durable when it resolves. */
export type KeyStore = {
  /** Looks up all subjects at once. Subjects without a key are omitted. */
  read(subjects: string[]): Promise<Map<string, StoredKey>>;
  /** Stores keys for subjects that never had one (an erased one had), and returns the resulting keys. */
  create(keys: WrappedKey[]): Promise<Map<string, StoredKey>>;
  /** Destroys these keys for good and leaves tombstones, even where there was no key. Repeatable. */
  erase(subjects: string[]): Promise<void>;
  /** The next keys after a subject, in order, with those of erased subjects. */
  list(after: string, limit: number): Promise<ListedKey[]>;
  /** How many keys there are, with those of erased subjects. It never falls. */
  count(): Promise<number>;
  readSetting(name: string): Promise<string | undefined>;
  /** Writes the setting unless it exists, and returns the resulting value. */
  writeSetting(name: string, value: string): Promise<string>;
  /** Number of keys wrapped by each master key, by the master key's id. */
  countByMaster(): Promise<Map<string, number>>;
  /** The next keys after a subject, in order, that another master key than this one wraps. */
  wrappedByOthers(masterId: string, after: string, limit: number): Promise<WrappedKey[]>;
  /** Replaces wrapped keys that have not changed since they were read. A key erased meanwhile stays erased. */
  rewrap(keys: Replacement[]): Promise<void>;
  /** Does the same for a setting. */
  replaceSetting(name: string, was: string, value: string): Promise<void>;
  close(): Promise<void>;
};
/** Length of the master key's id before the point in `wrapped` (cipher.ts): 16 hexadecimal digits. */
export const masterIdLength = 16;

// Not WAL, because a deleted key would stay readable in the -wal file.
const schema = `
  pragma journal_mode = truncate;
  pragma synchronous = full;
  pragma secure_delete = on;
  create table if not exists keys (subject text primary key, keyId text not null, wrapped text) strict, without rowid;
  create table if not exists settings (name text primary key, value text not null) strict, without rowid;`;

/** Milliseconds for which SQLite itself waits for the file, in which the whole process stands still. */
const blocked = 20;
/** Milliseconds for which work on the file is tried again, less than a call has, and between two tries. */
const [tried, between] = [4000, 25];
/** SQLITE_BUSY (sqlite.org/rescode.html). */
const isBusy = (error: unknown) => (((error as { errcode?: number }).errcode ?? 0) & 255) === 5;

/** Does work once another process, such as a backup, lets the file go. Other work goes on meanwhile. */
async function patiently<T>(work: () => T): Promise<T> {
  const until = performance.now() + tried;
  for (;;)
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      await pause(between);
    }
}

/** The embedded key store, in a file of its own so that it can have separate backups. */
export function sqliteKeyStore(file: string): KeyStore {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(schema);
  db.exec(`pragma busy_timeout = ${blocked}`);
  const select = db.prepare(
    'select subject, keyId, wrapped from keys where subject in (select value from json_each(?))',
  );
  // Most reads are of one key, of which a list would cost half as much again.
  const selectOne = db.prepare('select keyId, wrapped from keys where subject = ?');
  // One statement for all keys makes one transaction, and one wait for the disk.
  const insert = db.prepare(
    `insert into keys select value ->> 'subject', value ->> 'keyId', value ->> 'wrapped' from json_each(?) where true
     on conflict do nothing returning subject, keyId`,
  );
  const bury = db.prepare(
    `insert into keys select value, '', null from json_each(?) where true
     on conflict do update set wrapped = null where wrapped is not null`,
  );
  const counts = db.prepare(
    `select substr(wrapped, 1, ${masterIdLength}) as id, count(*) as many from keys where wrapped is not null group by 1`,
  );
  const others = db.prepare(
    `select subject, keyId, wrapped from keys where subject > ? and substr(wrapped, 1, ${masterIdLength}) <> ?
     order by subject limit ?`,
  );
  const replace = db.prepare(
    `update keys set wrapped = made.value ->> 'wrapped' from json_each(?) made
     where subject = made.value ->> 'subject' and wrapped = made.value ->> 'was'`,
  );
  const next = db.prepare(
    'select subject, keyId, wrapped from keys where subject > ? order by subject limit ?',
  );
  const total = db.prepare('select count(*) as many from keys');
  const reset = db.prepare('update settings set value = ? where name = ? and value = ?');
  const setting = db.prepare('select value from settings where name = ?');
  const set = db.prepare('insert into settings values (?, ?) on conflict do nothing');

  const read = (subjects: string[]): Map<string, StoredKey> => {
    const [one] = subjects;
    if (one !== undefined && subjects.length === 1) {
      const key = selectOne.get(one) as StoredKey | undefined;
      return new Map(key && [[one, key]]);
    }
    const rows = select.all(JSON.stringify(subjects)) as (StoredKey & { subject: string })[];
    return new Map(rows.map(({ subject, ...key }) => [subject, key]));
  };
  const settingOf = (name: string) => (setting.get(name) as { value: string } | undefined)?.value;

  return {
    read: (subjects) => patiently(() => read(subjects)),
    async create(keys) {
      const rows = await patiently(() => insert.all(JSON.stringify(keys)));
      const made = new Map(rows.map(({ subject, keyId }) => [subject, keyId]));
      const there = keys.filter(({ subject }) => !made.has(subject)).map(({ subject }) => subject);
      const known = there.length ? await patiently(() => read(there)) : new Map<string, StoredKey>();
      // Of several for one subject, one was stored.
      for (const { subject, ...key } of keys) if (made.get(subject) === key.keyId) known.set(subject, key);
      return known;
    },
    async erase(subjects) {
      await patiently(() => bury.run(JSON.stringify(subjects)));
    },
    list: (after, limit) => patiently(() => next.all(after, limit) as ListedKey[]),
    count: () => patiently(() => (total.get() as { many: number }).many),
    readSetting: (name) => patiently(() => settingOf(name)),
    async writeSetting(name, value) {
      await patiently(() => set.run(name, value));
      return patiently(() => settingOf(name)!);
    },
    async countByMaster() {
      const rows = (await patiently(() => counts.all())) as { id: string; many: number }[];
      return new Map(rows.map(({ id, many }) => [id, many]));
    },
    wrappedByOthers: (masterId, after, limit) =>
      patiently(() => others.all(after, masterId, limit) as WrappedKey[]),
    async rewrap(keys) {
      await patiently(() => replace.run(JSON.stringify(keys)));
    },
    async replaceSetting(name, was, value) {
      await patiently(() => reset.run(value, name, was));
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}
