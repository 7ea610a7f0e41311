import type { Router } from 'express';
import type { Call, Does, Mapping } from '../api/callKinds.ts';
import { type Calls, calls } from '../api/calls.ts';
import { callsOf } from '../api/derived.ts';
import { formsOf } from '../domain/addresses.ts';
import { lives, type Ref } from '../domain/kit.ts';
import { refuse } from '../domain/refusals.ts';
import { idOf } from '../event-store/executor/ids.ts';
import { newSecret } from '../server-kit/access/secrets.ts';
import type { Caller, HandlersOf, SharedHandlersOf } from '../server-kit/calls/caller.ts';
import { handlersByCall } from '../server-kit/calls/handlersByCall.ts';
import { serve } from '../server-kit/calls/serve.ts';
import { mustBeCertificate } from '../server-kit/keys/certificates.ts';
import type { Kit } from '../server-kit/kit.ts';
import { personalOf } from '../server-kit/people/personal.ts';
import { billingDetailsHandlers } from './billing/billingDetails.ts';
import { paymentHandlers } from './billing/payments.ts';
import { brandHandlers } from './brand/brand.ts';
import { groupHandlers } from './groups.ts';
import { helpHandlers } from './help/help.ts';
import { acceptHandlers } from './invites/accept.ts';
import { inviteHandlers } from './invites/invites.ts';
import { joinTeamHandlers } from './invites/joinTeam.ts';
import { inviteRunHandlers } from './invites/runs.ts';
import { directoryHandlers } from './ldap/handlers.ts';
import { notOurs, ownOriginOf } from './notOurs.ts';
import { applicationHandlers } from './operators/applications/applications.ts';
import { withOwnLogo } from './operators/applications/logos.ts';
import { oidcApplicationHandlers } from './operators/applications/oidcApplications.ts';
import { samlCertificateHandlers } from './operators/applications/samlCertificates.ts';
import { leavingHandlers } from './operators/leaving.ts';
import { mailAgainHandlers } from './operators/mailsAgain.ts';
import { operatorDeviceHandlers } from './operators/operatorDevices.ts';
import { operatorHandlers } from './operators/operators.ts';
import { organisationHandlers } from './operators/organisations.ts';
import { ownDeviceHandlers } from './operators/ownDevices.ts';
import { ownLanguageHandlers } from './operators/ownLanguage.ts';
import { resourceHandlers } from './operators/resources.ts';
import { ownSessionHandlers } from './operators/sessions/ownSessions.ts';
import { sessionHandlers } from './operators/sessions/sessions.ts';
import { teamHandlers } from './operators/team.ts';
import type { Steps } from './passkeySteps/gather.ts';
import { passkeyStepHandlers } from './passkeySteps/handlers.ts';
import { appHandlers } from './phone/app.ts';
import { approvalHandlers } from './phone/approvals.ts';
import { pushHandlers } from './phone/push.ts';
import { transactionHandlers } from './phone/transactions.ts';
import { radiusAppHandlers } from './radius/radiusApps.ts';
import { recoveryHandlers } from './recovery/recoverOperator.ts';
import { sendingHandlers } from './recovery/sendRecovery.ts';
import { staffRecoveryHandlers } from './recovery/staffRecovery.ts';
import { invoiceHandlers } from './staff/invoices.ts';
import { licenceHandlers } from './staff/licences.ts';
import { staffHandlers } from './staff/staff.ts';
import { staffPasskeyHandlers } from './staff/staffPasskeys.ts';
import { tokenHandlers } from './tokens/verifyToken.ts';
import { addressHandlers } from './users/addresses.ts';
import { customAttributeHandlers } from './users/customAttributes.ts';
import { sharedUserHandlers } from './users/familyUsers.ts';
import { joinHandlers } from './users/joins.ts';
import { networkCodeHandlers } from './users/networkCodes.ts';
import { erasureHandlers } from './users/ownErasure.ts';
import { ownHostHandlers, sharedRegistrationHandlers } from './users/ownHost.ts';
import { ownPageHandlers } from './users/ownPage.ts';
import { sdkHandlers } from './users/sdk/sdk.ts';
import { sdkDeviceHandlers } from './users/sdk/sdkDevices.ts';
import { sdkRequestHandlers } from './users/sdk/sdkRequests.ts';
import { userDeviceHandlers } from './users/userDevices.ts';
import { userHandlers } from './users/users.ts';

/** The calls that change something: commands, ceremonies and effects. */
const changing = callsOf('command', calls as Record<string, Call>);

/** Serves every call that changes something. What browsers tell of passkeys is counted in `steps`. */
export function commandApi(kit: Kit, steps: Steps): Router {
  const handlers: HandlersOf<Calls, 'command'> = {
    ...appHandlers(kit),
    ...applicationHandlers(kit),
    ...approvalHandlers(kit),
    ...billingDetailsHandlers(kit),
    ...brandHandlers(kit),
    ...directoryHandlers(kit),
    ...groupHandlers(kit),
    ...inviteHandlers(kit),
    ...acceptHandlers(kit),
    ...helpHandlers(kit),
    ...inviteRunHandlers(kit),
    ...leavingHandlers(kit),
    ...invoiceHandlers(kit),
    ...licenceHandlers(kit),
    ...mailAgainHandlers(kit),
    ...oidcApplicationHandlers(kit),
    ...resourceHandlers(kit),
    ...operatorDeviceHandlers(kit),
    ...addressHandlers(kit),
    ...joinHandlers(kit),
    ...joinTeamHandlers(kit),
    ...networkCodeHandlers(kit),
    ...ownHostHandlers(kit),
    ...operatorHandlers(kit),
    ...organisationHandlers(kit),
    ...ownDeviceHandlers(kit),
    ...ownLanguageHandlers(kit),
    ...customAttributeHandlers(kit),
    ...ownPageHandlers(kit),
    ...erasureHandlers(kit),
    ...ownSessionHandlers(kit),
    ...passkeyStepHandlers(kit, steps),
    ...paymentHandlers(kit),
    ...pushHandlers(kit),
    ...radiusAppHandlers(kit),
    ...recoveryHandlers(kit),
    ...sendingHandlers(kit),
    ...samlCertificateHandlers(kit),
    ...sdkHandlers(kit),
    ...sdkDeviceHandlers(kit),
    ...sdkRequestHandlers(kit),
    ...sessionHandlers(kit),
    ...tokenHandlers(kit),
    ...staffHandlers(kit),
    ...staffPasskeyHandlers(kit),
    ...staffRecoveryHandlers(kit),
    ...teamHandlers(kit),
    ...transactionHandlers(kit),
    ...userDeviceHandlers(kit),
    ...userHandlers(kit),
  };
  const shared: SharedHandlersOf<Calls, 'command'> = {
    ...sharedUserHandlers(kit),
    ...sharedRegistrationHandlers(kit),
  };
  const byCall = handlersByCall(changing, handlers, shared);
  return serve(kit, changing, async (call, sent, caller, answer) => {
    const input = await withOwnLogo(kit, sent, caller);
    return call.kind === 'does'
      ? command(kit, call, input, caller)
      : byCall.get(call)!(input as never, caller, answer);
  });
}

async function command(kit: Kit, call: Does, input: Record<string, unknown>, caller: Caller) {
  const { executor } = kit;
  const { provenance } = caller;
  let made = 0;
  const found = async <R extends Ref>(target: R) => {
    const known = await executor.look(target);
    return lives(known.state) ? known : refuse(target.of.unknown);
  };
  const mapping: Mapping = {
    actor: caller.actor,
    newId: () => idOf(provenance, `new ${made++}`),
    newSecret,
    organisationOf: async (target) =>
      (await found(target)).ancestors.organisationId ?? refuse(target.of.unknown),
    look: async (target) => (await found(target)).state as never,
    notOurs: (origins) => notOurs(kit, origins),
    mustBeCertificate,
    ownOrigin: () => ownOriginOf(kit, caller),
    operatorWith: async (email) => (await executor.reserved.anyHolderOf('email', formsOf(email)))?.id ?? null,
    personalOf: (target) => personalOf(kit, target),
  };
  const [meant, raw] = await call.to(input as never, mapping);
  const { id, position } = await executor.execute(meant, raw as never, provenance);
  const { idAs, ...envelope } = call.envelope ?? {};
  const named = idAs ? { [idAs]: id } : {};
  return { errorCode: 0, ...envelope, ...named, id, position };
}
