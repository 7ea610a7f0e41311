import { isSuspension } from '../../api/calls/parts/suspending.ts';
import { application, enrollingOn } from '../../domain/application/application.ts';
import { isForPhones } from '../../domain/application/kinds.ts';
import { embeddedLogo } from '../../domain/application/settings/shared.ts';
import { lives, ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { knownOf } from '../../server-kit/people/details.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { devicesOf } from '../devices.ts';
import { startUserRecovery, userToRecover } from '../recovery/recoverUser.ts';
import { openUserAttempt, recoveryOf, userRecoveryLink } from '../recovery/recovery.ts';
import { personOf } from './joins.ts';

/** Handles devices of applications' users, and the link for users who lost all of them. */
export function userDeviceHandlers(kit: Kit) {
  const { executor } = kit;
  const devices = devicesOf(kit, 'user');

  /** Has a recovery link mailed, or answers it where no address is known. */
  async function sendRecovery(userId: string, { actor, provenance }: Caller) {
    const { state, ancestors } = await executor.look(ref(user, userId));
    if (!lives(state) || ancestors.organisationId !== actor.organisationId) refuse('user.unknown');
    const { mailed, position } = await startUserRecovery(kit, userId, provenance);
    if (mailed) return { errorCode: 0 as const, mailed, link: null, position };
    const { round } = await recoveryOf(kit, userId);
    const link = await userRecoveryLink(kit, { personId: userId, round });
    return { errorCode: 0 as const, mailed, link, position };
  }

  return {
    async suspendDevice(body, caller) {
      return devices.suspend(body, isSuspension(body), caller);
    },

    async removeDevice(body, caller) {
      return devices.remove(body, caller);
    },

    async updatePersonDevice({ suspended, ...named }, caller) {
      return devices.suspend(named, suspended, caller);
    },

    async removePersonDevice(named, caller) {
      return devices.remove(named, caller);
    },

    sendUserRecovery: ({ userId }, caller) => sendRecovery(userId, caller),

    async sendPersonRecovery({ personId }, caller) {
      await personOf(kit, personId, caller.actor.organisationId);
      return sendRecovery(await userToRecover(kit, personId), caller);
    },

    async readUserRecovery({ accessToken }) {
      const { link, organisationId, applicationId } = await openUserAttempt(kit, accessToken);
      const [person, company] = await Promise.all([
        knownOf(kit, link.personId),
        personalOf(kit, ref(organisation, organisationId)),
      ]);
      const { state } = await executor.look(ref(application, applicationId));
      const { name, logo } = state.settings ?? refuse('application.unknown');
      const origins = [...enrollingOn(state)];
      const byPhone = state.settings?.kind === 'radius' || isForPhones(state.settings);
      return {
        errorCode: 0,
        name: person.name ?? '',
        username: person.username ?? '',
        organisationName: company.name ?? '',
        application: { name, logo: embeddedLogo(logo), origins, byPhone },
      };
    },
  } satisfies CommandHandlers;
}
