import type { z } from 'zod';
import {
  ActivateDevice,
  holderRef,
  type owner,
  RemoveDevice,
  SuspendDevice,
} from '../domain/device/commands.ts';
import { type Device, device } from '../domain/device/device.ts';
import type { FamilyName } from '../domain/families/families.ts';
import { type Command, lives, ref, type State } from '../domain/kit.ts';
import * as byOperator from '../domain/operator/commands.ts';
import * as byPerson from '../domain/person/commands.ts';
import { refuse } from '../domain/refusals.ts';
import { user } from '../domain/user/user.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { type Holder, holderOf, holdersWith } from '../passkeys/holders.ts';
import type { Caller } from '../server-kit/calls/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { headOf } from '../server-kit/people/joined.ts';
import { atTheKeeper, leave, stillUnchanged, stopOrStay } from './lastOne.ts';
import { mustReachMember } from './reach.ts';

type Owner = z.output<typeof owner>;
/** A device by its user and its passkey, or by its person and its id. */
type OfUser = { userId: string; credentialID: string };
type OfPerson = { personId: string; deviceId: string };
type Named = OfUser | OfPerson;
/** `all` have devices of this holder, and `ownerId` among them this one. */
type Held = { deviceId: string; holder: Holder; all: string[]; ownerId: string };

/**
 * Suspending, activating and removing devices of members (`operator`) or of applications' users (`user`), of users in
 * one realm if it is given.
 */
export function devicesOf(kit: Kit, kind: Owner['kind'], realm?: FamilyName) {
  const { executor } = kit;
  const { WithdrawDevice, ReinstateDevice, ReleaseDevice } = kind === 'operator' ? byOperator : byPerson;

  /** Finds a device in the caller's organisation. A device of another organisation is refused as unknown. */
  async function deviceIn(named: Named, { actor }: Caller) {
    const found = await ('deviceId' in named
      ? ref(device, named.deviceId)
      : executor.reserved.holderOf('credential', named.credentialID));
    const { organisationId, ...above } = found ? (await executor.look(found)).ancestors : {};
    const holder: Holder =
      'personId' in named
        ? { kind: 'person', id: await headOf(kit, named.personId) }
        : await holderOf(kit, { kind, id: named.userId });
    const all = await holdersWith(kit, holder);
    const ownerId = (kind === 'operator' ? above.operatorId : above.personId) ?? '';
    if (!found || !all.includes(ownerId) || organisationId !== actor.organisationId) refuse('device.unknown');
    if (kind === 'user' && 'userId' in named) {
      const { state } = await executor.look(ref(user, named.userId));
      if (!lives(state) || (realm && state.realm !== realm)) refuse('device.unknown');
    }
    if (kind === 'operator') await mustReachMember(kit, actor.id, ownerId);
    return { deviceId: found.id, holder, all, ownerId };
  }
  /**
   * The holder's stream decides first, so that one of the last two devices stays even if both leave at once. A device counts
   * beside those whose passkeys are for the same RP ID.
   */
  async function leaves(command: Command, { deviceId, holder, all }: Held, provenance: Provenance) {
    const { id } = holder;
    const rpIdOf = ({ credential }: Pick<Device, 'credential'>) => credential?.rpId;
    const here = rpIdOf((await executor.look(ref(device, deviceId))).state);
    const leaving = {
      keeper: holderRef(holder),
      claims: all.map((of) => ({ kind: 'max.device.count', of }) as const),
      leaver: deviceId,
      counts: (state: State) => rpIdOf(state as Device) === here,
      command,
      inputWith: (other: string | null) => ({ id, deviceId, other }),
    } as const;
    return leave(kit, leaving, provenance);
  }
  async function done(command: Command, id: string, provenance: Provenance) {
    const { position } = await executor.execute(command, { id } as never, provenance);
    return { errorCode: 0, id, position };
  }

  async function reinstate({ deviceId, holder, ownerId }: Held, provenance: Provenance) {
    for (const id of new Set([holder.id, ownerId]))
      await executor.execute(ReinstateDevice, { id, deviceId }, atTheKeeper(provenance));
  }
  /** Only what is active again counts again: an activation that comes too late to take a suspension back is refused. */
  async function activateHeld(held: Held, provenance: Provenance) {
    const activated = await done(ActivateDevice, held.deviceId, provenance);
    await reinstate(held, provenance);
    return activated;
  }
  async function suspendHeld(held: Held, provenance: Provenance) {
    await leaves(WithdrawDevice, held, provenance);
    return stopOrStay(
      () => done(SuspendDevice, held.deviceId, provenance),
      async () => {
        const { state } = await executor.look(ref(device, held.deviceId), { fresh: true });
        if (state.status === 'active') await reinstate(held, provenance);
      },
    );
  }

  return {
    async suspend(named: Named, suspend: boolean, caller: Caller) {
      const held = await deviceIn(named, caller);
      return (suspend ? suspendHeld : activateHeld)(held, caller.provenance);
    },
    async remove(named: Named, caller: Caller) {
      const held = await deviceIn(named, caller);
      const by = await stillUnchanged(kit, ref(device, held.deviceId), caller.provenance);
      await leaves(ReleaseDevice, held, by);
      return done(RemoveDevice, held.deviceId, by);
    },
  };
}
