import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { RequestRecovery } from '../../domain/recovery/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import { CompleteAdminSignIn } from '../../domain/transaction/commands.ts';
import { type Begun, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy, uniformly } from '../../passkeys/finish.ts';
import { answeringPasskey, staffSite } from '../../passkeys/staff.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { recoverable } from './recovery.ts';

type Sending = Begun & { ownerId: string; personId: string };
const token = 'staff recovery';

/** Handles the staff's link for an operator who lost every device. */
export function staffRecoveryHandlers(kit: Kit) {
  const { executor, tokens } = kit;
  return {
    async staffRecovery({ userId }, { actor }) {
      await recoverable(kit, userId);
      return beginSignIn(tokens, token, { ...staffSite(kit), ownerId: actor.id, personId: userId });
    },

    /** The staff member confirms with a passkey. This counts as a sign-in, which uses the challenge up. */
    async verifyStaffRecovery({ credential, transactionId }, caller) {
      const begun = begunBy<Sending>(kit, token, transactionId);
      const { id, ownerId, personId } = begun;
      if (ownerId !== caller.actor.id) refuse('ceremony.failed');
      const proof = await answeringPasskey(kit, begun, credential as AuthenticationResponseJSON);
      if (proof.adminId !== ownerId) refuse('ceremony.failed');
      await recoverable(kit, personId);
      // The request names its ceremony alone, so the person whom the link is for is added.
      const provenance = { ...caller.provenance, request: { userId: personId } };
      await uniformly(() => executor.execute(CompleteAdminSignIn, { id, ...proof }, provenance));
      const { position } = await executor.execute(
        RequestRecovery,
        { id: personId, owner: { kind: 'operator', id: personId }, by: 'staff' },
        provenance,
      );
      return { errorCode: 0, position };
    },
  } satisfies CommandHandlers;
}
