import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { refuse } from '../../domain/refusals.ts';
import { accountIdOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personIdOf } from '../../server-kit/people.ts';
import type { Asked, Served } from '../served.ts';
import { useTicket } from '../tickets.ts';
import { proofOf, userIn } from './accounts.ts';
import { endSession } from './endSession.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
/** A browser's request about a sign-in request, and its answer. */
export type Asking = { requestId: string; req: IncomingMessage; res: ServerResponse };

/** The sign-in request with this id; refuses when it has expired or ended. */
async function requestOf({ provider }: Served, requestId: string): Promise<Interaction> {
  const found = await provider.Interaction.find(requestId);
  return found ?? refuse('sso.request');
}
/** The application of a request. */
const clientIdOf = ({ params }: Pick<Interaction, 'params'>) => String(params.client_id);

/** What a request asks for. */
export async function askedOf(served: Served, requestId: string): Promise<Asked> {
  const request = await requestOf(served, requestId);
  return { appId: clientIdOf(request), loginHint: String(request.params.login_hint ?? '') };
}

/** The request of this browser, which has its cookie. */
async function ownRequest({ provider }: Served, { requestId, req, res }: Asking): Promise<Interaction> {
  const found = await provider.interactionDetails(req, res).catch(() => refuse('sso.request'));
  return found.uid === requestId ? found : refuse('sso.request');
}

/**
 * Ends the browser's session of another account, whose place the new one takes. The library would first ask to sign the
 * other account out, on a page of its own.
 */
async function replaceSession(kit: Kit, organisationId: string, request: Interaction, accountId: string) {
  const { session } = request;
  if (!session?.accountId || session.accountId === accountId) return;
  await endSession(kit, organisationId, session.uid);
  delete request.session;
  await request.save(request.exp - Math.floor(kit.clock() / 1000));
}

/** Hands the sign-in of a ticket over to the provider, which sends the browser back to the application. */
export async function finishRequest(kit: Kit, served: Served, asking: Asking, given: unknown) {
  const { provider, organisationId } = served;
  const request = await ownRequest(served, asking);
  const ticket = await useTicket(kit, given, { requestId: request.uid, organisationId });
  const { userId, deviceId } = ticket ?? refuse('sso.request');
  const accountId = accountIdOf(await personIdOf(kit, userId), deviceId);
  if (!(await userIn(kit, organisationId, accountId, clientIdOf(request)))) refuse('sso.request');
  await replaceSession(kit, organisationId, request, accountId);
  const proof = await proofOf(kit, deviceId);
  await provider.interactionFinished(asking.req, asking.res, {
    login: { accountId, ...proof, remember: false },
    // What else a request may ask for is done with the sign-in.
    ...{ consent: {}, select_account: {} },
  });
}

/** Sends the browser back to the application without a sign-in. */
export async function abortRequest(served: Served, asking: Asking) {
  await ownRequest(served, asking);
  await served.provider.interactionFinished(asking.req, asking.res, {
    error: 'access_denied',
    error_description: 'The person did not sign in',
  });
}
