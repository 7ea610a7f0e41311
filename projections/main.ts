import { eventTypes } from '../domain/aggregates.ts';
import { standing } from '../query-api/standing.ts';
import { runService } from '../server-kit/runService.ts';
import { agreeing } from './agree.ts';
import { openDatabase } from './database.ts';
import { models } from './models.ts';
import { atMost, progressLine } from './replay.ts';
import { projector } from './run.ts';

/** Writes the read models; of several such processes one leads, and another takes over. */
const open: Parameters<typeof runService>[1] = async (kit, { onClose }) => {
  const { config, log, store, vault, installation } = kit;
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    log: (line) => log.warn(line),
  });
  onClose(() => database.close());
  const projecting = projector({
    db: database.db,
    store,
    vault,
    registry: eventTypes,
    models,
    installation,
    sole: database.embedded,
    onProgress: atMost(2, (progress) => log.info(progressLine(progress))),
    log,
  });
  onClose(() => projecting.stop());
  const lag = async () => {
    const { leading, position } = projecting.status();
    const behind = leading ? Math.max(0, (await store.head()) - position) : 0;
    return Object.fromEntries(models.map(({ name }) => [name, behind]));
  };
  return { checks: { models: () => standing(projecting, store) }, lag };
};
const acceptLoss = process.argv.includes('--accept-loss');
await runService('projections', open, agreeing({ acceptLoss }));
