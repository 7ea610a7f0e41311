import { giveAccess, outcomesOf } from '../../approvals/giving.ts';
import { hold } from '../../approvals/invited.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { readyPerson } from './access.ts';
import { openInvite } from './openInvite.ts';
import { shownOutcomes } from './places.ts';

/** The call with which a known person accepts an invitation by its mailed link. */
export const acceptHandlers = (kit: Kit) =>
  ({
    async acceptInvite({ accessToken }, { provenance }) {
      const { inviteId, applicationId, ...invited } = await openInvite(kit, accessToken);
      const personId = await readyPerson(kit, { applicationId, ...invited });
      if (!personId || !applicationId) refuse('session.token');
      const { organisationId, email, name } = invited;
      await hold(kit, inviteId, provenance);
      await giveAccess(kit, { inviteId, personId, email, name }, provenance);
      const outcomes = await outcomesOf(kit, inviteId, personId);
      const given = outcomes.find(({ why }) => !why) ?? refuse('invite.unknown');
      const { settings } = (await kit.executor.look(ref(application, given.applicationId))).state;
      const applications = await shownOutcomes(kit, organisationId, outcomes);
      return { errorCode: 0, username: email, appName: settings?.name ?? '', applications };
    },
  }) satisfies CommandHandlers;
