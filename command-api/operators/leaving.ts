import { ref } from '../../domain/kit.ts';
import { RequestDeletion } from '../../domain/organisation/leaving.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { passphraseOf } from '../../server-kit/access/passphrase.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';

const modes = new Map([
  ['DELETE', { backup: false, message: 'Your organization will be deleted within 7 days' }],
  [
    'DELETE_BACKUP',
    {
      backup: true,
      message: 'Your organization will be deleted within 7 days. A link to the backup is mailed to you',
    },
  ],
]);

/** Takes a request for the deletion of the caller's organisation. */
export const leavingHandlers = (kit: Kit) =>
  ({
    async deleteAccount({ uniqueId, userId, mode }, { actor, provenance }) {
      const { backup, message } = modes.get(mode) ?? refuseField('mode', 'is.leaving');
      if (userId !== actor.id) refuse('operator.unknown');
      const asked = { id: uniqueId, operatorId: actor.id, backup };
      const { id, position } = await kit.executor.execute(RequestDeletion, asked, provenance);
      const { leaving } = (await kit.executor.look(ref(organisation, id))).state;
      if (leaving?.type !== 'DELETE') refuse('request.conflict');
      const { dueAt } = leaving;
      const passphrase = leaving.backup === 'none' ? null : passphraseOf(kit, id, dueAt);
      return { errorCode: 0, id, message, dueAt, passphrase, position };
    },
  }) satisfies CommandHandlers;
