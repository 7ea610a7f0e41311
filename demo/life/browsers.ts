import { CountPasskeySteps } from '../../domain/passkeySteps/commands.ts';
import { halfHourOf, stepsDay } from '../../domain/passkeySteps/passkeySteps.ts';
import type { PasskeyStep } from '../../domain/signIns/passkeySteps.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Member } from '../business/organisations.ts';
import type { Attempt } from '../model/attempts.ts';
import { chance } from '../model/chance.ts';
import type { Step } from './play.ts';

const by: Provenance = { actor: { role: 'system', id: 'passkeySteps' }, correlationId: 'demo', call: 'demo' };

/** How far the passkey came in the browser. Some people close the dialog of the device first, and then try again. */
function stepsOf({ end, person, at }: Attempt): readonly PasskeyStep[] {
  if (end === 'expired') return ['offered'];
  if (end !== 'signedIn') return ['offered', 'begun', 'cancelled'];
  const hesitates = chance('hesitates', person.name, at) < 0.06;
  return ['offered', ...(hesitates ? (['begun', 'cancelled'] as const) : []), 'begun', 'finished'];
}

/** What browsers told of these attempts, by platform and family. */
function countsOf(attempts: readonly Attempt[]) {
  const all = attempts.flatMap((attempt) => {
    const { platform, browser } = attempt.passkey.machine;
    return stepsOf(attempt).map((step) => ({ ceremony: 'signIn' as const, step, platform, browser }));
  });
  const alike = Map.groupBy(all, (each) => Object.values(each).join(' '));
  return [...alike.values()].map((each) => ({ ...each[0]!, count: each.length }));
}

/** The steps in which browsers tell how far passkeys came: once a day, where the product itself writes it every few minutes. */
export function browserSteps({ executor }: Kit, member: Member, attempts: readonly Attempt[]): Step[] {
  const days = Map.groupBy(attempts, ({ at }) => new Date(at).toISOString().slice(0, 10));
  return [...days.values()].map((ofDay) => {
    const { at } = ofDay.at(-1)!;
    const from = halfHourOf(at);
    const about = { id: stepsDay(member.id, from), organisationId: member.id, from };
    return { at, run: () => executor.execute(CountPasskeySteps, { ...about, counts: countsOf(ofDay) }, by) };
  });
}
