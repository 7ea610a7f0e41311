import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import type { Kit } from '../kit.ts';

/**
 * Whether the passkey of a device is bound to it (`hwk`) or may be copied to others (`swk`), as authentication method
 * references say it (RFC 8176). A passkey that can be backed up is not bound to hardware.
 */
export async function keyKindOf(
  { executor }: Pick<Kit, 'executor'>,
  deviceId: string,
): Promise<'hwk' | 'swk'> {
  const { credential } = (await executor.look(ref(device, deviceId))).state;
  return (credential?.backupEligible ?? true) ? 'swk' : 'hwk';
}
