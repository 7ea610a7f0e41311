import type { z } from 'zod';
import {
  ActivateDevice,
  type owner,
  ownerRef,
  RemoveDevice,
  SuspendDevice,
} from '../domain/device/commands.ts';
import type { FamilyName } from '../domain/families/families.ts';
import { type Command, ref } from '../domain/kit.ts';
import * as byOperator from '../domain/operator/commands.ts';
import { refuse } from '../domain/refusals.ts';
import * as byUser from '../domain/user/commands.ts';
import { user } from '../domain/user/user.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Caller } from '../server-kit/calls/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { behindTheScenes, leave } from './lastOne.ts';

type Owner = z.output<typeof owner>;
type Named = { userId: string; credentialID: string };

/**
 * Suspending, activating and removing devices of members (`operator`) or of applications' users (`user`), of users in
 * one realm if it is given.
 */
export function devicesOf(kit: Kit, kind: Owner['kind'], realm?: FamilyName) {
  const { executor } = kit;
  const { WithdrawDevice, ReinstateDevice, ReleaseDevice } = kind === 'operator' ? byOperator : byUser;

  /** Finds a device in the caller's organisation. A device of another organisation is refused as unknown. */
  async function deviceIn({ userId, credentialID }: Named, { actor }: Caller) {
    const found = await executor.reserved.holderOf('credential', credentialID);
    const { organisationId, ...above } = found ? (await executor.look(found)).ancestors : {};
    const ownerId = kind === 'operator' ? above.operatorId : above.userId;
    if (!found || ownerId !== userId || organisationId !== actor.organisationId) refuse('device.unknown');
    if (realm && (await executor.look(ref(user, userId))).state.realm !== realm) refuse('device.unknown');
    return found.id;
  }
  /** The owner's stream decides first, so that one of the last two devices stays even if both leave at once. */
  const leaves = (command: Command, id: string, deviceId: string, provenance: Provenance) =>
    leave(
      kit,
      {
        keeper: ownerRef({ kind, id }),
        claim: { kind: 'max.device.count', of: id },
        leaver: deviceId,
        command,
        inputWith: (other) => ({ id, deviceId, other }),
      },
      provenance,
    );
  async function done(command: Command, id: string, provenance: Provenance) {
    const { position } = await executor.execute(command, { id } as never, provenance);
    return { errorCode: 0, id, position };
  }

  return {
    async suspend(named: Named, suspend: boolean, caller: Caller) {
      const deviceId = await deviceIn(named, caller);
      const { userId: id } = named;
      if (suspend) await leaves(WithdrawDevice, id, deviceId, caller.provenance);
      else await executor.execute(ReinstateDevice, { id, deviceId }, behindTheScenes(caller.provenance));
      return done(suspend ? SuspendDevice : ActivateDevice, deviceId, caller.provenance);
    },
    async remove(named: Named, caller: Caller) {
      const deviceId = await deviceIn(named, caller);
      await leaves(ReleaseDevice, named.userId, deviceId, caller.provenance);
      return done(RemoveDevice, deviceId, caller.provenance);
    },
  };
}
