import type { Verified } from '../api/calls/tokens.ts';
import { type Application, application } from '../domain/application/application.ts';
import { ownSiteOf } from '../domain/application/kinds.ts';
import { ref } from '../domain/kit.ts';
import { refuse } from '../domain/refusals.ts';
import { user } from '../domain/user/user.ts';
import { reported } from '../server-kit/calls/callerOf.ts';
import type { Kit } from '../server-kit/kit.ts';
import { knownOf } from '../server-kit/people/details.ts';
import { keyKindOf } from '../server-kit/people/keyKind.ts';
import { mustStand } from '../server-kit/people/standing.ts';

/** True when the username is an address that the user has proved. */
async function usernameVerified({ executor }: Kit, userId: string) {
  return (await executor.look(ref(user, userId))).state.usernameVerified;
}
/** Makes the token that tells the customer's back end who signed in. The application's settings limit its life. */
export async function tokenFor(
  kit: Kit,
  { app, appId, organisationId }: { app: Application; appId: string; organisationId: string },
  { userId, deviceId, transactionId }: { userId: string; deviceId: string; transactionId?: string },
) {
  const expiresIn = Math.round(ownSiteOf(app.settings)!.tokenValidityTime / 1000);
  const about = { iss: kit.origins.public, aud: appId, sub: userId, org: organisationId };
  const proved = {
    amr: [await keyKindOf(kit, deviceId), 'user'],
    usernameVerified: await usernameVerified(kit, userId),
    // Suspending or removing the passkey's device makes the token invalid.
    device: deviceId,
    // Reporting the transaction makes the token invalid; the claim is that of RFC 8417 section 2.2.
    ...(transactionId && { txn: transactionId }),
  };
  return { accessToken: kit.jwts.signJwt({ ...about, ...proved }, expiresIn), expiresIn, userId };
}

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
export async function verifiedSignIn(kit: Kit, accessToken: string, plugin?: 'wordpress'): Promise<SignIn> {
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
