import type { RequestHandler, Router } from 'express';
import type { Call } from '../api/callKinds.ts';
import { type Calls, calls } from '../api/calls.ts';
import { callsOf } from '../api/derived.ts';
import type { HandlersOf } from '../server-kit/calls/caller.ts';
import { handlersByCall } from '../server-kit/calls/handlersByCall.ts';
import { serve } from '../server-kit/calls/serve.ts';
import type { Direct } from '../server-kit/http/app.ts';
import type { Kit } from '../server-kit/kit.ts';
import { directEndpoints, protocol } from './protocol.ts';
import { providersOf } from './providers.ts';
import { samlApplications } from './saml/applications.ts';
import { singleLogout } from './saml/logout.ts';
import { signInHandlers } from './signIn/signIn.ts';
import { tokenHandlers } from './tokens.ts';

const signingIn = callsOf('sso', calls as Record<string, Call>);

/**
 * OpenID Connect and SAML: the calls of their sign-in pages and of tokens, and the protocols' endpoints at the root of
 * each host. `direct` answers those that need no Express.
 */
export function ssoGateway(kit: Kit): { api: Router; root: RequestHandler; direct: Direct } {
  const applications = samlApplications(kit);
  const logout = singleLogout(kit, applications);
  const providers = providersOf(kit, logout);
  const handlers: HandlersOf<Calls, 'sso'> = {
    ...signInHandlers(kit, providers),
    ...tokenHandlers(kit),
  };
  const byCall = handlersByCall(signingIn, handlers);
  const api = serve(kit, signingIn, (call, input, caller, answer) =>
    byCall.get(call)!(input as never, caller, answer),
  );
  const root = protocol(kit, providers, { applications, logout });
  return { api, root, direct: directEndpoints(kit, providers) };
}
