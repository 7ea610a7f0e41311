import { application } from '../../domain/application/application.ts';
import { resourceAt } from '../../domain/application/resources.ts';
import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { person } from '../../domain/person/person.ts';
import { user } from '../../domain/user/user.ts';
import { keyOf, kindOf, partsOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';

export type TokenKind = 'access' | 'refresh';
const models = { access: 'AccessToken', refresh: 'RefreshToken' } as const;
/** The kind of a user's tokens that a type of artefact is; undefined for other artefacts. */
export const tokenKindOf = (model: string): TokenKind | undefined =>
  (Object.keys(models) as TokenKind[]).find((kind) => models[kind] === model);

/** The record of a token. Nothing in it can be used as one. */
export type KeptToken = {
  userId?: string | null;
  clientId?: string;
  grantId?: string;
  /** Milliseconds since the epoch. */
  issuedAt?: number;
  iat?: number;
  exp?: number;
  aud?: string | string[];
  resource?: string | string[];
  scope?: string;
  consumed?: unknown;
};

/** Most tokens that a list shows, and the number of entries that are looked at for it. */
const longest = 100;
const lookedAt = 200;
/** When an artefact was made, in milliseconds since the epoch. Those of earlier releases say it in seconds alone. */
const madeAt = ({ issuedAt, iat }: Pick<KeptToken, 'issuedAt' | 'iat'>) => issuedAt ?? (iat ?? 0) * 1000;
const indicatorOf = ({ aud, resource }: KeptToken) => [aud ?? resource ?? []].flat()[0] ?? '';

/** The moment by which all has ended that an application got, by a suspension of it or of its organisation. */
async function applicationEnded({ executor }: Pick<Kit, 'executor'>, applicationId: string): Promise<number> {
  const { state, ancestors } = await executor.look(ref(application, applicationId));
  const { signedOutUntil } = (await executor.look(ref(organisation, ancestors.organisationId ?? ''))).state;
  return Math.max(state.signedOutUntil, signedOutUntil);
}

/**
 * Whether a token has not been revoked: neither with all others of its user or of its application, nor because the resource
 * was removed or taken from the user. `userId` is null for a token of the application itself, which has no grant to end with.
 */
export async function isStanding(
  { executor }: Pick<Kit, 'executor'>,
  kind: TokenKind,
  kept: KeptToken,
  userId: string | null,
): Promise<boolean> {
  const holder = userId === null ? null : (await executor.look(ref(user, userId))).state;
  const until = holder
    ? holder.revokedUntil[kind]
    : await applicationEnded({ executor }, kept.clientId ?? '');
  if (madeAt(kept) <= until) return false;
  const [indicator] = [kept.aud ?? []].flat();
  if (!indicator) return true;
  const { resources } = (await executor.look(ref(application, kept.clientId ?? ''))).state;
  const resource = resourceAt(resources, indicator);
  return resource !== undefined && (!holder || holder.resources.includes(resource.resourceId));
}

/**
 * Whether a grant has not ended with all others that its person, device, application or organisation had until a moment, and
 * with it all that came from it.
 */
export async function isGranted(
  { executor }: Pick<Kit, 'executor'>,
  grant: Pick<KeptToken, 'issuedAt' | 'iat' | 'clientId'> & { accountId?: string },
): Promise<boolean> {
  const { personId, deviceId } = partsOf(grant.accountId ?? '');
  const until = await Promise.all([
    executor.look(ref(person, personId)).then(({ state }) => state.signedOutUntil),
    executor.look(ref(device, deviceId)).then(({ state }) => state.signedOutUntil),
    applicationEnded({ executor }, grant.clientId ?? ''),
  ]);
  return madeAt(grant) > Math.max(...until);
}

/** The lists of the users' tokens. A token that has not been used up is in the group of its user. */
export function tokenLists({ records, executor }: Pick<Kit, 'records' | 'executor'>) {
  const read = (kind: TokenKind, tokenId: string) => records.get<KeptToken>(kindOf(models[kind]), tokenId);

  /** Whether the grant is there from which a token came, and with which it ends. */
  async function hasGrant({ grantId = '' }: KeptToken, userId: string): Promise<boolean> {
    const { ancestors } = await executor.look(ref(user, userId));
    const grant = await records.get<object>(kindOf('Grant'), keyOf(ancestors.organisationId ?? '', grantId));
    return grant !== undefined && isGranted({ executor }, grant);
  }
  /** A token of a list, if it still counts. What has ended for good leaves the list. */
  async function listed(kind: TokenKind, jti: string, userId: string) {
    const kept = await read(kind, jti);
    if (!kept || kept.consumed) return [];
    if (!(await hasGrant(kept, userId))) await records.drop(kindOf(models[kind]), jti);
    else if (await isStanding({ executor }, kind, kept, userId)) return [{ jti, kept }];
    return [];
  }

  return {
    /** The user to whom a token belongs; null when there is no such token. */
    async ownerOf(kind: TokenKind, tokenId: string): Promise<string | null> {
      const kept = await read(kind, tokenId);
      return (!kept?.consumed && kept?.userId) || null;
    },

    /** The live tokens of a user, latest expiry first. */
    async of(kind: TokenKind, userId: string) {
      const ids = await records.idsOf(kindOf(models[kind]), userId, lookedAt);
      const found = await Promise.all(ids.map((jti) => listed(kind, jti, userId)));
      return found
        .flat()
        .toSorted((a, b) => (b.kept.exp ?? 0) - (a.kept.exp ?? 0))
        .slice(0, longest)
        .map(({ jti, kept }) => ({
          jti,
          payload: { jti, aud: indicatorOf(kept), scope: kept.scope ?? '' },
          resource: indicatorOf(kept),
          scope: kept.scope ?? '',
          createdAt: new Date(madeAt(kept)).toISOString(),
          expiresAt: new Date((kept.exp ?? 0) * 1000).toISOString(),
        }));
    },

    /** Forgets all tokens of a user, which have ended by an event. */
    forget: (kind: TokenKind, userId: string) => records.dropGroup(kindOf(models[kind]), userId),

    /** Ends one token. */
    end: (kind: TokenKind, tokenId: string) => records.drop(kindOf(models[kind]), tokenId),
  };
}
