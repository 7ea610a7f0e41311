import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { recoveryCalls } from '../../api/calls/recovery.ts';
import { RequestRecovery } from '../../domain/recovery/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import { CompleteAdminSignIn } from '../../domain/transaction/commands.ts';
import { type Begun, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy, uniformly } from '../../passkeys/finish.ts';
import { answeringPasskey, staffSite } from '../../passkeys/staff.ts';
import type { Answer, Caller } from '../../server-kit/http/caller.ts';
import { provenanceOf } from '../../server-kit/http/provenance.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { recoverable } from './recovery.ts';

type In = z.output<typeof recoveryCalls.verifyStaffRecovery.body>;
type Sending = Begun & { ownerId: string; personId: string };
const token = 'staff recovery';
const send = { path: 'POST /admin/verify-recovery-assertion' } as const;

/** Handles the staff's link for an operator who lost every device. */
export function staffRecoveryHandlers(kit: Kit) {
  const { executor, tokens } = kit;

  async function staffRecovery({ userId }: { userId: string }, { actor }: Caller) {
    await recoverable(kit, userId);
    return beginSignIn(tokens, token, { ...staffSite(kit), ownerId: actor.id, personId: userId });
  }

  /** The staff member confirms with a passkey. This counts as a sign-in, which uses the challenge up. */
  async function verifyStaffRecovery({ credential, transactionId }: In, caller: Caller, answer: Answer) {
    const begun = begunBy<Sending>(kit, token, transactionId);
    const { id, ownerId, personId } = begun;
    if (ownerId !== caller.actor.id) refuse('ceremony.failed');
    const proof = await answeringPasskey(kit, begun, credential as AuthenticationResponseJSON);
    if (proof.adminId !== ownerId) refuse('ceremony.failed');
    await recoverable(kit, personId);
    const provenance = provenanceOf(send, { userId: personId }, caller);
    await uniformly(() => executor.execute(CompleteAdminSignIn, { id, ...proof }, provenance));
    const { position } = await executor.execute(
      RequestRecovery,
      { id: personId, owner: { kind: 'operator', id: personId }, by: 'staff' },
      provenance,
    );
    answer.position(position);
    return { errorCode: 0 };
  }
  return { staffRecovery, verifyStaffRecovery };
}
