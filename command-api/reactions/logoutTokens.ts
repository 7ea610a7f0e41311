import { createHash, createPrivateKey, sign } from 'node:crypto';
import { post } from '../../approvals/push/post.ts';
import { application } from '../../domain/application/application.ts';
import { lives, ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { UserDeleted, UserSignedOut, UserSuspended } from '../../domain/user/events.ts';
import { boundedCache } from '../../event-store/cache.ts';
import { forgetSession, sessionsTold } from '../../server-kit/access/oidcSessions.ts';
import { isPublicUrl } from '../../server-kit/egress.ts';
import { openKeys, signingKeys } from '../../server-kit/keys/signingKeys.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Cause } from './kit/cause.ts';
import { nothing, on } from './kit/kit.ts';

type Deliver = (url: string, headers: Record<string, string>, body: Buffer) => Promise<{ status: number }>;
/** Milliseconds for which an application that was not reached is not asked again, so that it keeps no place from others. */
const rest = 10_000;
/** Sign-outs of all applications that may wait for another try: an hour of a large application that is away. */
const mostFailed = 20_000;
/** Sessions of one user that an application is told of. An older one ends with the application's own limit. */
const mostSessions = 100;
/** Until when each application rests. */
type Resting = ReturnType<typeof boundedCache<number>>;
/** Seconds for which a logout token is valid (OpenID Connect Back-Channel Logout 1.0, section 4). */
const lasts = 120;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token with the newest key of the organisation, as the OpenID provider signs ID tokens. */
async function signed(kit: Kit, organisationId: string, claims: object): Promise<string> {
  const [key] = await openKeys(kit, organisationId, await signingKeys(kit, organisationId));
  if (!key) throw new Error('the organisation has no signing key that can be opened');
  const content = `${encoded({ alg: key.alg, typ: 'logout+jwt', kid: key.kid })}.${encoded(claims)}`;
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** The application that wants to know of a sign-out of its user: its issuer and address; null when it does not. */
async function listenerOf({ executor, origins }: Kit, { metadata }: Cause) {
  const { applicationId, organisationId } = metadata;
  if (!applicationId || !organisationId) return null;
  const known = await executor.look(ref(application, applicationId));
  // With the application, all its users are deleted. It has ended for good, so its stream need not be read for each.
  if (known.ended !== null) return null;
  const { state } = await executor.look(ref(application, applicationId), { fresh: true });
  const url = state.settings?.kind === 'oidc' && lives(state) ? state.settings.backchannelLogoutUri : '';
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  return url && subdomain ? { applicationId, organisationId, url, issuer: origins.org(subdomain) } : null;
}

type Listener = NonNullable<Awaited<ReturnType<typeof listenerOf>>>;

/**
 * Tells an application that its user was signed out of one session or, when the user was suspended or deleted, of all.
 * An application that cannot be reached, or fails, is told again later; one that refuses the token is not.
 */
async function tell(kit: Kit, cause: Cause, deliver: Deliver, resting: Resting) {
  const listener = await listenerOf(kit, cause);
  if (!listener) return nothing;
  const { applicationId, url } = listener;
  const about = { appId: applicationId, event: cause.event.id };
  if (!isPublicUrl(url)) return kit.log.warn(about, 'a logout address is not on the open internet');
  if ((resting.get(applicationId) ?? 0) > kit.clock())
    throw new Error('the application was not reached a moment ago');
  const { sessionId } = cause.data as { sessionId?: string };
  // Applications look for their session by its id where their ID token named one.
  const known = sessionId ? [] : await sessionsTold(kit.records, cause.target.id, mostSessions);
  const sessions = known.length ? known : [sessionId];
  for (const sid of sessions) {
    const token = await logoutToken(kit, cause, listener, sid);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { status } = await deliver(url, headers, Buffer.from(`logout_token=${token}`));
    if (status === 0) resting.set(applicationId, kit.clock() + rest);
    if (status === 400) kit.log.warn(about, 'an application refused a logout token');
    else if (status !== 200 && status !== 204)
      throw new Error(status ? `the application answered ${status}` : 'the application was not reached');
    if (sid) await forgetSession(kit.records, sid);
  }
}

/** The signed logout token for one session of the user or, without one, for all of them. */
function logoutToken(
  kit: Kit,
  { event, target }: Cause,
  { applicationId, organisationId, issuer }: Listener,
  sid?: string,
) {
  const iat = Math.floor(kit.clock() / 1000);
  const named = sid ? `${event.id} ${sid}` : event.id;
  return signed(kit, organisationId, {
    ...{ iss: issuer, aud: applicationId, sub: target.id, iat, exp: iat + lasts },
    // A repetition has the same id, so that the application can tell it from another sign-out.
    jti: createHash('sha256').update(named).digest('base64url'),
    ...(sid && { sid }),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
}

/** Tells OpenID applications that their users were signed out (OpenID Connect Back-Channel Logout 1.0). */
export function logoutTokens(deliver: Deliver = post) {
  const resting: Resting = boundedCache(10_000);
  return on(
    [UserSignedOut, UserSuspended, UserDeleted],
    'logout-tokens',
    (cause, kit) => tell(kit, cause, deliver, resting),
    undefined,
    { outside: true, mostFailed },
  );
}
