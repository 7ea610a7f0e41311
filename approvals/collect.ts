import { aboutKind } from '../domain/families/requests.ts';
import { refuse } from '../domain/refusals.ts';
import { CollectTransaction } from '../domain/transaction/approving.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { holderOf, personIn } from '../passkeys/holders.ts';
import { actingAs } from '../server-kit/calls/provenance.ts';
import { whereOf } from '../server-kit/http/request/userAgent.ts';
import type { Kit } from '../server-kit/kit.ts';
import { hashOf } from './challenge.ts';
import { carryOut } from './registration/enrol.ts';
import { lookAt } from './requests/look.ts';

/**
 * Collects the result of an approved request for the waiting screen: the sign-in, or the end of the registration.
 * `isFirst` is false for a repeat. `triedBy` is the member of the team who only tries a sign-in.
 */
export async function collect(
  kit: Kit,
  id: string,
  secret: string,
  provenance: Provenance,
  triedBy: string | null = null,
) {
  const { state, ancestors } = await lookAt(kit, id);
  const { approved, opened } = state;
  if (!approved || !opened) refuse('transaction.unknown');
  await carryOut(kit, id, provenance);
  const { ownerId, deviceId } = approved;
  const { kind, applicationId } = opened;
  const owner = { kind: aboutKind(kind).owner, id: ownerId };
  const organisationId = opened.organisationId ?? ancestors.organisationId!;
  const by = actingAs(provenance, owner.kind, ownerId, organisationId);
  const { position, events } = await kit.executor.execute(
    CollectTransaction,
    {
      id,
      secretHash: hashOf(secret),
      owner,
      personId: await personIn(kit, await holderOf(kit, owner)),
      organisationId,
      applicationId,
      deviceId,
      triedBy,
      ...whereOf(provenance),
    },
    by,
  );
  const { requestId, idpId } = opened;
  const isFirst = events.length > 0;
  return { kind, ownerId, deviceId, organisationId, applicationId, requestId, idpId, position, isFirst };
}
