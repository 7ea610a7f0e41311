import { SubjectErased } from '../../domain/erasure/events.ts';
import { forgetMails } from '../mail/kept.ts';
import { AwayError, on, type Reaction } from './kit.ts';

/** Drops what the read models' database keeps of old rows; answers as `dropOldPages` in `projections/` does. */
export type DropOldPages = (through: number) => Promise<number | undefined>;

const minute = 60_000;
/** Erasures within this time are cleaned up after together. */
const gathering = minute;
/** From one clean-up to the next: an hour, and so long that cleaning up takes a hundredth of the time at most. */
const restAfter = (took: number) => Math.max(60 * minute, 100 * took);

/**
 * Removes what erased people left behind in files: kept mails, and old pages of the read models. One clean-up serves all
 * erasures before it.
 */
export function cleanUp(dropOldPages: DropOldPages): Reaction {
  let through = -1;
  let next = 0;
  return {
    ...on(
      SubjectErased,
      'clean-up',
      async ({ data, event }, { config, clock }) => {
        await forgetMails(config.DATA_DIR, data.subject);
        if (event.position <= through) return;
        const [at, began] = [clock(), performance.now()];
        const reached = await dropOldPages(event.position);
        if (reached === undefined) throw new AwayError('the read models have not read the erasure yet');
        through = reached;
        next = at + restAfter(performance.now() - began);
      },
      (_, { event, metadata }) =>
        event.position <= through ? 0 : Math.max(Date.parse(metadata.at) + gathering, next),
    ),
    // What was erased before there was a clean-up has left as much behind.
    fromStart: true,
  };
}
