import type { Verified } from '../../api/calls/tokens.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { reported } from '../../server-kit/calls/callerOf.ts';
import { knownOf } from '../../server-kit/details.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { usernameVerified } from '../users/sdk/sdkSite.ts';

type SignIn = Extract<Verified, { kind: 'signin' }>;

/** Refuses when the application or the plan of its organisation does not allow the WordPress plugin. */
async function mustAllowWordPress(
  { executor }: Kit,
  { appId, organisationId }: { appId: string; organisationId: string },
) {
  const { settings } = (await executor.look(ref(application, appId))).state;
  if (settings?.kind !== 'web' || !settings.wordpressPluginEnabled) refuse('wordpress.off');
  const feature = 'plugin.wordpress.enabled';
  if (!(await executor.grantedTo(organisationId, feature))) refuse('plan.feature', { feature });
}

/**
 * Verifies the token of an application's user: signed by us, not expired, and everything on its chain still active. A
 * plugin that asks must be allowed by the application.
 */
export async function signIn(kit: Kit, accessToken: string, plugin?: 'wordpress'): Promise<SignIn> {
  const { sub, aud, org, exp, txn, device } = kit.jwts.verifyJwt(accessToken, { issuer: kit.origins.public });
  if (typeof txn === 'string' && (await reported(kit, txn))) refuse('session.token');
  const ids = { userId: String(sub), appId: String(aud), organisationId: String(org) };
  const chain = {
    organisationId: ids.organisationId,
    applicationId: ids.appId,
    userId: ids.userId,
    deviceId: String(device),
  };
  await mustStand(kit, chain, 'session.token');
  if (plugin) await mustAllowWordPress(kit, ids);
  const { username, name } = await knownOf(kit, ids.userId);
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
