import type { z } from 'zod';
import type { ssoCalls } from '../api/calls/sso.ts';
import { usersNamed } from '../approvals/requests.ts';
import { application } from '../domain/application/application.ts';
import { ref } from '../domain/kit.ts';
import { refuse } from '../domain/refusals.ts';
import { featureOf } from '../domain/transaction/methods.ts';
import { type Begun, beginSignIn } from '../passkeys/begin.ts';
import { must } from '../passkeys/client.ts';
import { begunBy, finishSignIn } from '../passkeys/finish.ts';
import { acceptedOf } from '../passkeys/ownPasskeys.ts';
import type { Caller } from '../server-kit/http/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { mustStand } from '../server-kit/standing.ts';
import { clientIdOf, requestOf } from './openid/interactions.ts';
import type { Providers } from './providers.ts';
import { newTicket } from './tickets.ts';

type In<K extends 'loginOIDCUsers' | 'verifyLoginOIDCUsers'> = z.output<(typeof ssoCalls)[K]['body']>;
type SigningIn = Begun & { requestId: string; appId: string; username: string | null };
const token = 'sign in to openid';

/** Handles the sign-in page of OpenID applications. Their passkeys belong to the organisation's host. */
export function signInHandlers(kit: Kit, providers: Providers) {
  const { executor } = kit;

  /** The request, its application and the place of the ceremony. Refuses unless the application is active. */
  async function asked(requestId: string, { host }: Caller) {
    const served = await providers(host);
    const request = await requestOf(served, requestId);
    const appId = clientIdOf(request);
    const { organisationId, issuer: origin } = served;
    await mustStand(kit, { organisationId, applicationId: appId });
    return { request, appId, organisationId, origin, rpId: new URL(origin).hostname };
  }

  async function readOidcRequest({ requestId }: { requestId: string }, caller: Caller) {
    const { request, appId } = await asked(requestId, caller);
    const { settings } = (await executor.look(ref(application, appId))).state;
    const { name, logo } = settings ?? refuse('application.unknown');
    return { errorCode: 0, application: { name, logo }, loginHint: String(request.params.login_hint ?? '') };
  }

  async function loginOIDCUsers({ requestId, username }: In<'loginOIDCUsers'>, caller: Caller) {
    const { appId, organisationId, origin, rpId } = await asked(requestId, caller);
    const feature = featureOf['this device'];
    if (!(await executor.grantedTo(organisationId, feature)))
      refuse('plan.feature', `${feature} is disabled`);
    return beginSignIn(kit.tokens, token, { rpId, origin, requestId, appId, username: username ?? null });
  }

  async function verifyLoginOIDCUsers(
    { credential, transactionId }: In<'verifyLoginOIDCUsers'>,
    caller: Caller,
  ) {
    const begun = begunBy<SigningIn>(kit, token, transactionId);
    const { requestId, username } = begun;
    const { appId, organisationId, origin } = await asked(requestId, caller);
    must(begun.appId === appId && begun.origin === origin, 'another application');
    const fits = async ({ applicationId, id }: { applicationId: string | null; id: string }) => {
      if (applicationId !== appId || !username) return applicationId === appId;
      return (await usersNamed(kit, appId, username)).includes(id);
    };
    const { owner, deviceId, position } = await finishSignIn(
      kit,
      begun,
      credential as never,
      caller.provenance,
      fits,
    );
    const ticket = await newTicket(kit, { requestId, organisationId, userId: owner.id, deviceId });
    const accepted = await acceptedOf(kit, owner.id, begun.rpId);
    return { errorCode: 0, requestId, ticket, accepted, position };
  }

  return { readOidcRequest, loginOIDCUsers, verifyLoginOIDCUsers };
}
