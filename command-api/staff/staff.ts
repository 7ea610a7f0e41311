import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Admin, admin } from '../../domain/admin/admin.ts';
import { AddAdminPasskey } from '../../domain/admin/commands.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { CompleteAdminSignIn } from '../../domain/transaction/commands.ts';
import { verifyAttestation } from '../../passkeys/attestation.ts';
import { type Begun, beginRegistration, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy, uniformly } from '../../passkeys/finish.ts';
import { accepted } from '../../passkeys/ownPasskeys.ts';
import { answeringPasskey, staffSite } from '../../passkeys/staff.ts';
import type { Answer, Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { deviceIn } from '../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { staffDoor } from './staffDoor.ts';

type Enrolling = Begun & { adminId: string; passwords: number };
type Adding = Begun & { adminId: string; confirmedBy: string };

/** Handles the staff's sign-in by passkey, on the admin host. The password only enrols the first passkey. */
export function staffHandlers(kit: Kit) {
  const { executor, tokens } = kit;
  const rp = staffSite(kit);
  const door = staffDoor(kit);
  const stateOf = async (id: string) => (await executor.look(ref(admin, id))).state;
  const making = (id: string, username: string, passkeys: Admin['passkeys']) => ({
    ...{ ...rp, rpName: 'Latchkey staff', holderId: id, userName: username, displayName: username },
    has: passkeys.map(({ credential }) => credential.credentialId),
    adminId: id,
  });
  const onAdminHost = ({ host }: Caller) => host.app === 'admin' || refuse('session.forbidden');

  /** Uses the challenge up and starts the session, which ends when its passkey is removed. */
  async function enter(
    { id }: Begun,
    { adminId, passkeyId, counter }: { adminId: string; passkeyId: string; counter: number },
    caller: Caller,
    answer: Answer,
  ) {
    const actor = { role: 'admin', id: adminId } as const;
    const provenance = { ...caller.provenance, actor };
    const done = await uniformly(() =>
      executor.execute(CompleteAdminSignIn, { id, adminId, passkeyId, counter }, provenance),
    );
    await answer.signIn(actor, { deviceId: passkeyId });
    const { username } = await personalOf(kit, ref(admin, adminId));
    return { errorCode: 0, username: username ?? '', position: done.position };
  }

  /** Verifies a new passkey and adds it to the account. Its id comes from the challenge, so that a repeat resumes. */
  async function add(
    begun: Begun & { adminId: string },
    given: {
      credential: unknown;
      name?: string | undefined;
      by: { passwords: number } | { confirmedBy: string };
    },
    caller: Caller,
  ) {
    const made = await verifyAttestation(
      begun,
      given.credential as RegistrationResponseJSON,
      caller.userAgent,
    );
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

  return {
    async adminLogin({ username, password, captcha }, caller) {
      onAdminHost(caller);
      const account = username.toLowerCase();
      const found = await executor.reserved.holderOf('admin', account);
      const isRight = await door.trying(account, captcha, async (lane) => {
        const { passwordHash } = found ? await personalOf(kit, found) : {};
        return kit.passwords.verify(password, passwordHash ?? undefined, lane);
      });
      if (!isRight || !found) return door.guarding(found?.id, caller, async () => refuse('session.password'));
      const { passkeys, passwords } = await stateOf(found.id);
      if (!passkeys.length) {
        const begun = beginRegistration(tokens, 'staff enrolment', {
          ...making(found.id, username, passkeys),
          passwords,
        });
        return { ...begun, username, step: 'enrol' as const };
      }
      const begun = beginSignIn(tokens, 'staff sign-in', { ...rp, ownerId: found.id });
      const allowCredentials = making(found.id, username, passkeys).has.map((id) => ({
        type: 'public-key' as const,
        id,
      }));
      return {
        ...begun,
        options: { ...begun.options, allowCredentials },
        username,
        step: 'passkey' as const,
      };
    },

    async staffLogin(_, caller) {
      onAdminHost(caller);
      return beginSignIn(tokens, 'staff sign-in', rp);
    },

    async verifyStaffLogin({ credential, transactionId }, caller, answer) {
      onAdminHost(caller);
      const response = credential as AuthenticationResponseJSON;
      const named = door.accountIn(response.response.userHandle);
      return door.guarding(named, caller, async () => {
        const begun = begunBy<Begun>(kit, 'staff sign-in', transactionId);
        const proof = await answeringPasskey(kit, begun, response);
        const reply = await enter(begun, proof, caller, answer);
        const { passkeys } = await stateOf(proof.adminId);
        const ids = passkeys.map(({ credential }) => credential.credentialId);
        return { ...reply, accepted: accepted(rp.rpId, proof.adminId, ids) };
      });
    },

    async verifyStaffEnrolment({ credential, transactionId }, caller, answer) {
      onAdminHost(caller);
      const begun = begunBy<Enrolling>(kit, 'staff enrolment', transactionId);
      const { id: passkeyId, adminId, passwords } = begun;
      const by = { passwords };
      const { counter } = await add(begun, { credential, by }, caller);
      return enter(begun, { adminId, passkeyId, counter }, caller, answer);
    },

    async confirmStaffPasskey(_, { actor }) {
      return beginSignIn(tokens, 'staff confirmation', { ...rp, ownerId: actor.id });
    },

    async verifyConfirmStaffPasskey({ credential, transactionId }, { actor }) {
      const begun = begunBy<Begun>(kit, 'staff confirmation', transactionId);
      if (begun.ownerId !== actor.id) refuse('ceremony.failed');
      const response = credential as AuthenticationResponseJSON;
      const { passkeyId } = await answeringPasskey(kit, begun, response);
      const { username } = await personalOf(kit, ref(admin, actor.id));
      const { passkeys } = await stateOf(actor.id);
      const about = { ...making(actor.id, username ?? '', passkeys), confirmedBy: passkeyId };
      // The new passkey gets the confirmation's id, so that a confirmation adds only one passkey.
      return beginRegistration(tokens, 'staff passkey', { ...about, id: begun.id });
    },

    async verifyAddStaffPasskey({ credential, transactionId, name }, caller) {
      const begun = begunBy<Adding>(kit, 'staff passkey', transactionId);
      if (begun.adminId !== caller.actor.id) refuse('ceremony.failed');
      const by = { confirmedBy: begun.confirmedBy };
      const { position } = await add(begun, { credential, name, by }, caller);
      return { errorCode: 0, id: begun.id, position };
    },
  } satisfies CommandHandlers;
}
