import { reconcileAll } from './command-api/billing/nightly.ts';
import { makeFirstPlans } from './command-api/bootstrap.ts';
import { recoveryLinkFor } from './command-api/recovery/recovery.ts';
import { eventTypes } from './domain/aggregates.ts';
import { lockFolder } from './event-store/lock.ts';
import { makeFolderPrivate } from './event-store/privateFile.ts';
import { refuseDisagreement } from './projections/database/agree.ts';
import { type Database, openDatabase } from './projections/database/database.ts';
import { parkedCount } from './projections/database/tables.ts';
import { models } from './projections/models.ts';
import { type Projector, projector } from './projections/projector/projector.ts';
import { atMost, isWorthTelling, progressLine, replayHandler } from './projections/projector/replay.ts';
import { type ReadAfter, readAfter } from './projections/readAfter.ts';
import { subscriptionPages } from './projections/subscriptionPages.ts';
import type { Work } from './server-kit/access/work.ts';
import type { Handlers } from './server-kit/control.ts';
import { deadlinesOf } from './server-kit/deadline.ts';
import type { Kit } from './server-kit/kit.ts';
import { createLog } from './server-kit/log.ts';
import { type Config, readConfig } from './server-kit/settings/config.ts';
import { type Agree, openKit } from './server-kit/start/openKit.ts';
import { type StaffAsked, staffCommand } from './staffCommand.ts';

export type Env = Record<string, string | undefined>;
export type System = Kit & {
  db: Database['db'];
  readAfter: ReadAfter;
  projecting: Projector;
  /** The read models' database with the time that building and writing them takes; `db` is for the calls that read. */
  database: Database;
  /** The commands of `npm run replay` and `npm run admin`. */
  commands: Handlers;
  /** Registers a function that runs when the system stops, in reverse order. */
  onClose: (close: () => unknown) => void;
  close: () => Promise<void>;
};

type Opening = { acceptLoss?: boolean; work?: Work | undefined; pause?: number | undefined };
/**
 * Opens the embedded stores in DATA_DIR and starts projecting. `say` reports slow steps. With `acceptLoss` it accepts a
 * log without events that the read models have read. `work` is the cost of password guesses and captchas,
 * `pause` the milliseconds for which events gather before they are projected. Throws CannotStartError when it cannot
 * start.
 */
export async function openSystem(
  env: Env,
  say: (line: string) => void,
  clock: () => number = Date.now,
  { acceptLoss = false, work, pause }: Opening = {},
): Promise<System> {
  const config: Config = readConfig(env);
  const log = createLog(config.LOG_LEVEL);
  const closers: (() => unknown)[] = [lockFolder(config.DATA_DIR)];
  makeFolderPrivate(config.DATA_DIR);
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    let database!: Database;
    const agree: Agree = async (found) => {
      database = await openDatabase({
        dataDir: config.DATA_DIR,
        databaseUrl: config.DATABASE_URL,
        log: say,
      });
      closers.push(() => database.close());
      const accept = await refuseDisagreement(database.db, found, config, acceptLoss);
      // The claims may have lost what the read models have not, also those of a start that was cut short after these.
      return acceptLoss ? async (store) => accept?.(store, database.db) : undefined;
    };
    const kit = await openKit(config, log, clock, agree, work);
    const { db } = database;
    const reads = config.DATABASE_URL ? await openReads(config, say) : database;
    if (reads !== database) closers.push(() => reads.close());
    closers.push(() => kit.close());
    await makeFirstPlans(kit);
    const waits = readAfter();
    const projecting = projector({
      db,
      installation: kit.installation,
      store: kit.store,
      vault: kit.vault,
      registry: eventTypes,
      models,
      sole: database.embedded,
      onAdvance: waits.advance,
      gather: waits.pause,
      ...(pause !== undefined && { pause }),
      onProgress: atMost(2, (progress) => {
        if (isWorthTelling(progress)) say(progressLine(progress));
      }),
      log,
    });
    closers.push(() => projecting.stop());
    const commands: Handlers = {
      replay: replayHandler(projecting),
      staff: (asked) => staffCommand({ ...kit, db: database.db, readAfter: waits }, asked as StaffAsked),
      reconcile: () => reconcileAll(kit, subscriptionPages(db, kit.clock)),
      recover: (email) => recoveryLinkFor(kit, String(email)),
      progress: async () => ({ error: projecting.status().error, parked: await parkedCount(db) }),
    };
    const onClose = (one: () => unknown) => void closers.push(one);
    return {
      ...kit,
      db: reads.db,
      database,
      readAfter: waits,
      projecting,
      commands,
      onClose,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Further connections for the calls that read, whose queries end sooner than those that build tables. */
const openReads = (config: Config, log: (line: string) => void) => {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  return openDatabase({ dataDir, databaseUrl, log, patience: deadlinesOf(config).list, lookOnly: true });
};
