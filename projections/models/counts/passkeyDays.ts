import { z } from 'zod';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PasskeyStepsCounted } from '../../../domain/passkeySteps/events.ts';
import type { Ceremony, PasskeyStep } from '../../../domain/signIns/passkeySteps.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';
import { scopeDay, scopes, slotOf, slotsOfDay } from './signInHours.ts';

/** What is counted apart, as one text: `signIn begun iOS Safari`. */
type Counted = { ceremony: Ceremony; step: PasskeyStep; platform: string; browser: string };
const nameOf = ({ ceremony, step, platform, browser }: Counted) =>
  [ceremony, step, platform, browser].join(' ');
/** What such a text names. The names of platforms and browsers are single words. */
export function countedBy(name: string): Counted {
  const [ceremony, step, platform = '', browser = ''] = name.split(' ');
  return { ceremony: ceremony as Ceremony, step: step as PasskeyStep, platform, browser };
}

const row = z.object({
  id: z.string(),
  /** Null in the days of the installation. */
  organisationId: z.string().nullable(),
  /** The numbers of the day (UTC), by what is counted apart. */
  totals: z.record(z.string(), z.number().int()),
  /** The same for each half hour of the day. Days that a period has only a part of are read by these. */
  counts: z.record(z.string(), z.array(z.number().int())),
});
type Day = z.output<typeof row>;

/** How far passkeys came in browsers: a row per day of each organisation, and of the installation. */
export const passkeyDays = readModel('passkey_days', row).sweeps(OrganisationDeleted, 'organisationId', gone);

/** The rows that an event counts in, and whose end ends them. */
const counted: readonly ((
  event: Recorded,
) => (Pick<Day, 'organisationId'> & { scope: string }) | undefined)[] = [
  () => ({ scope: scopes.everywhere, organisationId: null }),
  ({ organisationId }) =>
    organisationId ? { scope: scopes.organisation(organisationId), organisationId } : undefined,
];

for (const scopeOf of counted)
  passkeyDays.starts(
    PasskeyStepsCounted,
    (happened, day) => {
      const { scope, organisationId } = scopeOf(happened)!;
      const { from, counts: more } = happened.data;
      const [totals, counts] = [{ ...day?.totals }, { ...day?.counts }];
      const slot = slotOf(from);
      for (const { count, ...each } of more) {
        const name = nameOf(each);
        const before = counts[name] ?? Array<number>(slotsOfDay).fill(0);
        totals[name] = (totals[name] ?? 0) + count;
        counts[name] = before.with(slot, before[slot]! + count);
      }
      return { id: scopeDay(scope, from.slice(0, 10)), organisationId, totals, counts };
    },
    (happened) => {
      const scope = scopeOf(happened)?.scope;
      return scope && scopeDay(scope, happened.data.from.slice(0, 10));
    },
  );
