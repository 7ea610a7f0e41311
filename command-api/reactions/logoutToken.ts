import { createHash, createPrivateKey, sign } from 'node:crypto';
import { application } from '../../domain/application/application.ts';
import { keysInOrder } from '../../domain/keyring/commands.ts';
import { keyring } from '../../domain/keyring/keyring.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { boundedCache } from '../../event-store/cache.ts';
import { isPublicUrl } from '../../server-kit/egress.ts';
import { openKeys, type SigningKey, signingKeys } from '../../server-kit/keys/signingKeys.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personIdOf } from '../../server-kit/people/people.ts';
import type { Cause } from './kit/cause.ts';
import { nothing } from './kit/kit.ts';

export type Deliver = (
  url: string,
  headers: Record<string, string>,
  body: Buffer,
) => Promise<{ status: number }>;
/** Somebody's session at an application that has ended; without `sid` all sessions of the user. */
type EndedSession = { userId: string; applicationId: string; sid?: string | undefined };

/** Milliseconds for which an application that was not reached is not asked again, so that it keeps no place from others. */
const rest = 10_000;
/** Seconds for which a logout token is valid (OpenID Connect Back-Channel Logout 1.0, section 4). */
const lasts = 120;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The application that wants to know of a sign-out: its issuer, address, signature and subjects; null when it does not. */
async function listenerOf({ executor, origins }: Kit, applicationId: string) {
  const { state, ancestors } = await executor.look(ref(application, applicationId), { fresh: true });
  const { organisationId } = ancestors;
  if (state.settings?.kind !== 'oidc' || !organisationId) return null;
  const { backchannelLogoutUri: url, idTokenAlgorithm: alg = 'RS256', subjectType } = state.settings;
  if (!url) return null;
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  if (!subdomain) return null;
  const issuer = origins.org(subdomain);
  return { applicationId, organisationId, url, alg, issuer, isPublic: subjectType === 'public' };
}
type Listener = NonNullable<Awaited<ReturnType<typeof listenerOf>>>;

/** Tells applications with signed tokens that sessions have ended (OpenID Connect Back-Channel Logout 1.0). */
export function tellerOf(deliver: Deliver) {
  /** Until when each application rests. */
  const resting = boundedCache<number>(10_000);
  /** The keys with which organisations sign, also after the organisation was deleted and its keys destroyed. */
  const keys = boundedCache<SigningKey[]>(500);

  /** The keys with which the organisation's OpenID provider signs; none if they cannot be opened any more. */
  async function keysOf(kit: Kit, organisationId: string): Promise<SigningKey[]> {
    const { ended } = await kit.executor.look(ref(organisation, organisationId));
    const kids =
      ended === null
        ? await signingKeys(kit, organisationId)
        : keysInOrder((await kit.executor.look(ref(keyring, organisationId))).state, new Date(kit.clock()));
    const opened = await openKeys(kit, organisationId, kids);
    if (!opened.length) return keys.get(organisationId) ?? [];
    keys.set(organisationId, opened);
    return opened;
  }

  /** The signed token for one session. A repetition has the same id, so that it can be told from another sign-out. */
  function tokenOf(
    key: SigningKey,
    listener: Listener,
    { sub, sid }: { sub: string; sid: string | undefined },
    { event }: Cause,
    now: number,
  ) {
    const iat = Math.floor(now / 1000);
    const claims = {
      ...{ iss: listener.issuer, aud: listener.applicationId, sub, iat, exp: iat + lasts },
      jti: createHash('sha256')
        .update(sid ? `${event.id} ${sid}` : event.id)
        .digest('base64url'),
      ...(sid && { sid }),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    };
    const content = `${encoded({ alg: key.alg, typ: 'logout+jwt', kid: key.kid })}.${encoded(claims)}`;
    const privateKey = createPrivateKey({ key, format: 'jwk' });
    const signing = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign(key.alg === 'EdDSA' ? null : 'sha256', Buffer.from(content), signing);
    return `${content}.${signature.toString('base64url')}`;
  }

  return {
    /** Keeps the keys of an organisation that was deleted, with which its applications are told of the ends that follow. */
    keepKey: keysOf,

    /**
     * Tells an application of a session that has ended. Throws if the application cannot be reached or fails, so that it
     * is told again later; one that refuses the token is not. Returns `nothing` if it does not want to know.
     */
    async tell(
      kit: Kit,
      cause: Cause,
      { userId, applicationId, sid }: EndedSession,
    ): Promise<typeof nothing | undefined> {
      const listener = await listenerOf(kit, applicationId);
      if (!listener) return nothing;
      const { organisationId, url, alg, isPublic } = listener;
      const about = { appId: applicationId, event: cause.event.id };
      if (!isPublicUrl(url)) return void kit.log.warn(about, 'a logout address is not on the open internet');
      if ((resting.get(applicationId) ?? 0) > kit.clock())
        throw new Error('the application was not reached a moment ago');
      const all = await keysOf(kit, organisationId);
      const key = all.find((each) => each.alg === alg) ?? all[0];
      if (!key) return void kit.log.warn(about, 'no signing key of the organisation can be opened');
      const sub = isPublic ? await personIdOf(kit, userId) : userId;
      const body = `logout_token=${tokenOf(key, listener, { sub, sid }, cause, kit.clock())}`;
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const { status } = await deliver(url, headers, Buffer.from(body));
      if (status === 0) resting.set(applicationId, kit.clock() + rest);
      if (status === 400) kit.log.warn(about, 'an application refused a logout token');
      else if (status !== 200 && status !== 204)
        throw new Error(status ? `the application answered ${status}` : 'the application was not reached');
    },
  };
}
