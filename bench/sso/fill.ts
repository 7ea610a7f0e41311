import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeWorld, openStores, organisationId } from './ours.ts';
import type { Size } from './world.ts';

/** Rows that are made at once. */
const portion = 100_000;

/** Runs `insert`, which selects from a table `numbers (id)` of random ids in order, until there are this many rows. */
function multiply(db: DatabaseSync, many: number, insert: string) {
  for (let made = 0; made < many; made += portion) {
    const left = Math.min(portion, many - made);
    db.exec(`create temp table numbers as with recursive n (i) as (select 1 union all select i + 1 from n
      where i < ${left}) select lower(hex(randomblob(16))) as id from n order by id`);
    db.exec(insert);
    db.exec('drop table numbers');
  }
}
function opened(folder: string, name: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, name));
  db.exec('pragma synchronous = off; pragma cache_size = -200000');
  return db;
}

/** Adds users to the log and the keys: copies of one that commands have made, under ids of their own. */
function users(folder: string, many: number) {
  const log = opened(folder, 'events.db');
  multiply(
    log,
    many,
    `insert into events (stream, revision, id, type, data, metadata, at, loose)
     select 'user-' || numbers.id, 0, numbers.id, type, data, metadata, at, loose from numbers, events
     where stream = 'user-grace' and revision = 0`,
  );
  log.close();
  const keys = opened(folder, 'keys.db');
  multiply(
    keys,
    many,
    `insert into keys select 'user-' || numbers.id, keyId, wrapped from numbers, keys where subject = 'user-grace'`,
  );
  keys.close();
}

/** Adds live grants of others to the records: the grant and its refresh token, each of a user of its own. */
function grants(folder: string, many: number) {
  const db = opened(folder, 'records.db');
  const until = Date.now() + 14 * 86_400_000;
  const about = { clientId: 'wiki-1', organisationId, scope: 'openid email', iat: 1, kind: 'RefreshToken' };
  const value = JSON.stringify({ ...about, openid: { scope: 'openid email' }, gty: 'authorization_code' });
  const each = (kind: string, family: string) =>
    `insert into kept select '${kind}', numbers.id, '${value}', ${until} + rowid, ${family} from numbers`;
  multiply(
    db,
    many,
    [each('openid Grant', 'null'), each('openid RefreshToken', "'user ' || numbers.id")].join(';'),
  );
  db.close();
}

const [, , folder = '', text = '{}'] = process.argv;
const size = JSON.parse(text) as Size;
await mkdir(folder, { recursive: true });
const kit = await openStores(folder);
await makeWorld(kit, size.applications);
await kit.close();
users(folder, size.users);
grants(folder, size.grants);
process.send!('filled', () => process.exit());
