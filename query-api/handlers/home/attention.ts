import { peopleCalls } from '../../../api/calls/users/people.ts';
import type { GatewayName } from '../../../domain/gateways.ts';
import { people } from '../../../projections/models/users/people.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import { silentGateways } from '../../../server-kit/following/listening.ts';
import { among } from '../../conditions.ts';
import type { QueryKit } from '../../kit.ts';
import { countOf } from '../../list.ts';

/** Handler for what the first page of an organisation names for attention. The numbers are those of the list of people. */
export function attentionHandlers({ db, executor, records }: QueryKit) {
  /** The silent gateways that the organisation has applications for. */
  async function away(organisationId: string): Promise<GatewayName[]> {
    const missed = await silentGateways({ records });
    const used = await Promise.all(
      missed.map((name) => executor.reserved.count({ kind: `${name}.app.count`, of: organisationId })),
    );
    return missed.filter((_, n) => used[n]! > 0);
  }
  return {
    async attention({ unusedSince }, { actor }) {
      const organisationId = actor.organisationId!;
      const { where, among: unused } = peopleCalls.getPeople;
      const { model, column, of, first } = unused!;
      const asked = { unusedSince };
      const idle = among(model, column, { ...of(asked), organisationId }, first);
      const [withoutSecond, notUsed, silent] = await Promise.all([
        countOf(db, people, { withoutSecond: organisationId, organisationId }),
        countOf(db, people, { ...where(asked, organisationId), organisationId }, [idle]),
        away(organisationId),
      ]);
      return { errorCode: 0 as const, withoutSecond, unused: notUsed, silent };
    },
  } satisfies QueryHandlers;
}
