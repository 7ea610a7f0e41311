import { application } from '../../domain/application/application.ts';
import { ownSiteOf } from '../../domain/application/families.ts';
import { stillOpen } from '../../domain/invite/commands.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { begunBy, finishRegistration } from '../../passkeys/finish.ts';
import type { CommandHandlers } from '../../server-kit/http/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { joining, knownInvite, openInvite, useUp } from '../invites/openInvite.ts';

type Registering = Begun & { inviteId: string; applicationId: string; deviceId: string };
const token = 'register invited user';

/**
 * Handles the registration of people invited to an application that has no website of its own, such as a VPN. Their
 * passkeys belong to the organisation's host.
 */
export function invitedUserHandlers(kit: Kit) {
  const { executor, tokens, origins, clock } = kit;

  async function siteOf(applicationId: string | null, organisationId: string) {
    if (!applicationId) refuse('session.token');
    const { settings } = (await executor.look(ref(application, applicationId))).state;
    if (!settings || ownSiteOf(settings)) refuse('session.token');
    await mustStand(kit, { organisationId, applicationId });
    const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
    const origin = origins.org(subdomain ?? refuse('organisation.unknown'));
    return { applicationId, origin, rpId: new URL(origin).hostname, rpName: settings.name };
  }

  return {
    async registerUser({ accessToken }) {
      const { inviteId, organisationId, email, name, ...invited } = await openInvite(kit, accessToken);
      return beginRegistration(tokens, token, {
        ...(await siteOf(invited.applicationId, organisationId)),
        inviteId,
        deviceId: joining(inviteId, 'device'),
        userId: joining(inviteId, 'user'),
        userName: email,
        displayName: name,
      });
    },

    async verifyRegisterUser({ credential, transactionId }, { provenance }) {
      const begun = begunBy<Registering>(kit, token, transactionId);
      const { inviteId, applicationId } = begun;
      const { state, target, organisationId } = await knownInvite(kit, inviteId);
      // A used invitation passes: this may be a repeat, which the ids derived from it decide.
      if (!state.used) stillOpen(state, new Date(clock()));
      const { rpName: appName } = await siteOf(applicationId, organisationId);
      const { email, name } = await personalOf(kit, target);
      const id = joining(inviteId, 'user');
      const username = email ?? '';
      const person = { id, applicationId, username, name: name ?? '', inviteId, enrolling: true };
      const { position } = await executor.reserved.during(`user-${id}`, () =>
        finishRegistration(
          kit,
          begun,
          credential as never,
          { kind: 'user', id, organisationId, applicationId },
          provenance,
          async (by) => state.used || executor.execute(RegisterUser, person, by),
          (by) => useUp(kit, inviteId, by),
        ),
      );
      return { errorCode: 0, username, appName, position };
    },
  } satisfies CommandHandlers;
}
