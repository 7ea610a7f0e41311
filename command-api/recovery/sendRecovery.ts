import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { RequestRecovery } from '../../domain/recovery/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import { type Begun, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy, finishSignIn } from '../../passkeys/finish.ts';
import { asMember } from '../../passkeys/holders.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { mustReachMember } from '../reach.ts';
import { recoverable } from './recovery.ts';

const minutes = 60;
type Sending = { senderId: string; personId: string };

/** Handles the recovery that somebody of the team begins for a colleague, after a sign-in of their own. */
export function sendingHandlers(kit: Kit) {
  const { tokens, executor, origins, config } = kit;
  const rp = { rpId: config.BASE_DOMAIN, origin: origins.public };
  return {
    /** Begins a recovery for a colleague. For oneself it is refused: a person who still has a passkey adds a device. */
    async sendRecovery({ userId }, { actor }) {
      if (userId === actor.id) refuse('operator.unknown');
      const { ancestors } = await executor.look(ref(operator, userId));
      if (ancestors.organisationId !== actor.organisationId) refuse('operator.unknown');
      await mustReachMember(kit, actor.id!, userId);
      await recoverable(kit, userId);
      const asked = { senderId: actor.id, personId: userId };
      return { errorCode: 0, accessToken: tokens.seal('send recovery', asked, 10 * minutes) };
    },

    async confirmRecovery({ accessToken }) {
      const { senderId, personId } = tokens.open<Sending>('send recovery', accessToken);
      await recoverable(kit, personId);
      const { name, email } = await personalOf(kit, ref(operator, personId));
      const begun = beginSignIn(tokens, 'send recovery', { ...rp, ownerId: senderId, personId });
      return { ...begun, name: name ?? '', email: email ?? '' };
    },

    async verifyConfirmRecovery({ credential, transactionId }, caller) {
      const begun = begunBy<Begun & { ownerId: string; personId: string }>(
        kit,
        'send recovery',
        transactionId,
      );
      const { personId: id, ownerId } = begun;
      // The request names its ceremony alone, so the person whom the link is for is added.
      const provenance = { ...caller.provenance, request: { userId: id } };
      const { organisationId: theirs } = await recoverable(kit, id);
      await mustReachMember(kit, ownerId, id);
      const { owner } = await finishSignIn(kit, begun, credential as never, provenance, {
        as: asMember,
        fits: async ({ id, organisationId }) => id === ownerId && organisationId === theirs,
      });
      const actor = { role: 'operator', id: owner.id, organisationId: owner.organisationId } as const;
      const { position } = await executor.execute(
        RequestRecovery,
        { id, owner: { kind: 'operator', id }, by: 'colleague' },
        { ...provenance, actor },
      );
      return { errorCode: 0, position };
    },
  } satisfies CommandHandlers;
}
