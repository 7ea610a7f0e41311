import { RenameDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { oneWith } from '../../server-kit/people/joined.ts';

/** Handles people's changes to their own devices. */
export function ownDeviceHandlers(kit: Kit) {
  const { executor } = kit;
  return {
    async renameOwnDevice(asked, caller) {
      const { deviceId: id, name } = asked;
      const { role, id: callerId } = caller.actor;
      const { operatorId, personId = '' } = (await executor.look(ref(device, id))).ancestors;
      const mine = role === 'user' ? await oneWith(kit, callerId) : [callerId];
      const ownerId = role === 'user' ? personId : (operatorId ?? '');
      if (!mine.includes(ownerId)) refuse('device.unknown');
      const { provenance } = caller;
      const { position } = await executor.execute(RenameDevice, { id, ownerId, name }, provenance);
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
