import { hold, useUp } from '../../approvals/invited.ts';
import { stillOpen } from '../../domain/invite/commands.ts';
import { JoinTeam } from '../../domain/operator/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { begunBy, finishRegistration } from '../../passkeys/finish.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { joining, knownInvite, openInvite } from './openInvite.ts';

/** Handles joining a team on the base host, whose RP ID serves the members of all organisations. */
export function joinTeamHandlers(kit: Kit) {
  const { tokens, executor, origins, config, clock } = kit;

  return {
    async addAdmin({ accessToken }) {
      const { type, inviteId, email, name } = await openInvite(kit, accessToken);
      if (type !== 'ADD_ADMIN') refuse('session.token');
      return beginRegistration(tokens, 'join team', {
        rpId: config.BASE_DOMAIN,
        origin: origins.public,
        rpName: 'Latchkey',
        holderId: joining(inviteId, 'operator'),
        userName: email,
        displayName: name,
        inviteId,
      });
    },

    async verifyAddAdmin({ credential, transactionId }, caller) {
      const begun = begunBy<Begun & { inviteId: string }>(kit, 'join team', transactionId);
      const { inviteId } = begun;
      const { state, target, organisationId } = await knownInvite(kit, inviteId);
      if (!state.used) stillOpen(state, new Date(clock()));
      const { email, name } = await personalOf(kit, target);
      const id = joining(inviteId, 'operator');
      const person = { id, organisationId, inviteId, email: email ?? '', name: name ?? '', enrolling: true };
      const { position } = await executor.reserved.during(`operator-${id}`, () =>
        finishRegistration(
          kit,
          { ...begun, deviceId: joining(inviteId, 'device') },
          credential as never,
          { kind: 'operator', id, organisationId, applicationId: null },
          caller.provenance,
          async (by) => {
            if (state.used) return;
            await hold(kit, inviteId, by);
            await executor.execute(JoinTeam, person, by);
          },
          (by) => useUp(kit, inviteId, by),
        ),
      );
      return { errorCode: 0, email: email ?? '', position };
    },
  } satisfies CommandHandlers;
}
