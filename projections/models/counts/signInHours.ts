import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import type { SignInEnd } from '../../../domain/signIns/ends.ts';
import type { TransactionExpired } from '../../../domain/transaction/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';
import { endingEvents, signInEndOf } from './signInEnds.ts';

/** Half hours, of which the days of nearly every time zone consist. */
export const slotsOfDay = 48;
/** The half hour of its day (UTC) in which a time is. */
export const slotOf = (at: string) => Number(at.slice(11, 13)) * 2 + (at.slice(14, 16) < '30' ? 0 : 1);

/** What is counted together: all of the installation, an organisation's applications, its console, or one application. */
export const scopes = {
  everywhere: 'installation',
  organisation: (id: string) => id,
  console: (organisationId: string) => `${organisationId}.console`,
  application: (id: string) => id,
} as const;
/** The key of a scope's day (UTC). */
export const scopeDay = (scope: string, day: string) => `${scope} ${day}`;

const row = z.object({
  id: z.string(),
  /** Null in the days of the installation. */
  organisationId: z.string().nullable(),
  /** Null in the days of an organisation. */
  applicationId: z.string().nullable(),
  /** For each end of a sign-in that occurred, its number in each half hour of the day (UTC). */
  counts: z.record(z.string(), z.array(z.number().int())),
});
type Day = z.output<typeof row>;

/**
 * Ends of sign-ins by half hour: a row per day of each application, each organisation, its console, and the installation.
 * However many sign-ins there were, a year of one of them is 365 rows.
 */
export const signInHours = readModel('sign_in_hours', row)
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);

/** The scope that an event counts in, if any, and the ids whose end ends its days. */
type Scope = (event: Recorded) => (Omit<Day, 'id' | 'counts'> & { scope: string }) | undefined;
const counted: readonly Scope[] = [
  () => ({ scope: scopes.everywhere, organisationId: null, applicationId: null }),
  ({ organisationId, applicationId }) => {
    if (!organisationId) return undefined;
    const scope = applicationId ? scopes.organisation(organisationId) : scopes.console(organisationId);
    return { scope, organisationId, applicationId: null };
  },
  ({ organisationId, applicationId }) =>
    organisationId && applicationId
      ? { scope: scopes.application(applicationId), organisationId, applicationId }
      : undefined,
];

/** One more of an end in the half hour of the event. */
function oneMore(counts: Day['counts'], end: SignInEnd, at: string): Day['counts'] {
  const before = counts[end] ?? Array<number>(slotsOfDay).fill(0);
  const slot = slotOf(at);
  return { ...counts, [end]: before.with(slot, before[slot]! + 1) };
}

for (const scopeOf of counted)
  for (const event of endingEvents)
    signInHours.starts(
      event as typeof TransactionExpired,
      (happened, day) => {
        const { scope, ...of } = scopeOf(happened)!;
        const id = scopeDay(scope, happened.at.slice(0, 10));
        return { id, ...of, counts: oneMore(day?.counts ?? {}, signInEndOf(happened)!, happened.at) };
      },
      (happened) => {
        const scope = signInEndOf(happened) && scopeOf(happened)?.scope;
        return scope && scopeDay(scope, happened.at.slice(0, 10));
      },
    );
