import { SubjectErased } from '../../domain/erasure/events.ts';
import { forgetMails } from '../mail/kept.ts';
import { AwayError, nothing, on, type Reaction } from './kit/kit.ts';

/** `dropOldPages` of `projections/`, which drops the remains of old rows from the read models' database. */
export type DropOldPages = (through: number) => Promise<number | undefined>;

const minute = 60_000;
/** Erasures within this time, in milliseconds, share one clean-up. */
const gathering = minute;
/** Milliseconds between clean-ups: at least an hour, and enough that cleaning takes at most 1 % of the time. */
const restAfter = (took: number) => Math.max(60 * minute, 100 * took);

/**
 * Removes the remains of erased people from files: kept mails, and old pages of the read models. One clean-up covers
 * all erasures before it. The pages are left alone when the read models have held nothing of the subject, because
 * anybody can open a request and leave it.
 */
export function cleanUp(dropOldPages: DropOldPages): Reaction {
  let through = -1;
  let next = 0;
  return on(
    SubjectErased,
    'clean-up',
    async ({ data, event }, { config, clock }) => {
      await forgetMails(config.DATA_DIR, data.subject);
      if (data.unseen || event.position <= through) return nothing;
      const [at, began] = [clock(), performance.now()];
      const reached = await dropOldPages(event.position);
      if (reached === undefined) throw new AwayError('the read models have not read the erasure yet');
      through = reached;
      next = at + restAfter(performance.now() - began);
    },
    ({ unseen }, { event, metadata }) =>
      event.position <= through ? 0 : Math.max(Date.parse(metadata.at) + gathering, unseen ? 0 : next),
    { oneByOne: true, outside: true },
  );
}
