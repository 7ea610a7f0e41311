import { randomUUID } from 'node:crypto';
import { daysLater, monthsLater } from '../../domain/entitlements/calendar.ts';
import { lives, ref } from '../../domain/kit.ts';
import { IssueLicence, SetLicence } from '../../domain/licence/commands.ts';
import { licence } from '../../domain/licence/licence.ts';
import { limits } from '../../domain/limits.ts';
import { ChangeOrganisationPlan } from '../../domain/organisation/commands.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { trialDays } from '../../domain/plan/cycle.ts';
import type { Terms } from '../../domain/plan/events.ts';
import { plan, trialPlan } from '../../domain/plan/plan.ts';
import { refuse } from '../../domain/refusals.ts';
import { lateDays, subscription } from '../../domain/subscription/subscription.ts';
import { positionStream } from '../../event-store/identity/look.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { readLicence, signLicence, termsIn } from '../../server-kit/keys/licences.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { newestIn } from '../reactions/runner/notes.ts';

/** The most events that are read to find a newest one, also when the reactions have stood still for long. */
const mostSince = 10_000;

/** Handlers for the licences of organisations. */
export function licenceHandlers(kit: Kit) {
  const { executor } = kit;

  async function planOf(organisationId: string): Promise<{ planId: string; terms: Terms }> {
    const { state } = await executor.look(ref(organisation, organisationId));
    if (!lives(state)) refuse('organisation.unknown');
    const { terms } = (await executor.look(ref(plan, state.planId))).state;
    return { planId: state.planId, terms: terms ?? refuse('plan.unknown') };
  }

  /** Until when a new licence holds: as many days as were asked for, else to the known end, else for one cycle. */
  async function endOf(organisationId: string, planId: string, terms: Terms, days?: number): Promise<Date> {
    const now = new Date(kit.clock());
    if (days) return daysLater(now, days);
    const { pastDueSince } = (await executor.look(ref(subscription, organisationId))).state;
    const { endsAt } = await executor.entitlementsOf(organisationId);
    // A late charge leaves the end open, but not for longer than it may be late.
    const end = pastDueSince ? daysLater(new Date(pastDueSince), lateDays) : endsAt;
    if (end && end > now) return end;
    return planId === trialPlan ? daysLater(now, trialDays) : monthsLater(now, terms.billingCycle);
  }

  /**
   * One of the newest events: of those since the newest note of the reactions, which are few while these run, the last that one
   * read finds. No read of the log begins at its end.
   */
  async function newestEvent() {
    const { event: note } = await newestIn(kit.store, positionStream);
    let newest = note;
    for await (const event of kit.store.readAll({ after: note?.position ?? 0, maxCount: mostSince }))
      newest = event;
    return newest;
  }

  /** Refuses to take a key while the clock is behind the newest events, so that setting it back opens nothing. */
  async function mustBeOnTime() {
    const newest = await newestEvent();
    if (newest && newest.recordedAt.getTime() > kit.clock() + limits.clockDrift) refuse('licence.clock');
  }

  async function setKey(orgId: string, typed: string, { provenance }: Caller) {
    const key = typed.trim();
    await planOf(orgId);
    await mustBeOnTime();
    const { installation: _, organisation: __, terms: ___, ...said } = await readLicence(kit, orgId, key);
    const set = await executor.execute(SetLicence, { id: orgId, ...said, key }, provenance);
    // The licence speaks for another plan only once the organisation has that plan.
    const { position } = await executor.execute(
      ChangeOrganisationPlan,
      { id: orgId, planId: said.planId, entitled: true },
      provenance,
    );
    return changed(orgId, key, Math.max(set.position, position));
  }
  const changed = (id: string, licenseKey: string, position: number) => ({
    ...{ errorCode: 0, code: 1 as const, message: 'License updated', id, position },
    data: { licenseKey },
  });

  return {
    async initLicense({ orgId, days }, { provenance }) {
      const { planId, terms } = await planOf(orgId);
      const facts = {
        licenceId: randomUUID(),
        planId,
        source: 'plan' as const,
        issuedAt: new Date(kit.clock()).toISOString(),
        expiresAt: (await endOf(orgId, planId, terms, days)).toISOString(),
      };
      const key = await signLicence(kit, { ...facts, organisation: orgId, terms: termsIn(terms) });
      const { position } = await executor.execute(IssueLicence, { id: orgId, ...facts, key }, provenance);
      return changed(orgId, (await executor.look(ref(licence, orgId))).state.key ?? key, position);
    },
    updateLicenseKey: ({ orgId, licenseKey }, caller) => setKey(orgId, licenseKey, caller),
    updateOrgLicense: ({ uniqueId, key }, caller) => setKey(uniqueId, key, caller),
  } satisfies CommandHandlers;
}
