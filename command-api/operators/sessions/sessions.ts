import { application } from '../../../domain/application/application.ts';
import { ref } from '../../../domain/kit.ts';
import { type Operator, operator } from '../../../domain/operator/operator.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { refuse } from '../../../domain/refusals.ts';
import { user } from '../../../domain/user/user.ts';
import type { Answer, Caller, CommandHandlers } from '../../../server-kit/calls/caller.ts';
import { ownOrigin, reported } from '../../../server-kit/calls/callerOf.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/personal.ts';
import { mustStand } from '../../../server-kit/standing.ts';
import { approvalOf } from '../../phone/approvals.ts';
import { usernameVerified } from '../../users/sdk/sdkSite.ts';

type Landing = {
  operatorId: string;
  organisationId: string;
  deviceId: string;
  transactionId: string;
  jti: string;
};
export function sessionHandlers(kit: Kit) {
  const { executor, tokens, jwts, records, captcha, origins } = kit;

  /** The fields of a signed-in operator, named as in the requirements. */
  async function recordOf(operatorId: string) {
    const { state } = await executor.look(ref(operator, operatorId));
    const { emailVerified, showStarter } = state as Operator;
    const { email = null, name = null } = await personalOf(kit, ref(operator, operatorId));
    return { username: email ?? '', email: email ?? '', name: name ?? '', emailVerified, showStarter };
  }

  /** Starts the session on the organisation's own host; each landing token works once. */
  async function land(claims: unknown, caller: Caller, answer: Answer) {
    const { operatorId, organisationId, deviceId, transactionId, jti } = claims as Landing;
    if (caller.origin && caller.origin !== ownOrigin(kit, caller)) refuse('request.origin');
    const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
    if (caller.host.app !== 'org' || caller.host.subdomain !== subdomain) refuse('session.token');
    await mustStand(kit, { organisationId, operatorId, deviceId }, 'session.token');
    if (await reported(kit, transactionId)) refuse('session.token');
    // The first look keeps an earlier link of the same sign-in from using up the link that replaced it.
    if ((await records.get('landing', transactionId)) !== jti) refuse('session.token');
    if ((await records.take('landing', transactionId)) !== jti) refuse('session.token');
    await kit.sessions.endAllOfTransaction(transactionId);
    await answer.signIn({ role: 'operator', id: operatorId, organisationId }, { deviceId, transactionId });
    return {
      errorCode: 0,
      kind: 'landing',
      userId: operatorId,
      uniqueId: organisationId,
      ...(await recordOf(operatorId)),
    };
  }

  /** Describes a request for approval, without any ids of people. */
  async function approval(id: string, caller: Caller) {
    const asked = await approvalOf(kit, id, caller);
    return { errorCode: 0, ...asked, kind: 'approval', userId: '', uniqueId: '', approval: asked };
  }

  /** Refuses when the application or the plan of its organisation does not allow the WordPress plugin. */
  async function mustAllowWordPress({ appId, organisationId }: { appId: string; organisationId: string }) {
    const { settings } = (await executor.look(ref(application, appId))).state;
    if (settings?.kind !== 'web' || !settings.wordpressPluginEnabled) refuse('wordpress.off');
    const feature = 'plugin.wordpress.enabled';
    if (!(await executor.grantedTo(organisationId, feature))) refuse('plan.feature', { feature });
  }

  /**
   * Verifies the token of an application's user: signed by us, not expired, and everything on its chain still active.
   * Tokens of earlier releases do not name the device.
   */
  async function signIn(accessToken: string, plugin?: 'wordpress') {
    const { sub, aud, org, exp, txn, device } = jwts.verifyJwt(accessToken, { issuer: origins.public });
    if (typeof txn === 'string' && (await reported(kit, txn))) refuse('session.token');
    const ids = { userId: String(sub), appId: String(aud), organisationId: String(org) };
    const chain = {
      organisationId: ids.organisationId,
      applicationId: ids.appId,
      userId: ids.userId,
      deviceId: typeof device === 'string' ? device : null,
    };
    await mustStand(kit, chain, 'session.token');
    if (plugin) await mustAllowWordPress(ids);
    const { username, name } = await personalOf(kit, ref(user, ids.userId));
    return {
      errorCode: 0,
      kind: 'signin',
      userId: ids.userId,
      uniqueId: ids.organisationId,
      appId: ids.appId,
      username: username ?? '',
      name: name ?? '',
      usernameVerified: await usernameVerified(kit, ids.userId),
      exp: Number(exp),
    };
  }

  return {
    async signOut(_, __, answer) {
      await answer.signOut();
      return { errorCode: 0 };
    },

    async verifyToken({ accessToken, plugin }, caller, answer) {
      if (accessToken.split('.').length === 3) return signIn(accessToken, plugin);
      const claims = tokens.open(['onboarding', 'landing', 'approval'], accessToken);
      if (claims.kind === 'approval') return approval(String(claims.id), caller);
      if (claims.kind === 'landing') return land(claims, caller, answer);
      const { operatorId, organisationId } = claims as unknown as {
        operatorId: string;
        organisationId: string;
      };
      await mustStand(kit, { organisationId, operatorId }, 'session.token');
      return { errorCode: 0, kind: 'onboarding', userId: operatorId, uniqueId: organisationId };
    },

    captcha: async () => ({ ...(await captcha.challenge()) }),
  } satisfies CommandHandlers;
}
