import { InviteConsumed } from '../../domain/invite/events.ts';
import { lives, ref } from '../../domain/kit.ts';
import { VerifyUsername } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { on, type Reaction } from './kit/kit.ts';

/**
 * Marks the usernames of invited users as verified, because they read the invitation's mail. Older registrations did
 * not say so themselves; their users are found in the log.
 */
export const verifiedUsernames: Reaction = {
  ...on(InviteConsumed, 'verify-usernames', async ({ metadata, provenance }, { executor }) => {
    const { role, id } = metadata.actor;
    if (role !== 'user' || !lives((await executor.look(ref(user, id), { fresh: true })).state)) return;
    await executor.execute(VerifyUsername, { id }, provenance);
  }),
  fromStart: true,
};
