import { ref } from '../domain/kit.ts';
import { refuse } from '../domain/refusals.ts';
import { RevokeToken, RevokeTokens } from '../domain/user/access.ts';
import { user } from '../domain/user/user.ts';
import type { Caller } from '../server-kit/calls/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { type TokenKind, tokenLists } from './openid/userTokens.ts';

/** Handles the lists of a user's tokens in the console, and their revocation one by one and all at once. */
export function tokenHandlers(kit: Kit) {
  const lists = tokenLists(kit);

  /** Refuses users of other organisations and families. */
  async function own(userId: string, { actor }: Caller, refusal: 'user.unknown' | 'user.token') {
    const { state, ancestors } = await kit.executor.look(ref(user, userId));
    if (ancestors.organisationId !== actor.organisationId || state.realm !== 'oidc') refuse(refusal);
  }
  const list =
    (kind: TokenKind) =>
    async ({ userId }: { userId: string }, caller: Caller) => {
      await own(userId, caller, 'user.unknown');
      return { errorCode: 0, tokens: await lists.of(kind, userId) };
    };
  const endAll =
    (kind: TokenKind) =>
    async ({ userId: id }: { userId: string }, caller: Caller) => {
      await own(id, caller, 'user.unknown');
      const { position } = await kit.executor.execute(RevokeTokens, { id, kind }, caller.provenance);
      await lists.forget(kind, id);
      return { errorCode: 0, id, position };
    };
  const endOne =
    (kind: TokenKind) =>
    async ({ jti: tokenId }: { jti: string }, caller: Caller) => {
      const id = (await lists.ownerOf(kind, tokenId)) ?? refuse('user.token');
      await own(id, caller, 'user.token');
      const { position } = await kit.executor.execute(RevokeToken, { id, kind, tokenId }, caller.provenance);
      await lists.end(kind, tokenId);
      return { errorCode: 0, id: tokenId, position };
    };
  return {
    getAllAccessToken: list('access'),
    getAllRefreshToken: list('refresh'),
    deleteAllAccessToken: endAll('access'),
    deleteAllRefreshToken: endAll('refresh'),
    deleteSingleAccessToken: endOne('access'),
    deleteSingleRefreshToken: endOne('refresh'),
  };
}
