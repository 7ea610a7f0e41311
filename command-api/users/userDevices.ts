import { isSuspension } from '../../api/calls/parts/suspending.ts';
import { application, originsOf } from '../../domain/application/application.ts';
import { embeddedLogo } from '../../domain/application/settings/shared.ts';
import { lives, ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { devicesOf } from '../devices.ts';
import { startUserRecovery } from '../recovery/recoverUser.ts';
import { openUserAttempt, recoveryOf, userRecoveryLink } from '../recovery/recovery.ts';

/** Handles devices of applications' users, and the link for users who lost all of them. */
export function userDeviceHandlers(kit: Kit) {
  const { executor } = kit;
  const devices = devicesOf(kit, 'user');
  return {
    async suspendDevice(body, caller) {
      return devices.suspend(body, isSuspension(body), caller);
    },

    async removeDevice(body, caller) {
      return devices.remove(body, caller);
    },

    async sendUserRecovery({ userId }, caller) {
      const { state, ancestors } = await executor.look(ref(user, userId));
      if (!lives(state) || ancestors.organisationId !== caller.actor.organisationId) refuse('user.unknown');
      const { mailed, position } = await startUserRecovery(kit, userId, caller.provenance);
      if (mailed) return { errorCode: 0, mailed, link: null, position };
      const { round } = await recoveryOf(kit, userId);
      return {
        errorCode: 0,
        mailed,
        link: await userRecoveryLink(kit, { personId: userId, round }),
        position,
      };
    },

    async readUserRecovery({ accessToken }) {
      const { link, organisationId, applicationId } = await openUserAttempt(kit, accessToken);
      const [person, company] = await Promise.all([
        personalOf(kit, ref(user, link.personId)),
        personalOf(kit, ref(organisation, organisationId)),
      ]);
      const { state } = await executor.look(ref(application, applicationId));
      const { name, logo } = state.settings ?? refuse('application.unknown');
      const origins = [...originsOf(state)];
      return {
        errorCode: 0,
        name: person.name ?? '',
        username: person.username ?? '',
        organisationName: company.name ?? '',
        application: { name, logo: embeddedLogo(logo), origins },
      };
    },
  } satisfies CommandHandlers;
}
