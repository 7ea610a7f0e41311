import { application } from '../../domain/application/application.ts';
import { resourceAt } from '../../domain/application/resources.ts';
import { ref } from '../../domain/kit.ts';
import { user } from '../../domain/user/user.ts';
import type { Put, RecordName } from '../../event-store/records/records.ts';
import type { Kit } from '../../server-kit/kit.ts';

export type TokenKind = 'access' | 'refresh';
const models = { access: 'AccessToken', refresh: 'RefreshToken' } as const;
/** The kind of a user's tokens that a type of artefact is; undefined for other artefacts. */
export const tokenKindOf = (model: string): TokenKind | undefined =>
  (Object.keys(models) as TokenKind[]).find((kind) => models[kind] === model);

/** The kind of record that keeps a type of artefact. */
export const kindOf = (model: string) => `openid ${model}`;
/** Records that name the tokens of a user, in the user's group and under the ids of the tokens' own records. */
const listOf = (kind: TokenKind) => `openid user's ${kind} tokens`;

/** What is kept of a token. Nothing in it can be used as one. */
export type KeptToken = {
  userId?: string | null;
  clientId?: string;
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
const indicatorOf = ({ aud, resource }: KeptToken) => [aud ?? resource ?? []].flat()[0] ?? '';

/**
 * Whether a token has not been revoked: neither with all others of its user, nor because the resource was removed or
 * taken from the user. `userId` is null for a token of the application itself.
 */
export async function isStanding(
  { executor }: Pick<Kit, 'executor'>,
  kind: TokenKind,
  kept: KeptToken,
  userId: string | null,
): Promise<boolean> {
  const person = userId === null ? null : (await executor.look(ref(user, userId))).state;
  if (person && (kept.issuedAt ?? (kept.iat ?? 0) * 1000) <= person.revokedUntil[kind]) return false;
  const [indicator] = [kept.aud ?? []].flat();
  if (!indicator) return true;
  const { resources } = (await executor.look(ref(application, kept.clientId ?? ''))).state;
  const resource = resourceAt(resources, indicator);
  return resource !== undefined && (!person || person.resources.includes(resource.resourceId));
}

/** The lists of the users' tokens. */
export function tokenLists({ records, executor }: Pick<Kit, 'records' | 'executor'>) {
  const read = (kind: TokenKind, tokenId: string) => records.get<KeptToken>(kindOf(models[kind]), tokenId);
  const nameOf = (kind: TokenKind, id: string): RecordName => ({ kind: listOf(kind), id });

  return {
    /** The entry of a token, which is written together with the token. */
    entryOf: (kind: TokenKind, tokenId: string, userId: string, expiresAt: number): Put => ({
      ...nameOf(kind, tokenId),
      ...{ value: true, expiresAt, group: userId },
    }),
    nameOf,
    remove: (kind: TokenKind, tokenId: string) => records.drop(listOf(kind), tokenId),

    /** The user to whom a token belongs; null when there is no such token. */
    async ownerOf(kind: TokenKind, tokenId: string): Promise<string | null> {
      const kept = await read(kind, tokenId);
      return (!kept?.consumed && kept?.userId) || null;
    },

    /** The live tokens of a user, latest expiry first. Entries of tokens that have ended meanwhile are removed. */
    async of(kind: TokenKind, userId: string) {
      const ids = await records.idsOf(listOf(kind), userId, lookedAt);
      const found = await Promise.all(
        ids.map(async (jti) => {
          const kept = await read(kind, jti);
          const lives = kept && !kept.consumed && (await isStanding({ executor }, kind, kept, userId));
          if (!lives) await records.drop(listOf(kind), jti);
          return lives ? [{ jti, kept }] : [];
        }),
      );
      return found
        .flat()
        .slice(0, longest)
        .map(({ jti, kept }) => ({
          jti,
          resource: indicatorOf(kept),
          scope: kept.scope ?? '',
          createdAt: new Date(kept.issuedAt ?? (kept.iat ?? 0) * 1000).toISOString(),
          expiresAt: new Date((kept.exp ?? 0) * 1000).toISOString(),
        }));
    },

    /** Forgets the entries of all tokens of a user, which have ended by an event. */
    forget: (kind: TokenKind, userId: string) => records.dropGroup(listOf(kind), userId),

    /** Ends one token. */
    async end(kind: TokenKind, tokenId: string) {
      await records.drop(kindOf(models[kind]), tokenId);
      await records.drop(listOf(kind), tokenId);
    },
  };
}
