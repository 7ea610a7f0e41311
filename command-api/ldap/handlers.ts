import { application } from '../../domain/application/application.ts';
import { CheckInvited } from '../../domain/invite/commands.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { CommandHandlers } from '../../server-kit/http/request/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { withinQuota } from '../../server-kit/limits/quota.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { openInvite } from '../invites/openInvite.ts';
import { isRightPassword, readerOf, testDirectory } from './directory.ts';
import { DirectoryError } from './problem.ts';

/** Handles the calls that ask an application's directory. */
export function directoryHandlers(kit: Kit) {
  return {
    async testLdapConnection({ appId }, { actor }) {
      const { ancestors } = await kit.executor.look(ref(application, appId));
      if (ancestors.organisationId !== actor.organisationId) refuse('application.unknown');
      try {
        await testDirectory(kit, await readerOf(kit, appId));
      } catch (error) {
        if (error instanceof DirectoryError) refuse('directory.failed', `${error.message}.`);
        throw error;
      }
      return { errorCode: 0 };
    },

    /** Only an invited person may have a password checked, so that nobody can guess passwords of the directory here. */
    async validateLdapUser({ accessToken, appId, userId, password }, { provenance }) {
      const { inviteId, applicationId, organisationId } = await openInvite(
        kit,
        accessToken ?? refuse('session.token'),
      );
      if (applicationId !== appId) refuse('session.token');
      await mustStand(kit, { organisationId, applicationId: appId });
      const reader = await readerOf(kit, appId);
      await withinQuota(kit, 'directoryPasswords', inviteId);
      await withinQuota(kit, 'directoryAccounts', `${appId} ${userId.toLowerCase()}`);
      let isRight: boolean;
      try {
        isRight = await isRightPassword(kit, reader, { userId, password });
      } catch (error) {
        if (!(error instanceof DirectoryError)) throw error;
        kit.log.warn({ appId, why: error.message }, 'a directory could not check a password');
        refuse('directory.away');
      }
      if (!isRight) refuse('directory.wrong');
      const { position } = await kit.executor.execute(CheckInvited, { id: inviteId }, provenance);
      return { errorCode: 0, errorMessage: '', position };
    },
  } satisfies CommandHandlers;
}
