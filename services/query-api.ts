import { checkpointOf } from '../projections/checkpoint.ts';
import { agreeing } from '../projections/database/agree.ts';
import { openDatabase } from '../projections/database/database.ts';
import { readAfter } from '../projections/readAfter.ts';
import { appManifest } from '../query-api/appManifest.ts';
import { assetlinks } from '../query-api/assetlinks.ts';
import { modelsCheck } from '../query-api/readiness.ts';
import { queryApi } from '../query-api/server.ts';
import { deadlinesOf } from '../server-kit/deadline.ts';
import { runService } from '../server-kit/start/runService.ts';

/** Serves the calls that read. */
const open: Parameters<typeof runService>[1] = async (kit, { onClose }) => {
  const { config, log } = kit;
  const { db, close } = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    patience: deadlinesOf(config).list,
    log: (line) => log.warn(line),
  });
  onClose(close);
  const waits = readAfter({ poll: () => checkpointOf(db) });
  const querying = { ...kit, db, readAfter: waits };
  return {
    api: [queryApi(querying)],
    root: [assetlinks(querying), appManifest(querying)],
    checks: { models: modelsCheck(db, kit) },
  };
};
await runService('query-api', open, agreeing());
