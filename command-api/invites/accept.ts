import { application } from '../../domain/application/application.ts';
import { lives, ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { accessAt } from '../../server-kit/people.ts';
import { giveAccess, readyPerson } from './access.ts';
import { openInvite } from './openInvite.ts';

/** The call with which a known person accepts an invitation by its mailed link. */
export const acceptHandlers = (kit: Kit) =>
  ({
    async acceptInvite({ accessToken }, { provenance }) {
      const { inviteId, applicationId, ...invited } = await openInvite(kit, accessToken);
      const personId = await readyPerson(kit, { applicationId, ...invited });
      if (!personId || !applicationId) refuse('session.token');
      const { email, name } = invited;
      await giveAccess(kit, { inviteId, personId, applicationId, email, name }, provenance);
      const { state } = await accessAt(kit, personId, applicationId);
      if (!lives(state)) refuse('invite.unknown');
      const { settings } = (await kit.executor.look(ref(application, applicationId))).state;
      return { errorCode: 0, username: email, appName: settings?.name ?? '' };
    },
  }) satisfies CommandHandlers;
