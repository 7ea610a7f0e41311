import type { z } from 'zod';
import type { ssoCalls } from '../api/calls/sso.ts';
import { usersNamed } from '../approvals/requests.ts';
import { application } from '../domain/application/application.ts';
import { embeddedLogo } from '../domain/application/settings/shared.ts';
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
import type { Providers, Served } from './providers.ts';
import { pendingRequest } from './saml/requests.ts';
import { newTicket } from './tickets.ts';

type In<K extends 'loginOIDCUsers' | 'verifyLoginOIDCUsers'> = z.output<(typeof ssoCalls)[K]['body']>;
type SigningIn = Begun & { requestId: string; appId: string; username: string | null };
/** What is known about a request: its application, and the name that the application expects. */
type About = { appId: string; loginHint: string };

/** Handles the sign-in pages of OpenID and SAML applications. */
export function signInHandlers(kit: Kit, providers: Providers) {
  const openid = signingIn(kit, providers, 'sign in to openid', async (served, requestId) => {
    const request = await requestOf(served, requestId);
    return { appId: clientIdOf(request), loginHint: String(request.params.login_hint ?? '') };
  });
  const saml = signingIn(kit, providers, 'sign in to saml', async ({ organisationId }, requestId) => {
    const { appId } = await pendingRequest(kit, requestId, organisationId);
    return { appId, loginHint: '' };
  });
  return {
    readOidcRequest: openid.read,
    loginOIDCUsers: openid.begin,
    verifyLoginOIDCUsers: openid.finish,
    readSamlRequest: saml.read,
    loginSamlUser: saml.begin,
    verifyLoginSamlUser: saml.finish,
  };
}

/**
 * Handles the sign-in page of one protocol. The passkeys belong to the organisation's host. `token` is the kind of the
 * tokens that carry a ceremony, and `about` reads a request of the protocol.
 */
function signingIn(
  kit: Kit,
  providers: Providers,
  token: string,
  about: (served: Served, requestId: string) => Promise<About>,
) {
  const { executor } = kit;

  /** The request, its application and the place of the ceremony. Refuses unless the application is active. */
  async function asked(requestId: string, { host }: Caller) {
    const served = await providers(host);
    const { appId, loginHint } = await about(served, requestId);
    const { organisationId, issuer: origin } = served;
    await mustStand(kit, { organisationId, applicationId: appId });
    return { loginHint, appId, organisationId, origin, rpId: new URL(origin).hostname };
  }

  async function read({ requestId }: { requestId: string }, caller: Caller) {
    const { loginHint, appId } = await asked(requestId, caller);
    const { settings } = (await executor.look(ref(application, appId))).state;
    const { name, logo } = settings ?? refuse('application.unknown');
    return { errorCode: 0, application: { name, logo: embeddedLogo(logo) }, loginHint } as const;
  }

  async function begin({ requestId, username }: In<'loginOIDCUsers'>, caller: Caller) {
    const { appId, organisationId, origin, rpId } = await asked(requestId, caller);
    const feature = featureOf['this device'];
    if (!(await executor.grantedTo(organisationId, feature)))
      refuse('plan.feature', `${feature} is disabled`);
    return beginSignIn(kit.tokens, token, { rpId, origin, requestId, appId, username: username ?? null });
  }

  async function finish({ credential, transactionId }: In<'verifyLoginOIDCUsers'>, caller: Caller) {
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
    return { errorCode: 0, requestId, ticket, accepted, position } as const;
  }

  return { read, begin, finish };
}
