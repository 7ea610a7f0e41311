import { SubjectErased } from '../../domain/erasure/events.ts';
import { forgetMails } from '../mail/kept.ts';
import { AwayError, nothing, on, type Reaction } from './kit/kit.ts';

/** `dropOldPages` of `projections/`, which drops the remains of old rows from the read models' database. */
export type DropOldPages = (through: number) => Promise<number | undefined>;

const minute = 60_000;
/** Milliseconds between clean-ups: at least an hour, and enough that cleaning takes at most 1 % of the time. */
const restAfter = (took: number) => Math.max(60 * minute, 100 * took);
/** The end of the minute in which an event was appended, in milliseconds. */
const minuteAfter = (at: string) => Math.ceil(Date.parse(at) / minute) * minute;

/** Removes the kept mails of erased people, once those that were being sent have been. */
export const forgetKeptMails = on(
  SubjectErased,
  'forget-mails',
  ({ data }, { config }) => forgetMails(config.DATA_DIR, data.subject),
  (_, { metadata }) => Date.parse(metadata.at) + minute,
);

/**
 * Drops the remains of erased people from the read models' database. One clean-up covers all erasures before it, and those
 * of one minute wait for it together. It is left out where the read models have held nothing of the subject, because
 * anybody can open a request and leave it.
 */
export function cleanUp(dropOldPages: DropOldPages): Reaction {
  let through = -1;
  let next = 0;
  return on(
    SubjectErased,
    'clean-up',
    async ({ event }, { clock }) => {
      if (event.position <= through) return nothing;
      const [at, began] = [clock(), performance.now()];
      const reached = await dropOldPages(event.position);
      if (reached === undefined) throw new AwayError('the read models have not read the erasure yet');
      through = reached;
      next = at + restAfter(performance.now() - began);
    },
    (_, { event, metadata }) => (event.position <= through ? 0 : Math.max(minuteAfter(metadata.at), next)),
    { oneByOne: true, outside: true, concerns: ({ unseen }) => !unseen, doesForEarlier: true },
  );
}
