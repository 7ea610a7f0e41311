import { z } from 'zod';
import { application } from '../application/application.ts';
import { commandsOf, id, ref } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { tokenKinds, user } from './user.ts';

const command = commandsOf(user);
const one = z.object({ id: id() });
const aboutResource = {
  input: one.extend({ applicationId: id(), resourceId: id() }),
  needs: ({ applicationId }: { applicationId: string }) => ({ application: ref(application, applicationId) }),
};

/** Lets a user get tokens for a resource of their application. */
export const GrantResource = command(aboutResource, (state, { resourceId }, { needs }) => {
  if (!needs.application.resources[resourceId]) refuse('application.resource');
  return state.resources.includes(resourceId) ? [] : [happened.ResourceGranted({ resourceId })];
});

/** Takes a resource from a user. The user's tokens for it end. */
export const RevokeResource = command(
  { input: one.extend({ resourceId: id() }) },
  ({ resources }, { resourceId }) =>
    resources.includes(resourceId) ? [happened.ResourceRevoked({ resourceId })] : [],
);

/** Records what an application may do and read from now on; the sign-in itself is the consent. */
export const GrantScopes = command(
  { input: one.extend({ scopes: z.array(z.string().max(limits.url + limits.scope)).max(limits.scopes) }) },
  ({ granted }, { scopes }) => {
    const added = scopes.filter((scope) => !granted.includes(scope));
    return added.length ? [happened.ScopesGranted({ scopes: added })] : [];
  },
);

/** Takes back all that an application may do and read, and ends the tokens that it has for it. */
export const WithdrawScopes = command({ input: one }, ({ granted }, _, { now }) =>
  granted.length
    ? [
        happened.ScopesWithdrawn({}),
        ...tokenKinds.map((kind) => happened.TokensRevoked({ kind, until: now.toISOString() })),
      ]
    : [],
);

/** Ends all tokens of a kind that were issued to the user until now. */
export const RevokeTokens = command(
  { input: one.extend({ kind: z.enum(tokenKinds) }) },
  (_, { kind }, { now }) => [happened.TokensRevoked({ kind, until: now.toISOString() })],
);

/** Records that one token of the user was ended. */
export const RevokeToken = command(
  { input: one.extend({ kind: z.enum(tokenKinds), tokenId: z.string().min(1).max(100) }) },
  (_, { kind, tokenId }) => [happened.TokenRevoked({ kind, tokenId })],
);

/** Records that the user was signed out of the application. `sessionId` is the application's own id of the session. */
export const SignOutUser = command(
  { input: one.extend({ sessionId: z.string().min(1).max(100) }) },
  (_, { sessionId }) => [happened.UserSignedOut({ sessionId })],
);
