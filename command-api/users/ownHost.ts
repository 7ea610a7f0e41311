import type { SentAttributes } from '../../api/calls/users/registering.ts';
import { application } from '../../domain/application/application.ts';
import { ownSiteOf } from '../../domain/application/families.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Caller, CommandHandlers } from '../../server-kit/http/request/caller.ts';
import { ownOrigin } from '../../server-kit/http/request/callerOf.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { applicationOf } from './invitedTo.ts';
import { beginUser, begunFor, finishUser, type Site } from './registration.ts';

type Answer = { credential: unknown; transactionId: string } & SentAttributes;
/** Handles registrations of users whose passkeys belong to the organisation's host. */
export function ownHostHandlers(kit: Kit) {
  /** The application, at the host of its organisation. Refuses applications whose users sign in on a site of their own. */
  async function siteAt(appId: string, caller: Caller): Promise<Site> {
    const { state: app, ancestors } = await kit.executor.look(ref(application, appId));
    const organisationId = ancestors.organisationId ?? refuse('session.token');
    const { subdomain } = (await kit.executor.look(ref(organisation, organisationId))).state;
    const { host } = caller;
    if (ownSiteOf(app.settings) || host.app !== 'org' || host.subdomain !== subdomain)
      refuse('session.token');
    await mustStand(kit, { organisationId, applicationId: appId });
    const origin = ownOrigin(kit, caller)!;
    return { appId, app, organisationId, origin, rpId: new URL(origin).hostname };
  }

  /** Begins the passkey of an invited person, or of one who lost all passkeys. */
  async function begin({ accessToken }: { accessToken: string }, caller: Caller) {
    const site = await siteAt(await applicationOf(kit, accessToken), caller);
    return beginUser(kit, site, { name: '', invite: accessToken });
  }

  async function verify({ credential, transactionId, birthdate, address }: Answer, caller: Caller) {
    const site = await siteAt(begunFor(kit, transactionId), caller);
    const { userId, username, position } = await finishUser(
      kit,
      site,
      { credential, transactionId } as never,
      caller,
      { ...(birthdate !== undefined && { birthdate }), ...address },
    );
    return { errorCode: 0, userId, username, appName: site.app.settings!.name, position } as const;
  }

  return {
    registerOIDCUsers: begin,
    registerSamlUser: begin,
    registerUser: begin,
    verifyRegisterUser: verify,
    createOIDCUser: verify,
    verifyRegisterSamlUser: verify,
  } satisfies CommandHandlers;
}
