import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Admin, admin } from '../../domain/admin/admin.ts';
import { AddAdminPasskey } from '../../domain/admin/commands.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { verifyAttestation } from '../../passkeys/attestation.ts';
import { type Begun, beginRegistration, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy } from '../../passkeys/finish.ts';
import { answeringPasskey, staffSite } from '../../passkeys/staff.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { deviceIn } from '../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';

type Adding = Begun & { adminId: string; confirmedBy: string };

/** What the registration of a further passkey of an account begins with. */
export const makingFor = (kit: Kit, id: string, username: string, passkeys: Admin['passkeys']) => ({
  ...{ ...staffSite(kit), rpName: 'Latchkey staff', holderId: id, userName: username, displayName: username },
  has: passkeys.map(({ credential }) => credential.credentialId),
  adminId: id,
});

/** Verifies a new passkey and adds it to the account. Its id comes from the challenge, so that a repeat resumes. */
export async function addPasskey(
  { executor }: Kit,
  begun: Begun & { adminId: string },
  given: {
    credential: unknown;
    name?: string | undefined;
    by: { passwords: number } | { confirmedBy: string };
  },
  caller: Caller,
) {
  const response = given.credential as RegistrationResponseJSON;
  const made = await verifyAttestation(begun, response, caller.userAgent);
  const actor = { role: 'admin', id: begun.adminId } as const;
  const added = await executor.execute(
    AddAdminPasskey,
    {
      ...{ id: begun.adminId, passkeyId: begun.id, credential: made, by: given.by },
      passkeyName: given.name ?? deviceIn(caller),
    },
    { ...caller.provenance, actor },
  );
  return { ...added, counter: made.counter };
}

/** Handles a further passkey of a signed-in member of the staff, which one of the known ones confirms. */
export function staffPasskeyHandlers(kit: Kit) {
  const { tokens } = kit;

  return {
    async confirmStaffPasskey(_, { actor }) {
      return beginSignIn(tokens, 'staff confirmation', { ...staffSite(kit), ownerId: actor.id });
    },

    async verifyConfirmStaffPasskey({ credential, transactionId }, { actor }) {
      const begun = begunBy<Begun>(kit, 'staff confirmation', transactionId);
      if (begun.ownerId !== actor.id) refuse('ceremony.failed');
      const response = credential as AuthenticationResponseJSON;
      const { passkeyId } = await answeringPasskey(kit, begun, response);
      const { username } = await personalOf(kit, ref(admin, actor.id));
      const { passkeys } = (await kit.executor.look(ref(admin, actor.id))).state;
      const about = { ...makingFor(kit, actor.id, username ?? '', passkeys), confirmedBy: passkeyId };
      // The new passkey gets the confirmation's id, so that a confirmation adds only one passkey.
      return beginRegistration(tokens, 'staff passkey', { ...about, id: begun.id });
    },

    async verifyAddStaffPasskey({ credential, transactionId, name }, caller) {
      const begun = begunBy<Adding>(kit, 'staff passkey', transactionId);
      if (begun.adminId !== caller.actor.id) refuse('ceremony.failed');
      const by = { confirmedBy: begun.confirmedBy };
      const { position } = await addPasskey(kit, begun, { credential, name, by }, caller);
      return { errorCode: 0, id: begun.id, position };
    },
  } satisfies CommandHandlers;
}
