import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { admin } from '../../domain/admin/admin.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { CompleteAdminSignIn } from '../../domain/transaction/commands.ts';
import { type Begun, beginRegistration, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy, uniformly } from '../../passkeys/finish.ts';
import { accepted } from '../../passkeys/ownPasskeys.ts';
import { answeringPasskey, staffSite } from '../../passkeys/staff.ts';
import type { Answer, Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { staffDoor } from './staffDoor.ts';
import { addPasskey, makingFor } from './staffPasskeys.ts';

type Enrolling = Begun & { adminId: string; passwords: number };

/** Handles the staff's sign-in by passkey, on the admin host. The password only enrols the first passkey. */
export function staffHandlers(kit: Kit) {
  const { executor, tokens } = kit;
  const rp = staffSite(kit);
  const door = staffDoor(kit);
  const stateOf = async (id: string) => (await executor.look(ref(admin, id))).state;
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
          ...makingFor(kit, found.id, username, passkeys),
          passwords,
        });
        return { ...begun, username, step: 'enrol' as const };
      }
      const begun = beginSignIn(tokens, 'staff sign-in', { ...rp, ownerId: found.id });
      const allowCredentials = makingFor(kit, found.id, username, passkeys).has.map((id) => ({
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
      const { counter } = await addPasskey(kit, begun, { credential, by }, caller);
      return enter(begun, { adminId, passkeyId, counter }, caller, answer);
    },
  } satisfies CommandHandlers;
}
