import { SubjectErased } from '../../domain/erasure/events.ts';
import { forgetMails } from '../mail/kept.ts';
import { AwayError, nothing, on, type Reaction } from './kit/kit.ts';

/** `dropOldPages` of `projections/`, which drops the remains of old rows from the read models' database. */
export type DropOldPages = (through: number) => Promise<number | undefined>;

const minute = 60_000;
/** Milliseconds from the first erasure to the clean-up for it and for those that follow meanwhile. */
const gathering = minute;
/** Milliseconds between clean-ups: at least an hour, and enough that cleaning takes at most 1 % of the time. */
const restAfter = (took: number) => Math.max(60 * minute, 100 * took);

/** Removes the kept mails of erased people, once those that were being sent have been. */
export const forgetKeptMails = on(
  SubjectErased,
  'forget-mails',
  ({ data }, { config }) => forgetMails(config.DATA_DIR, data.subject),
  (_, { metadata }) => Date.parse(metadata.at) + minute,
);

/**
 * Drops the remains of erased people from the read models' database. One clean-up covers all erasures before it. It is left
 * out where the read models have held nothing of the subject, because anybody can open a request and leave it.
 */
export function cleanUp(dropOldPages: DropOldPages): Reaction {
  let through = -1;
  let next = 0;
  /** When the clean-up for the first erasure that waits would be due. */
  let first: number | undefined;
  function dueAt(erasedAt: number): number {
    first ??= erasedAt + gathering;
    return Math.max(first, next);
  }
  return on(
    SubjectErased,
    'clean-up',
    async ({ event }, { clock }) => {
      if (event.position <= through) return nothing;
      const [at, began] = [clock(), performance.now()];
      const rest = () => void (next = at + restAfter(performance.now() - began));
      const reached = await dropOldPages(event.position).catch((error) => {
        // What has no room or fails has taken its time too, and would soon fail again.
        rest();
        throw error;
      });
      if (reached === undefined) throw new AwayError('the read models have not read the erasure yet');
      through = reached;
      first = undefined;
      rest();
    },
    (_, { event, metadata }) => (event.position <= through ? 0 : dueAt(Date.parse(metadata.at))),
    { oneByOne: true, outside: true, concerns: ({ unseen }) => !unseen, doesForEarlier: true },
  );
}
