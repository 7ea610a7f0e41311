import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { refuse } from '../../domain/refusals.ts';
import { accountIdOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personIdOf } from '../../server-kit/people/people.ts';
import { endSession } from '../../server-kit/signOnEnds.ts';
import type { Asked, Served } from '../served.ts';
import { useTicket } from '../tickets.ts';
import { proofOf, userIn } from './accounts.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
/** A browser's request about a sign-in request, and its answer. */
export type Asking = { requestId: string; req: IncomingMessage; res: ServerResponse };

/** The application of a request. */
const clientIdOf = ({ params }: Pick<Interaction, 'params'>) => String(params.client_id);

/** What a request asks for; refuses when it has expired or ended. */
export async function askedOf({ provider, tryouts }: Served, requestId: string): Promise<Asked> {
  const request = await provider.Interaction.find(requestId);
  if (!request) return (await tryouts.asked(requestId)) ?? refuse('sso.request');
  return { appId: clientIdOf(request), loginHint: String(request.params.login_hint ?? '') };
}

type OwnRequest = { provider: Provider; request: Interaction };
/** The request of this browser, which has its cookie, and the provider that it came to: the ordinary one, or that of tryouts. */
async function ownRequest(
  { provider, tryouts }: Served,
  { requestId, req, res }: Asking,
): Promise<OwnRequest> {
  const at = async (provider: Provider) => {
    const request = await provider.interactionDetails(req, res).catch(() => undefined);
    return request?.uid === requestId ? { provider, request } : undefined;
  };
  const own = await at(provider);
  if (own) return own;
  if (!(await tryouts.asked(requestId))) refuse('sso.request');
  return (await at(await tryouts.provider())) ?? refuse('sso.request');
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
  const { organisationId } = served;
  const { provider, request } = await ownRequest(served, asking);
  const ticket = await useTicket(kit, given, { requestId: request.uid, organisationId });
  const { userId, deviceId, transactionId } = ticket ?? refuse('sso.request');
  const accountId = accountIdOf(await personIdOf(kit, userId), deviceId);
  if (!(await userIn(kit, organisationId, accountId, clientIdOf(request)))) refuse('sso.request');
  await replaceSession(kit, organisationId, request, accountId);
  const proof = await proofOf(kit, deviceId);
  await provider.interactionFinished(asking.req, asking.res, {
    // The library keeps what it does not know, such as the transaction, until the session has begun.
    login: { accountId, ...proof, remember: false, ...(transactionId && { transactionId }) },
    // What else a request may ask for is done with the sign-in.
    ...{ consent: {}, select_account: {} },
  });
}

/** Sends the browser back to the application without a sign-in. */
export async function abortRequest(served: Served, asking: Asking) {
  const { provider } = await ownRequest(served, asking);
  await provider.interactionFinished(asking.req, asking.res, {
    error: 'access_denied',
    error_description: 'The person did not sign in',
  });
}
