import { application } from '../../domain/application/application.ts';
import { CheckInvited } from '../../domain/invite/commands.ts';
import { type Actor, ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { openInvite } from '../invites/openInvite.ts';
import { personWith, readerOf, testDirectory } from './directory.ts';
import type { Person } from './entries.ts';
import { plainName } from './names.ts';
import { directoryName, entryDigest } from './people.ts';
import { previewOf } from './preview.ts';
import { AccountError, DirectoryError } from './problem.ts';

/** Handles the calls that ask an application's directory. */
export function directoryHandlers(kit: Kit) {
  async function mustBeOwn(appId: string, { organisationId }: Actor) {
    const { ancestors } = await kit.executor.look(ref(application, appId));
    if (ancestors.organisationId !== organisationId) refuse('application.unknown');
  }
  return {
    async testLdapConnection({ appId }, { actor }) {
      await mustBeOwn(appId, actor);
      try {
        await testDirectory(kit, await readerOf(kit, appId));
      } catch (error) {
        if (error instanceof DirectoryError) refuse('directory.failed', { why: error.fault });
        throw error;
      }
      return { errorCode: 0 };
    },

    async getLdapPreview({ appId }, { actor }) {
      await mustBeOwn(appId, actor);
      return previewOf(kit, appId);
    },

    /**
     * Only an invited person may have a password checked, and only that of the entry with the invited address, so that nobody
     * can guess passwords of the directory here. Of any other entry, the answer is as if there were none.
     */
    async validateLdapUser({ accessToken, appId, userId, password }, { provenance }) {
      const { inviteId, applicationId, organisationId, email } = await openInvite(
        kit,
        accessToken ?? refuse('session.token'),
      );
      if (applicationId !== appId) refuse('session.token');
      await mustStand(kit, { organisationId, applicationId: appId });
      const reader = await readerOf(kit, appId);
      await withinQuota(kit, 'directoryPasswords', inviteId);
      const keys = usernameKeys(appId, email);
      const mayTry = async ({ dn, names, emails }: Person) => {
        const own = [...names, ...emails].flatMap((name) => usernameKeys(appId, name));
        if (!own.some((key) => keys.includes(key))) return false;
        // A directory takes several spellings of a name for one, so its own name of the entry counts.
        await withinQuota(kit, 'directoryAccounts', `${appId} ${plainName(dn)}`);
        return true;
      };
      const person = await personWith(kit, reader, { userId, password }, mayTry).catch((error) => {
        if (error instanceof AccountError)
          refuse('directory.account', error.problem === 'account' ? undefined : { why: error.problem });
        if (!(error instanceof DirectoryError)) throw error;
        kit.log.warn({ appId, why: error.message }, 'a directory could not check a password');
        return refuse('directory.away');
      });
      if (!person) refuse('directory.wrong');
      const directory = directoryName(reader.settings);
      const hash = await kit.vault.hashOf(organisationId);
      const checked = { id: inviteId, entry: entryDigest({ organisationId, directory, hash }, person) };
      const { position } = await kit.executor.execute(CheckInvited, checked, provenance);
      return { errorCode: 0, errorMessage: '', position };
    },
  } satisfies CommandHandlers;
}
