import { decodeJwt, decodeProtectedHeader } from 'jose';
import { newNumber } from '../../approvals/challenge.ts';
import { withCode } from '../../approvals/links.ts';
import { closingUnless, entersByName } from '../../approvals/networks/asking.ts';
import { notify } from '../../approvals/push/notify.ts';
import { pusherOf } from '../../approvals/push/pusher.ts';
import { vapidOf } from '../../approvals/push/vapid.ts';
import { lookAt, whoseIs } from '../../approvals/requests/look.ts';
import { openUserRequest } from '../../approvals/requests/open.ts';
import { application } from '../../domain/application/application.ts';
import { ownSiteOf, type Settings } from '../../domain/application/kinds.ts';
import { families } from '../../domain/families/families.ts';
import { ref } from '../../domain/kit.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { holdersWith } from '../../passkeys/holders.ts';
import { tokenFor, verifiedSignIn } from '../../passkeys/userToken.ts';
import { asVisitor } from '../../server-kit/calls/callerOf.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { askable } from './askable.ts';
import type { AskedWay } from './asked.ts';
import { toldBy } from './openid.ts';
import { type Approval, failed, type Outcome, refusedAs } from './tryouts.ts';

const { kind } = families.general.requests.signIn;
/** The kind of the requests by which web and mobile applications sign somebody in by phone. */
export const siteRequest = kind;

/** What stands among the facts, or is of no interest, in what the back end gets. */
const aboutToken = new Set(['iss', 'aud', 'iat', 'exp', 'amr', 'appId', 'errorCode', 'kind']);

/**
 * What the back end of the application would get: the token, decoded, and what `verifyToken` answers about it. The token
 * itself is thrown away here, so that nobody can sign in with it.
 */
async function accepted(
  kit: Kit,
  { id: transactionId, facts }: Approval,
  { ownerId: userId, deviceId, ...where }: Parameters<AskedWay['approved']>[1],
): Promise<Outcome> {
  const { organisationId, applicationId } = where;
  const appId = applicationId!;
  const { state: app } = await kit.executor.look(ref(application, appId));
  const who = { userId, deviceId, transactionId };
  const { accessToken, expiresIn } = await tokenFor(kit, { app, appId, organisationId }, who);
  const claims = decodeJwt(accessToken);
  const verified = await verifiedSignIn(kit, accessToken);
  return {
    ...toldBy({ accessToken: claims, verifyToken: { ...verified } }, aboutToken),
    state: 'signedIn',
    facts: [
      ...facts,
      { name: 'signedInAt', value: new Date(kit.clock()).toISOString() },
      { name: 'issuer', value: String(claims.iss) },
      { name: 'audience', value: String(claims.aud) },
      { name: 'expiresIn', value: String(expiresIn) },
      { name: 'amr', value: JSON.stringify(claims.amr) },
      { name: 'algorithm', value: String(decodeProtectedHeader(accessToken).alg) },
    ],
    problem: null,
  };
}

/** Tryouts of web and mobile applications, whose people are asked on a phone as by a page of the application. */
export const siteWay = (kit: Kit): AskedWay => ({
  refused: async ({ approval: { facts } }, error) => ({ ...failed(refusedAs(error)), facts }),
  unapproved: async ({ approval: { facts } }, { code }) => ({
    ...failed(refusedAs(new Refusal(code))),
    facts,
  }),
  approved: (approval, collected) => accepted(kit, approval, collected),
  async meanwhile({ approval: { url } }, { number }) {
    return { request: { number: number!, url: null, svg: null, ...(url && (await withCode(url))) } };
  },
  // At a sign-in a visitor of the application's page asks, of whom nothing is known yet.
  as: (caller) => ({ ...asVisitor(caller), idempotencyKey: undefined }),
});

type Site = { applicationId: string; organisationId: string; settings: Settings };
/** Who is asked, how, and from where. */
type SiteAsked = {
  site: Site;
  username: string;
  method: 'phone' | 'push';
  from: { device: string; ip: string };
};

/** Asks as a page of the application would. Refuses where a page would wait in vain. */
export function siteAsking(kit: Kit) {
  const pusher = pusherOf(kit, vapidOf(kit));

  /** Sends the request to the apps of the person, within the limit that holds for everybody who asks. */
  async function sends(id: string, provenance: Provenance) {
    const { state } = await lookAt(kit, id);
    const owner = (await whoseIs(kit, state)) ?? refuse('tryout.nobody');
    const to = { owner, organisationId: state.opened!.organisationId!, transactionId: id };
    const asked = await notify(kit, pusher, to, provenance);
    asked?.send().catch((error) => kit.log.warn({ err: error }, 'a push message was not sent'));
  }

  return async (
    { id, secret }: Approval,
    { site, username, method, from }: SiteAsked,
    provenance: Provenance,
  ) => {
    const { applicationId, settings } = site;
    if (ownSiteOf(settings)?.remotePlatformAuth === false) refuse('tryout.remote');
    const personId = await askable(kit, site, { kind, username });
    const byPush = method === 'push';
    if (byPush) {
      const apps = await pusher.appsOf(await holdersWith(kit, { kind: 'person', id: personId }));
      if (!apps.length) refuse('tryout.app');
    }
    await entersByName(kit, site, username);
    const made = { id, secret, number: newNumber() };
    await openUserRequest(kit, { kind, applicationId, username, byPush, made, ...from }, provenance);
    if (byPush) await closingUnless(kit, id, provenance, () => sends(id, provenance));
  };
}
