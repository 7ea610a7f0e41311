import { z } from 'zod';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { UserDeleted } from '../../../domain/user/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

/** The key of a user's month (UTC), such as `2026-05`. */
export const userMonth = (userId: string, month: string) => `${userId} ${month}`;
const key = ({ userId, at }: Recorded) => userId && userMonth(userId, at.slice(0, 7));

const counts = z.record(z.string(), z.number());
const oneMore = (before: z.output<typeof counts> | undefined, name: string) => ({
  ...before,
  [name]: (before?.[name] ?? 0) + 1,
});

/** Sign-ins of each user by month, with the counts of each day, platform and browser. */
export const userMonths = readModel(
  'user_months',
  z.object({
    id: z.string(),
    userId: z.string(),
    /** By day of the month, such as `07`. */
    days: counts,
    platforms: counts,
    browsers: counts,
  }),
)
  .starts(
    SignedIn,
    (event, row) => ({
      id: key(event)!,
      userId: event.userId!,
      days: oneMore(row?.days, event.at.slice(8, 10)),
      platforms: oneMore(row?.platforms, event.data.platform),
      browsers: oneMore(row?.browsers, event.data.browser),
    }),
    key,
  )
  .sweeps(UserDeleted, 'userId', gone);
