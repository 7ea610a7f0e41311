import { eventTypes } from '../domain/aggregates.ts';
import { agreeing } from '../projections/database/agree.ts';
import { openDatabase } from '../projections/database/database.ts';
import { models } from '../projections/models.ts';
import { projector } from '../projections/projector/projector.ts';
import { atMost, progressLine } from '../projections/projector/replay.ts';
import { readiness } from '../query-api/readiness.ts';
import { behindAt } from '../server-kit/behind.ts';
import { tellLeading } from '../server-kit/following/leaders.ts';
import { runService } from '../server-kit/start/runService.ts';

/** Writes the read models. One of these processes leads; if it stops, another takes over. */
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
  onClose(tellLeading(kit, 'projections', { 'read models': () => projecting.status().leading }));
  const lag = async () => {
    const { leading, position } = projecting.status();
    const behind = leading ? await behindAt(kit, position) : { events: 0, seconds: 0 };
    return Object.fromEntries(models.map(({ name }) => [name, behind]));
  };
  return { checks: { models: () => readiness(projecting, kit) }, lag };
};
const acceptLoss = process.argv.includes('--accept-loss');
await runService('projections', open, agreeing({ acceptLoss }));
