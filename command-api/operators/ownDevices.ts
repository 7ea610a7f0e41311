import { RenameDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Answer, Caller } from '../../server-kit/http/caller.ts';
import { provenanceOf } from '../../server-kit/http/provenance.ts';
import type { Kit } from '../../server-kit/kit.ts';

const rename = { path: 'PUT /ownDevices/:deviceId' } as const;

/** Handles people's changes to their own devices. */
export function ownDeviceHandlers({ executor }: Kit) {
  async function renameOwnDevice(asked: { deviceId: string; name: string }, caller: Caller, answer: Answer) {
    const { deviceId: id, name } = asked;
    const { role, id: ownerId } = caller.actor;
    const { operatorId, userId } = (await executor.look(ref(device, id))).ancestors;
    if ((role === 'user' ? userId : operatorId) !== ownerId) refuse('device.unknown');
    const provenance = provenanceOf(rename, { deviceId: id }, caller);
    const { position } = await executor.execute(RenameDevice, { id, ownerId, name }, provenance);
    answer.position(position);
    return { errorCode: 0, id, position: String(position) };
  }
  return { renameOwnDevice };
}
