import express, { type Router } from 'express';
import { refuse } from '../domain/refusals.ts';
import { type Begun, beginSignIn } from '../passkeys/begin.ts';
import { must } from '../passkeys/client.ts';
import { begunBy, finishSignIn } from '../passkeys/finish.ts';
import { oneAccess } from '../passkeys/holders.ts';
import { acceptedOf } from '../passkeys/ownPasskeys.ts';
import { accountIdOf } from '../server-kit/access/signOns.ts';
import type { Caller } from '../server-kit/calls/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { bestAccess, personIdOf } from '../server-kit/people/people.ts';
import { mustStand } from '../server-kit/people/standing.ts';
import { proofOf } from './openid/accounts.ts';
import { startSession } from './saml/sessions.ts';
import type { Served, ServedBy } from './served.ts';
import { newTicket, useTicket } from './tickets.ts';

const token = 'sign in to the own page';
/** What tickets of this page answer in place of an application's request. */
const requestId = 'own page';
type SigningIn = Begun & { organisationId: string };
type In = { credential: unknown; transactionId: string };

/** Signs people in to their own page. The session is that of single sign-on, so that it opens the applications too. */
export function ownPage(kit: Kit) {
  const { executor, origins, tokens } = kit;

  async function here({ host }: Pick<Caller, 'host'>) {
    const subdomain = host.app === 'org' ? host.subdomain : refuse('request.elsewhere');
    const holder = await executor.reserved.holderOf('subdomain', subdomain);
    const organisationId = holder?.id ?? refuse('organisation.unknown');
    await mustStand(kit, { organisationId });
    const origin = origins.org(subdomain);
    return { organisationId, origin, rpId: new URL(origin).hostname };
  }

  async function ownLogin(_: unknown, caller: Caller) {
    return beginSignIn(tokens, token, await here(caller));
  }

  async function ownVerifyLogin({ credential, transactionId }: In, caller: Caller) {
    const begun = begunBy<SigningIn>(kit, token, transactionId);
    const { organisationId, rpId } = await here(caller);
    must(begun.organisationId === organisationId, 'another organisation');
    const { owner, holder, deviceId, position } = await finishSignIn(
      kit,
      begun,
      credential as never,
      caller.provenance,
      { as: (found) => oneAccess(kit, found, organisationId) },
    );
    await mayBeHere(owner.id, deviceId, organisationId);
    const ticket = await newTicket(kit, { requestId, organisationId, userId: owner.id, deviceId });
    const accepted = await acceptedOf(kit, holder.id, rpId, deviceId);
    return { errorCode: 0, ticket, accepted, position } as const;
  }

  /** Refuses a person or a device that is suspended, and a person who may use no application. */
  async function mayBeHere(userId: string, deviceId: string, organisationId: string) {
    const personId = await personIdOf(kit, userId);
    await mustStand(kit, { organisationId, personId, deviceId });
    const { why } = (await bestAccess(kit, personId)) ?? refuse('user.noAccess');
    if (why) refuse(why);
  }

  /** Takes a ticket, and begins the session, or makes it that of a new sign-in. */
  function endpoints(served: ServedBy): Router {
    const router = express.Router({ caseSensitive: true, strict: false });
    router.post(
      '/authenticate/me',
      express.json({ limit: '8kb' }),
      served(async (found: Served, req, res) => {
        // A page elsewhere could sign the browser in as somebody else.
        if (req.get('origin') !== found.issuer) refuse('request.origin');
        const { organisationId } = found;
        const ticket = await useTicket(kit, req.body?.ticket, { requestId, organisationId });
        const { userId, deviceId } = ticket ?? refuse('sso.request');
        await mayBeHere(userId, deviceId, organisationId);
        const accountId = accountIdOf(await personIdOf(kit, userId), deviceId);
        await startSession(kit, found, { req, res }, { accountId, ...(await proofOf(kit, deviceId)) });
        res.json({ errorCode: 0 });
      }),
    );
    return router;
  }

  return { handlers: { ownLogin, ownVerifyLogin }, endpoints };
}
