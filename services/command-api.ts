import { sandboxPages } from '../command-api/billing/sandboxPage.ts';
import { bootstrap } from '../command-api/bootstrap.ts';
import { mailbox } from '../command-api/mailbox.ts';
import { gatherSteps } from '../command-api/passkeySteps/gather.ts';
import { commandApi } from '../command-api/server.ts';
import { wellKnown } from '../command-api/wellKnown.ts';
import { agreeing } from '../projections/database/agree.ts';
import { openDatabase } from '../projections/database/database.ts';
import { react } from '../reacting.ts';
import { tellLeading } from '../server-kit/following/leaders.ts';
import { runService } from '../server-kit/start/runService.ts';

/** Serves the calls that change something. One of these processes leads the reactions. */
const open: Parameters<typeof runService>[1] = async (kit, { signal, onClose }) => {
  const { password, username } = await bootstrap(kit);
  if (password) console.log(`${username} may sign in with the password ${password} (shown only now)`);
  const database = await openDatabase({
    dataDir: kit.config.DATA_DIR,
    databaseUrl: kit.config.DATABASE_URL,
    log: (line) => kit.log.warn(line),
  });
  onClose(() => database.close());
  const { watch, send } = await react(kit, database, { signal, onClose });
  onClose(tellLeading(kit, 'command-api', { reactions: watch.isLeading }));
  const steps = gatherSteps(kit);
  onClose(steps.close);
  return {
    api: [commandApi(kit, steps)],
    root: [mailbox(kit.config), wellKnown(kit), sandboxPages(kit)],
    checks: { reactions: watch.progress, mail: send.progress },
    reactions: watch.progress,
  };
};
await runService('command-api', open, agreeing());
