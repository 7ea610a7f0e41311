import type { z } from 'zod';
import type { ssoCalls } from '../../api/calls/signIn/sso.ts';
import type { Calls } from '../../api/calls.ts';
import { offeredMethods } from '../../approvals/offeredMethods.ts';
import { type Noting, offeringHelp } from '../../approvals/offeringHelp.ts';
import { isNamed } from '../../approvals/requests/open.ts';
import { application } from '../../domain/application/application.ts';
import { embeddedLogo } from '../../domain/application/settings/shared.ts';
import { ref } from '../../domain/kit.ts';
import { featureOf } from '../../domain/methods.ts';
import { refuse } from '../../domain/refusals.ts';
import { type Begun, beginSignIn } from '../../passkeys/begin.ts';
import { must } from '../../passkeys/client.ts';
import { begunBy, finishSignIn } from '../../passkeys/finish.ts';
import { userHere } from '../../passkeys/holders.ts';
import { acceptedOf } from '../../passkeys/ownPasskeys.ts';
import type { Caller, SharedHandlersOf } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Protocol, Providers } from '../served.ts';
import { newTicket } from '../tickets.ts';
import { notingRefusals } from '../tryout/tryouts.ts';
import { type FindRequest, findsRequest } from './findRequest.ts';
import { phoneSignIn } from './phone.ts';

type In<K extends 'loginOIDCUsers' | 'verifyLoginOIDCUsers'> = z.output<(typeof ssoCalls)[K]['body']>;
type SigningIn = Begun & { requestId: string; appId: string; username: string | null };

/** Handles the sign-in pages of the protocols' applications, for each protocol alike. */
export function sharedSignInHandlers(
  kit: Kit,
  providers: Providers,
  protocols: readonly Protocol[],
): SharedHandlersOf<Calls, 'sso'> {
  const pages = new Map(
    protocols.map(({ family, find }) => {
      const asked = findsRequest(kit, providers, find);
      return [
        family,
        { ...signingIn(kit, `sign in to ${family}`, asked), phone: phoneSignIn(kit, family, asked) },
      ];
    }),
  );
  return {
    readsRequest: (family) => pages.get(family)!.read,
    beginsSignIn: (family) => pages.get(family)!.begin,
    endsSignIn: (family) => pages.get(family)!.finish,
    opensApproval: (family) => pages.get(family)!.phone.open,
    collectsApproval: (family) => pages.get(family)!.phone.collect,
  };
}

/** Handles the sign-in page of one protocol. `token` is the kind of the tokens that carry a ceremony. */
function signingIn(kit: Kit, token: string, asked: FindRequest) {
  const { executor } = kit;

  async function read({ requestId }: { requestId: string }, caller: Caller) {
    const { loginHint, appId, organisationId } = await asked(requestId, caller);
    const { settings } = (await executor.look(ref(application, appId))).state;
    const { name, logo } = settings ?? refuse('application.unknown');
    const methods = await offeredMethods(kit, organisationId);
    return { errorCode: 0, application: { name, logo: embeddedLogo(logo) }, loginHint, methods } as const;
  }

  async function begin({ requestId, username }: In<'loginOIDCUsers'>, caller: Caller) {
    const { appId, organisationId, origin, rpId } = await asked(requestId, caller);
    const feature = featureOf['this device'];
    if (!(await executor.grantedTo(organisationId, feature))) refuse('plan.feature', { feature });
    return beginSignIn(kit.tokens, token, { rpId, origin, requestId, appId, username: username ?? null });
  }

  async function finish({ credential, transactionId }: In<'verifyLoginOIDCUsers'>, caller: Caller) {
    const begun = begunBy<SigningIn>(kit, token, transactionId);
    const { requestId, username } = begun;
    const { appId, organisationId, origin, tryout } = await asked(requestId, caller);
    must(begun.appId === appId && begun.origin === origin, 'another application');
    const signIn = (noting: Noting) =>
      finishSignIn(kit, begun, credential as never, caller.provenance, {
        as: noting(userHere(kit, appId)),
        fits: isNamed(kit, appId, username),
        triedBy: tryout?.triedBy,
      });
    const { owner, holder, deviceId, position } = await notingRefusals(kit, tryout, () =>
      offeringHelp(kit, appId, signIn),
    );
    const ticket = await newTicket(kit, { requestId, organisationId, userId: owner.id, deviceId });
    const accepted = await acceptedOf(kit, holder.id, begun.rpId, deviceId);
    return { errorCode: 0, requestId, ticket, accepted, position } as const;
  }

  return { read, begin, finish };
}
