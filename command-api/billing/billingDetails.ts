import { billingDetails } from '../../domain/billingDetails/billingDetails.ts';
import { ChangeBillingDetails } from '../../domain/billingDetails/commands.ts';
import type { Details } from '../../domain/billingDetails/events.ts';
import { ref } from '../../domain/kit.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';

/** What an organisation wants its invoices to show; null before it has entered anything, and once that is erased. */
export async function detailsOf(kit: Kit, organisationId: string): Promise<Details | null> {
  const kept = await personalOf<{ details?: Details | null }>(kit, ref(billingDetails, organisationId));
  return kept.details ?? null;
}

/** Handler for what invoices show of an organisation. */
export const billingDetailsHandlers = (kit: Kit) =>
  ({
    async changeBillingDetails({ uniqueId: id, ...typed }, { provenance }) {
      // Counted first: what is changed between the two reads makes the counts differ, and nothing typed is lost.
      const { changes } = (await kit.executor.look(ref(billingDetails, id), { fresh: true })).state;
      const input = { id, ...typed, before: await detailsOf(kit, id), changes };
      const { position } = await kit.executor.execute(ChangeBillingDetails, input, provenance);
      return { errorCode: 0, id, position };
    },
  }) satisfies CommandHandlers;
