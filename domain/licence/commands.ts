import { z } from 'zod';
import { commandsOf, id, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { plan } from '../plan/plan.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { licence } from './licence.ts';

const command = commandsOf(licence);
const one = z.object({ id: id() });
/** A licence whose signature was checked. */
const stated = one.extend({
  ...happened.licensed.shape,
  licenceId: id(),
  key: text(limits.licenceKey, 1),
  planId: id(),
});
const under = {
  parent: ({ id }: { id: string }) => ref(organisation, id),
  needs: ({ planId }: { planId: string }) => ({ plan: ref(plan, planId) }),
};

/** Notes a licence that this installation has just signed. */
export const IssueLicence = command({ input: stated, ...under }, (state, { id: _, ...said }, { needs }) => {
  if (needs.plan.status === 'absent') refuse('plan.unknown');
  return [state.status === 'absent' ? happened.LicenceIssued(said) : happened.LicenceReissued(said)];
});

/** Takes a key that was entered. The key before the last one counts as put back. */
export const SetLicence = command(
  { input: stated, ...under },
  (state, { id: _, ...said }, { needs, now }) => {
    if (state.revoked.includes(said.licenceId)) refuse('licence.revoked');
    if (Date.parse(said.issuedAt) > now.getTime() + limits.clockDrift) refuse('licence.early');
    if (Date.parse(said.expiresAt) <= now.getTime()) refuse('licence.expired');
    if (needs.plan.status === 'absent') refuse('plan.unknown');
    if (state.status === 'active' && state.licenceId === said.licenceId) return [];
    const isBefore = state.before?.licenceId === said.licenceId;
    return [isBefore ? happened.LicenceRestored(said) : happened.LicenceReplaced(said)];
  },
);

export const RevokeLicence = command({ input: one }, ({ status, licenceId }) =>
  status === 'active' ? [happened.LicenceRevoked({ licenceId: licenceId! })] : [],
);
