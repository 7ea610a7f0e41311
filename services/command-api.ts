import { everyNight } from '../command-api/billing/nightly.ts';
import { sandboxPages } from '../command-api/billing/sandboxPage.ts';
import { bootstrap } from '../command-api/bootstrap.ts';
import type { SendMail } from '../command-api/mail/mail.ts';
import { mailer } from '../command-api/mail/send.ts';
import { mailbox } from '../command-api/mailbox.ts';
import { gatherSteps } from '../command-api/passkeySteps/gather.ts';
import { reactions } from '../command-api/reactions/all.ts';
import { fenced, fencedSender } from '../command-api/reactions/runner/fence.ts';
import { beginReactions, runReactions } from '../command-api/reactions/runner/run.ts';
import { watchReactions } from '../command-api/reactions/runner/watch.ts';
import { commandApi } from '../command-api/server.ts';
import { wellKnown } from '../command-api/wellKnown.ts';
import { agreeing } from '../projections/database/agree.ts';
import { openDatabase } from '../projections/database/database.ts';
import { type Lead, whileLeading } from '../projections/database/lease.ts';
import { dropOldPages } from '../projections/oldPages.ts';
import { subscriptionPages } from '../projections/subscriptionPages.ts';
import { tellLeading } from '../server-kit/following/leaders.ts';
import { runService } from '../server-kit/start/runService.ts';
import { metadataHandlers } from '../sso-gateway/saml/metadata/metadataCalls.ts';

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
  const send = mailer(kit.config);
  onClose(() => send.close());
  const watch = watchReactions(kit);
  const { readSamlMetadata } = metadataHandlers(kit);
  const allOf = (sending: SendMail, over: AbortSignal) =>
    reactions(sending, (through) => dropOldPages(database, through), readSamlMetadata, over);
  // The first process to lead may be seconds away, and calls are answered before that.
  await beginReactions(kit, allOf(send, signal));
  const lead = async ({ signal, isLeading }: Lead) => {
    const mine = fenced(kit, isLeading);
    const endNights = everyNight(mine, subscriptionPages(database.db, kit.clock));
    try {
      await runReactions(mine, allOf(fencedSender(send, isLeading), signal), signal, watch);
    } finally {
      await endNights();
    }
  };
  const leading = whileLeading(database.db, 'reactions', lead, signal);
  onClose(() => leading);
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
