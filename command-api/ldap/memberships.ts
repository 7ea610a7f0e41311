import { DatabaseSync } from 'node:sqlite';

/**
 * Who belongs to which group of a directory, by a group in a group too, and groups that contain each other. It is in a
 * temporary file without a name, as the ids that a run has seen are, so that memory does not grow with a directory.
 */
export function memberships() {
  const db = new DatabaseSync('');
  db.exec(`
    pragma journal_mode = off; pragma cache_size = -4000;
    create table people (person text, key text, primary key (person, key)) without rowid;
    create table groups (key text primary key, id text) without rowid;
    create table members (member text, parent text, primary key (member, parent)) without rowid;
    begin;`);
  const person = db.prepare('insert or ignore into people values (?, ?)');
  const group = db.prepare('insert or replace into groups values (?, ?)');
  const member = db.prepare('insert or ignore into members values (?, ?)');
  const above = db.prepare(`
    with recursive above (key) as (
      select parent from people join members on member = key where person = ?
      union select parent from above join members on member = above.key)
    select distinct id from above join groups using (key) where id is not null order by id`);
  return {
    /** Notes by which keys groups may name a person. */
    addPerson(id: string, keys: readonly string[]) {
      for (const key of keys) person.run(id, key);
    },
    /** Notes a group by its key. One without an id still passes on whom it contains. */
    addGroup: (key: string, id: string | null) => void group.run(key, id),
    /** Notes keys of people and groups that a group contains. */
    addMembers(parent: string, keys: readonly string[]) {
      for (const key of keys) member.run(key, parent);
    },
    /** The ids of the groups that contain a person. */
    groupsOf: (id: string): string[] => above.all(id).map((row) => row.id as string),
    close: () => db.close(),
  };
}
export type Memberships = ReturnType<typeof memberships>;
