import { everyNight } from './command-api/billing/nightly.ts';
import type { SendMail } from './command-api/mail/mail.ts';
import { mailer } from './command-api/mail/send.ts';
import { reactions } from './command-api/reactions/all.ts';
import { fenced, fencedSender } from './command-api/reactions/runner/fence.ts';
import { beginReactions, runReactions } from './command-api/reactions/runner/run.ts';
import { watchReactions } from './command-api/reactions/runner/watch.ts';
import type { Database } from './projections/database/database.ts';
import { type Lead, whileLeading } from './projections/database/lease.ts';
import { dropOldPages } from './projections/oldPages.ts';
import { subscriptionPages } from './projections/subscriptionPages.ts';
import type { Kit } from './server-kit/kit.ts';
import { metadataHandlers } from './sso-gateway/saml/metadata/metadataCalls.ts';

/**
 * Lets reactions handle all that is appended from now on, for a process that runs none of them: those that never ran
 * would begin with what comes after it.
 */
export async function beginReacting(kit: Kit) {
  const send = mailer(kit.config);
  const { readSamlMetadata } = metadataHandlers(kit);
  const all = reactions(send, async (through) => through, readSamlMetadata, new AbortController().signal);
  await beginReactions(kit, all).finally(() => send.close());
}

type Reacting = { signal: AbortSignal; onClose: (close: () => unknown) => void };

/**
 * Runs the reactions and the nightly work until the signal aborts. Of the processes that share a database, only the one
 * that leads does so; the process of an embedded database leads always.
 */
export async function react(
  kit: Kit,
  database: Pick<Database, 'db' | 'embedded' | 'room'>,
  { signal, onClose }: Reacting,
) {
  const send = mailer(kit.config);
  onClose(() => send.close());
  const watch = watchReactions(kit);
  const { readSamlMetadata } = metadataHandlers(kit);
  const allOf = (sending: SendMail, over: AbortSignal) =>
    reactions(sending, (through) => dropOldPages(database, through), readSamlMetadata, over);
  // The first process to lead may be seconds away, and calls are answered before that.
  await beginReactions(kit, allOf(send, signal));
  const lead = async ({ signal, isLeading }: Lead) => {
    const mine = database.embedded ? kit : fenced(kit, isLeading);
    const endNights = everyNight(mine, subscriptionPages(database.db, kit.clock));
    try {
      await runReactions(mine, allOf(fencedSender(send, isLeading), signal), signal, watch);
    } finally {
      await endNights();
    }
  };
  const leading = database.embedded
    ? lead({ signal, isLeading: () => true })
    : whileLeading(database.db, 'reactions', lead, signal);
  onClose(() => leading);
  return { watch, send };
}
