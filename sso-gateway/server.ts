import type { RequestHandler, Router } from 'express';
import type { Call } from '../api/callKinds.ts';
import { type Calls, calls } from '../api/calls.ts';
import { callsOf } from '../api/derived.ts';
import type { HandlersOf } from '../server-kit/calls/caller.ts';
import { handlersByCall } from '../server-kit/calls/handlersByCall.ts';
import { serve } from '../server-kit/calls/serve.ts';
import type { Direct } from '../server-kit/http/app.ts';
import type { Kit } from '../server-kit/kit.ts';
import { openid } from './openid/protocol.ts';
import { ownPage } from './ownPage.ts';
import { ownSessionHandlers } from './ownSessions.ts';
import { directEndpoints, endpoints } from './protocol.ts';
import { providersOf } from './providers.ts';
import { samlApplications } from './saml/applications.ts';
import { singleLogout } from './saml/logout.ts';
import { metadataHandlers } from './saml/metadata/metadataCalls.ts';
import { samlProtocol } from './saml/protocol.ts';
import { samlTryouts } from './saml/trying.ts';
import { sharedSignInHandlers } from './signIn/signIn.ts';
import { tokenHandlers } from './tokens.ts';
import { startOpenid } from './tryout/openid.ts';
import { tryoutHandlers } from './tryout/trying.ts';

const signingIn = callsOf('sso', calls as Record<string, Call>);

/**
 * OpenID Connect and SAML: the calls of their sign-in pages and of tokens, and the protocols' endpoints at the root of
 * each host. `direct` answers those that need no Express.
 */
export function ssoGateway(kit: Kit): { api: Router; root: RequestHandler; direct: Direct } {
  const applications = samlApplications(kit);
  const logout = singleLogout(kit, applications);
  const providers = providersOf(kit, logout);
  const protocols = [openid, samlProtocol(kit, { applications, logout })];
  const own = ownPage(kit);
  const handlers: HandlersOf<Calls, 'sso'> = {
    ...tokenHandlers(kit),
    ...metadataHandlers(kit),
    ...own.handlers,
    ...ownSessionHandlers(kit),
    ...tryoutHandlers(kit),
  };
  const shared = sharedSignInHandlers(kit, providers, protocols);
  const byCall = handlersByCall(signingIn, handlers, shared);
  const api = serve(kit, signingIn, (call, input, caller, answer) =>
    byCall.get(call)!(input as never, caller, answer),
  );
  const starts = { oidc: startOpenid, saml: samlTryouts(kit, applications).start };
  return {
    api,
    root: endpoints(kit, providers, [...protocols, own], starts),
    direct: directEndpoints(kit, providers),
  };
}
