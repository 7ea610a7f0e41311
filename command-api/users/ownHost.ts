import type { z } from 'zod';
import type { SentAttributes } from '../../api/calls/parts/registering.ts';
import type { invitedCalls } from '../../api/calls/users/invited.ts';
import { hashOf } from '../../approvals/challenge.ts';
import { collect } from '../../approvals/collect.ts';
import { type Outcome, outcomesOf } from '../../approvals/giving.ts';
import { openedReply, placeIn } from '../../approvals/opening.ts';
import { lookAt, personalIn } from '../../approvals/requests/look.ts';
import { openUserRequest } from '../../approvals/requests/open.ts';
import { application } from '../../domain/application/application.ts';
import { familyOf, isForPhones, ownSiteOf } from '../../domain/application/kinds.ts';
import { aboutKind } from '../../domain/families/requests.ts';
import { ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import { user } from '../../domain/user/user.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { asVisitor, ownOrigin } from '../../server-kit/calls/callerOf.ts';
import { deviceIn } from '../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { otherSiteOf } from '../../server-kit/people/otherSite.ts';
import { eachAccessOf, personIdOf } from '../../server-kit/people/people.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { chainOf, mustStand } from '../../server-kit/people/standing.ts';
import { openInvite } from '../invites/openInvite.ts';
import { shownOutcomes } from '../invites/places.ts';
import { applicationOf } from './invitedTo.ts';
import { beginUser, begunFor, finishUser, type Site } from './registration.ts';

type Calls = typeof invitedCalls;
type Answer = { credential: unknown; transactionId: string } & SentAttributes;
const attributesIn = ({ birthdate, address }: SentAttributes) => ({
  ...(birthdate !== undefined && { birthdate }),
  ...address,
});

/** As many of the applications that a person may use now as an invitation leads to. */
async function usable(kit: Kit, personId: string): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for await (const { id: userId, applicationId, organisationId } of eachAccessOf(kit, personId)) {
    const why = standing(await chainOf(kit, { userId, applicationId, organisationId }));
    if (!why && applicationId) found.push({ applicationId, why });
    if (found.length === limits.inviteApplications) break;
  }
  return found;
}

/** Makes what registers users whose passkeys belong to the organisation's host. */
function registering(kit: Kit) {
  /**
   * The application, at the host of its organisation. Refuses applications whose users sign in on a site of their own, and an
   * app that allows no way to sign in.
   */
  async function siteAt(appId: string, caller: Caller): Promise<Site> {
    const { state: app, ancestors } = await kit.executor.look(ref(application, appId));
    const organisationId = ancestors.organisationId ?? refuse('session.token');
    const { subdomain } = (await kit.executor.look(ref(organisation, organisationId))).state;
    const { host } = caller;
    if (host.app !== 'org' || host.subdomain !== subdomain) refuse('session.token');
    if (await otherSiteOf(kit, organisationId, app.settings)) refuse('session.token');
    if (ownSiteOf(app.settings)?.samePlatformAuth === false && !isForPhones(app.settings))
      refuse('plan.feature', { feature: 'authenticate.same.device' });
    await mustStand(kit, { organisationId, applicationId: appId });
    const origin = ownOrigin(kit, caller)!;
    return { appId, app, organisationId, origin, rpId: new URL(origin).hostname };
  }

  /**
   * The applications that a person has joined by an invitation, and those that did not take the person in. After a recovery,
   * those that the person may use.
   */
  async function joined({ organisationId }: Site, inviteId: string | null, personId: string) {
    const outcomes = inviteId ? await outcomesOf(kit, inviteId, personId) : await usable(kit, personId);
    return shownOutcomes(kit, organisationId, outcomes);
  }

  /** Begins the passkey of an invited person, or of one who lost all passkeys. */
  async function begin({ accessToken }: { accessToken: string }, caller: Caller) {
    const site = await siteAt(await applicationOf(kit, accessToken), caller);
    return beginUser(kit, site, { name: '', invite: accessToken });
  }

  async function verify({ credential, transactionId, ...sent }: Answer, caller: Caller) {
    const site = await siteAt(begunFor(kit, transactionId), caller);
    const answer = { credential, transactionId } as never;
    const done = await finishUser(kit, site, answer, caller, attributesIn(sent));
    const { userId, username, position, inviteId, personId } = done;
    const applications = await joined(site, inviteId, personId);
    const appName = site.app.settings!.name;
    return { errorCode: 0, userId, username, appName, applications, position } as const;
  }

  /** Opens a request to make the passkey of an invited person on a phone. */
  async function openInviteApproval(body: z.output<Calls['openInviteApproval']['body']>, caller: Caller) {
    const { applicationId, inviteId, email, name } = await openInvite(kit, body.accessToken);
    const { appId, app } = await siteAt(applicationId ?? refuse('session.token'), caller);
    const asking = {
      kind: familyOf(app.settings!.kind).requests.register.kind,
      ...{ applicationId: appId, username: email, name, place: placeIn(body) },
      ...{ device: deviceIn(caller), ip: caller.ip },
      invited: { inviteId, attributes: attributesIn(body) },
    };
    return openedReply(await openUserRequest(kit, asking, asVisitor(caller)));
  }

  async function collectInviteApproval({ transactionId }: { transactionId: string }, caller: Caller) {
    const { bearer = '', provenance } = caller;
    const { opened } = (await lookAt(kit, transactionId)).state;
    if (opened?.secretHash !== hashOf(bearer) || !opened.applicationId) refuse('transaction.unknown');
    if (aboutKind(opened.kind).type !== 1) refuse('transaction.unknown');
    const site = await siteAt(opened.applicationId, caller);
    const { registration } = await personalIn(kit, transactionId);
    const { ownerId: userId, position } = await collect(kit, transactionId, bearer, provenance);
    const { username } = await personalOf(kit, ref(user, userId));
    const appName = site.app.settings!.name;
    const inviteId = (registration?.inviteId ?? null) as string | null;
    const applications = await joined(site, inviteId, await personIdOf(kit, userId));
    return { errorCode: 0, userId, username: username ?? '', appName, applications, position } as const;
  }

  return { begin, verify, openInviteApproval, collectInviteApproval };
}

/** Handles registrations with a passkey that a phone makes. */
export function ownHostHandlers(kit: Kit) {
  const { openInviteApproval, collectInviteApproval } = registering(kit);
  return { openInviteApproval, collectInviteApproval } satisfies CommandHandlers;
}
/** Handles registrations with a passkey of the device in use, for each family alike. */
export function sharedRegistrationHandlers(kit: Kit) {
  const { begin, verify } = registering(kit);
  return { beginsRegistration: () => begin, endsRegistration: () => verify };
}
