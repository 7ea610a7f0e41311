import { cpSync, existsSync, lstatSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { EventStore } from '../event-store/port.ts';
import { disagreement, storedCheckpoint } from '../projections/database/agree.ts';
import { damageCode } from '../projections/database/damage.ts';
import { openDatabase, readSchema } from '../projections/database/database.ts';
import { type Db, parkedCount } from '../projections/database/tables.ts';
import { messageOf } from '../projections/fold.ts';
import { models } from '../projections/models.ts';
import { unbuilt } from '../projections/rebuild/rebuild.ts';
import { askControl, NotRunningError } from '../server-kit/control.ts';
import type { Report } from './report.ts';

type Log = { store: EventStore; installation?: string | undefined };
const again = 'they are built anew at the next start, or by npm run replay';

/** Checks the tables in the data folder. It asks the running process, or examines a copy of a stopped one's folder. */
export async function checkFolderModels(dataDir: string, log: Log, running: boolean, say: Report) {
  if (running) {
    const asked = askControl(dataDir, 'progress', null).catch((error) => {
      if (!(error instanceof NotRunningError)) throw error;
    });
    const progress = (await asked) as { error?: string; parked: number } | undefined;
    // It holds the folder from its first moment, and answers once its stores are open.
    if (!progress)
      return say.fine(
        `A process on ${dataDir} is starting or ending: run this again to examine the read models.`,
      );
    if (progress.error) say.wrong(`The read models stand still: ${progress.error}.`);
    else tellParked(progress.parked, say);
    return;
  }
  if (!existsSync(join(dataDir, 'read-models')))
    return say.fine('There are no read models: the next start builds them from the log.');
  const lacking = lackingRoom(join(dataDir, 'read-models'), tmpdir());
  if (lacking) return say.fine(`The read models were not examined: ${lacking}.`);
  const copy = await mkdtemp(join(tmpdir(), 'latchkey-doctor-'));
  try {
    // Copying a thousand small files one after the other takes a tenth of the processor time.
    for (const name of ['read-models', 'read-models.open'])
      if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(copy, name), { recursive: true });
    const trouble: string[] = [];
    const { db, close } = await openDatabase({ dataDir: copy, log: (line) => trouble.push(line) });
    try {
      if (trouble[0]) say.wrong(`The read models in ${dataDir} are damaged (${trouble[0]}): ${again}.`);
      else await checkTables(db, log, say);
    } finally {
      await close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Bytes that opening a copy takes beside it, for a write-ahead log and for files that it makes anew. */
const besides = 64 * 1024 * 1024;
const inMb = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;

/** Why a folder cannot be copied to another one, with what to set; undefined when there is room for it. */
function lackingRoom(folder: string, to: string): string | undefined {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const sizes = files.map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size);
  const needed = sizes.reduce((sum, size) => sum + size, besides);
  const { bavail, bsize } = statfsSync(to);
  if (bavail * bsize >= needed) return undefined;
  return (
    `that takes a copy of ${inMb(needed)}, and ${to} has room for ${inMb(bavail * bsize)}. ` +
    'Set TMPDIR to a folder with more room, and run this again'
  );
}

/** Checks the tables in Postgres. */
export async function checkPostgresModels(databaseUrl: string, log: Log, say: Report) {
  // Reading a table whole takes as long as it takes.
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl, lookOnly: true, patience: 0 });
  try {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass(${`${readSchema}.checkpoint`}) is not null as there`.execute(db);
    if (rows[0]!.there) await checkTables(db, log, say);
    else say.fine('There are no read models: the next start builds them from the log.');
  } finally {
    await close();
  }
}

async function checkTables(db: Db, log: Log, say: Report) {
  const noted = await storedCheckpoint(db);
  const lost = await disagreement(noted, log);
  if (lost) return say.wrong(`The read models ${lost.reason}: restore the newest backup of the log.`);
  const missing = new Set(await unbuilt(db, models));
  const damaged: string[] = [];
  const unread: string[] = [];
  for (const { name } of models.filter((model) => !missing.has(model)))
    await sql`select count(t::text) from ${sql.id(name)} t`.execute(db).catch((error) => {
      (damageCode(error) ? damaged : unread).push(`${name}: ${messageOf(error)}`);
    });
  if (unread.length) say.wrong(`Read models could not be examined (${unread.join('; ')}): run this again.`);
  if (damaged.length)
    say.wrong(`Read models are damaged (${damaged.join('; ')}): npm run replay builds them anew.`);
  else if (missing.size)
    say.fine(`${missing.size} of ${models.length} read models are to be built: ${again}.`);
  else if (!unread.length)
    say.fine(`The ${models.length} read models are whole, up to position ${noted?.position ?? 0}.`);
  if (!damaged.length) tellParked(await parkedCount(db), say);
}

function tellParked(parked: number, say: Report) {
  if (parked)
    say.wrong(
      `${parked} rows of read models keep an old state, because an event could not be applied: ` +
        'the process log names them; mend the cause, then run npm run replay.',
    );
  else say.fine('No row of a read model waits for a repair.');
}
