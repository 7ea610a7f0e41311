import { verifiedSignIn } from '../../passkeys/userToken.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { approval } from './approval.ts';
import { landing } from './landing.ts';
import { onboarding } from './onboarding.ts';

/** Verifies a token in the way of its kind. Tokens of users' sign-ins are JWTs, the others are sealed and name their kind. */
export const tokenHandlers = (kit: Kit) =>
  ({
    async verifyToken({ accessToken, plugin }, caller, answer) {
      if (accessToken.split('.').length === 3) return verifiedSignIn(kit, accessToken, plugin);
      const claims = kit.tokens.open(['onboarding', 'landing', 'approval'], accessToken);
      if (claims.kind === 'approval') return approval(kit, String(claims.id), caller);
      if (claims.kind === 'landing') return landing(kit, claims as never, caller, answer);
      return onboarding(kit, claims as never);
    },
  }) satisfies CommandHandlers;
