import type { Pool } from 'pg';
import { createSchema } from '../postgresSchema.ts';
import { askUnhurried } from '../wholeTable.ts';
import { type KeyStore, type ListedKey, masterIdLength, type WrappedKey } from './keys.ts';

/** The key store in a Postgres schema of its own, so that its backups can expire separately. The caller owns the pool. */
export async function postgresKeyStore(pool: Pool): Promise<KeyStore> {
  await createSchema(
    pool,
    'latchkey_keys',
    `create table if not exists latchkey_keys.keys (subject text primary key, "keyId" text not null, wrapped text);
     create table if not exists latchkey_keys.settings (name text primary key, value text not null)`,
  );
  async function read(subjects: string[]) {
    const text = 'select subject, "keyId", wrapped from latchkey_keys.keys where subject = any($1::text[])';
    const { rows } = await pool.query<ListedKey>({ name: 'read keys', text, values: [subjects] });
    return new Map(rows.map(({ subject, keyId, wrapped }) => [subject, { keyId, wrapped }]));
  }
  async function readSetting(name: string) {
    const { rows } = await pool.query<{ value: string }>(
      'select value from latchkey_keys.settings where name = $1',
      [name],
    );
    return rows[0]?.value;
  }
  return {
    read,
    async create(keys) {
      const text = `insert into latchkey_keys.keys select subject, "keyId", wrapped
        from json_to_recordset($1::json) as made(subject text, "keyId" text, wrapped text) on conflict do nothing`;
      await pool.query({ name: 'create keys', text, values: [JSON.stringify(keys)] });
      return read(keys.map(({ subject }) => subject));
    },
    async erase(subjects) {
      const text = `insert into latchkey_keys.keys select distinct subject, '', null from unnest($1::text[]) as subject
        order by subject
        on conflict (subject) do update set wrapped = null where latchkey_keys.keys.wrapped is not null`;
      await pool.query({ name: 'erase keys', text, values: [subjects] });
    },
    async list(after, limit) {
      const text = `select subject, "keyId", wrapped from latchkey_keys.keys
        where subject > $1 order by subject limit $2`;
      return (await pool.query<ListedKey>(text, [after, limit])).rows;
    },
    async count() {
      const text = 'select count(*)::float8 as many from latchkey_keys.keys';
      return (await askUnhurried<{ many: number }>(pool, text))[0]!.many;
    },
    readSetting,
    async writeSetting(name, value) {
      await pool.query('insert into latchkey_keys.settings values ($1, $2) on conflict do nothing', [
        name,
        value,
      ]);
      return (await readSetting(name))!;
    },
    async countByMaster() {
      const text = `select left(wrapped, ${masterIdLength}) as id, count(*)::float8 as many
        from latchkey_keys.keys where wrapped is not null group by 1`;
      const rows = await askUnhurried<{ id: string; many: number }>(pool, text);
      return new Map(rows.map(({ id, many }) => [id, many]));
    },
    async wrappedByOthers(masterId, after, limit) {
      const text = `select subject, "keyId", wrapped from latchkey_keys.keys
        where subject > $1 and left(wrapped, ${masterIdLength}) <> $2
        order by subject limit $3`;
      return (await pool.query<WrappedKey>(text, [after, masterId, limit])).rows;
    },
    async rewrap(keys) {
      const text = `update latchkey_keys.keys set wrapped = made.wrapped
        from json_to_recordset($1::json) as made(subject text, was text, wrapped text)
        where keys.subject = made.subject and keys.wrapped = made.was`;
      await pool.query(text, [JSON.stringify(keys)]);
    },
    async replaceSetting(name, was, value) {
      const text = 'update latchkey_keys.settings set value = $3 where name = $1 and value = $2';
      await pool.query(text, [name, was, value]);
    },
    close: async () => undefined,
  };
}
